import { describe, expect, test } from 'vitest';
import { listPublicPrices, roundPublicPlace } from './for-the-public.ts';
import { property } from './listings.ts';

const row = {
	...{ id: 1, status: 'published', purpose: 'sale', market: 'resale', category: 'residential', type: 'villa', area: 1, price: 6_500_004 },
	coordinates: { type: 'Point', coordinates: [31.4837261, 30.0458193] },
	translations: { en_US: { name: 'Villa' } },
};

describe('prices', () => {
	const at = (changed_on: string, price = 1) => ({ changed_on, price });

	test('from before the listing day are left out', () => {
		expect(listPublicPrices([at('2026-01-01'), at('2026-02-28'), at('2026-03-01'), at('2026-04-01')], '2026-03-01')).toEqual([
			at('2026-03-01'),
			at('2026-04-01'),
		]);
	});

	test('of one day are reduced to the last one', () => {
		const prices = [at('2026-03-01', 5), at('2026-03-01', 4), at('2026-03-01', 6), at('2026-03-02', 7), at('2026-03-02', 8)];
		expect(listPublicPrices(prices, '2026-03-01').map(({ price }) => price)).toEqual([6, 8]);
	});

	test('of a home that was never listed are all left out', () => {
		expect(listPublicPrices([at('2026-03-01')], null)).toEqual([]);
	});

	test('are filtered when a row enters the replica', () => {
		const price_history = [
			{ price: 5_000_001, currency: 'EGP', changed_on: '2026-02-01' },
			{ price: 6_500_004, currency: 'EGP', changed_on: '2026-03-01' },
		];
		expect(JSON.stringify(property.parse({ ...row, listed_on: '2026-03-01', price_history }))).not.toContain('5000001');
	});
});

describe('the coordinates of a home', () => {
	const coordinates = { longitude: 31.4837261, latitude: 30.0458193 };
	const rough = { longitude: 31.484, latitude: 30.046 };
	const place = (market: string, purpose: string, show_exact_place = false) =>
		roundPublicPlace({ market, purpose, coordinates, show_exact_place });

	test('are exact with the owner’s consent, or if a developer sells', () => {
		expect(place('resale', 'sale', true)).toEqual({ coordinates, exact_place: true });
		expect(place('resale', 'rent', true)).toEqual({ coordinates, exact_place: true });
		expect(place('primary', 'sale')).toEqual({ coordinates, exact_place: true });
	});

	test.each([
		['resale', 'sale'],
		['resale', 'rent'],
		['primary', 'rent'],
	])('are rounded to about a hundred metres otherwise: %s, %s', (market, purpose) => {
		expect(place(market, purpose)).toEqual({ coordinates: rough, exact_place: false });
	});

	test('are rounded when a row enters the replica, and the consent is not stored', () => {
		const home = property.parse(row);
		expect([home.coordinates, home.exact_place, 'show_exact_place' in home]).toEqual([rough, false, false]);
		expect(property.parse({ ...row, show_exact_place: 1 }).coordinates).toEqual(coordinates);
		expect(property.parse({ ...row, coordinates: null }).coordinates).toBeNull();
	});
});
