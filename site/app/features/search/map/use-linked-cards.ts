import { useEffect, useState } from 'react';
import type { PinId } from '#app/parts/map/pins.ts';

const listingAt = (target: EventTarget | null): PinId | null => {
	const card = (target as Element | null)?.closest<HTMLElement>('[data-listing]');
	return card ? Number(card.dataset['listing']) : null;
};

/** The map speaks for its pins. */
const isPin = (target: EventTarget | null) => (target as Element | null)?.closest('.map-pin') != null;

/** A pin or a card that the mouse is on is marked both on the map and among the results. */
export function useLinkedCards(): [PinId | null, (id: PinId | null) => void] {
	const [pointed, point] = useState<PinId | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const follow = (event: Event) => {
			const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
			if (!isTouch && !isPin(event.target)) point(listingAt(event.target));
		};
		for (const event of ['pointerover', 'focusin']) document.addEventListener(event, follow, stop);
		return () => stop.abort();
	}, []);
	useEffect(() => {
		const cards = pointed === null ? [] : document.querySelectorAll(`[data-listing="${pointed}"]`);
		for (const card of cards) card.toggleAttribute('data-pointed', true);
		return () => {
			for (const card of cards) card.removeAttribute('data-pointed');
		};
	}, [pointed]);
	return [pointed, point];
}
