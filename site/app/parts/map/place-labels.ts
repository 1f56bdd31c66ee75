import type { Rectangle } from '#domain/geometry.ts';
import type { Pixel, Size } from '#site/map/projection.ts';

/** `main`: the subject of the map. */
export type LabelKind = 'main' | 'water' | 'city' | 'location' | 'area' | 'compound' | 'station' | 'landmark';
export type Label = { text: string; kind: LabelKind; at: Pixel };
/** `offset`: from the label's point to the centre of its text. */
export type Placed<L extends Label> = { label: L; offset: Pixel; boxes: Rectangle[] };

/** Font sizes in CSS pixels; must match map.css. */
export const labelSizes: Record<LabelKind, number> = {
	main: 13,
	water: 12,
	city: 12,
	location: 13,
	area: 12,
	compound: 11,
	station: 11,
	landmark: 11,
};

/** Places have a dot with the name beside it; names of water and compounds are centred. */
export const hasDot = (kind: LabelKind): boolean => kind !== 'water' && kind !== 'compound';

const ROOM = 3;
const LINE = 1.4;
const DOT = 5;
/** Diameters: a disc with an icon, and the ring of a station. */
const dots: Partial<Record<LabelKind, number>> = { landmark: 18, station: 12 };
const dotSize = (kind: LabelKind) => dots[kind] ?? DOT;
/** Half the size of the largest thing over a dot: a circle with a count. */
const COVER = 29;
const widths = { arabic: 0.5, wide: 0.66, letter: 0.56, space: 0.28 };

/** Estimated generously, because the server has no fonts to measure with. */
export function textWidth(text: string, fontSize: number): number {
	const letters = [...text].reduce((sum, letter) => {
		if (/\s/.test(letter)) return sum + widths.space;
		if (/[\u0600-\u06ff]/.test(letter)) return sum + widths.arabic;
		return sum + (/[A-Z0-9mw]/.test(letter) ? widths.wide : widths.letter);
	}, 0);
	return letters * fontSize;
}

const around = ([x, y]: Pixel, width: number, height: number): Rectangle => ({ x: x - width / 2, y: y - height / 2, width, height });

export const touches = (a: Rectangle, b: Rectangle) =>
	a.x < b.x + b.width + ROOM && b.x < a.x + a.width + ROOM && a.y < b.y + b.height + ROOM && b.y < a.y + a.height + ROOM;

export const fits = ({ x, y, width, height }: Rectangle, view: Size) =>
	x >= ROOM && y >= ROOM && x + width <= view.width - ROOM && y + height <= view.height - ROOM;

const PILL = { fontSize: 13, padding: 24, height: 36 };

export function pillBox([x, y]: Pixel, text: string): Rectangle {
	const width = textWidth(text, PILL.fontSize) + PILL.padding;
	return { x: x - width / 2, y: y - PILL.height, width, height: PILL.height + ROOM };
}

/** Candidate positions, the best first: centred, beside the dot, or clear of what covers the dot. */
function offsetsFor(kind: LabelKind, width: number, height: number, isCovered: boolean): Pixel[] {
	const beyond = dotSize(kind) / 2 + DOT / 2;
	const upright = height / 2 + (isCovered ? COVER : beyond);
	const sideways = width / 2 + (isCovered ? COVER : beyond + ROOM);
	const beside: Pixel[] = [
		[0, -upright],
		[0, upright],
		[sideways, 0],
		[-sideways, 0],
	];
	return hasDot(kind)
		? beside
		: [
				[0, 0],
				[0, -height],
				[0, height],
			];
}

/** Places labels by importance, without overlaps, and never the same text twice. */
export function placeLabels<L extends Label>(
	labels: readonly L[],
	view: Size,
	inTheWay: readonly Rectangle[] = [],
	words: readonly Rectangle[] = [],
): Placed<L>[] {
	const taken = [...inTheWay, ...words];
	const written = new Set<string>();
	const isFree = (box: Rectangle) => fits(box, view) && !taken.some((other) => touches(box, other));
	return labels.flatMap((label) => {
		const { text, kind, at } = label;
		const dot = around(at, dotSize(kind), dotSize(kind));
		const isCovered = inTheWay.some((other) => touches(dot, other));
		if (written.has(text) || (hasDot(kind) && !isCovered && !isFree(dot)) || (kind === 'landmark' && isCovered)) return [];
		const height = labelSizes[kind] * LINE;
		const width = textWidth(text, labelSizes[kind]);
		const box = ([x, y]: Pixel) => around([at[0] + x, at[1] + y], width, height);
		const offset = offsetsFor(kind, width, height, isCovered).find((candidate) => isFree(box(candidate)));
		if (!offset) return [];
		written.add(text);
		const boxes = [box(offset), ...(hasDot(kind) ? [dot] : [])];
		taken.push(...boxes);
		return [{ label, offset: [Math.round(offset[0]), Math.round(offset[1])], boxes }];
	});
}
