import type { MouseEvent, ReactNode } from 'react';

const COPIED_MS = 1500;

/** Makes a `Share` inside it interactive, also in a static part. */
export function Sharing({ children }: { children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are what is used, also by keyboard
		// biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is used
		<div className="contents" onClick={act}>
			{children}
		</div>
	);
}

function act(event: MouseEvent): void {
	const button = (event.target as Element).closest<HTMLElement>('[data-share]');
	const { share, url = '', title = '' } = button?.dataset ?? {};
	if (share === 'print') print();
	if (share === 'copy' && button) void copy(url).then(() => showCopied(button));
	if (share === 'sheet' && 'share' in navigator && matchMedia('(pointer: coarse)').matches) {
		event.preventDefault();
		navigator.share({ title, url }).catch(() => {});
	}
}

/** Plain http has no clipboard API, so it falls back to `execCommand`. */
async function copy(text: string): Promise<void> {
	if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
	const fill = (event: ClipboardEvent) => {
		event.clipboardData?.setData('text/plain', text);
		event.preventDefault();
	};
	document.addEventListener('copy', fill, { once: true });
	document.execCommand('copy');
}

function showCopied({ dataset }: HTMLElement): void {
	dataset['copied'] = '';
	setTimeout(() => delete dataset['copied'], COPIED_MS);
}
