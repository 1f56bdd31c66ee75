import type { Bounds } from '#domain/geometry.ts';
export type Position = [longitude: number, latitude: number];

/** A degree of longitude is shorter than one of latitude here. */
const NARROWING = Math.cos((28 * Math.PI) / 180);
export const KM_PER_DEGREE = 111.2;

export const kilometres = ([ax, ay]: Position, [bx, by]: Position): number => Math.hypot((ax - bx) * NARROWING, ay - by) * KM_PER_DEGREE;

export function squareKilometres(ring: readonly Position[]): number {
	const twice = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] as Position;
		return sum + x * nextY - nextX * y;
	}, 0);
	return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * NARROWING;
}

export function computeBounds(ring: readonly Position[]): Bounds {
	const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
	for (const [x, y] of ring) {
		bounds.west = Math.min(bounds.west, x);
		bounds.east = Math.max(bounds.east, x);
		bounds.south = Math.min(bounds.south, y);
		bounds.north = Math.max(bounds.north, y);
	}
	return bounds;
}

export const contains = (ring: readonly Position[], [x, y]: Position): boolean =>
	ring.filter(([ax, ay], index) => {
		const [bx, by] = ring[(index + 1) % ring.length] as Position;
		return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
	}).length %
		2 ===
	1;

export const overlap = (a: Bounds, b: Bounds): boolean => a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

export function computeCentre(ring: readonly Position[]): Position {
	const { west, south, east, north } = computeBounds(ring);
	return [(west + east) / 2, (south + north) / 2];
}

/** About eleven metres. */
const DIGITS = 4;
export const rounded = (line: readonly (readonly [number, number])[]): Position[] =>
	line.map(([x, y]) => [Number(x.toFixed(DIGITS)), Number(y.toFixed(DIGITS))]);
