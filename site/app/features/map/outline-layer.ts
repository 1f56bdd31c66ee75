import type { Map as LibreMap } from 'maplibre-gl';
import { mapColours } from './map-colours.ts';
import type { Point } from './projection.ts';

export type Outline = { ring: readonly Point[]; isMain: boolean };

const GREEN = '#1d7a45';

/** The grounds of compounds; the one in question in blue, dashed. */
export function drawOutlines(map: LibreMap, outlines: readonly Outline[]): void {
	map.addSource('outlines', {
		type: 'geojson',
		data: {
			type: 'FeatureCollection',
			features: outlines.map(({ ring, isMain }) => ({
				type: 'Feature',
				properties: { isMain },
				geometry: { type: 'Polygon', coordinates: [ring.map(({ longitude, latitude }) => [longitude, latitude])] },
			})),
		},
	});
	const isMain: ['get', string] = ['get', 'isMain'];
	const { outline } = mapColours;
	map.addLayer({
		id: 'grounds',
		type: 'fill',
		source: 'outlines',
		paint: { 'fill-color': ['case', isMain, outline, GREEN], 'fill-opacity': 0.12 },
	});
	map.addLayer({
		id: 'fences',
		type: 'line',
		source: 'outlines',
		filter: ['!', isMain],
		paint: { 'line-color': GREEN, 'line-opacity': 0.35 },
	});
	map.addLayer({
		id: 'main-fence',
		type: 'line',
		source: 'outlines',
		filter: isMain,
		paint: { 'line-color': outline, 'line-width': 1.5, 'line-dasharray': [3.3, 2.7] },
	});
}
