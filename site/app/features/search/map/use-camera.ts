import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { MapHandle } from '#app/parts/map/map-handle.ts';
import { parseFrame } from './map-frame.ts';

/** A map that is dragged in several strokes is searched once. */
const SETTLED_MS = 350;

/** The map goes where the address says, unless it is the map that said so. Where a map was moved there before, it shows what it showed then. */
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
	// Anyone who has chosen something else since has said what to look for.
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
