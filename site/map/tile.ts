import { computeArea, createCutter } from './cut.ts';
import { type Geography, geographyAt, type Road } from './geography.ts';
import type { Pixel } from './projection.ts';
import { RIVERS, rail as railStyle, roadStyles, station as stationStyle } from './road-style.ts';
import { tileZooms } from './streets.ts';
import { encodeTile, type TileFeature, type TileLayer } from './vector-tile.ts';

export type TileAddress = { zoom: number; x: number; y: number };

const EXTENT = 4096;
/** For tiles of 512 pixels. */
const UNITS_PER_PIXEL = EXTENT / 512;
const MARGIN = 8 * UNITS_PER_PIXEL;
/** The first zoom with names. */
const NAMED = 8;

export function cutTile(whole: Geography, { zoom, x, y }: TileAddress): Uint8Array {
	const geography = geographyAt(whole, zoom);
	const across = 2 ** zoom;
	const { cutLine, cutShape, cutPoint } = createCutter({
		left: x / across,
		top: y / across,
		scale: across * EXTENT,
		box: { left: -MARGIN, top: -MARGIN, right: EXTENT + MARGIN, bottom: EXTENT + MARGIN },
		tolerance: (zoom < tileZooms.closest ? 0.5 : 0.15) * UNITS_PER_PIXEL,
	});
	const areas = (shapes: Geography['water']): TileFeature[] =>
		shapes.map(cutShape).flatMap((rings) => (rings.length ? [{ type: 'area', parts: rings.map(orient), properties: {} }] : []));
	const lines = <L extends Geography['borders'][number]>(all: readonly L[], describe: (line: L) => Record<string, string>): TileFeature[] =>
		joined(all.flatMap((line) => cutLine(line).map((part) => ({ part, properties: describe(line) }))));
	const layers: TileLayer[] = [
		{ name: 'abroad', features: areas(geography.abroad) },
		{ name: 'water', features: areas(geography.water) },
		{ name: 'rivers', features: zoom < RIVERS ? lines(geography.rivers, () => ({})) : [] },
		{ name: 'borders', features: lines(geography.borders, () => ({})) },
		{
			name: 'roads',
			features: lines(
				geography.roads.filter((road) => zoom >= Math.floor(roadStyles[road.class].from)),
				(road) => ({ class: road.class, ...(zoom >= NAMED && listNames(road)) }),
			),
		},
		{ name: 'rail', features: zoom < railStyle.from ? [] : lines(geography.rail, ({ colour }) => ({ colour })) },
		{
			name: 'stations',
			features: geography.stations.flatMap(({ at, colour }): TileFeature[] => {
				const point = zoom < stationStyle.from ? null : cutPoint(at);
				return point ? [{ type: 'point', parts: [[point]], properties: { colour } }] : [];
			}),
		},
	];
	return encodeTile(layers, EXTENT);
}

const listNames = ({ name }: Road): Record<string, string> => (name ? { ar: name.ar, ...(name.en && { en: name.en }) } : {});

/** The tile format wants clockwise outer rings and counter-clockwise holes. */
const orient = (ring: Pixel[], index: number): Pixel[] => (computeArea(ring) > 0 === (index === 0) ? ring : ring.toReversed());

/** Lines with equal properties become one feature, which saves space. */
function joined(parts: readonly { part: Pixel[]; properties: Record<string, string> }[]): TileFeature[] {
	const features = new Map<string, TileFeature & { type: 'line' }>();
	for (const { part, properties } of parts) {
		const key = JSON.stringify(properties);
		const feature = features.get(key);
		if (feature) feature.parts.push(part);
		else features.set(key, { type: 'line', parts: [part], properties });
	}
	return [...features.values()];
}
