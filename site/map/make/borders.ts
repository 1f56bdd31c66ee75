import type { Bounds } from '#domain/geometry.ts';
import type { Position } from './shapes.ts';

const key = ([x, y]: Position) => `${x},${y}`;

/** The longest stretch of outline that two countries share, from north to south. */
function sharedWith(neighbour: readonly Position[], outlines: readonly Position[][]): Position[] {
	const theirs = new Set(neighbour.map(key));
	const stretches = outlines.flatMap((outline) => {
		const lines: Position[][] = [[]];
		for (const point of outline) {
			if (theirs.has(key(point))) lines.at(-1)?.push(point);
			else if (lines.at(-1)?.length) lines.push([]);
		}
		return lines;
	});
	const longest = stretches.reduce((best, line) => (line.length > best.length ? line : best));
	const [first, last] = [longest.at(0), longest.at(-1)];
	return first && last && first[1] < last[1] ? longest.toReversed() : longest;
}

export type Borders = { libya: Position[]; sudan: Position[]; sinai: Position[] };

/** The border with Sudan is the 22nd parallel, from Libya to the Red Sea. */
export function buildBorders(countries: ReadonlyMap<string, Position[][][]>): Borders {
	const outer = (code: string) => (countries.get(code) ?? []).flatMap(([ring]) => (ring ? [ring] : []));
	const egypt = outer('EGY');
	return {
		libya: sharedWith(outer('LBY').flat(), egypt),
		sudan: [
			[25, 22],
			[36.88, 22],
		],
		sinai: [...sharedWith(outer('PSE').flat(), egypt), ...sharedWith(outer('ISR').flat(), egypt)],
	};
}

/** At sea the line need not be exact: up the Red Sea and the Gulf of Aqaba, and along the Mediterranean. */
const upTheRedSea: Position[] = [
	[37.6, 22.2],
	[36.6, 24.8],
	[34.9, 27.4],
	[34.55, 28.02],
	[34.62, 28.6],
	[34.87, 29.4],
];
const alongTheMediterranean: Position[] = [
	[34.1, 31.6],
	[33.8, 32.6],
	[25.3, 32.6],
];

/** Everything outside Egypt: the whole view with a hole. */
export function buildAbroad({ libya, sudan, sinai }: Borders, { west, south, east, north }: Bounds): Position[][] {
	return [
		[
			[west, south],
			[east, south],
			[east, north],
			[west, north],
		],
		[...libya, ...sudan, ...upTheRedSea, ...sinai.toReversed(), ...alongTheMediterranean],
	];
}
