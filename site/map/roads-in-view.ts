import type { Pixel, View } from '#app/parts/map/projection.ts';
import { roadStyles } from '#app/parts/map/road-style.ts';
import { createCutter } from './cut.ts';
import { windowOf } from './draw.ts';
import type { Geography } from './geography.ts';
import type { Names, RoadClass } from './streets.ts';

export type NamedRoad = { class: RoadClass; name: Names; line: Pixel[] };

const TOLERANCE = 0.5;

/** The roads of a view whose names can be read in it, in its pixels. */
export function listRoadsInView({ roads }: Geography, view: View): NamedRoad[] {
	const { cutLine } = createCutter(windowOf(view, 0, TOLERANCE));
	return roads.flatMap((road) => {
		const { class: kind, name } = road;
		if (!name || view.zoom < roadStyles[kind].namedFrom) return [];
		return cutLine(road).map((line) => ({ class: kind, name, line }));
	});
}
