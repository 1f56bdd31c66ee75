import type { Point } from '#domain/geometry.ts';
import { createProjection, type View } from '#site/map/projection.ts';

/** Minimum distance between two marks, in pixels of the drawing. */
const ACROSS = 46;
const DOWN = 34;

export type Counted = Point & { count: number };

/** Merges marks that would overlap into the one with the most homes. */
export function groupCrowdedMarks(spots: readonly Counted[], view: View): Counted[] {
	const { project } = createProjection(view);
	const placed: (Counted & { x: number; y: number })[] = [];
	for (const spot of [...spots].sort((a, b) => b.count - a.count)) {
		const [x, y] = project(spot);
		const near = placed.find((other) => Math.abs(other.x - x) < ACROSS && Math.abs(other.y - y) < DOWN);
		if (near) near.count += spot.count;
		else placed.push({ ...spot, x, y });
	}
	return placed.map(({ longitude, latitude, count }) => ({ longitude, latitude, count }));
}
