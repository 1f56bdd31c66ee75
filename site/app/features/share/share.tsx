import mail from 'icon:pn/mail';
import share from 'icon:pn/share';
import tick from 'icon:pn/tick';
import whatsApp from 'icon:pn/wa';
import copy from 'icon:tabler/copy';
import printer from 'icon:tabler/printer';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ShareData } from './share-data.ts';
import { useCopied } from './use-copied.ts';

const line = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm font-med hover:bg-stone';

/** The phone's own sheet where there is one; otherwise a small menu, which opens and leads on without JavaScript too. */
export function Share({ data: { url, title, words, ...ways } }: { data: ShareData }) {
	const menu = useRef<HTMLDetailsElement>(null);
	const { isCopied, copyText } = useCopied();

	function openSheet(event: MouseEvent) {
		if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return;
		event.preventDefault();
		navigator.share({ title, url }).catch((error: Error) => {
			if (error.name !== 'AbortError' && menu.current) menu.current.open = true;
		});
	}

	function closeOnEscape({ key }: KeyboardEvent) {
		if (key !== 'Escape' || !menu.current?.open) return;
		menu.current.open = false;
		menu.current.querySelector('summary')?.focus();
	}

	return (
		<details
			ref={menu}
			className="relative"
			onKeyDown={closeOnEscape}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
			}}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
			<summary
				onClick={openSheet}
				className="flex min-h-11 list-none items-center gap-[7px] rounded-sm px-3 text-sm font-med hover:bg-stone [&::-webkit-details-marker]:hidden"
			>
				<Icon icon={share} className="max-md:size-[22px]" />
				<span className="max-md:sr-only">{words.share}</span>
			</summary>
			<div
				tabIndex={-1}
				className="absolute end-0 top-full z-30 mt-1 w-60 rounded-lg border border-line bg-surface p-2 shadow-2 outline-none"
			>
				<input
					readOnly
					dir="ltr"
					aria-label={words.address}
					defaultValue={url}
					className="hidden min-h-11 w-full rounded-md border border-line-strong bg-sand px-3 text-ink-2 text-sm noscript:block"
				/>
				<button type="button" onClick={() => copyText(url)} className={`${line} noscript:hidden`}>
					<Icon icon={isCopied ? tick : copy} className={isCopied ? 'text-success-600' : 'text-pn-blue-700'} />
					{isCopied ? words.copied : words.copy}
				</button>
				<span role="status" className="sr-only">
					{isCopied && words.copied}
				</span>
				<a href={ways.whatsApp} target="_blank" rel="noopener" className={line}>
					<Icon icon={whatsApp} className="text-success-600" />
					{words.whatsApp}
				</a>
				<a href={ways.mail} className={line}>
					<Icon icon={mail} className="text-pn-blue-700" />
					{words.email}
				</a>
				{words.print && (
					<button type="button" onClick={() => print()} className={`${line} noscript:hidden`}>
						<Icon icon={printer} className="text-pn-blue-700" />
						{words.print}
					</button>
				)}
			</div>
		</details>
	);
}
