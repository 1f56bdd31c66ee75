import type { Map as LibreMap } from 'maplibre-gl';
import type { Bounds, Point } from '#domain/geometry.ts';

export type MapMove = { bounds: Bounds; centre: Point; zoom: number; isByVisitor: boolean };

/** What the page around a map can ask of it. */
export type MapHandle = {
	fit: (bounds: Bounds) => void;
	/** The visitor draws an area with the pointer; null when they give up. The code comes when it is asked for. */
	draw: (signal?: AbortSignal) => Promise<Point[] | null>;
	focus: () => void;
};

export const createHandle = (map: LibreMap): MapHandle => ({
	fit: ({ west, south, east, north }) => void map.fitBounds([west, south, east, north], { padding: 40 }),
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
