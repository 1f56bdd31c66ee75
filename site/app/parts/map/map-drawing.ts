import type { PageRequest } from '#app/page-loader.ts';
import type { Point, Rectangle } from '#domain/geometry.ts';
import { createProjection, metresPerPixel, type Pixel, type Size, type View } from '#site/map/projection.ts';
import type { LandmarkKind, RoadClass } from '#site/map/streets.ts';
import { addressableView } from './map-address.ts';
import type { PlaceName } from './map-sheet.ts';
import { type LabelKind, pillBox, textWidth } from './place-labels.ts';
import { type Places, placeNames } from './place-names.ts';

/** `dx` and `dy`: offset from the place to the centre of its name. */
export type PlacedName = {
	x: number;
	y: number;
	dx: number;
	dy: number;
	text: string;
	kind: LabelKind;
	icon?: LandmarkKind;
	colour?: string;
	/** The distance of its outer edges from the centre: where the visible part is smaller, the name is hidden instead of cut. */
	reach: Pixel;
};
/** `angle` in degrees. */
export type RoadName = { x: number; y: number; angle: number; text: string; class: RoadClass; reach: Pixel };
export type Mark = { x: number; y: number; text: string };
/** A compound's outline, as the `points` of an SVG polygon. */
export type Shape = { points: string; isMain: boolean };
export type Ring = { radius: number; text: string };

/** A static map. All positions are in pixels of its view, so rendering needs no arithmetic. */
export type MapDrawing = {
	view: View;
	description: string;
	names: PlacedName[];
	roads: RoadName[];
	marks: Mark[];
	shapes: Shape[];
	rings: Ring[];
	words: { button: string; opening: string; failed: string; source: string };
};

export type MapContents = {
	view: Pick<View, 'centre' | 'zoom'>;
	/** Larger than any container: the edges are cropped. */
	size?: Size;
	description: string;
	marks?: readonly (Point & { text: string })[];
	outlines?: readonly { ring: readonly Point[]; isMain: boolean }[];
	/** Placed before all other names. */
	names?: readonly PlaceName[];
	withRings?: boolean;
};

const cardSize: Size = { width: 900, height: 680 };
export const wideSize: Size = { width: 1240, height: 460 };

/** A place this far outside the view has no room for its name inside. */
const EDGE = 100;
/** Every name adds to the weight of the page. */
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
	const computeReach = (boxes: readonly Rectangle[]): Pixel => [
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
			reach: computeReach(boxes),
		})),
		roads: placed.roads.map(({ x, y, boxes, ...road }) => ({ ...road, x: Math.round(x), y: Math.round(y), reach: computeReach(boxes) })),
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

/** At the easternmost point of the ring. */
function ringLabelBox({ radius, text }: Ring, { width, height }: Size): Rectangle {
	const wide = textWidth(text, 11) + 8;
	return { x: width / 2 + radius - wide / 2, y: height / 2 - 8, width: wide, height: 16 };
}
