import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import type { Listing } from '../listing.ts';
import { drawFrom, randomListing } from '../testing/random-listings.ts';

const base: Listing = {
	...randomListing(drawFrom(1), 1),
	...{ purpose: 'sale', type: 'apartment', currency: 'EGP', price: 7_000_000, builtUp: 100, until: null },
};
const computeTrend = (listings: Partial<Listing>[], today = '2026-11-16') => {
	const catalogue = createCatalogue();
	for (const [index, listing] of listings.entries()) catalogue.put({ ...base, id: index + 1, ...listing });
	return { catalogue, trend: catalogue.priceTrend({ purpose: 'sale' }, today) };
};

test('a listing counts in every month since its first price, at its price at the end of the month', () => {
	const { trend } = computeTrend([
		{
			history: [
				{ since: '2026-08-31', price: 5_000_000 },
				{ since: '2026-10-01', price: 6_000_000 },
			],
			price: 6_000_000,
		},
		{ history: [{ since: '2026-11-16', price: 8_000_000 }], price: 8_000_000 },
	]);
	expect(trend).toEqual([
		{ month: '2026-08', median: 50_000, count: 1 },
		{ month: '2026-09', median: 50_000, count: 1 },
		{ month: '2026-10', median: 60_000, count: 1 },
		{ month: '2026-11', median: 70_000, count: 2 },
	]);
});

test('covers twelve months across a year; an older price counts in all of them', () => {
	const { trend } = computeTrend([{ history: [{ since: '2020-02-29', price: 5_000_000 }] }], '2026-03-31');
	expect(trend.map(({ month }) => month)).toEqual([
		...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
		...['2026-01', '2026-02', '2026-03'],
	]);
});

test('this month equals `metrePrices`: every listing with a price, at its offer’s price', () => {
	const history = [{ since: '2026-09-01', price: 5_000_000 }];
	const { catalogue, trend } = computeTrend([
		{ history, price: 5_000_000 },
		{ history, price: 4_500_000 },
		{ history: [], price: 9_000_000 },
		{ history, price: 9_000_000, builtUp: null },
		{ history: [], price: 100_000, currency: 'USD' },
	]);
	const table = catalogue.metrePrices({ purpose: 'sale' }).get('apartment');
	expect(trend.at(-1)).toEqual({ month: '2026-11', median: table?.median, count: table?.count });
	expect(trend.at(-1)).toMatchObject({ median: 50_000, count: 3 });
	expect(trend.at(-2)).toEqual({ month: '2026-10', median: 50_000, count: 2 });
});

test('listings without a size, or removed, are not counted', () => {
	const history = [{ since: '2026-11-01', price: 7_000_000 }];
	expect(computeTrend([{ history, builtUp: null }]).trend).toEqual([]);
	const { catalogue } = computeTrend([{ history }, { history }]);
	catalogue.remove(1);
	expect(catalogue.priceTrend({}, '2026-11-16')).toEqual([{ month: '2026-11', median: 70_000, count: 1 }]);
});
