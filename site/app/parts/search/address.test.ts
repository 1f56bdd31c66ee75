import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));
const homesToBuy = { purpose: 'sale', category: 'residential' };
const again = (query: string) => writeSearch(read(query).search);

describe('the address of a search', () => {
	test('expresses every filter', () => {
		const query =
			'?type=apartment,villa&location=1001&price=4000000-8000000&monthly=40000&bedrooms=0,3,5&delivery=ready&shape=31.2,29.9;31.3,30;31.1,30.1&text=sea+view&sort=-price&view=map&page=3';
		expect(again(query)).toBe(query);
		expect(read(query)).toMatchObject({
			ignored: [],
			search: {
				filters: {
					text: 'sea view',
					types: ['apartment', 'villa'],
					price: { from: 4_000_000, to: 8_000_000 },
					bedrooms: [0, 3, 5],
					ready: true,
				},
				sort: '-price',
				view: 'map',
				page: 3,
			},
		});
	});

	test('has one canonical form', () => {
		expect(again('?page=1&sort=best&view=grid&type=villa&type=apartment,villa&purpose=rent&utm_source=x')).toBe(
			'?purpose=rent&type=apartment,villa',
		);
		expect(again('?q=+%20')).toBe('');
	});

	test('reads ranges from one field or two', () => {
		expect(again('?price-from=4,000,000&price-to=')).toBe('?price=4000000-');
		expect(again('?size-from=&size-to=200')).toBe('?size=-200');
		expect(again('?price-from=&price-to=')).toBe('');
	});

	test('reads small numbers as millions, or thousands for rent', () => {
		expect(again('?price-to=6')).toBe('?price=-6000000');
		expect(again('?purpose=rent&price-from=5&price-to=٢٠')).toBe('?purpose=rent&price=5000-20000');
		expect(again('?purpose=rent&period=day&price=-90')).toBe('?purpose=rent&period=day&price=-90');
		expect(read('price-to=-5').ignored).toEqual(['price']);
	});

	test('reads place and distance from one field or two', () => {
		expect(again('?near=31.2,29.9&near=5')).toBe('?near=31.2,29.9,5');
		expect(again('?near=31.2,29.9,5')).toBe('?near=31.2,29.9,5');
		expect(read('?near=&near=5').ignored).toEqual(['near']);
	});

	test('filters plans by years and down payment, as typed', () => {
		expect(read('instalments=yes').search.filters).toEqual({ ...homesToBuy, instalments: true });
		expect(read('years=7&down-percent=10').search.filters).toEqual({ ...homesToBuy, years: 7, downShare: 10 });
		expect(again('?years=٧&down-percent=١٠٪')).toBe('?years=7&down-percent=10');
		expect(again('?down-percent=5%25')).toBe('?down-percent=5');
		expect(again('?years=8.5&down-percent=٧٫٥')).toBe('?years=8.5&down-percent=7.5');
	});

	test('filters resales by over and remaining instalments, as typed', () => {
		expect(read('over-to=٥٠٠ ألف&remaining=yes').search.filters).toEqual({ ...homesToBuy, over: { to: 500_000 }, remaining: true });
		expect(again('?over=-1m&remaining=no')).toBe('?over=-1000000&remaining=no');
		expect(again('?over-to=0')).toBe('?over=-0');
		expect(read('over=lots&remaining=some').ignored).toEqual(['over', 'remaining']);
	});

	test('names exclusions, floors and orientations', () => {
		const query =
			'?not-type=villa&not-location=7&in-compound=no&no-garden=yes&not-amenity=3&floor=-1,0,10&not-floor=0&facing=north&metro=yes';
		expect(again(query)).toBe(query);
		expect(read(query).search.filters).toMatchObject({ notTypes: ['villa'], floors: [-1, 0, 10], notFloors: [0], nearMetro: true });
		expect(again('?delivery=2029-')).toBe('?delivery=2029-');
		expect(read('floor=11&facing=up').ignored).toEqual(['floor', 'facing']);
	});

	test('keeps notes on what was understood but is no filter', () => {
		const notes = [
			{ why: 'currency', text: '$100k' },
			{ why: 'age', text: '10% of 3, or so & more' },
		] as const;
		const query = writeSearch({ filters: {}, notes: [...notes] });
		expect(read(query).search.notes).toEqual([notes[0], { why: 'age', text: '10% of 3 or so & more' }]);
		expect(again(query)).toBe(query);
		expect(read('note=nonsense:x,age').ignored).toEqual(['note']);
		expect(read(`note=${'age:x,'.repeat(100)}`).search.notes).toHaveLength(8);
	});

	test('keeps the instalment filter when years are removed', () => {
		expect(again('?years=7&instalments=yes')).toBe('?instalments=yes&years=7');
	});

	test.each([
		['price=abc', 'price'],
		['instalments=no', 'instalments'],
		['years=0', 'years'],
		['years=16', 'years'],
		['years=7k', 'years'],
		['down-percent=101', 'down-percent'],
		['price=-', 'price'],
		['page=-4', 'page'],
		['page=1.5', 'page'],
		['type=castle', 'type'],
		['location=x', 'location'],
		['bounds=1,2,3', 'bounds'],
		['shape=1,2;3,4', 'shape'],
		['since=2026-99-99', 'since'],
		['sort=magic', 'sort'],
		['delivery=soon', 'delivery'],
		[`q=${'a'.repeat(1_000_000)}`, 'q'],
	])('%.20s is ignored and reported', (query, name) => {
		expect(read(query).ignored).toEqual([name]);
	});

	test('delivery is a year or now', () => {
		expect(read('delivery=2028').search.filters).toEqual({ ...homesToBuy, deliveredBy: 2028 });
		expect(again('?delivery=2028')).toBe('?delivery=2028');
		expect(again('?delivery=building')).toBe('?delivery=building');
	});

	test('an invalid value does not affect others', () => {
		expect(read('type=castle,villa&price=abc&bedrooms=3').search.filters).toEqual({ ...homesToBuy, types: ['villa'], bedrooms: [3] });
	});

	test('reading and writing never fail, and writing is idempotent', () => {
		const name = fc.oneof(
			fc.constantFrom('price', 'type', 'shape', 'bounds', 'q', 'page', 'near', 'bedrooms', 'since', 'years', 'down-percent'),
			fc.string(),
		);
		fc.assert(
			fc.property(fc.array(fc.tuple(name, fc.string()), { maxLength: 6 }), (pairs) => {
				const written = writeSearch(readSearch(new URLSearchParams(pairs)).search);
				expect(again(written)).toBe(written);
			}),
		);
	});
});
