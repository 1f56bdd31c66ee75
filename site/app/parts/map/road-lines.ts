import type { Map as LibreMap } from 'maplibre-gl';
import type { Locale } from '#domain/locales.ts';
import { clipLine } from '#site/map/clip.ts';
import type { Pixel } from '#site/map/projection.ts';
import { rail, roadStyles } from '#site/map/road-style.ts';
import { roadClasses } from '#site/map/streets.ts';
import { MAP_SOURCE } from './base-style.ts';
import type { RoadLines } from './road-names.ts';
import { STREET_SOURCE, STREETS_FROM } from './street-style.ts';

/** Named roads and railways in view, as screen lines from the loaded tiles. */
export function readLines(map: LibreMap, locale: Locale): RoadLines {
	const zoom = map.getZoom();
	const read = new Set(roadClasses.filter((road) => zoom >= roadStyles[road].namedFrom));
	if (!read.size) return { roads: [], rails: [] };
	const isStreets = zoom >= STREETS_FROM && map.getSource(STREET_SOURCE) !== undefined;
	const [source, classOf, nameOf] = isStreets ? [STREET_SOURCE, 'kind_detail', `name:${locale}`] : [MAP_SOURCE, 'class', locale];
	const toScreen = createScreen(map);
	return {
		roads: map.querySourceFeatures(source, { sourceLayer: 'roads', filter: ['has', nameOf] }).flatMap(({ geometry, properties }) => {
			const road = roadClasses.find((name) => name === properties[classOf]);
			if (!road || !read.has(road)) return [];
			return toScreen(geometry).map((line) => ({ text: String(properties[nameOf]), class: road, line }));
		}),
		rails:
			zoom < rail.from ? [] : map.querySourceFeatures(MAP_SOURCE, { sourceLayer: 'rail' }).flatMap(({ geometry }) => toScreen(geometry)),
	};
}

function createScreen(map: LibreMap): (geometry: GeoJSON.Geometry) => Pixel[][] {
	const { clientWidth: right, clientHeight: bottom } = map.getContainer();
	const toPixel = ([longitude, latitude]: GeoJSON.Position): Pixel => {
		const { x, y } = map.project([longitude as number, latitude as number]);
		return [x, y];
	};
	return (geometry) => {
		if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') return [];
		const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
		return lines.flatMap((line) => clipLine(line.map(toPixel), { left: 0, top: 0, right, bottom }));
	};
}
