import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import type { Project } from '#content/entities/listings.ts';
import { similarCompounds } from './similar-compounds.ts';

const compound = (id: number, area: number) => ({ id, area }) as Project;

/** One city with two areas; the price of each compound's cheapest home. */
const prices: Record<number, number> = { 1: 10, 2: 11, 3: 14, 4: 90, 5: 10, 6: 40 };
const compounds = [compound(1, 7), compound(2, 7), compound(3, 7), compound(4, 7), compound(5, 8), compound(6, 8)];

function openCity() {
	const pricesRead = new Set<number>();
	const list = (collection: string, { under: { id } }: { under: { id: number } }) => {
		if (collection === 'area') return [{ id: 7 }, { id: 8 }];
		if (collection === 'project') return compounds.filter(({ area }) => area === id);
		pricesRead.add(id);
		return [{ id, purpose: 'sale', market: 'primary', currency: 'EGP', price: prices[id] }];
	};
	const request = { read: { get: () => ({ location: 1 }), list } } as unknown as PageRequest;
	const find = (limit: number) => similarCompounds(request, compound(1, 7), limit).map(({ id }) => id);
	return { find, pricesRead };
}

test('similar prices in the area come first, then in the city, then distant prices', () => {
	expect(openCity().find(6)).toEqual([2, 3, 5, 4, 6]);
});

test('reads prices elsewhere only when the area has too few compounds', () => {
	const city = openCity();
	expect(city.find(2)).toEqual([2, 3]);
	expect([...city.pricesRead].sort()).toEqual([1, 2, 3, 4]);
	expect(city.find(3)).toEqual([2, 3, 5]);
	expect([...city.pricesRead].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
