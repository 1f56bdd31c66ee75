import type { GeoJSONSource, LayerSpecification, Map as LibreMap } from 'maplibre-gl';
import type { Point } from '#domain/geometry.ts';
import { mapColours } from '#site/map/map-colours.ts';
import { FIRST_ROAD } from './base-style.ts';

export type Outline = { ring: readonly Point[]; isMain: boolean };

const GREEN = '#1d7a45';

const SOURCE = 'outlines';

const collection = (outlines: readonly Outline[]): GeoJSON.FeatureCollection<GeoJSON.Polygon> => ({
	type: 'FeatureCollection',
	features: outlines.map(({ ring, isMain }) => ({
		type: 'Feature',
		properties: { isMain },
		geometry: { type: 'Polygon', coordinates: [closed(ring).map(({ longitude, latitude }) => [longitude, latitude])] },
	})),
});

const closed = (ring: readonly Point[]) => [...ring, ...ring.slice(0, 1)];

/** Outlines of compounds; the current one dashed in blue. */
export function drawOutlines(map: LibreMap, grounds: readonly (readonly Point[])[]) {
	const standing = grounds.map((ring) => ({ ring, isMain: false }));
	map.addSource(SOURCE, { type: 'geojson', data: collection(standing) });
	const source = map.getSource(SOURCE) as GeoJSONSource;
	const isMain: ['get', string] = ['get', 'isMain'];
	const { outline } = mapColours;
	const filled: LayerSpecification = {
		id: 'grounds',
		type: 'fill',
		source: SOURCE,
		paint: { 'fill-color': ['case', isMain, outline, GREEN], 'fill-opacity': 0.12 },
	};
	map.addLayer(filled, map.getLayer(FIRST_ROAD) ? FIRST_ROAD : undefined);
	map.addLayer({
		id: 'fences',
		type: 'line',
		source: SOURCE,
		filter: ['!', isMain],
		paint: { 'line-color': GREEN, 'line-opacity': 0.35 },
	});
	map.addLayer({
		id: 'main-fence',
		type: 'line',
		source: SOURCE,
		filter: isMain,
		paint: { 'line-color': outline, 'line-width': 1.5, 'line-dasharray': [3.3, 2.7] },
	});
	return { add: (outlines: readonly Outline[]): void => void source.setData(collection([...standing, ...outlines])) };
}
