import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import type { Filters } from '../query.ts';
import { drawFrom, places, randomListing, TODAY, termsList } from '../testing/random-listings.ts';

test('suggests fewer years and a larger down payment where no plan matches', () => {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	const [, tenthOverEightYears] = termsList;
	if (tenthOverEightYears) catalogue.put({ ...randomListing(drawFrom(1), 1), until: null, purpose: 'sale', terms: tenthOverEightYears });
	const relax = (filters: object) => catalogue.relax({ filters }, 1).relaxations.map(({ how, filters }) => [how, filters]);
	expect(relax({ years: 10 })).toEqual([['widened', { years: 8 }]]);
	expect(relax({ years: 10, downShare: 5 })).toEqual([['widened', { years: 8, downShare: 10 }]]);
	expect(relax({ years: 15 })).toEqual([['dropped', {}]]);
	expect(relax({ payYears: 7 })).toEqual([['widened', { payYears: 9 }]]);
	expect(relax({ years: 10, payYears: 14 }), 'no further than can be asked for').toEqual([['widened', { years: 8, payYears: 15 }]]);
	expect(relax({ instalments: true })).toEqual([]);
});

test('suggests a larger over, or dropping the filter', () => {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	const resale = { until: null, purpose: 'sale', market: 'resale', currency: 'EGP' } as const;
	catalogue.put({ ...randomListing(drawFrom(1), 1), ...resale, over: 550_000, remaining: true });
	catalogue.put({ ...randomListing(drawFrom(2), 2), ...resale, over: null, remaining: false });
	const relax = (filters: object) => catalogue.relax({ filters }, 1).relaxations.map(({ how, filters }) => [how, filters]);
	expect(relax({ over: { to: 500_000 } })).toEqual([['widened', { over: { to: 600_000 } }]]);
	expect(relax({ over: { to: 600_000 }, remaining: false })).toEqual([
		['dropped', { over: { to: 600_000 } }],
		['dropped', { remaining: false }],
	]);
	expect(relax({ over: { to: 600_000 } })).toEqual([['dropped', {}]]);
});

test('nearly matching homes are sorted by price, wider filters first, other places last', () => {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	const [here] = places;
	const elsewhere = places.find(({ area }) => area !== here?.area);
	if (!here || !elsewhere) throw new Error('Two places are needed');
	const home = { until: null, purpose: 'sale', currency: 'EGP', type: 'apartment', bedrooms: 3, place: here, featured: false } as const;
	const put = (id: number, fields: object) => catalogue.put({ ...randomListing(drawFrom(1), id), ...home, ...fields });
	put(1, { price: 19_200_000, featured: true });
	put(2, { price: 13_400_000 });
	put(3, { price: 6_800_000, bedrooms: 1 });
	put(4, { price: 6_900_000, place: elsewhere });
	put(5, { price: 6_800_000, bedrooms: 2 });
	put(6, { price: 8_100_000, bedrooms: 1 });
	put(7, { price: 9_000_000, currency: 'USD' });
	// More expensive homes than are examined, first in the usual order.
	for (let id = 100; id < 140; id++) put(id, { price: 30_000_000, featured: true, photos: 8 });
	const filters: Filters = { types: ['apartment'], areas: [here.area], price: { to: 8_000_000 }, bedrooms: [3] };
	const query = { filters };
	expect(catalogue.relax(query, 4).near).toEqual([5, 3, 2, 1]);
	const all = catalogue.relax(query, 60).near;
	expect(all.slice(-2), 'what cannot be compared, and another place').toEqual([7, 4]);
	expect(all).not.toContain(6);
	put(8, { price: 7_900_000 });
	expect(catalogue.relax(query, 4).near, 'what is found is not near').toEqual([5, 3, 2, 1]);
	const rare = { ...filters, furnished: true, exclusive: true };
	put(9, { price: 40_000_000, exclusive: true, furnished: false });
	put(10, { price: 9_000_000, exclusive: true, furnished: false });
	for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) put(id, { price: 7_000_000, exclusive: false, furnished: false, type: 'villa' });
	for (let id = 100; id < 140; id++) catalogue.remove(id);
	expect(catalogue.relax({ filters: rare }, 4)).toMatchObject({ arePairs: true, near: [10, 9] });
});
