import type { Text, UnitMix } from '#seed/sample/shapes.ts';
import { ink, type Point, round, shape } from '../svg.ts';
import { pointsAlong, type Site, type Zone } from './site.ts';

/** Homes seen from above: size of a building, gap between two, and colours. */
export type Homes = { name: Text; width: number; depth: number; gap: number; rows: number; roof: string; edge: string };

const apartments: Homes = {
	name: { en: 'Apartment buildings', ar: 'عمارات سكنية' },
	width: 50,
	depth: 21,
	gap: 16,
	rows: 2,
	roof: ink.blue300,
	edge: ink.blue700,
};
const townHouses: Homes = {
	name: { en: 'Townhouses and twin houses', ar: 'تاون هاوس وتوين هاوس' },
	width: 34,
	depth: 19,
	gap: 9,
	rows: 2,
	roof: ink.sun300,
	edge: ink.sun500,
};
const villas: Homes = { name: { en: 'Villas', ar: 'فيلات' }, width: 22, depth: 20, gap: 17, rows: 3, roof: ink.sun300, edge: ink.sun500 };
const chalets: Homes = {
	name: { en: 'Chalets', ar: 'شاليهات' },
	width: 30,
	depth: 18,
	gap: 10,
	rows: 3,
	roof: ink.blue100,
	edge: ink.blue700,
};

/** The homes in the inner and outer ring. */
export const homesByMix: Record<Exclude<UnitMix, 'commercial'>, { inner: Homes; outer: Homes }> = {
	apartments: { inner: { ...apartments, rows: 1 }, outer: apartments },
	villas: { inner: { ...townHouses, rows: 1 }, outer: villas },
	mixed: { inner: { ...townHouses, rows: 1 }, outer: apartments },
	coastal: { inner: { ...villas, rows: 1 }, outer: chalets },
};

/** Rows of homes between two rings and two streets, leaving out places that are taken. */
export function rowsOfHomes(site: Site, homes: Homes, { from, to, inner, outer }: Zone, taken: Point[]): string {
	const { width, depth, gap, rows, roof, edge } = homes;
	const outlines: string[] = [];
	for (let row = 0; row < rows; row++) {
		const share = inner + ((outer - inner) * (row + 0.5)) / rows;
		const road = pointsAlong(site, share, from, to);
		const lengths = measureLengths(road);
		const whole = lengths.at(-1) ?? 0;
		const count = Math.floor((whole - 3 * gap) / (width + gap));
		for (let index = 0; index < count; index++) {
			const step = findStep(lengths, (whole * (index + 1)) / (count + 1));
			const angle = from + ((to - from) * step) / (road.length - 1);
			const middle = site.at(angle, share);
			if (taken.some((point) => Math.hypot(point.x - middle.x, point.y - middle.y) < 30 + width / 2)) continue;
			outlines.push(turnedRectangle(middle, width, depth, site.turn(angle, share)));
		}
	}
	// A single shape for all, because rendering time depends on the number of shapes.
	return shape('path', { d: outlines.join(''), fill: roof, stroke: edge, 'stroke-width': 1.5, 'stroke-linejoin': 'round' });
}

function turnedRectangle({ x, y }: Point, width: number, depth: number, turn: number): string {
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const corner = (right: number, down: number) =>
		`${round(x + (right * width * cos - down * depth * sin) / 2)} ${round(y + (right * width * sin + down * depth * cos) / 2)}`;
	return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`;
}

/** The index, with fraction, of the point at that distance along the road. */
function findStep(lengths: number[], behind: number): number {
	const next = lengths.findIndex((length) => length >= behind);
	const [before = 0, after = 0] = [lengths[next - 1], lengths[next]];
	return next - (after > before ? (after - behind) / (after - before) : 0);
}

/** The distance along the road to each of its points. */
function measureLengths(points: Point[]): number[] {
	let sum = 0;
	return points.map(({ x, y }, index) => {
		const before = points[index - 1];
		sum += before ? Math.hypot(x - before.x, y - before.y) : 0;
		return sum;
	});
}
