import { type Box, clipLine, clipRing } from './clip.ts';
import { overlaps, type Shape, type WorldLine } from './geography.ts';
import type { Pixel } from './projection.ts';
import { simplify } from './simplify.ts';

/** A box of the world with its own units: its origin, and how many units the world is wide. */
export type Window = { left: number; top: number; scale: number; box: Box; tolerance: number };

/** Clips lines and shapes to the box, in its units. */
export function createCutter({ left, top, scale, box, tolerance }: Window) {
	const around: Box = {
		left: left + box.left / scale,
		top: top + box.top / scale,
		right: left + box.right / scale,
		bottom: top + box.bottom / scale,
	};
	const toUnits = (points: readonly Pixel[]) => points.map(([x, y]): Pixel => [(x - left) * scale, (y - top) * scale]);
	return {
		cutLine: ({ points, box: bounds }: WorldLine): Pixel[][] =>
			overlaps(bounds, around) ? clipLine(toUnits(points), box).map((part) => simplify(part, tolerance)) : [],
		/** Drops what clipping leaves over: rings without area, and holes as large as their shape. */
		cutShape({ rings, box: bounds }: Shape): Pixel[][] {
			if (!overlaps(bounds, around)) return [];
			const clipped = rings.map((ring) => clipRing(toUnits(ring), box));
			const [area = 0, ...holes] = clipped.map((ring) => Math.abs(computeArea(ring)));
			if (area - holes.reduce((sum, hole) => sum + hole, 0) <= tolerance) return [];
			const kept = clipped.filter((ring, index) => index === 0 || Math.abs(computeArea(ring)) > 4 * tolerance ** 2);
			return kept.map((ring) => simplify(ring, tolerance)).filter(({ length }) => length > 2);
		},
		cutPoint: ([x, y]: Pixel): Pixel | null =>
			x >= around.left && x <= around.right && y >= around.top && y <= around.bottom ? [(x - left) * scale, (y - top) * scale] : null,
	};
}

/** Positive when the ring is clockwise on screen. */
export function computeArea(ring: readonly Pixel[]): number {
	const twice = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] as Pixel;
		return sum + x * nextY - nextX * y;
	}, 0);
	return twice / 2;
}
