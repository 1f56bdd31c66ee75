import type { Pixel, Size } from './projection.ts';

/** `main`: what the map is about. */
export type LabelKind = 'main' | 'water' | 'city' | 'location' | 'area' | 'compound';
export type Label = { text: string; kind: LabelKind; at: Pixel };
/** Where the middle of the text stands, from the label's point. */
export type Placed<L extends Label> = { label: L; offset: Pixel };
export type Rectangle = { x: number; y: number; width: number; height: number };

/** Font sizes in CSS pixels, as styled in map.css. */
export const labelSizes: Record<LabelKind, number> = { main: 13, water: 12, city: 12, location: 13, area: 12, compound: 11 };

/** Places have a dot and their name beside it; water and compounds have their name across them. */
export const hasDot = (kind: LabelKind): boolean => kind !== 'water' && kind !== 'compound';

const ROOM = 3;
const LINE = 1.4;
const DOT = 5;
const widths = { arabic: 0.5, wide: 0.66, letter: 0.56, space: 0.28 };

/** What a browser will need, a little generously: the server has no fonts to measure with. */
export function textWidth(text: string, fontSize: number): number {
	const letters = [...text].reduce((sum, letter) => {
		if (/\s/.test(letter)) return sum + widths.space;
		if (/[\u0600-\u06ff]/.test(letter)) return sum + widths.arabic;
		return sum + (/[A-Z0-9mw]/.test(letter) ? widths.wide : widths.letter);
	}, 0);
	return letters * fontSize;
}

const around = ([x, y]: Pixel, width: number, height: number): Rectangle => ({ x: x - width / 2, y: y - height / 2, width, height });

const touches = (a: Rectangle, b: Rectangle) =>
	a.x < b.x + b.width + ROOM && b.x < a.x + a.width + ROOM && a.y < b.y + b.height + ROOM && b.y < a.y + a.height + ROOM;

const fits = ({ x, y, width, height }: Rectangle, view: Size) =>
	x >= ROOM && y >= ROOM && x + width <= view.width - ROOM && y + height <= view.height - ROOM;

/** Where a text may stand, the best first. */
function offsetsFor(kind: LabelKind, width: number, height: number): Pixel[] {
	const upright = hasDot(kind) ? height * 0.5 + DOT : height;
	const sideways = width / 2 + DOT + ROOM;
	const beside: Pixel[] = [
		[0, -upright],
		[0, upright],
		[sideways, 0],
		[-sideways, 0],
	];
	return hasDot(kind) ? beside : [[0, 0], ...beside.slice(0, 2)];
}

/** Labels that find room, the most important first; none stands on another or on what is in the way, and no name is written twice. */
export function placeLabels<L extends Label>(labels: readonly L[], view: Size, inTheWay: readonly Rectangle[] = []): Placed<L>[] {
	const taken = [...inTheWay];
	const written = new Set<string>();
	const isFree = (box: Rectangle) => fits(box, view) && !taken.some((other) => touches(box, other));
	return labels.flatMap((label) => {
		const { text, kind, at } = label;
		const height = labelSizes[kind] * LINE;
		const width = textWidth(text, labelSizes[kind]);
		if (written.has(text) || (hasDot(kind) && !isFree(around(at, DOT, DOT)))) return [];
		const box = ([x, y]: Pixel) => around([at[0] + x, at[1] + y], width, height);
		const offset = offsetsFor(kind, width, height).find((candidate) => isFree(box(candidate)));
		if (!offset) return [];
		written.add(text);
		taken.push(box(offset), ...(hasDot(kind) ? [around(at, DOT, DOT)] : []));
		return [{ label, offset: [Math.round(offset[0]), Math.round(offset[1])] }];
	});
}
