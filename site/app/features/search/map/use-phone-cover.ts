import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { isEscapeTaken, showInTopLayer } from '#app/parts/map/full-screen.ts';

/** On a phone the map view fills the screen, until the visitor leaves it or a dialog opens. */
export function usePhoneCover(box: RefObject<HTMLElement | null>, { isMapView, isHeldBack }: { isMapView: boolean; isHeldBack: boolean }) {
	const [isWanted, setWanted] = useState(() => isMapView && matchMedia('(width < 64rem)').matches);
	const isOn = isWanted && !isHeldBack;
	useLayoutEffect(() => (isOn && box.current ? showInTopLayer(box.current) : undefined), [isOn, box]);
	useEffect(() => {
		if (!isOn) return;
		const stop = new AbortController();
		const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !isEscapeTaken() && setWanted(false);
		// Capture phase: before other handlers of the key react.
		addEventListener('keydown', onKey, { capture: true, signal: stop.signal });
		return () => stop.abort();
	}, [isOn]);
	return { isOn, leave: () => setWanted(false) };
}
