import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import { ownYield, yieldsIn } from './rental-yield.ts';

const HERE = { areas: [2] };
const flat = { type: 'apartment', currency: 'EGP', built_up_area: 100, ready: true };
const numbered = <T>(first: number, count: number, make: (id: number) => T) =>
	Array.from({ length: count }, (_, index) => make(first + index));
const resales = (count: number, price = 6_000_000) => numbered(100, count, (id) => samples.property(id, { ...flat, price }));
const rents = (count: number, rent = 36_000, rent_period = 'month', first = 200) =>
	numbered(first, count, (id) => samples.property(id, { ...flat, purpose: 'rent', price: rent, rent_period }));

function requestWith(...homes: ReturnType<typeof samples.property>[]): PageRequest {
	const { content, put, read } = testContent();
	put('location', samples.location);
	put('area', samples.area, { ...samples.area, id: 3, code: 'FRS' });
	put('property', ...homes);
	return { locale: 'en', t: readTranslator('en'), read, rate: null, site: { search: openSearch(content.replica) } } as PageRequest;
}

test('divides median rent by median resale price, with both counts', () => {
	expect(yieldsIn(requestWith(...resales(9), ...rents(8)), HERE)).toEqual([
		{
			type: 'apartment',
			percent: 'about 7.2% a year',
			basis: 'Median rent of 8 apartments ÷ median resale price of 9, per m²',
		},
	]);
});

test('needs eight homes of each', () => {
	expect(yieldsIn(requestWith(...resales(7), ...rents(8)), HERE)).toEqual([]);
	expect(yieldsIn(requestWith(...resales(8), ...rents(7)), HERE)).toEqual([]);
});

test('ignores nightly rents', () => {
	expect(yieldsIn(requestWith(...resales(8), ...rents(7), ...rents(8, 4000, 'day', 300)), HERE)).toEqual([]);
	const [line] = yieldsIn(requestWith(...resales(8), ...rents(8), ...rents(30, 4000, 'day', 300)), HERE);
	expect(line?.percent).toBe('about 7.2% a year');
});

test('hides absurd results', () => {
	expect(yieldsIn(requestWith(...resales(8, 600_000), ...rents(8)), HERE)).toEqual([]);
});

test('estimates the yield of a resale by its size', () => {
	const request = requestWith(
		...rents(8),
		samples.property(1, { ...flat, price: 9_000_000, built_up_area: 150 }),
		samples.property(2, { ...flat, ready: false, delivery_date: '2029-01-01' }),
		samples.property(3, { ...flat, type: 'villa' }),
		samples.property(4, { ...flat, currency: 'USD' }),
	);
	const readYield = (id: number) => ownYield(request, request.read.get('property', id) ?? expect.unreachable());
	expect(readYield(1)).toEqual({
		label: 'Rental yield before costs: median rent per m² of 8 apartments in Fifth Settlement ÷ this price',
		amount: 'about 7.2% a year',
	});
	expect([readYield(2), readYield(3), readYield(4), readYield(200)]).toEqual([null, null, null, null]);
});

test('does not use a whole city for one district', () => {
	const request = requestWith(...rents(5), ...rents(3, 36_000, 'month', 300).map((home) => ({ ...home, area: 3 })), ...resales(1));
	expect(ownYield(request, request.read.get('property', 100) ?? expect.unreachable())).toBeNull();
});

test('does not compare rents with instalment prices', () => {
	const request = requestWith(
		...rents(8),
		samples.property(1, { ...flat, price: 6_000_000, market: 'primary' }),
		samples.property(2, { ...flat, price: 6_000_000, market: 'resale', paid_amount: 2_000_000, remaining_amount: 4_000_000 }),
	);
	for (const id of [1, 2]) expect(ownYield(request, request.read.get('property', id) ?? expect.unreachable())).toBeNull();
});
