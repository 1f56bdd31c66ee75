import type { Rectangle } from '#domain/geometry.ts';
import { drawing, inBoth, ink, line, type Point, rectangle, shape, words } from '../svg.ts';
import { furnish } from './furniture.ts';
import { findHeart, findSide, findWalls, listRooms, OUTSIDE, opposite, type Side, type Wall, wallBetween } from './grid.ts';
import { type Floor, floorPlans } from './layouts.ts';
import { floorColour, hasWindows, isOutdoors, type RoomKind, roomKind, roomNames } from './rooms.ts';

export const PLAN_SIZE = { width: 1600, height: 1200 };

const MARGIN = 60;
const TITLE = 80;
const FOOT = 70;
const BETWEEN_FLOORS = 2.5;
const DOOR = 1.5;

const isOut = (letter: string): boolean => letter === OUTSIDE || isOutdoors(roomKind(letter));
const end = ({ x, y, length, vertical }: Wall): Point => (vertical ? { x, y: y + length } : { x: x + length, y });

/** A point on a wall, `along` it and `aside` from it (positive: right of it or below). */
const on = ({ x, y, vertical }: Wall, along: number, aside = 0): Point =>
	vertical ? { x: x + aside, y: y + along } : { x: x + along, y: y + aside };

class FloorDrawing {
	private readonly floor: Floor;
	private readonly scale: number;
	private readonly walls: Wall[];
	private readonly doorSide = new Map<string, Side>();

	constructor(floor: Floor, scale: number) {
		this.floor = floor;
		this.scale = scale;
		this.walls = findWalls(floor.rows);
		for (const [room = '', other = ''] of floor.doors) this.doorSide.set(room, findSide(wallBetween(this.walls, room, other), room));
	}

	draw(): string {
		const rooms = listRooms(this.floor.rows).map((letter) => ({
			kind: roomKind(letter),
			letter,
			heart: findHeart(this.floor.rows, letter),
		}));
		return [
			...this.surfaces(),
			...rooms.map(({ kind, letter, heart }) => furnish(kind, heart, this.furnishedSide(letter), this.scale)),
			...this.walls.map((wall) => this.wall(wall)),
			...(this.floor.open ?? []).map(([one = '', other = '']) => this.opening(wallBetween(this.walls, one, other))),
			...this.floor.doors.map(([room = '', other = '']) => this.door(wallBetween(this.walls, room, other), room)),
			...this.walls.map((wall) => this.window(wall)),
			this.entrance(),
			...rooms.map(({ kind, letter, heart }) => this.label(kind, heart, letter)),
		].join('');
	}

	/** Furniture stands opposite the door. */
	private furnishedSide(letter: string): Side {
		const door = this.doorSide.get(letter);
		return door ? opposite(door) : 'top';
	}

	private px({ x, y }: Point): Point {
		return { x: x * this.scale, y: y * this.scale };
	}

	private stretch(wall: Wall, from: number, to: number, values: Record<string, string | number>, aside = 0): string {
		return line(this.px(on(wall, from, aside)), this.px(on(wall, to, aside)), values);
	}

	private surfaces(): string[] {
		return this.floor.rows.flatMap((row, y) =>
			[...row.matchAll(/(.)\1*/g)].flatMap(({ 0: run, index }) => {
				const [letter = OUTSIDE] = run;
				if (letter === OUTSIDE) return [];
				const { scale } = this;
				return [rectangle(index * scale, y * scale, run.length * scale + 1, scale + 1, { fill: floorColour(roomKind(letter)) })];
			}),
		);
	}

	private thickness({ before, after }: Wall): number {
		if (isOut(before) && isOut(after)) return 0.06;
		return isOut(before) || isOut(after) ? 0.34 : 0.18;
	}

	private wall(wall: Wall): string {
		const width = this.thickness(wall) * this.scale;
		const rail = width < this.scale / 10;
		return line(this.px(wall), this.px(end(wall)), {
			stroke: rail ? ink.sand400 : ink.blue900,
			'stroke-width': width,
			'stroke-linecap': 'square',
		});
	}

	private gap(wall: Wall, from: number, to: number, fill: string): string {
		return this.stretch(wall, from, to, { stroke: fill, 'stroke-width': this.thickness(wall) * this.scale + 2 });
	}

	private opening(wall: Wall): string {
		return this.gap(wall, 0.3, wall.length - 0.3, floorColour(roomKind(isOut(wall.after) ? wall.before : wall.after)));
	}

	private door(wall: Wall, room: string): string {
		const from = wall.length > 4 ? wall.length - DOOR - 0.5 : (wall.length - DOOR) / 2;
		const into = (wall.after === room ? 1 : -1) * DOOR;
		const [hinge, leaf, latch] = [on(wall, from), on(wall, from, into), on(wall, from + DOOR)].map((point) => this.px(point)) as [
			Point,
			Point,
			Point,
		];
		const sweep = into > 0 !== wall.vertical ? 0 : 1;
		const radius = DOOR * this.scale;
		const pen = { fill: 'none', stroke: ink.blue900, 'stroke-width': 2 };
		return (
			this.gap(wall, from, from + DOOR, ink.white) +
			line(hinge, leaf, { ...pen, 'stroke-width': 4 }) +
			shape('path', { d: `M${leaf.x} ${leaf.y}A${radius} ${radius} 0 0 ${1 - sweep} ${latch.x} ${latch.y}`, ...pen, 'stroke-opacity': 0.5 })
		);
	}

	private window(wall: Wall): string {
		const inside = [wall.before, wall.after].find((letter) => !isOut(letter));
		if (!inside || !hasWindows(roomKind(inside)) || !(isOut(wall.before) || isOut(wall.after)) || wall.length < 3) return '';
		if (this.entranceWall() === wall && wall.length < 7) return '';
		const length = Math.min(wall.length - 1.6, roomKind(inside) === 'shop' ? 6 : 4.5);
		const from = this.entranceWall() === wall ? wall.length - length - 0.8 : (wall.length - length) / 2;
		const width = this.thickness(wall) * this.scale;
		return (
			this.stretch(wall, from, from + length, { stroke: ink.blue100, 'stroke-width': width }) +
			this.stretch(wall, from, from + length, { stroke: ink.blue700, 'stroke-width': 2 })
		);
	}

	private entranceWall(): Wall | null {
		const [room, side] = this.floor.entrance ?? [];
		const outer = this.walls.filter(({ before, after }) => [before, after].includes(room ?? '') && [before, after].includes(OUTSIDE));
		return outer.filter((wall) => findSide(wall, room ?? '') === side).sort((a, b) => b.length - a.length)[0] ?? null;
	}

	/** A gap in the outer wall, with an arrow pointing in. */
	private entrance(): string {
		const wall = this.entranceWall();
		if (!wall) return '';
		const from = Math.min(1, (wall.length - DOOR - 0.2) / 2);
		const sign = wall.before === OUTSIDE ? 1 : -1;
		const middle = from + (DOOR + 0.2) / 2;
		const tip = [on(wall, middle, -0.35 * sign), on(wall, middle - 0.5, -1.15 * sign), on(wall, middle + 0.5, -1.15 * sign)].map((point) =>
			this.px(point),
		);
		return (
			this.gap(wall, from, from + DOOR + 0.2, ink.white) +
			shape('polygon', { points: tip.map(({ x, y }) => `${x},${y}`).join(' '), fill: ink.red600 })
		);
	}

	/** In the half of the room where the door is, clear of walls; on one line if two do not fit. */
	private label(kind: RoomKind, heart: Rectangle, letter: string): string {
		if (kind === 'hall' || kind === 'stairs') return '';
		const { en, ar } = roomNames[kind];
		const lettering = { size: smallRooms.includes(kind) ? 22 : 26, weight: 500, fill: ink.blue950, halo: floorColour(kind) };
		const { x, y } = this.px(labelSpot(kind, heart, this.doorSide.get(letter)));
		if (heart.height * this.scale < 3.6 * lettering.size) {
			const baseline = y + lettering.size * 0.35;
			return words(en, x - 14, baseline, { ...lettering, anchor: 'end' }) + words(ar, x + 14, baseline, { ...lettering, anchor: 'end' });
		}
		const half = en.length * lettering.size * 0.31 + 8;
		const [left, right] = [heart.x * this.scale + half, (heart.x + heart.width) * this.scale - half];
		return inBoth({ en, ar }, { x: left > right ? (left + right) / 2 : Math.min(right, Math.max(left, x)), y }, lettering);
	}
}

const smallRooms: RoomKind[] = ['bathroom', 'toilet', 'dressing', 'pantry', 'store'];
const towardsDoor: Record<Side, [x: number, y: number]> = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };

/** Where the furniture leaves space for the room's name. */
function labelSpot(kind: RoomKind, { x, y, width, height }: Rectangle, door: Side = 'bottom'): Point {
	if (kind === 'reception') return width < 11 ? { x: x + width / 2, y: y + 5.2 } : { x: x + 3.4, y: y + Math.max(0.9, height * 0.14) };
	if (kind === 'studio') return { x: x + width * 0.7, y: y + height * 0.18 };
	if (kind === 'desks') return { x: x + width / 2, y: y + height * 0.86 };
	if (kind === 'manager' || kind === 'front-desk') return { x: x + width / 2, y: y + height * 0.7 };
	const shift = kind === 'master' || kind === 'bedroom' ? 0.24 : smallRooms.includes(kind) ? 0.14 : 0;
	const [right, down] = towardsDoor[door];
	return { x: x + width * (0.5 + shift * right), y: y + height * (0.5 + shift * down) };
}

const countColumns = ({ rows }: Floor): number => rows[0]?.length ?? 0;

/** One picture of all floors of a unit, side by side. */
export function drawFloorPlan(key: string): string {
	const floors = floorPlans.get(key);
	if (!floors) throw new Error(`there is no floor plan “${key}”`);
	const titled = floors.some(({ title }) => title);
	const [roomX, roomY] = [PLAN_SIZE.width - 2 * MARGIN, PLAN_SIZE.height - 2 * MARGIN - FOOT - (titled ? TITLE : 0)];
	const wide = floors.reduce((sum, floor) => sum + countColumns(floor), BETWEEN_FLOORS * (floors.length - 1));
	const high = Math.max(...floors.map(({ rows }) => rows.length));
	const scale = Math.min(roomX / (wide + 1), roomY / (high + 1), 68);
	let x = (PLAN_SIZE.width - wide * scale) / 2;
	const top = MARGIN + (titled ? TITLE : 0) + (roomY - high * scale) / 2;
	const body = floors.map((floor) => {
		const left = x;
		x += (countColumns(floor) + BETWEEN_FLOORS) * scale;
		const { title } = floor;
		const heading = title
			? words(title.en, left, top - 62, { size: 28, weight: 600, fill: ink.blue900 }) +
				words(title.ar, left + countColumns(floor) * scale, top - 62, { size: 28, weight: 600, fill: ink.blue900 })
			: '';
		return heading + shape('g', { transform: `translate(${left} ${top})` }, new FloorDrawing(floor, scale).draw());
	});
	const foot = { size: 22, fill: ink.sand600 };
	const note =
		words('Indicative layout, not to scale', MARGIN, PLAN_SIZE.height - 40, foot) +
		words('رسم توضيحي بدون مقياس رسم', PLAN_SIZE.width - MARGIN, PLAN_SIZE.height - 40, foot);
	return drawing(PLAN_SIZE.width, PLAN_SIZE.height, body.join('') + note);
}
