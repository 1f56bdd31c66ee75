import { useEffect } from 'react';

/** What shows further photographs is loaded when a pointer or the focus first comes to a card; a finger readies all of them for a swipe. */
export function useCardPhotos(): void {
	useEffect(() => {
		const stop = new AbortController();
		const ready = async ({ target, type }: Event) => {
			const card = (target as Element).closest?.<HTMLElement>('[data-photos]');
			if (!card) return;
			const { layOutPhotos } = await import('./card-photos.ts');
			const cards = type === 'touchstart' ? [...(card.parentElement?.children ?? [])] : [card];
			for (const one of cards) layOutPhotos(one as HTMLElement);
		};
		for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, ready, { passive: true, ...stop });
		return () => stop.abort();
	}, []);
}
