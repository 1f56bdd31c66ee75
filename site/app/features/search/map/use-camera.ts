import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { MapHandle } from '#app/parts/map/map-handle.ts';
import { parseFrame } from './map-frame.ts';

/** Waits for several drags before searching. */
const SETTLED_MS = 350;

/** Moves the map to the address, unless the map itself set it. Going back restores the earlier position. */
export function useCamera(handle: MapHandle | null, frame: string | null, isMoved: boolean) {
	const shown = useRef(frame);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isGoing = useNavigation().state !== 'idle';
	const follow = useEffectEvent((next: string) => {
		const bounds = parseFrame(next);
		if (bounds && next !== shown.current) handle?.fit(bounds, isMoved);
		shown.current = next;
	});
	useEffect(() => {
		if (handle && frame) follow(frame);
	}, [handle, frame]);
	useEffect(() => () => clearTimeout(timer.current), []);
	// A newer choice cancels the pending search of this area.
	useEffect(() => {
		if (isGoing) clearTimeout(timer.current);
	}, [isGoing]);
	return {
		told: (next: string | null) => {
			shown.current = next;
		},
		settle: (done: () => void) => {
			clearTimeout(timer.current);
			timer.current = setTimeout(done, SETTLED_MS);
		},
	};
}
