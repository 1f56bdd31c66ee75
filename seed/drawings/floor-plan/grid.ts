import type { Rectangle } from '#domain/geometry.ts';
/** Geometry of a floor plan written as letters. Lengths are in letters. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A straight wall between two rooms, running right or down from its start; `before` is above or left of it. */
export type Wall = { x: number; y: number; length: number; vertical: boolean; before: string; after: string };

export const OUTSIDE = '.';

const at = (rows: string[], x: number, y: number): string => rows[y]?.[x] ?? OUTSIDE;

export const listRooms = (rows: string[]): string[] => [...new Set(rows.join(''))].filter((letter) => letter !== OUTSIDE);

export function findWalls(rows: string[]): Wall[] {
	const [width, height] = [rows[0]?.length ?? 0, rows.length];
	const walls: Wall[] = [];
	const scan = (vertical: boolean, lines: number, steps: number) => {
		for (let line = 0; line <= lines; line++) {
			let open: Wall | null = null;
			for (let step = 0; step < steps; step++) {
				const [x, y] = vertical ? [line, step] : [step, line];
				const before = vertical ? at(rows, x - 1, y) : at(rows, x, y - 1);
				const after = at(rows, x, y);
				if (before === after) open = null;
				else if (open && open.before === before && open.after === after) open.length++;
				else {
					open = { x, y, length: 1, vertical, before, after };
					walls.push(open);
				}
			}
		}
	};
	scan(false, height, width);
	scan(true, width, height);
	return walls;
}

export function wallBetween(walls: Wall[], one: string, other: string): Wall {
	const [longest] = walls
		.filter(({ before, after }) => (before === one && after === other) || (before === other && after === one))
		.sort((a, b) => b.length - a.length);
	if (!longest) throw new Error(`rooms ${one} and ${other} do not touch`);
	return longest;
}

export function findSide(wall: Wall, room: string): Side {
	if (wall.vertical) return wall.after === room ? 'left' : 'right';
	return wall.after === room ? 'top' : 'bottom';
}

const opposites: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
export const opposite = (side: Side): Side => opposites[side];

/** The largest rectangle inside a room, for its furniture. */
export function findHeart(rows: string[], room: string): Rectangle {
	const width = rows[0]?.length ?? 0;
	let best: Rectangle = { x: 0, y: 0, width: 0, height: 0 };
	const heights = Array<number>(width).fill(0);
	for (let y = 0; y < rows.length; y++) {
		for (let x = 0; x < width; x++) heights[x] = at(rows, x, y) === room ? (heights[x] ?? 0) + 1 : 0;
		for (let left = 0; left < width; left++) {
			let height = Number.POSITIVE_INFINITY;
			for (let right = left; right < width; right++) {
				height = Math.min(height, heights[right] ?? 0);
				if (height === 0) break;
				const size = height * (right - left + 1);
				if (size > best.width * best.height) best = { x: left, y: y - height + 1, width: right - left + 1, height };
			}
		}
	}
	return best;
}
