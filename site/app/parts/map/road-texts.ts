import type { Map as LibreMap } from 'maplibre-gl';
import type { Locale } from '#domain/locales.ts';
import { roadClasses } from '#site/map/streets.ts';
import { MAP_SOURCE } from './base-style.ts';
import { clipLine } from './clip.ts';
import type { Pixel } from './projection.ts';
import type { RoadText } from './road-names.ts';
import { roadStyles } from './road-style.ts';
import { STREET_SOURCE, STREETS_FROM } from './street-style.ts';

/** The named roads in sight, as lines on the screen, from the tiles that are there. */
export function readRoads(map: LibreMap, locale: Locale): RoadText[] {
	const { clientWidth: right, clientHeight: bottom } = map.getContainer();
	const zoom = map.getZoom();
	const read = new Set(roadClasses.filter((road) => zoom >= roadStyles[road].namedFrom));
	if (!read.size) return [];
	const toPixel = ([longitude, latitude]: GeoJSON.Position): Pixel => {
		const { x, y } = map.project([longitude as number, latitude as number]);
		return [x, y];
	};
	const isStreets = zoom >= STREETS_FROM && map.getSource(STREET_SOURCE) !== undefined;
	const [source, classOf, nameOf] = isStreets ? [STREET_SOURCE, 'kind_detail', `name:${locale}`] : [MAP_SOURCE, 'class', locale];
	return map.querySourceFeatures(source, { sourceLayer: 'roads', filter: ['has', nameOf] }).flatMap(({ geometry, properties }) => {
		const road = roadClasses.find((name) => name === properties[classOf]);
		if (!road || !read.has(road) || (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString')) return [];
		const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
		return lines
			.flatMap((line) => clipLine(line.map(toPixel), { left: 0, top: 0, right, bottom }))
			.map((line) => ({ text: String(properties[nameOf]), class: road, line }));
	});
}
