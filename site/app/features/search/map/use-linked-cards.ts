import { useEffect, useState } from 'react';
import type { PinId } from '#app/parts/map/pins.ts';

const listingAt = (target: EventTarget | null): PinId | null => {
	const card = (target as Element | null)?.closest<HTMLElement>('[data-listing]');
	return card ? Number(card.dataset['listing']) : null;
};

/** Pins report hovering through the map. */
const isPin = (target: EventTarget | null) => (target as Element | null)?.closest('.map-pin') != null;

/** Hovering a pin or a card highlights both. */
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
