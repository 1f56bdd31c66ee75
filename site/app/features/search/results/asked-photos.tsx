import { useEffect, useState } from 'react';
import type { CardPhotos } from './card-photos.tsx';

type Asked = { Photos: typeof CardPhotos; cards: HTMLElement[] };

/**
 * Loads the photo slider when pointer or focus first reaches a card. A touch prepares all cards for swiping: the touched one at once, the
 * others one by one when idle, so that the tap stays fast.
 */
export function AskedPhotos() {
	const [asked, setAsked] = useState<Asked | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const ready = async ({ target, type }: Event) => {
			const card = (target as Element).closest?.<HTMLElement>('[data-photos]');
			if (!card) return;
			const { CardPhotos } = await import('./card-photos.tsx');
			const readyInTurn = ([next, ...others]: HTMLElement[]) => {
				if (!next || stop.signal.aborted) return;
				setAsked((before) => withCards(before, CardPhotos, next));
				whenIdle(() => readyInTurn(others));
			};
			const others = type === 'touchstart' ? ([...(card.parentElement?.children ?? [])] as HTMLElement[]) : [];
			readyInTurn([card, ...others.filter((other) => other !== card)]);
		};
		for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, ready, { passive: true, ...stop });
		return () => stop.abort();
	}, []);
	return asked && <asked.Photos cards={asked.cards} />;
}

/** Drops cards that are no longer on the page. */
function withCards(before: Asked | null, Photos: typeof CardPhotos, card: HTMLElement): Asked | null {
	const known = before?.cards ?? [];
	return known.includes(card) ? before : { Photos, cards: [...known, card].filter((one) => one.isConnected) };
}

const whenIdle = (work: () => void) =>
	'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 20);
