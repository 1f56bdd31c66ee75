import type { Rectangle } from '#domain/geometry.ts';
import { circle, ink, line, rectangle, shape } from '../svg.ts';
import type { Side } from './grid.ts';
import type { RoomKind } from './rooms.ts';

/** Draws furniture against the top wall, `width` along it and `depth` away from it, in letters; the room is then rotated. */
type Piece = (width: number, depth: number) => string;

const pen = { fill: ink.white, stroke: ink.sand400, 'stroke-width': 0.045, rx: 0.12 } as const;
const soft = { ...pen, fill: ink.sand100 } as const;
const box = (x: number, y: number, width: number, height: number, style: Record<string, string | number> = pen) =>
	rectangle(x * 10, y * 10, width * 10, height * 10, scaled(style));
const disc = (x: number, y: number, r: number, style: Record<string, string | number> = pen) =>
	circle(x * 10, y * 10, r * 10, scaled(style));
const stroke = (x1: number, y1: number, x2: number, y2: number) =>
	line({ x: x1 * 10, y: y1 * 10 }, { x: x2 * 10, y: y2 * 10 }, scaled({ stroke: ink.sand400, 'stroke-width': 0.045 }));

/** Ten units per letter, because drawing rounds to a tenth. */
const scaled = (style: Record<string, string | number>) =>
	Object.fromEntries(Object.entries(style).map(([name, value]) => [name, typeof value === 'number' ? value * 10 : value]));

const chair = (x: number, y: number) => box(x - 0.4, y - 0.4, 0.8, 0.8);

const bed: Piece = (width) => {
	const left = width / 2 - 1.4;
	return (
		box(left - 1, 0.15, 0.85, 0.8) +
		box(left + 2.95, 0.15, 0.85, 0.8) +
		box(left, 0.15, 2.8, 3.4) +
		box(left + 0.2, 0.35, 1.1, 0.7, soft) +
		box(left + 1.5, 0.35, 1.1, 0.7, soft) +
		stroke(left, 1.5, left + 2.8, 1.5)
	);
};

const wardrobe: Piece = (width, depth) => {
	const length = Math.min(3.5, depth - 3.4);
	return length < 2 ? '' : box(width - 1.1, depth - length - 0.15, 0.95, length, soft);
};

const bathroom: Piece = (width, depth) => {
	const shower = Math.min(1.7, depth - 0.6, width * 0.34);
	const middle = (shower + width - 1.1) / 2;
	const basin = width > 3.2 ? box(middle - 0.42, 0.15, 0.84, 0.7) + disc(middle, 0.5, 0.2) : '';
	return (
		box(0.15, 0.15, shower, shower, soft) +
		stroke(0.15, 0.15, 0.15 + shower, 0.15 + shower) +
		stroke(0.15, 0.15 + shower, 0.15 + shower, 0.15) +
		basin +
		box(width - 1.25, 0.15, 0.9, 0.35) +
		shape('ellipse', { cx: (width - 0.8) * 10, cy: 9.5, ...scaled(pen), rx: 3.4, ry: 4.6 })
	);
};

const toilet: Piece = (width) =>
	box(0.3, 0.15, 0.84, 0.7) +
	disc(0.72, 0.5, 0.2) +
	box(width - 1.25, 0.15, 0.9, 0.35) +
	shape('ellipse', { cx: (width - 0.8) * 10, cy: 9.5, ...scaled(pen), rx: 3.4, ry: 4.6 });

const kitchen: Piece = (width, depth) =>
	box(0.15, 0.15, width - 0.3, 1, soft) +
	box(0.15, 1.15, 1, Math.max(0.5, depth - 3), soft) +
	box(width / 2 - 0.7, 0.3, 1.4, 0.7) +
	[0, 1, 2, 3].map((ring) => disc(0.45 + (ring % 2) * 0.42, 2 + Math.floor(ring / 2) * 0.42, 0.16)).join('') +
	box(width - 1.15, 0.15, 1, 1);

const sofas = (x: number, y: number) =>
	box(x, y + 0.9, 6, 3.6, { ...pen, fill: ink.blue50, stroke: ink.blue100 }) +
	box(x + 0.9, y, 4.2, 1.2, soft) +
	box(x, y + 1.6, 1.2, 2.4, soft) +
	box(x + 4.8, y + 1.6, 1.2, 2.4, soft) +
	box(x + 2.2, y + 2.2, 1.6, 1.1);

const table = (x: number, y: number, seats: number) =>
	Array.from({ length: seats }, (_, seat) => chair(x + 0.9 + seat * 1.25, y - 0.35) + chair(x + 0.9 + seat * 1.25, y + 1.85)).join('') +
	box(x, y, 0.6 + seats * 1.25, 1.5);

const reception: Piece = (width, depth) => {
	if (width < 11) return sofas(Math.max(0.3, width / 2 - 3), 0.3) + (depth > 8 ? table(width / 2 - 2.2, depth - 2.7, 3) : '');
	return sofas(width - 6.8, depth / 2 - 2.4) + table(1.2, depth / 2 - 0.8, 3);
};

const studio: Piece = (width, depth) => shape('g', { transform: 'translate(4 0)' }, bed(5, depth)) + sofas(width - 6.6, depth - 5.2);

const stairs: Piece = (width, depth) => {
	const steps = Math.floor((width - 1.4) / 0.5);
	const treads = Array.from({ length: steps }, (_, step) => stroke(1.2 + step * 0.5, 0.2, 1.2 + step * 0.5, depth - 0.2)).join('');
	return treads + stroke(1.2, depth / 2, width - 0.4, depth / 2);
};

const lounger = (x: number, y: number) => box(x, y, 1, 2.4, soft) + stroke(x, y + 0.8, x + 1, y + 0.8);
const terrace: Piece = (width, depth) =>
	depth < 3
		? width < 9
			? ''
			: box(1, depth / 2 - 0.5, 1, 1) + chair(2.7, depth / 2)
		: lounger(1, 0.9) + lounger(2.4, 0.9) + table(width - 4.2, depth / 2 - 0.6, 2);

const tree = (x: number, y: number, r: number) => disc(x, y, r, { fill: ink.green100, stroke: ink.green300, 'stroke-width': 0.05 });
const garden: Piece = (width, depth) =>
	[0.06, 0.16, 0.3, 0.72, 0.86, 0.95]
		.map((share, index) => tree(share * width, index % 2 ? depth - 1.1 : 1.3, 0.7 + (index % 3) * 0.15))
		.join('');

const desks: Piece = (width, depth) => {
	const columns = Math.max(1, Math.floor((width - 1) / 4));
	const rows = Math.max(1, Math.floor((depth - 1.5) / 3.4));
	return Array.from({ length: columns * rows }, (_, index) => {
		const [x, y] = [0.9 + (index % columns) * 4, 1.2 + Math.floor(index / columns) * 3.4];
		return box(x, y, 2.8, 1.3) + chair(x + 0.8, y - 0.5) + chair(x + 2, y + 1.8);
	}).join('');
};

const desk: Piece = (width, depth) => box(width / 2 - 1.4, depth / 2 - 1.5, 2.8, 1.3) + chair(width / 2, depth / 2 - 2);
const seats: Piece = (width) => Array.from({ length: Math.floor((width - 1) / 1.2) }, (_, seat) => chair(1 + seat * 1.2, 0.7)).join('');
const shelves: Piece = (width, depth) =>
	Array.from({ length: Math.max(1, Math.floor((depth - 2) / 2.4)) }, (_, row) => box(1.5, 0.3 + row * 2.4, width - 3, 0.8, soft)).join('');

const pieces: Partial<Record<RoomKind, Piece>> = {
	master: (width, depth) => bed(width, depth) + wardrobe(width, depth),
	bedroom: (width, depth) => bed(width, depth) + wardrobe(width, depth),
	bathroom,
	toilet,
	dressing: (width) => box(0.15, 0.15, width - 0.3, 0.95, soft),
	reception,
	studio,
	kitchen,
	stairs,
	terrace,
	garden,
	roof: (width, depth) => terrace(width, depth) + tree(width / 2 - 3.5, depth - 1.2, 0.6) + tree(width / 2 + 3.5, depth - 1.2, 0.6),
	desks,
	meeting: (width, depth) => table(width / 2 - 2.2, depth / 2 - 0.75, 3),
	manager: desk,
	'front-desk': (width, depth) => box(width / 2 - 2, depth / 2 - 1.3, 4, 0.9, soft),
	waiting: seats,
	examination: (width) => box(0.5, 0.3, 1.5, 3, soft) + box(width - 3, 0.6, 2.2, 1.1) + chair(width - 1.9, 2.2),
	shop: shelves,
	store: (width) => box(0.3, 0.2, width - 0.6, 0.8, soft),
	pantry: (width) => box(0.15, 0.15, width - 0.3, 0.8, soft),
};

/** The rotation that puts the furniture against each side. Rooms without an orientation are not rotated. */
const turns: Record<Side, number> = { top: 0, right: 90, bottom: 180, left: 270 };
const unturned: RoomKind[] = [
	'reception',
	'studio',
	'terrace',
	'garden',
	'roof',
	'desks',
	'meeting',
	'manager',
	'front-desk',
	'stairs',
	'shop',
];

export function furnish(kind: RoomKind, room: Rectangle, against: Side, scale: number): string {
	const piece = pieces[kind];
	if (!piece) return '';
	const turn = unturned.includes(kind) ? 0 : turns[against];
	const [width, depth] = turn % 180 ? [room.height, room.width] : [room.width, room.height];
	const [x, y] = [(room.x + room.width / 2) * scale, (room.y + room.height / 2) * scale];
	// Doors are at the end of a wall, so the furniture is mirrored to keep clear of them.
	const mirrored = turn < 180 && !unturned.includes(kind) ? -1 : 1;
	const size = scale / 10;
	return shape(
		'g',
		{ transform: `translate(${x} ${y}) rotate(${turn}) scale(${mirrored * size} ${size}) translate(${-width * 5} ${-depth * 5})` },
		piece(width, depth),
	);
}
