import { expect, test } from 'vitest';
import { cluster, constructionUpdate } from './compound-parts.ts';

const translations = { en_US: { name: 'Cluster 1', summary: ' Roofs are on. ' }, ar_EG: { name: 'المجموعة 1', summary: null } };
const row = { id: 1, sort: 1, project: 7, plan_x: '12.50', plan_y: 40, translations };
const triangle = [
	[0, 0],
	[100, 0],
	['50.5', 100],
];

test('a cluster has a place on the plan, and optionally an outline', () => {
	const parsed = cluster.parse({ ...row, plan_outline: triangle });
	expect([parsed.plan_x, parsed.plan_y]).toEqual([12.5, 40]);
	expect(parsed.plan_outline).toEqual([
		[0, 0],
		[100, 0],
		[50.5, 100],
	]);
});

test.each([
	['nothing', null],
	['words', 'M0 0'],
	['two corners', triangle.slice(1)],
	['a corner outside the picture', [...triangle, [101, 2]]],
	['a corner with three numbers', [...triangle, [1, 2, 3]]],
	['no end of corners', Array.from({ length: 61 }, () => [1, 1])],
])('%s is not an outline, and the rest of the row is kept', (_, plan_outline) => {
	expect(cluster.parse({ ...row, plan_outline })).toMatchObject({ plan_outline: [], plan_x: 12.5 });
});

test('a place outside the picture is dropped', () => {
	expect(cluster.parse({ ...row, plan_x: 140, plan_y: 'left' })).toMatchObject({ plan_x: null, plan_y: null });
});

test('an update needs a day and at most 100 %', () => {
	const update = { id: 1, project: 7, seen_on: '2026-10-01T00:00:00', percent: '62.00', images: [], translations };
	expect(constructionUpdate.parse(update)).toMatchObject({ seen_on: '2026-10-01', percent: 62 });
	expect(constructionUpdate.parse(update).translations.en.summary).toBe('Roofs are on.');
	expect(constructionUpdate.safeParse({ ...update, percent: 140 }).success).toBe(false);
	expect(constructionUpdate.safeParse({ ...update, seen_on: 'soon' }).success).toBe(false);
});
