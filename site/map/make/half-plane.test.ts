import { expect, test } from 'vitest';
import { clipPolygon } from './half-plane.ts';
import type { Position } from './shapes.ts';

/** A fork with two branches that meet below. */
const fork: Position[] = [
	[0, 0],
	[10, 0],
	[10, 10],
	[8, 10],
	[8, 2],
	[2, 2],
	[2, 10],
	[0, 10],
];
const sorted = (rings: Position[][][]) => rings.map(([outer]) => outer?.map(([x]) => x).sort((a, b) => a - b));

test('two separate branches give two parts', () => {
	const parts = clipPolygon([fork], { axis: 1, at: 5, keeps: 'more' });
	expect(sorted(parts)).toEqual([
		[8, 8, 10, 10],
		[0, 0, 2, 2],
	]);
});

test('an island stays in its part; a cut one joins the bank', () => {
	const lake: Position[] = [
		[0, 0],
		[20, 0],
		[20, 10],
		[0, 10],
	];
	const island: Position[] = [
		[2, 4],
		[2, 6],
		[4, 6],
		[4, 4],
	];
	const cut: Position[] = [
		[9, 4],
		[9, 6],
		[11, 6],
		[11, 4],
	];
	const [west, ...others] = clipPolygon([lake, island, cut], { axis: 0, at: 10, keeps: 'less' });
	expect(others).toEqual([]);
	expect(west).toHaveLength(2);
	expect(west?.[0]).toContainEqual([9, 4]);
});
