import type { PageRequest } from '#app/page-loader.ts';
import type { Point, Rectangle } from '#domain/geometry.ts';
import { createProjection, metresPerPixel, type Pixel, type Size, type View } from '#site/map/projection.ts';
import type { LandmarkKind, RoadClass } from '#site/map/streets.ts';
import { addressableView } from './map-address.ts';
import type { PlaceName } from './map-sheet.ts';
import { type LabelKind, pillBox, textWidth } from './place-labels.ts';
import { type Places, placeNames } from './place-names.ts';

/** `dx` and `dy` lead from the place to the middle of its name. */
export type PlacedName = {
	x: number;
	y: number;
	dx: number;
	dy: number;
	text: string;
	kind: LabelKind;
	icon?: LandmarkKind;
	colour?: string;
	/** How far its outer edges are from the middle of the drawing: where less is seen, it is not shown at all rather than cut. */
	reach: Pixel;
};
/** A name along its road, turned by so many degrees. */
export type RoadName = { x: number; y: number; angle: number; text: string; class: RoadClass; reach: Pixel };
/** A pill that says what is there. */
export type Mark = { x: number; y: number; text: string };
/** A compound's grounds, as the `points` of an SVG polygon. */
export type Shape = { points: string; isMain: boolean };
export type Ring = { radius: number; text: string };

/** A map as it is on a page before anyone opens it. Everything is in pixels of its view, so it is drawn without arithmetic. */
export type MapDrawing = {
	view: View;
	description: string;
	names: PlacedName[];
	roads: RoadName[];
	marks: Mark[];
	shapes: Shape[];
	/** Distances from the middle. */
	rings: Ring[];
	words: { button: string; opening: string; failed: string; source: string };
};

export type MapContents = {
	view: Pick<View, 'centre' | 'zoom'>;
	/** Larger than any place it stands in: what does not fit is cut off all around. */
	size?: Size;
	description: string;
	marks?: readonly (Point & { text: string })[];
	outlines?: readonly { ring: readonly Point[]; isMain: boolean }[];
	/** Named before all other places. */
	names?: readonly PlaceName[];
	withRings?: boolean;
};

const cardSize: Size = { width: 900, height: 680 };
export const wideSize: Size = { width: 1240, height: 460 };

/** A place farther outside has no room for its name inside. */
const EDGE = 100;
/** Words that a page carries for each drawing. */
const MOST_ROADS = 16;
const RING_KM = [1, 2, 5, 10, 20, 50];
const RING_PIXELS = { least: 56, most: 400 };

export function drawMap(
	{ locale, t, site }: Pick<PageRequest, 'locale' | 't' | 'site'>,
	places: Places,
	contents: MapContents,
): MapDrawing {
	const { size = cardSize, description, marks = [], outlines = [], names = [], withRings = false } = contents;
	const view = addressableView({ ...contents.view, ...size });
	const { project } = createProjection(view);
	const placedMarks = marks.map(({ text, ...point }) => ({ text, ...atTenths(project(point)) }));
	const rings = withRings ? buildRings(view, (distance) => t('map.kilometres', { distance })) : [];
	const marked = new Set(marks.map(({ text }) => text));
	const isReadable = ({ from, to }: Pick<PlaceName, 'from' | 'to'>) => view.zoom >= from && view.zoom < to;
	const readable = [...names.filter(isReadable), ...placeNames(places, locale, isReadable)].filter(({ text }) => !marked.has(text));
	const placed = site.maps.arrange(
		readable
			.map(({ longitude, latitude, from: _f, to: _t, ...label }) => ({ ...label, at: project({ longitude, latitude }) }))
			.filter(
				({ at: [x, y] }) => Math.abs(x - size.width / 2) < size.width / 2 + EDGE && Math.abs(y - size.height / 2) < size.height / 2 + EDGE,
			),
		view,
		[...placedMarks.map(({ x, y, text }) => pillBox([x, y], text)), ...rings.map((ring) => ringLabelBox(ring, size))],
		{ locale, mostRoads: MOST_ROADS },
	);
	const reachOf = (boxes: readonly Rectangle[]): Pixel => [
		Math.ceil(Math.max(...boxes.flatMap(({ x, width }) => [size.width / 2 - x, x + width - size.width / 2]))),
		Math.ceil(Math.max(...boxes.flatMap(({ y, height }) => [size.height / 2 - y, y + height - size.height / 2]))),
	];
	return {
		view,
		description,
		marks: placedMarks,
		shapes: outlines.map(({ ring, isMain }) => ({
			isMain,
			points: ring.map((point) => Object.values(atTenths(project(point))).join()).join(' '),
		})),
		rings,
		names: placed.labels.map(({ label: { at, ...label }, offset: [dx, dy], boxes }) => ({
			...label,
			x: Math.round(at[0]),
			y: Math.round(at[1]),
			dx,
			dy,
			reach: reachOf(boxes),
		})),
		roads: placed.roads.map(({ x, y, boxes, ...road }) => ({ ...road, x: Math.round(x), y: Math.round(y), reach: reachOf(boxes) })),
		words: { button: t('map.button'), opening: t('map.opening'), failed: t('map.failed'), source: t('map.source') },
	};
}

const atTenths = ([x, y]: Pixel) => ({ x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) });

function buildRings({ centre, zoom }: View, say: (kilometres: number) => string): Ring[] {
	return RING_KM.map((kilometres) => ({
		radius: Math.round((kilometres * 1000) / metresPerPixel(centre.latitude, zoom)),
		text: say(kilometres),
	})).filter(({ radius }) => radius > RING_PIXELS.least && radius < RING_PIXELS.most);
}

/** Said where the ring is farthest east. */
function ringLabelBox({ radius, text }: Ring, { width, height }: Size): Rectangle {
	const wide = textWidth(text, 11) + 8;
	return { x: width / 2 + radius - wide / 2, y: height / 2 - 8, width: wide, height: 16 };
}
