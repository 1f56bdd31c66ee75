import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { loadContent } from '#app/later-data.ts';
import type { StaticData } from '#app/static-data.ts';
import type { GalleryData } from './gallery-data.ts';

export type LightboxProps = {
	data: GalleryData;
	/** The number of a photograph, or the key of an extra; of a tour, also the room: `rooms:7`. */
	opensAt: string;
	onClose: () => void;
};

type Opened = { Lightbox: ComponentType<LightboxProps>; data: GalleryData; opensAt: string };

/** Makes whatever is marked `data-opens` inside open the gallery over the whole screen. What does that, and shows it, is loaded with the first tap. */
export function Gallery({ data, children }: { data: StaticData<GalleryData>; children: ReactNode }) {
	const [opened, setOpened] = useState<Opened | null>(null);

	function open(event: MouseEvent) {
		const link = (event.target as Element).closest<HTMLElement>('[data-opens]');
		const opensAt = link?.dataset['opens'];
		if (!opensAt || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		Promise.all([import('./lightbox.tsx'), loadContent(data, 'gallery')]).then(
			([{ Lightbox }, gallery]) => setOpened({ Lightbox, data: gallery, opensAt }),
			() => link instanceof HTMLAnchorElement && location.assign(link.href),
		);
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the links and buttons inside are what is used, also by keyboard
		// biome-ignore lint/a11y/noStaticElementInteractions: the links and buttons inside are what is used
		<div onClick={open}>
			{children}
			{opened && <opened.Lightbox data={opened.data} opensAt={opened.opensAt} onClose={() => setOpened(null)} />}
		</div>
	);
}
