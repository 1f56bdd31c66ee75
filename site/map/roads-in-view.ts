import { createCutter } from './cut.ts';
import { computeWindow } from './draw.ts';
import type { Geography } from './geography.ts';
import type { Pixel, View } from './projection.ts';
import { rail as railStyle, roadStyles } from './road-style.ts';
import type { Names, RoadClass } from './streets.ts';

export type NamedRoad = { class: RoadClass; name: Names; line: Pixel[] };

const TOLERANCE = 0.5;

export type LinesInView = { roads: NamedRoad[]; rails: Pixel[][] };

/** Railways and the roads whose names are shown at this zoom, in the view's pixels. */
export function listLinesInView({ roads, rail }: Geography, view: View): LinesInView {
	const { cutLine } = createCutter(computeWindow(view, 0, TOLERANCE));
	const named: NamedRoad[] = [];
	for (const road of roads) {
		const { class: kind, name } = road;
		if (name && view.zoom >= roadStyles[kind].namedFrom) for (const line of cutLine(road)) named.push({ class: kind, name, line });
	}
	return { roads: named, rails: view.zoom < railStyle.from ? [] : rail.flatMap(cutLine) };
}
