import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { drawFrom, randomListing, TODAY, termsList } from '../testing/random-listings.ts';

test('fewer years and a larger share are the way out where no plan is so easy', () => {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	const [, tenthOverEightYears] = termsList;
	if (tenthOverEightYears) catalogue.put({ ...randomListing(drawFrom(1), 1), until: null, purpose: 'sale', terms: tenthOverEightYears });
	const ways = (filters: object) => catalogue.relax({ filters }, 1).ways.map(({ how, filters }) => [how, filters]);
	expect(ways({ years: 10 })).toEqual([['widened', { years: 8 }]]);
	expect(ways({ years: 10, downShare: 5 })).toEqual([['widened', { years: 8, downShare: 10 }]]);
	expect(ways({ years: 15 })).toEqual([['dropped', {}]]);
	expect(ways({ payYears: 7 })).toEqual([['widened', { payYears: 9 }]]);
	expect(ways({ years: 10, payYears: 14 }), 'no further than can be asked for').toEqual([['widened', { years: 8, payYears: 15 }]]);
	expect(ways({ instalments: true })).toEqual([]);
});

test('a larger over is the way out where no owner asks for so little, and else one less filter', () => {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	const resale = { until: null, purpose: 'sale', market: 'resale', currency: 'EGP' } as const;
	catalogue.put({ ...randomListing(drawFrom(1), 1), ...resale, over: 550_000, remaining: true });
	catalogue.put({ ...randomListing(drawFrom(2), 2), ...resale, over: null, remaining: false });
	const ways = (filters: object) => catalogue.relax({ filters }, 1).ways.map(({ how, filters }) => [how, filters]);
	expect(ways({ over: { to: 500_000 } })).toEqual([['widened', { over: { to: 600_000 } }]]);
	expect(ways({ over: { to: 600_000 }, remaining: false })).toEqual([
		['dropped', { remaining: false }],
		['dropped', { over: { to: 600_000 } }],
	]);
	expect(ways({ over: { to: 600_000 } })).toEqual([['dropped', {}]]);
});
