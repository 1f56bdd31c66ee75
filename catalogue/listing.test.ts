import { expect, test } from 'vitest';
import { property } from '#content/entities/listings.ts';
import { createCatalogue } from './catalogue.ts';
import { buildListing } from './listing.ts';
import type { Filters } from './query.ts';
import { listPaymentOptions } from './terms.ts';
import { sampleDocuments } from './testing/random-content.ts';
import { drawFrom, randomListing } from './testing/random-listings.ts';

test('the ground floor is a floor of its own, and an unknown floor matches none', () => {
	const catalogue = createCatalogue();
	for (const [id, floor] of [0, 1, null].entries()) catalogue.put({ ...randomListing(drawFrom(1), id + 1), until: null, floor });
	const find = (filters: Filters) => catalogue.find({ filters }).sort();
	expect(find({ floors: [0] })).toEqual([1]);
	expect(find({ notFloors: [0] })).toEqual([2, 3]);
});

test('only resales are fully paid or have instalments left', () => {
	const [document] = sampleDocuments('property');
	const sold = { ...document, status: 'published', purpose: 'sale', market: 'resale', price: 5_000_000, remaining_amount: null };
	const takeover = { paid_amount: 1_000_000, over_amount: 300_000, remaining_amount: 2_000_000 };
	const terms = { plans: [], cashPercent: 0, ...listPaymentOptions([]) };
	const { place } = randomListing(drawFrom(1), 1);
	const of = (changes: object) => buildListing(property.parse({ ...sold, ...changes }), place, terms);
	expect(of({})).toMatchObject({ over: null, remaining: false, terms });
	expect(of(takeover)).toMatchObject({ price: 3_300_000, over: 300_000, remaining: true, terms: { cash: null } });
	expect(of({ ...takeover, market: 'primary' })).toMatchObject({ over: null, remaining: null });
	expect(of({ ...takeover, purpose: 'rent' })).toMatchObject({ over: null, remaining: null });
});

test('a price that never changed counts from the listing day, at the list price', () => {
	const [document] = sampleDocuments('property');
	const { place } = randomListing(drawFrom(1), 1);
	const sold = { ...document, status: 'published', purpose: 'sale', market: 'primary', currency: 'EGP', price: 5_000_000 };
	const buildHistory = (changes: object) =>
		buildListing(property.parse({ ...sold, listed_on: '2026-03-01', price_history: [], ...changes }), place, {
			...{ plans: [], cashPercent: 0, ...listPaymentOptions([]) },
		})?.history;
	const entry = (price: number) => ({ price, currency: 'EGP', changed_on: '2026-04-01' });
	expect(buildHistory({})).toEqual([{ since: '2026-03-01', price: 5_000_000 }]);
	expect(buildHistory({ listed_on: null })).toEqual([]);
	expect(buildHistory({ price_history: [entry(5_000_000)] })).toEqual([{ since: '2026-04-01', price: 5_000_000 }]);
	expect(buildHistory({ price_history: [entry(4_000_000)] })).toEqual([]);
	expect(buildHistory({ purpose: 'rent' })).toEqual([]);
});
