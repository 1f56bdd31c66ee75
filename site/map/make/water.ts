import { simplify } from '../simplify.ts';
import { clipPolygon, type HalfPlane } from './half-plane.ts';
import { computeBounds, type Position } from './shapes.ts';

/** Hides the seam between the two sources. */
const OVERLAP = 0.0003;

/** The finer water where it exists, the coarse one around it. */
export function joinWater(coarse: readonly Position[][][], fine: readonly Position[][][]): Position[][][] {
	const { west, south, east, north } = computeBounds(fine.flat(2));
	const across: HalfPlane[] = [
		{ axis: 0, at: west, keeps: 'more' },
		{ axis: 0, at: east, keeps: 'less' },
	];
	const around: HalfPlane[][] = [
		[{ axis: 0, at: west + OVERLAP, keeps: 'less' }],
		[{ axis: 0, at: east - OVERLAP, keeps: 'more' }],
		[...across, { axis: 1, at: north - OVERLAP, keeps: 'more' }],
		[...across, { axis: 1, at: south + OVERLAP, keeps: 'less' }],
	];
	const opened = (polygons: readonly Position[][][]) => polygons.map((rings) => rings.map((ring) => ring.slice(0, -1)));
	const outside = around.flatMap((halves) =>
		halves.reduce((parts, half) => parts.flatMap((rings) => clipPolygon(rings, half)), opened(coarse)),
	);
	return [...opened(fine), ...outside];
}

/** In degrees; smaller water is not a river. */
const LEAST_RIVER = 0.4;
/** About two hundred metres. */
const COARSE = 0.002;

export const outlineRivers = (water: readonly Position[][][]): Position[][] =>
	water.flatMap(([outer = []]) => {
		const { west, south, east, north } = computeBounds(outer);
		return Math.hypot(east - west, north - south) > LEAST_RIVER ? [simplify(outer, COARSE)] : [];
	});
