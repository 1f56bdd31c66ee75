import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import type { Listing } from './listing.ts';
import { dayAfter, drawFrom, randomListing, TODAY } from './testing/random-listings.ts';

function buildCatalogue(...listings: Partial<Listing>[]) {
	const catalogue = createCatalogue();
	catalogue.setToday(TODAY);
	for (const [index, fields] of listings.entries()) catalogue.put({ ...randomListing(drawFrom(index), index + 1), until: null, ...fields });
	return catalogue;
}

test('cached words find the same homes after an offer begins', () => {
	const catalogue = buildCatalogue({ view: 'sea' }, { view: 'sea' }, { view: 'garden' });
	const find = () => catalogue.find({ filters: { text: 'sea' } }).sort();
	expect(find()).toEqual([1, 2]);
	for (const id of [1, 3])
		catalogue.put({ ...randomListing(drawFrom(id - 1), id), until: null, view: id === 3 ? 'garden' : 'sea', offer: true });
	expect(find()).toEqual([1, 2]);
});

test('`among` returns which of some listings match, in their order', () => {
	const catalogue = buildCatalogue({ type: 'villa' }, { type: 'apartment' }, { type: 'villa' });
	expect(catalogue.among([3, 2, 9, 1], { types: ['villa'] })).toEqual([3, 1]);
	expect(catalogue.among([2], { types: ['villa'] })).toEqual([]);
});

test('a last day in the far future counts as none', () => {
	const catalogue = buildCatalogue({ until: '2200-01-01' }, { until: '9999-12-31' }, { until: TODAY });
	catalogue.setToday(dayAfter(1));
	expect([1, 2, 3].map(catalogue.has)).toEqual([true, true, false]);
});

test('days far in the future or past sort last or first', () => {
	const days = [{ delivery: '2300-01-01' }, { delivery: '2027-06-01' }, { delivery: '2140-01-01' }];
	const byDelivery = buildCatalogue(...days.map((day) => ({ ...day, ready: false })));
	expect(byDelivery.find({ filters: {}, sort: 'delivery' })).toEqual([2, 3, 1]);
	const listed = buildCatalogue(
		{ created: Date.parse('1900-01-01') },
		{ created: Date.parse('2026-11-10') },
		{ created: Date.parse('1960-01-01') },
	);
	expect(listed.find({ filters: {}, sort: 'newest' })[0]).toBe(2);
	expect(listed.facets({}).newWithin.get(30)).toBe(1);
});

test('counts prices checked since a day, of current listings only', () => {
	const catalogue = buildCatalogue(
		{ checked: dayAfter(-8) },
		{ checked: dayAfter(-7) },
		{ checked: TODAY },
		{ checked: null },
		{ checked: TODAY },
	);
	catalogue.remove(5);
	expect(catalogue.countChecked(dayAfter(-7))).toBe(2);
});
