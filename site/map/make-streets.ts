/**
 * Makes streets.json and landmarks.json from GeoJSON and JSON files of roads, water, rail and landmarks of Egypt; LICENCE.md says where those come from
 * and what each holds. They are only needed here:
 *
 *   node site/map/make-streets.ts FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, LineString, MultiLineString, Polygon } from 'geojson';
import { buildLandmarks, type SourceLandmark, type SourceLine } from './make/landmarks.ts';
import { isWorthReading, tidyArabic } from './make/road-names.ts';
import type { Position } from './make/shapes.ts';
import { joinWater, outlineRivers } from './make/water.ts';
import { encodeLine } from './polyline.ts';
import type { Names, RoadClass, Streets } from './streets.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder the files are in.');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const write = (file: string, value: unknown) =>
	writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(value).replaceAll('},{', '},\n{')}\n`);

type Roads = FeatureCollection<LineString | MultiLineString, { class: RoadClass; name_ar?: string; name_en?: string }>;
type Water = FeatureCollection<Polygon>;

const listLines = ({ type, coordinates }: LineString | MultiLineString) =>
	(type === 'LineString' ? [coordinates] : coordinates) as Position[][];
const listPolygons = ({ features }: Water) => features.map(({ geometry }) => geometry.coordinates as Position[][]);

const names: Names[] = [];
const numbers = new Map<string, number>();
function numberOf(ar: string, en: string | null): number {
	const key = `${ar} ${en}`;
	const number = numbers.get(key) ?? names.push({ en, ar }) - 1;
	numbers.set(key, number);
	return number;
}

const roads = [...read<Roads>('roads.geojson').features, ...read<Roads>('roads-local.geojson').features].map(({ properties, geometry }) => {
	const { class: road, name_ar: ar, name_en: en } = properties;
	return {
		class: road,
		...(ar && isWorthReading(ar) && { name: numberOf(tidyArabic(ar), en ?? null) }),
		lines: listLines(geometry).map(encodeLine),
	};
});

const water = listPolygons(read<Water>('water-nile.geojson'));
const { lines } = read<{ lines: SourceLine[] }>('metro.json');
const streets: Streets = {
	names,
	roads,
	water: joinWater(water, listPolygons(read<Water>('water-cairo.geojson'))).map((rings) => rings.map(encodeLine)),
	rivers: outlineRivers(water).map(encodeLine),
	rail: lines.map(({ id, color, geometry }) => ({ id, colour: color, lines: geometry.map(encodeLine) })),
};
write('streets.json', streets);
write('landmarks.json', buildLandmarks(read<SourceLandmark[]>('landmarks.json'), lines));
