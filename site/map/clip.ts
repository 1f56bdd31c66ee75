import type { Pixel } from './projection.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

type Side = { inside: (point: Pixel) => boolean; cross: (a: Pixel, b: Pixel) => Pixel };

const between = (a: number, b: number, share: number) => a + (b - a) * share;

function listSides({ left, top, right, bottom }: Box): Side[] {
	const upright =
		(x: number) =>
		(a: Pixel, b: Pixel): Pixel => [x, between(a[1], b[1], (x - a[0]) / (b[0] - a[0]))];
	const level =
		(y: number) =>
		(a: Pixel, b: Pixel): Pixel => [between(a[0], b[0], (y - a[1]) / (b[1] - a[1])), y];
	return [
		{ inside: ([x]) => x >= left, cross: upright(left) },
		{ inside: ([x]) => x <= right, cross: upright(right) },
		{ inside: ([, y]) => y >= top, cross: level(top) },
		{ inside: ([, y]) => y <= bottom, cross: level(bottom) },
	];
}

/** Sutherland–Hodgman: clips a filled ring to the box. A ring that leaves and re-enters runs along the edge in between. */
export function clipRing(ring: readonly Pixel[], box: Box): Pixel[] {
	return listSides(box).reduce<Pixel[]>(
		(points, side) => {
			const kept: Pixel[] = [];
			let before = points.at(-1);
			for (const point of points) {
				if (before && side.inside(point) !== side.inside(before)) kept.push(side.cross(before, point));
				if (side.inside(point)) kept.push(point);
				before = point;
			}
			return kept;
		},
		[...ring],
	);
}

export function clipLine(line: readonly Pixel[], box: Box): Pixel[][] {
	return listSides(box).reduce<Pixel[][]>((lines, side) => lines.flatMap((one) => keepInside(one, side)), [[...line]]);
}

function keepInside(line: readonly Pixel[], { inside, cross }: Side): Pixel[][] {
	const parts: Pixel[][] = [];
	let part: Pixel[] = [];
	for (const [index, point] of line.entries()) {
		const before = line[index - 1];
		if (before && inside(before) !== inside(point)) {
			part.push(cross(before, point));
			if (inside(before)) {
				parts.push(part);
				part = [];
			}
		}
		if (inside(point)) part.push(point);
	}
	if (part.length) parts.push(part);
	return parts.filter(({ length }) => length > 1);
}
