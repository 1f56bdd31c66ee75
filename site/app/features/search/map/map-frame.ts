import { bounds as boundsKind } from '#app/parts/search/address-values.ts';
import type { Bounds } from '#domain/geometry.ts';
import { createProjection, fitView, type Size } from '#site/map/projection.ts';

const CLOSEST = 14;
/** Room for the controls over the map, and for the height of a pin. */
export const mapMargins = { top: 104, right: 96, bottom: 100, left: 50 };
export const phoneMargins = { top: 170, right: 50, bottom: 110, left: 50 };
export const noMargins = { top: 0, right: 0, bottom: 0, left: 0 };
export const egypt: Bounds = { west: 25.5, south: 22.5, east: 36, north: 31.8 };

export const parseFrame = (text: string | null): Bounds | null => (text ? boundsKind.read(text) : null);

const DECIMALS = 4;
const short = (degrees: number) => Number(degrees.toFixed(DECIMALS));
export const rounded = ({ west, south, east, north }: Bounds): Bounds => ({
	west: short(west),
	south: short(south),
	east: short(east),
	north: short(north),
});

export const readScreen = (): Size => ({ width: innerWidth, height: innerHeight });

/** The view that shows all of `bounds` inside the margins. */
export function viewIn({ west, south, east, north }: Bounds, { width, height }: Size, { top, right, bottom, left }: typeof mapMargins) {
	const corners = [
		{ longitude: west, latitude: south },
		{ longitude: east, latitude: north },
	];
	const room = { width: Math.max(100, width - left - right), height: Math.max(100, height - top - bottom) };
	const view = fitView(corners, room, CLOSEST) ?? { centre: { longitude: 31.2, latitude: 30 }, zoom: 6 };
	const { unproject } = createProjection({ ...view, width, height });
	return { ...view, centre: unproject([(width + right - left) / 2, (height + bottom - top) / 2]) };
}
