import { computeCentre, kilometres, type Position, squareKilometres } from './shapes.ts';

/** The Nile below the dam of Aswan, its branches to Rosetta and to Damietta, and the south of the Suez Canal (its north is part of the sea). Widths are in metres. */
const reaches: { from: Position; to: Position; width: number }[] = [
	{ from: [32.8855, 23.975], to: [31.127, 30.178], width: 650 },
	{ from: [31.127, 30.178], to: [30.3655, 31.4635], width: 350 },
	{ from: [31.127, 30.178], to: [31.8465, 31.5255], width: 300 },
	{ from: [32.574, 29.945], to: [32.572, 30.21], width: 260 },
];

/** The source leaves gaps of this many kilometres at most. */
const LONGEST_STEP = 14;
/** The coarse line is this far off at most. */
const CORRIDOR = 5;

export type Reach = { line: Position[]; width: number };

/**
 * One source has the rivers whole but coarse (Natural Earth), the other finely but in pieces (one for every map tile they fill, from OpenStreetMap).
 * The line drawn is the shortest way from piece to piece within reach of the coarse line.
 */
export function watercourses(pieces: readonly Position[][], coarse: readonly Position[][]): Reach[] {
	const guide = coarse.flatMap(dense);
	const near = pieces.filter((piece) => {
		const centre = computeCentre(piece);
		return guide.some((point) => kilometres(point, centre) < CORRIDOR);
	});
	const stops = near.map((piece) => ({ at: findMiddle(piece), area: squareKilometres(piece) }));
	return reaches.map(({ from, to, width }) => ({ width, line: rounder(rounder([from, ...way(from, to, stops), to])) }));
}

function dense(line: readonly Position[]): Position[] {
	return line.slice(1).flatMap((end, index) => {
		const start = line[index] as Position;
		const steps = Math.ceil(kilometres(start, end) / 2);
		return Array.from({ length: steps }, (_, step): Position => {
			const share = step / steps;
			return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
		});
	});
}

/** The mean of the corners: pieces are small and follow the river. */
function findMiddle(piece: readonly Position[]): Position {
	const corners = piece.slice(1);
	const sum = corners.reduce(([x, y], [nextX, nextY]): Position => [x + nextX, y + nextY], [0, 0] as Position);
	return [sum[0] / corners.length, sum[1] / corners.length];
}

type Stop = { at: Position; area: number };

/** Dijkstra's algorithm. Steps cost more than in proportion to their length, so the way takes every piece it passes; canals beside the river are small pieces and cost more. */
function way(from: Position, to: Position, stops: readonly Stop[]): Position[] {
	const nodes: Stop[] = [{ at: from, area: 1 }, ...stops, { at: to, area: 1 }];
	const cost = new Float64Array(nodes.length).fill(Infinity);
	const before = new Int32Array(nodes.length).fill(-1);
	const open = new Set(nodes.keys());
	cost[0] = 0;
	while (open.size) {
		const here = [...open].reduce((best, node) => ((cost[node] as number) < (cost[best] as number) ? node : best));
		open.delete(here);
		if (here === nodes.length - 1 || cost[here] === Infinity) break;
		for (const next of open) {
			const { at, area } = nodes[next] as Stop;
			const step = kilometres((nodes[here] as Stop).at, at);
			if (step > LONGEST_STEP) continue;
			const through = (cost[here] as number) + step ** 1.7 * (1 + 0.15 / Math.max(area, 0.05));
			if (through < (cost[next] as number)) {
				cost[next] = through;
				before[next] = here;
			}
		}
	}
	const path: Position[] = [];
	for (let node = before[nodes.length - 1] as number; node > 0; node = before[node] as number) path.unshift((nodes[node] as Stop).at);
	return path;
}

/** Chaikin's corner cutting. */
function rounder(line: readonly Position[]): Position[] {
	const cut = ([ax, ay]: Position, [bx, by]: Position, share: number): Position => [ax + (bx - ax) * share, ay + (by - ay) * share];
	const middle = line.slice(1).flatMap((end, index) => {
		const start = line[index] as Position;
		return [cut(start, end, 0.25), cut(start, end, 0.75)];
	});
	return [line[0] as Position, ...middle, line.at(-1) as Position];
}
