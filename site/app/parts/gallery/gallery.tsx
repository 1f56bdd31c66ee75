import { type ComponentType, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { loadContent } from '#app/later-data.ts';
import { allowsPrefetch } from '#app/navigation/prefetch-queue.ts';
import type { StaticData } from '#app/static-data.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import type { GalleryData } from './gallery-data.ts';

export type LightboxProps = {
	data: GalleryData;
	/** The index of a photograph or the key of an extra; a tour may add a room: `rooms:7`. */
	opensAt: string;
	onClose: () => void;
};

type Opened = { Lightbox: ComponentType<LightboxProps>; data: GalleryData; opensAt: string };

/** Elements with `data-opens` inside open the lightbox, which is loaded with the first tap. */
export function Gallery({ data, children }: { data: StaticData<GalleryData>; children: ReactNode }) {
	const [opened, setOpened] = useState<Opened | null>(null);
	const load = () => Promise.all([import('./lightbox.tsx'), loadContent(data, 'gallery')]);

	/** Starts loading on pointerdown, before the click. */
	function loadAhead(event: PointerEvent) {
		if (findLink(event) && allowsPrefetch()) afterPaint(() => load().catch(() => {}));
	}

	function open(event: MouseEvent) {
		const link = findLink(event);
		const opensAt = link?.dataset['opens'];
		if (!opensAt || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		load().then(
			([{ Lightbox }, gallery]) => afterPaint(() => setOpened({ Lightbox, data: gallery, opensAt })),
			() => link instanceof HTMLAnchorElement && location.assign(link.href),
		);
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside are what is used, also by keyboard
		// biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are what is used
		<div onPointerDown={loadAhead} onClick={open}>
			{children}
			{opened && <opened.Lightbox data={opened.data} opensAt={opened.opensAt} onClose={() => setOpened(null)} />}
		</div>
	);
}

const findLink = ({ target }: { target: EventTarget }) => (target as Element).closest<HTMLElement>('[data-opens]');
