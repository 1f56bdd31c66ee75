import { expect, test } from 'vitest';
import { byMarket, findCheapest, unitTypes } from '#app/parts/listings/units.ts';
import type { Property } from '#content/entities/listings.ts';

const unit = (id: number, type: string, price: number, built_up_area: number | null, currency = 'EGP') =>
	({ id, type, price, built_up_area, land_area: null, currency, market: 'primary' }) as Property;

test('groups units by type, cheapest type first, with the range of sizes', () => {
	const types = unitTypes([
		unit(1, 'villa', 20, 300),
		unit(2, 'apartment', 9, 150),
		unit(3, 'apartment', 7, 90),
		unit(4, 'apartment', 8, null),
	]);
	expect(types.map(({ type, units, smallest, largest }) => [type, units.map(({ id }) => id), smallest, largest])).toEqual([
		['apartment', [3, 4, 2], 90, 150],
		['villa', [1], 300, 300],
	]);
});

test('does not compare prices in different currencies', () => {
	expect(findCheapest([unit(1, 'chalet', 200_000, 90, 'USD'), unit(2, 'chalet', 9_000_000, 90)])?.id).toBe(2);
	expect(findCheapest([unit(1, 'chalet', 200_000, 90, 'USD')])?.id).toBe(1);
	expect(findCheapest([])).toBeNull();
});

test('a type without sizes has no range', () => {
	expect(unitTypes([unit(1, 'land', 5, null)])[0]).toMatchObject({ smallest: null, largest: null });
});

test('keeps resale counts, sizes and prices apart from the developer’s', () => {
	const resale = { market: 'resale' } as const;
	const units = [unit(1, 'villa', 20, 300), { ...unit(2, 'villa', 12, 180), ...resale }, { ...unit(3, 'loft', 5, 60), ...resale }];
	const said = byMarket(units).map(({ market, types }) => [
		market,
		...types.map(({ type, units, cheapest, smallest }) => [type, units.length, cheapest.price, smallest]),
	]);
	expect(said).toEqual([
		['primary', ['villa', 1, 20, 300]],
		['resale', ['loft', 1, 5, 60], ['villa', 1, 12, 180]],
	]);
});
