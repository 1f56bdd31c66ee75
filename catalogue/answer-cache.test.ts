import { expect, test, vi } from 'vitest';
import { cacheAnswers } from './answer-cache.ts';
import { createCatalogue } from './catalogue.ts';
import { drawFrom, randomListing } from './testing/random-listings.ts';

const open = () => {
	const catalogue = createCatalogue();
	const put = (id: number) =>
		catalogue.put({ ...randomListing(drawFrom(id), id), until: null, type: 'villa', price: 9_000_000, builtUp: 300 });
	put(1);
	const count = vi.spyOn(catalogue, 'count');
	return { put, count, cached: cacheAnswers(catalogue) };
};

test('a repeated query is computed once', () => {
	const { count, cached } = open();
	expect([1, 2, 3].map(() => cached.count({ types: ['villa'] }))).toEqual([1, 1, 1]);
	expect(cached.count({ types: ['retail'] })).toBe(0);
	expect(count).toHaveBeenCalledTimes(2);
});

test('a change clears the cache', () => {
	const { put, cached } = open();
	const look = () => [
		cached.count({}),
		cached.briefFacets({}).types.get('villa'),
		cached.metrePrices({}).get('villa')?.count,
		cached.find({ filters: {} }).length,
		cached.size,
	];
	expect(look()).toEqual([1, 1, 1, 1, 1]);
	put(2);
	expect(look()).toEqual([2, 2, 2, 2, 2]);
});

test('answers are right when the cache is full', () => {
	const { cached } = open();
	const counts = Array.from({ length: 2500 }, (_, index) => cached.count({ bathrooms: 0, areas: [100_000 + index] }));
	expect(new Set(counts)).toEqual(new Set([0]));
	expect(cached.count({})).toBe(1);
});
