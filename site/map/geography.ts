import { readFileSync } from 'node:fs';
import type { BaseMap } from './base-map.ts';
import type { Box } from './clip.ts';
import type { Position } from './make/shapes.ts';
import { decodeLine } from './polyline.ts';
import { type Pixel, toWorld, worldSize } from './projection.ts';
import { roadStyles } from './road-style.ts';
import { simplify } from './simplify.ts';
import type { Landmarks, Names, RoadClass, Streets } from './streets.ts';

/** Coordinates from 0 to 1 across the world, so any zoom is one multiplication. */
export type WorldLine = { points: Pixel[]; box: Box };
export type Shape = { rings: Pixel[][]; box: Box };
export type Road = WorldLine & { class: RoadClass; name: Names | null };
export type Track = WorldLine & { colour: string };

export type Geography = {
	abroad: Shape[];
	water: Shape[];
	rivers: WorldLine[];
	borders: WorldLine[];
	roads: Road[];
	rail: Track[];
	stations: { at: Pixel; colour: string }[];
};

const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

export function readGeography(): Geography {
	const { features } = read<BaseMap>('egypt.json');
	const { names, roads, water, rivers, rail } = read<Streets>('streets.json');
	const { stations } = read<Landmarks>('landmarks.json');
	const areas = (kind: 'abroad' | 'water') =>
		features
			.filter(({ properties }) => properties.kind === kind)
			.map(({ geometry }) => buildShape((geometry.coordinates as Position[][]).map((ring) => ring.slice(0, -1))));
	return {
		abroad: areas('abroad'),
		water: [...areas('water'), ...water.map((rings) => buildShape(rings.map(decodeLine)))],
		rivers: rivers.map((line) => buildLine(decodeLine(line))),
		borders: features
			.filter(({ properties }) => properties.kind === 'border')
			.map(({ geometry }) => buildLine(geometry.coordinates as Position[])),
		roads: roads.flatMap(({ class: road, name, lines }) =>
			lines.map((line) => ({ ...buildLine(decodeLine(line)), class: road, name: name === undefined ? null : (names[name] ?? null) })),
		),
		rail: rail.flatMap(({ colour, lines }) => lines.map((line) => ({ ...buildLine(decodeLine(line)), colour }))),
		stations: stations.map(({ colour, ...point }) => ({ at: toWorld(point), colour })),
	};
}

/** Below this zoom the smallest roads and details under a hundred metres are not visible. */
const FAR = 9;
const FAR_TOLERANCE = 0.3 / worldSize(FAR);
const farther = new WeakMap<Geography, Geography>();

/** Simplified for small zooms, so that a view of the whole country does not draw every bend. */
export function geographyAt(whole: Geography, zoom: number): Geography {
	if (zoom >= FAR) return whole;
	const far = farther.get(whole) ?? coarsen(whole);
	farther.set(whole, far);
	return far;
}

function coarsen(whole: Geography): Geography {
	const line = <L extends WorldLine>(one: L): L => ({ ...one, points: simplify(one.points, FAR_TOLERANCE) });
	const shape = (one: Shape): Shape => ({ ...one, rings: one.rings.map((ring) => simplify(ring, FAR_TOLERANCE)) });
	return {
		abroad: whole.abroad.map(shape),
		water: whole.water.map(shape),
		rivers: whole.rivers.map(line),
		borders: whole.borders.map(line),
		roads: whole.roads.filter((road) => roadStyles[road.class].from < FAR).map(line),
		rail: [],
		stations: [],
	};
}

const place = ([longitude, latitude]: Position) => toWorld({ longitude, latitude });

function buildLine(line: readonly Position[]): WorldLine {
	const points = line.map(place);
	return { points, box: boxAround(points) };
}

function buildShape(lines: readonly Position[][]): Shape {
	const rings = lines.map((ring) => ring.map(place));
	return { rings, box: boxAround(rings[0] ?? []) };
}

function boxAround(points: readonly Pixel[]): Box {
	const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const [x, y] of points) {
		box.left = Math.min(box.left, x);
		box.right = Math.max(box.right, x);
		box.top = Math.min(box.top, y);
		box.bottom = Math.max(box.bottom, y);
	}
	return box;
}

export const overlaps = (a: Box, b: Box): boolean => a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
