import type { Bounds } from '#domain/geometry.ts';
import { computeBounds, type Position, squareKilometres } from './shapes.ts';

/** Cells of about 280 m; a blur of about a kilometre. */
const CELL = 0.0025;
const REACH = 3;
const PASSES = 3;
const SHORE = 0.45;

type Grid = { cells: Float32Array; columns: number; rows: number };

/** The source stores lakes by map tile, so shores have steps. Fills them into a grid, blurs it, and traces the shore at half water. */
export function smoothLakes(rings: readonly Position[][][], bounds: Bounds, leastArea: number): Position[][] {
	const columns = Math.ceil((bounds.east - bounds.west) / CELL);
	const rows = Math.ceil((bounds.north - bounds.south) / CELL);
	const grid: Grid = { cells: new Float32Array(columns * rows), columns, rows };
	for (const [outer, ...holes] of rings) {
		if (outer) fill(grid, outer, bounds, 1);
		for (const hole of holes) fill(grid, hole, bounds, 0);
	}
	for (let pass = 0; pass < PASSES; pass++) blur(grid);
	return shores(grid)
		.map((ring) => ring.map(([x, y]): Position => [bounds.west + x * CELL, bounds.south + y * CELL]))
		.filter((ring) => squareKilometres(ring) >= leastArea);
}

function fill({ cells, columns, rows }: Grid, ring: readonly Position[], { west, south }: Bounds, value: number): void {
	const { south: low, north: high } = computeBounds(ring);
	for (let row = Math.max(0, Math.floor((low - south) / CELL)); row < Math.min(rows, (high - south) / CELL + 1); row++) {
		const y = south + (row + 0.5) * CELL;
		const crossings = ring
			.flatMap(([ax, ay], index) => {
				const [bx, by] = ring[(index + 1) % ring.length] as Position;
				return ay > y === by > y ? [] : [(ax + ((y - ay) / (by - ay)) * (bx - ax) - west) / CELL];
			})
			.sort((a, b) => a - b);
		for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
			const first = Math.max(0, Math.round(crossings[pair] as number));
			const last = Math.min(columns, Math.round(crossings[pair + 1] as number));
			if (last > first) cells.fill(value, row * columns + first, row * columns + last);
		}
	}
}

function blur({ cells, columns, rows }: Grid): void {
	const average = (start: number, step: number, length: number) => {
		const line = Float32Array.from({ length }, (_, index) => cells[start + index * step] as number);
		let sum = 0;
		for (let index = -REACH; index < length; index++) {
			sum += line[index + REACH] ?? 0;
			sum -= line[index - REACH - 1] ?? 0;
			if (index >= 0) cells[start + index * step] = sum / (2 * REACH + 1);
		}
	};
	for (let row = 0; row < rows; row++) average(row * columns, 1, columns);
	for (let column = 0; column < columns; column++) average(column, columns, rows);
}

type Edge = { from: string; to: string; point: Position };

/** Marching squares: each cell on the shore gives an edge, and edges are joined to rings. */
function shores({ cells, columns, rows }: Grid): Position[][] {
	const edges = new Map<string, Edge>();
	const level = (column: number, row: number) => cells[row * columns + column] as number;
	for (let row = 0; row < rows - 1; row++)
		for (let column = 0; column < columns - 1; column++) {
			const corners = [level(column, row), level(column + 1, row), level(column + 1, row + 1), level(column, row + 1)];
			const wet = corners.map((value) => value > SHORE);
			if (wet.every(Boolean) || !wet.some(Boolean)) continue;
			for (const edge of findEdges(corners, wet, column, row)) edges.set(edge.from, edge);
		}
	const rings: Position[][] = [];
	for (const first of edges.values()) {
		const ring: Position[] = [];
		for (let edge: Edge | undefined = edges.get(first.from); edge; edge = edges.get(edge.to)) {
			edges.delete(edge.from);
			ring.push(edge.point);
		}
		if (ring.length > 3) rings.push(ring);
	}
	return rings;
}

const sides = [
	{ from: [0, 0], to: [1, 0] },
	{ from: [1, 0], to: [1, 1] },
	{ from: [1, 1], to: [0, 1] },
	{ from: [0, 1], to: [0, 0] },
] as const;

/** Edges are directed with water on their left. */
function findEdges(corners: readonly number[], wet: readonly boolean[], column: number, row: number): Edge[] {
	const names = [`${column},${row},h`, `${column + 1},${row},v`, `${column},${row + 1},h`, `${column},${row},v`];
	const entering = [0, 1, 2, 3].filter((side) => !wet[side] && wet[(side + 1) % 4]);
	const leaving = [0, 1, 2, 3].filter((side) => wet[side] && !wet[(side + 1) % 4]);
	return leaving.map((side, index) => {
		const { from, to } = sides[side] as (typeof sides)[number];
		const [a, b] = [corners[side] as number, corners[(side + 1) % 4] as number];
		const share = (SHORE - a) / (b - a);
		return {
			from: names[side] as string,
			to: names[entering[index] ?? side] as string,
			point: [column + 0.5 + from[0] + (to[0] - from[0]) * share, row + 0.5 + from[1] + (to[1] - from[1]) * share],
		};
	});
}
