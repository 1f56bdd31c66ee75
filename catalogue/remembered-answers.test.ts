import { expect, test, vi } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { rememberAnswers } from './remembered-answers.ts';
import { drawFrom, randomListing } from './testing/random-listings.ts';

const open = () => {
	const catalogue = createCatalogue();
	const put = (id: number) =>
		catalogue.put({ ...randomListing(drawFrom(id), id), until: null, type: 'villa', price: 9_000_000, builtUp: 300 });
	put(1);
	const count = vi.spyOn(catalogue, 'count');
	return { put, count, remembering: rememberAnswers(catalogue) };
};

test('a repeated query is computed once', () => {
	const { count, remembering } = open();
	expect([1, 2, 3].map(() => remembering.count({ types: ['villa'] }))).toEqual([1, 1, 1]);
	expect(remembering.count({ types: ['retail'] })).toBe(0);
	expect(count).toHaveBeenCalledTimes(2);
});

test('a change clears the cache', () => {
	const { put, remembering } = open();
	const look = () => [
		remembering.count({}),
		remembering.briefFacets({}).types.get('villa'),
		remembering.metrePrices({}).get('villa')?.count,
		remembering.find({ filters: {} }).length,
		remembering.size,
	];
	expect(look()).toEqual([1, 1, 1, 1, 1]);
	put(2);
	expect(look()).toEqual([2, 2, 2, 2, 2]);
});

test('answers are right when the cache is full', () => {
	const { remembering } = open();
	const counts = Array.from({ length: 2500 }, (_, index) => remembering.count({ bathrooms: 0, areas: [100_000 + index] }));
	expect(new Set(counts)).toEqual(new Set([0]));
	expect(remembering.count({})).toBe(1);
});
