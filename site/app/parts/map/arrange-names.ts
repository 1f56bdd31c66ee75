import type { Rectangle } from '#domain/geometry.ts';
import type { Locale } from '#domain/locales.ts';
import type { Size, View } from '#site/map/projection.ts';
import { type Label, type LabelKind, type Placed, placeLabels } from './place-labels.ts';
import { type PlacedRoad, placeRoadNames, type RoadLines } from './road-names.ts';

/** From this zoom on streets matter more, so names of districts only fill what is left. */
const STREETS = 12.5;
const afterRoads = new Set<LabelKind>(['landmark', 'compound', 'water']);

type Names<L extends Label> = RoadLines & { labels: readonly L[] };
type Arranged<L extends Label> = { labels: Placed<L>[]; roads: PlacedRoad[] };

/** Includes the roads in view. */
export type ArrangeInView = <L extends Label>(
	labels: readonly L[],
	view: View,
	inTheWay: readonly Rectangle[],
	options: { locale: Locale; mostRoads: number },
) => Arranged<L>;

/** All labels of a map: places and stations first, then roads, then everything else. */
export function arrangeNames<L extends Label>(
	{ labels, ...lines }: Names<L>,
	{ zoom, ...size }: Size & { zoom: number },
	inTheWay: readonly Rectangle[],
	mostRoads?: number,
): Arranged<L> {
	const isLast = ({ kind }: L) => zoom >= STREETS && kind === 'area';
	const isLater = (label: L) => afterRoads.has(label.kind) || isLast(label);
	const first = placeLabels(
		labels.filter((label) => !isLater(label)),
		size,
		inTheWay,
	);
	const words = first.flatMap(({ boxes }) => boxes);
	const along = placeRoadNames(lines, size, [...inTheWay, ...words], mostRoads);
	const later = labels.filter(isLater).sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
	const rest = placeLabels(later, size, inTheWay, [...words, ...along.flatMap(({ boxes }) => boxes)]);
	return { labels: [...first, ...rest], roads: along };
}
