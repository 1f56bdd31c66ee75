import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { casing, listStops, roadStyles, widthAt } from '#site/map/road-style.ts';
import type { RoadClass } from '#site/map/streets.ts';

export const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

export const byZoom = (widths: Record<number, number>, more: (zoom: number) => number = () => 0): ExpressionSpecification => [
	'interpolate',
	['linear'],
	['zoom'],
	...listStops(widths).flatMap(([zoom, width]) => [zoom, width + more(zoom)]),
];

/** Tiles whose layer `roads` has the class of each road in `property`. */
export type RoadSource = { source: string; property: string; minzoom?: number; maxzoom?: number };

/** The roads of one class, or the casing under them. */
export function roadLayer(
	road: RoadClass,
	part: 'casing' | 'fill',
	{ source, property, minzoom = 0, maxzoom }: RoadSource,
): LayerSpecification {
	const { from, colouredFrom, colour, widths } = roadStyles[road];
	const isCasing = part === 'casing';
	return {
		id: minzoom ? `${source}-${road}-${part}` : `${road}-${part}`,
		type: 'line',
		source,
		'source-layer': 'roads',
		filter: ['in', ['get', property], ['literal', [road, `${road}_link`]]],
		minzoom: Math.max(minzoom, isCasing ? Math.max(from, casing.from) : colouredFrom),
		...(maxzoom && maxzoom > from && { maxzoom }),
		layout: { ...round, ...(maxzoom && maxzoom <= from && { visibility: 'none' }) },
		paint: {
			'line-color': isCasing ? casing.colour : colour,
			'line-width': byZoom(widths, (zoom) => (isCasing ? widthAt(casing.widths, zoom) : 0)),
		},
	};
}
