import type { Rectangle } from '#domain/geometry.ts';
import type { Pixel, Size } from '#site/map/projection.ts';
import { type RoadClass, roadClasses } from '#site/map/streets.ts';
import { fits, textWidth, touches } from './place-labels.ts';

export type RoadText = { text: string; class: RoadClass; line: readonly Pixel[] };
/** The centre of the name and its clockwise rotation in degrees. */
export type PlacedRoad = { text: string; class: RoadClass; x: number; y: number; angle: number; boxes: Rectangle[] };

/** Font sizes in CSS pixels; must match map.css. */
const sizes: Record<RoadClass, number> = { motorway: 11.5, trunk: 11.5, primary: 11.5, secondary: 10.5, tertiary: 10.5 };
const ROOM = 10;
const STEP = 12;
/** How far a name may be off its road where the road bends. */
const MOST_BEND = 3;
/** A road is named again after this many pixels. */
const APART = 330;
const SAMPLES = 8;
/** Offsets of a name from a road with a railway on or beside it. */
const BESIDE = [14, 19, -14, -19];
const TRACK_STEP = 8;
/** Limits the work in a crowded view. */
const MOST_LINES = 600;

export type RoadLines = { roads: readonly RoadText[]; rails: readonly (readonly Pixel[])[] };

/** Names along roads, the most important first: on the straightest stretch that is long enough, repeated at intervals, without overlaps. */
export function placeRoadNames({ roads, rails }: RoadLines, view: Size, taken: readonly Rectangle[], most = 40): PlacedRoad[] {
	const placed: PlacedRoad[] = [];
	const tracks = rails.flatMap(listTrackBoxes);
	const isOnTrack = ({ boxes }: Stretch) => boxes.some((box) => tracks.some((track) => touches(box, track)));
	/** Where a railway runs along the road, the name is beside both. */
	const clearOfTracks = (stretch: Stretch): Stretch[] =>
		isOnTrack(stretch) ? BESIDE.map((distance) => moveAside(stretch, distance)).filter((moved) => !isOnTrack(moved)) : [stretch];
	const byRank = roads
		.map((road) => ({ ...road, lengths: measure(road.line) }))
		.sort((a, b) => roadClasses.indexOf(a.class) - roadClasses.indexOf(b.class) || (b.lengths.at(-1) ?? 0) - (a.lengths.at(-1) ?? 0))
		.slice(0, MOST_LINES);
	for (const { text, class: road, line, lengths } of byRank) {
		if (placed.length >= most) break;
		const size = sizes[road];
		const width = textWidth(text, size) + ROOM;
		const isFree = ({ x, y, boxes }: Stretch) =>
			placed.every((other) => other.text !== text || Math.hypot(other.x - x, other.y - y) > APART) &&
			boxes.every((box) => fits(box, view) && !taken.some((other) => touches(box, other))) &&
			!placed.some((other) => other.boxes.some((its) => boxes.some((box) => touches(box, its))));
		const best = listStretches(line, lengths, width, size, view)
			.toSorted((a, b) => a.bend - b.bend || a.aside - b.aside)
			.flatMap(clearOfTracks)
			.find(isFree);
		if (best) placed.push({ text, class: road, x: best.x, y: best.y, angle: best.angle, boxes: best.boxes });
	}
	return placed;
}

/** `aside`: the distance from the centre of the view. */
type Stretch = { x: number; y: number; angle: number; bend: number; aside: number; boxes: Rectangle[] };

/** Stretches of a line that are straight enough for text of that width. */
function listStretches(line: readonly Pixel[], lengths: readonly number[], width: number, height: number, view: Size): Stretch[] {
	const stretches: Stretch[] = [];
	const total = lengths.at(-1) ?? 0;
	for (let start = 0; start + width <= total; start += STEP) {
		const points = Array.from({ length: SAMPLES + 1 }, (_, sample) => pointAt(line, lengths, start + (width * sample) / SAMPLES));
		const [first, last] = [points[0] as Pixel, points[SAMPLES] as Pixel];
		const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
		const chord = Math.hypot(dx, dy);
		if (chord < 0.96 * width) continue;
		const bend = Math.max(...points.map(([x, y]) => Math.abs(dx * (first[1] - y) - (first[0] - x) * dy) / chord));
		if (bend > MOST_BEND) continue;
		const upright = dx < 0 ? 180 : 0;
		const turn = (Math.atan2(dy, dx) * 180) / Math.PI + upright;
		stretches.push({
			x: (first[0] + last[0]) / 2,
			y: (first[1] + last[1]) / 2,
			angle: Math.round(turn > 180 ? turn - 360 : turn),
			bend: Math.round(bend),
			aside: Math.hypot((first[0] + last[0] - view.width) / 2, (first[1] + last[1] - view.height) / 2),
			boxes: points.map(([x, y]) => ({ x: x - height * 0.7, y: y - height * 0.7, width: height * 1.4, height: height * 1.4 })),
		});
	}
	return stretches;
}

/** Below the line, or to the right of a vertical one. */
function moveAside({ x, y, angle, boxes, ...rest }: Stretch, distance: number): Stretch {
	const turn = (angle * Math.PI) / 180;
	const side = Math.cos(turn) > 0.1 ? 1 : -Math.sign(Math.sin(turn));
	const [dx, dy] = [-Math.sin(turn) * distance * side, Math.cos(turn) * distance * side];
	return { ...rest, angle, x: x + dx, y: y + dy, boxes: boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy })) };
}

function listTrackBoxes(line: readonly Pixel[]): Rectangle[] {
	const lengths = measure(line);
	const total = lengths.at(-1) ?? 0;
	return Array.from({ length: Math.ceil(total / TRACK_STEP) }, (_, step) => {
		const [x, y] = pointAt(line, lengths, step * TRACK_STEP);
		return { x: x - 1, y: y - 1, width: 2, height: 2 };
	});
}

function measure(line: readonly Pixel[]): number[] {
	let length = 0;
	return line.map(([x, y], index) => {
		const [beforeX, beforeY] = line[Math.max(0, index - 1)] as Pixel;
		length += Math.hypot(x - beforeX, y - beforeY);
		return length;
	});
}

function pointAt(line: readonly Pixel[], lengths: readonly number[], length: number): Pixel {
	const next = Math.max(
		1,
		lengths.findIndex((at) => at >= length),
	);
	const [from, to] = [line[next - 1] as Pixel, line[next] as Pixel];
	const [before, after] = [lengths[next - 1] as number, lengths[next] as number];
	const share = after > before ? (length - before) / (after - before) : 0;
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
