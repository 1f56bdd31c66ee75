import { clipRing } from '#app/parts/map/clip.ts';
import { simplify } from '#app/parts/map/simplify.ts';
import type { Bounds } from '#domain/geometry.ts';
import { computeBounds, type Position } from './shapes.ts';

/** So that no seam is seen between the two. */
const OVERLAP = 0.0003;
const WORLD: Bounds = { west: -180, south: -85, east: 180, north: 85 };

/** The finer water where it is known, and the other one around it. */
export function joinWater(coarse: readonly Position[][][], fine: readonly Position[][][]): Position[][][] {
	const { west, south, east, north } = computeBounds(fine.flat(2));
	const around: Bounds[] = [
		{ ...WORLD, east: west + OVERLAP },
		{ ...WORLD, west: east - OVERLAP },
		{ west, east, south: north - OVERLAP, north: WORLD.north },
		{ west, east, south: WORLD.south, north: south + OVERLAP },
	];
	return [...fine, ...coarse.flatMap((rings) => around.map((side) => clipPolygon(rings, side)))].filter((rings) => rings.length);
}

/** Degrees: what is smaller is no river. */
const LEAST_RIVER = 0.4;
/** About two hundred metres. */
const COARSE = 0.002;

export const outlineRivers = (water: readonly Position[][][]): Position[][] =>
	water.flatMap(([outer = []]) => {
		const { west, south, east, north } = computeBounds(outer);
		return Math.hypot(east - west, north - south) > LEAST_RIVER ? [simplify(outer, COARSE)] : [];
	});

function clipPolygon(rings: readonly Position[][], { west, south, east, north }: Bounds): Position[][] {
	const box = { left: west, right: east, top: south, bottom: north };
	const [outer, ...islands] = rings.map((ring) => clipRing(ring.slice(0, -1), box) as Position[]);
	return outer && outer.length > 2 ? [outer, ...islands.filter(({ length }) => length > 2)] : [];
}
