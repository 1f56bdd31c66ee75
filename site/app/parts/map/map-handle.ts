import type { Map as LibreMap } from 'maplibre-gl';
import type { Bounds, Point } from '#domain/geometry.ts';
import { stepToFreePlace } from './free-place.ts';
import { controlBoxes } from './mark-layer.ts';
import { pinBox } from './pin-layer.ts';
import type { Pin } from './pins.ts';

export type MapMove = { bounds: Bounds; centre: Point; zoom: number; isByVisitor: boolean };

/** Leaves a margin for controls, unless `isWhole`: the bounds are a whole former view. */
export type MapHandle = {
	/** Clear of what lies over the map, unless it was all that was in sight. */
	fit: (bounds: Bounds, isWhole: boolean) => void;
	/** Pans as little as needed to show a pin fully, clear of controls. */
	bringInSight: (pin: Pin) => void;
	/** Lets the visitor draw an area; null when cancelled. Its code is loaded on demand. */
	draw: (signal?: AbortSignal) => Promise<Point[] | null>;
	focus: () => void;
};

/** Margins for pins, which extend above their point, and for buttons; smaller on low maps. */
const ROOMY = 400;
const readPadding = ({ clientHeight }: HTMLElement) => {
	const share = Math.min(1, clientHeight / ROOMY);
	return { top: 104 * share, bottom: 64 * share, left: 50, right: 96 };
};

export const createHandle = (map: LibreMap): MapHandle => ({
	fit: ({ west, south, east, north }, isWhole) =>
		void map.fitBounds([west, south, east, north], { padding: isWhole ? 0 : readPadding(map.getContainer()) }),
	bringInSight(pin) {
		map.resize();
		const { clientWidth: width, clientHeight: height } = map.getContainer();
		const { x, y } = map.project([pin.longitude, pin.latitude]);
		const [across, down] = stepToFreePlace(pinBox([x, y], pin), controlBoxes(map), { width, height });
		if (across !== 0 || down !== 0) map.panBy([-across, -down]);
	},
	async draw(signal) {
		const { drawArea } = await import('./drawing.ts');
		return drawArea(map, signal);
	},
	focus: () => map.getCanvas().focus({ preventScroll: true }),
});

export function readMove(map: LibreMap, isByVisitor: boolean): MapMove {
	const bounds = map.getBounds();
	const { lng: longitude, lat: latitude } = map.getCenter();
	return {
		bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
		centre: { longitude, latitude },
		zoom: map.getZoom(),
		isByVisitor,
	};
}
