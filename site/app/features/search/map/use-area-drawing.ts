import { useEffect, useRef, useState } from 'react';
import type { MapHandle } from '#app/parts/map/map-handle.ts';
import type { Point } from '#catalogue/query.ts';

/** Enough for any shape, and short enough for an address. */
const CORNERS = 60;

/** Draws one stroke; releasing, leaving or cancelling ends it. */
export function useAreaDrawing(handle: MapHandle | null) {
	const [isOn, setOn] = useState(false);
	const stopping = useRef<AbortController>(undefined);
	useEffect(() => () => stopping.current?.abort(), []);
	return {
		isOn,
		stop: () => stopping.current?.abort(),
		async start(done: (ring: Point[]) => void): Promise<void> {
			if (!handle || isOn) return;
			stopping.current = new AbortController();
			setOn(true);
			const area = await handle.draw(stopping.current.signal).finally(() => setOn(false));
			if (area) done(thinned(area).map(({ longitude, latitude }) => ({ lng: longitude, lat: latitude })));
		},
	};
}

function thinned<Item>(items: readonly Item[]): Item[] {
	const every = Math.ceil(items.length / CORNERS);
	return items.filter((_, index) => index % every === 0);
}
