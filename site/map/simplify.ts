type Position = readonly [number, number];

/** Ramer–Douglas–Peucker: the fewest points within `tolerance` of the line. Keeps the ends. */
export function simplify<P extends Position>(line: readonly P[], tolerance: number): P[] {
	const kept = new Set([0, line.length - 1]);
	const spans: [number, number][] = [[0, line.length - 1]];
	for (let span = spans.pop(); span; span = spans.pop()) {
		const farthest = farthestIn(line, span);
		if (farthest.distance <= tolerance) continue;
		kept.add(farthest.index);
		spans.push([span[0], farthest.index], [farthest.index, span[1]]);
	}
	return line.filter((_, index) => kept.has(index));
}

function farthestIn(line: readonly Position[], [first, last]: [number, number]): { index: number; distance: number } {
	const farthest = { index: first, distance: 0 };
	const [start, end] = [line[first], line[last]];
	if (!start || !end) return farthest;
	for (let index = first + 1; index < last; index++) {
		const distance = distanceTo(line[index] as Position, start, end);
		if (distance > farthest.distance) Object.assign(farthest, { index, distance });
	}
	return farthest;
}

/** The distance of a point from a line segment. */
function distanceTo([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
	const [alongX, alongY] = [toX - fromX, toY - fromY];
	const length = alongX ** 2 + alongY ** 2;
	const share = length ? Math.max(0, Math.min(1, ((x - fromX) * alongX + (y - fromY) * alongY) / length)) : 0;
	return Math.hypot(x - fromX - share * alongX, y - fromY - share * alongY);
}
