import { Viewer } from '@photo-sphere-viewer/core';

type HotSpot = { yaw: number; pitch: number };

/** Null without WebGL. */
export function openViewer(container: HTMLElement): Viewer | null {
	const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
	try {
		return new Viewer({
			container,
			navbar: false,
			keyboard: 'always',
			maxFov: 100,
			moveInertia: isCalm ? false : 0.8,
		});
	} catch {
		return null;
	}
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Positions each hot spot and hides those behind the viewer. True when a hidden one had focus. */
export function placeHotSpots(viewer: Viewer, elements: Iterable<Element>, hotSpots: readonly HotSpot[]): boolean {
	let hidesFocus = false;
	for (const [index, element] of [...elements].entries()) {
		const spot = hotSpots[index];
		if (!spot || !(element instanceof HTMLElement)) continue;
		const position = { yaw: radians(spot.yaw), pitch: radians(spot.pitch) };
		const isVisible = viewer.dataHelper.isPointVisible(position);
		if (!isVisible && element.contains(document.activeElement)) hidesFocus = true;
		element.hidden = !isVisible;
		const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords(position);
		element.style.translate = `${x}px ${y}px`;
	}
	return hidesFocus;
}
