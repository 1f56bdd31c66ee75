import { useEffect, useState } from 'react';
import type { CardPhotos } from './card-photos.tsx';

type Asked = { Photos: typeof CardPhotos; cards: HTMLElement[] };

/** What shows further photographs is loaded when a pointer or the focus first comes to a card; a finger readies all of them for a swipe. */
export function AskedPhotos() {
	const [asked, setAsked] = useState<Asked | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const ready = async ({ target, type }: Event) => {
			const card = (target as Element).closest?.<HTMLElement>('[data-photos]');
			if (!card) return;
			const { CardPhotos } = await import('./card-photos.tsx');
			const cards = type === 'touchstart' ? [...(card.parentElement?.children ?? [])] : [card];
			setAsked((before) => withCards(before, CardPhotos, cards as HTMLElement[]));
		};
		for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, ready, { passive: true, ...stop });
		return () => stop.abort();
	}, []);
	return asked && <asked.Photos cards={asked.cards} />;
}

/** Cards of earlier results are let go. */
function withCards(before: Asked | null, Photos: typeof CardPhotos, cards: HTMLElement[]): Asked | null {
	const known = before?.cards ?? [];
	if (cards.every((card) => known.includes(card))) return before;
	return { Photos, cards: [...new Set([...known, ...cards])].filter((card) => card.isConnected) };
}
