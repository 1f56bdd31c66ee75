import { contains, type Position } from './shapes.ts';

/** One side of a vertical or horizontal line. A polygon is its outer ring and holes, none of them closed. */
export type HalfPlane = { axis: 0 | 1; at: number; keeps: 'less' | 'more' };
type Polygon = Position[][];
type Run = { points: Position[]; from: number; to: number };

/** Clips a polygon to one side. Unlike clipRing it leaves no edge along the line between separate parts. */
export function clipPolygon(rings: Polygon, half: HalfPlane): Polygon[] {
	const isInside = (point: Position) => (half.keeps === 'less' ? point[half.axis] <= half.at : point[half.axis] >= half.at);
	const crossing = rings.filter((ring) => ring.some(isInside) && !ring.every(isInside));
	const parts = linkRuns(crossing.flatMap((ring) => listRuns(ring, half, isInside)));
	const [outer, ...islands] = rings;
	const outers = outer?.every(isInside) ? [outer, ...parts] : parts;
	const whole = islands.filter((island) => island.every(isInside));
	return outers.map((ring) => [ring, ...whole.filter(([corner]) => corner && contains(ring, corner))]);
}

/** The stretches of a ring inside, each from where it enters to where it leaves. */
function listRuns(ring: readonly Position[], { axis, at }: HalfPlane, isInside: (point: Position) => boolean): Run[] {
	const along = axis === 0 ? 1 : 0;
	const cross = (a: Position, b: Position): Position => {
		const share = (at - a[axis]) / (b[axis] - a[axis]);
		const other = a[along] + (b[along] - a[along]) * share;
		return axis === 0 ? [at, other] : [other, at];
	};
	const first = ring.findIndex((point) => !isInside(point));
	const turned = [...ring.slice(first), ...ring.slice(0, first + 1)];
	const runs: Run[] = [];
	for (const [index, point] of turned.entries()) {
		const before = turned[index - 1];
		if (before && !isInside(before) && isInside(point)) runs.push({ points: [cross(before, point)], from: 0, to: 0 });
		const run = runs.at(-1);
		if (run && isInside(point)) run.points.push(point);
		else if (run && before && isInside(before)) run.points.push(cross(before, point));
	}
	return runs.map(({ points }) => ({ points, from: points[0]?.[along] ?? 0, to: points.at(-1)?.[along] ?? 0 }));
}

/** Along the line, inside and outside alternate, so each stretch continues where its neighbour begins. */
function linkRuns(runs: readonly Run[]): Position[][] {
	const ends = runs.flatMap((run) => [
		{ run, place: run.from },
		{ run, place: run.to },
	]);
	ends.sort((a, b) => a.place - b.place);
	const open = new Set(runs);
	const rings: Position[][] = [];
	for (const first of runs) {
		const ring: Position[] = [];
		for (let run: Run | undefined = first; run && open.delete(run); ) {
			ring.push(...run.points);
			const { to } = run;
			const here = ends.findIndex((end) => end.run === run && end.place === to);
			run = ends[here % 2 ? here - 1 : here + 1]?.run;
		}
		if (ring.length > 2) rings.push(ring);
	}
	return rings;
}
