import { describe, expect, test } from 'vitest';
import { readSearch, writeSearch } from './address.ts';
import { findMode, onlyMode, switchMode } from './search-mode.ts';

const read = (query: string) => readSearch(new URLSearchParams(query)).search.filters;

describe('the mode of a search', () => {
	test.each([
		['', 'buy', ''],
		['purpose=sale', 'buy', ''],
		['category=residential', 'buy', ''],
		['purpose=sale&category=residential&type=villa', 'buy', '?type=villa'],
		['type=villa,apartment&location=1', 'buy', '?type=apartment,villa&location=1'],
		['price=-8000000', 'buy', '?price=-8000000'],
		['price-to=6', 'buy', '?price=-6000000'],
		['market=resale', 'buy', '?market=resale'],
		['agent=7', 'buy', '?agent=7'],
		['purpose=rent', 'rent', '?purpose=rent'],
		['category=residential&purpose=rent', 'rent', '?purpose=rent'],
		['period=day', 'rent', '?purpose=rent&period=day'],
		['price=-20000', 'rent', '?purpose=rent&price=-20000'],
		['price=15000-40000&bedrooms=2', 'rent', '?purpose=rent&price=15000-40000&bedrooms=2'],
		['purpose=sale&price=-20000', 'buy', '?purpose=sale&price=-20000'],
		['category=commercial', 'commercial', '?category=commercial'],
		['purpose=rent&category=commercial', 'commercial', '?purpose=rent&category=commercial'],
		['type=office', 'commercial', '?category=commercial&type=office'],
		['type=office,clinic&purpose=rent', 'commercial', '?purpose=rent&category=commercial&type=clinic,office'],
		['type=pharmacy&price=-20000', 'commercial', '?purpose=rent&category=commercial&type=pharmacy&price=-20000'],
		['type=building,office', 'commercial', '?category=commercial&type=building,office'],
		['type=office,villa', 'buy', '?type=office,villa'],
		['type=land', 'buy', '?type=land'],
		['type=office&category=residential', 'buy', '?category=residential&type=office'],
	])('%s is %s, written as %s', (query, mode, written) => {
		const filters = read(query);
		expect(findMode(filters)).toBe(mode);
		expect(writeSearch({ filters })).toBe(written);
		expect(read(written)).toEqual(filters);
	});

	test('types of both categories leave the category open', () => {
		expect(read('type=office,villa')).toEqual({ purpose: 'sale', types: ['office', 'villa'] });
		expect(read('type=land')).toEqual({ purpose: 'sale', types: ['land'] });
	});

	test.each([
		['location=1&price=-8000000&delivery=ready&monthly=30000', 'rent', '?purpose=rent&location=1'],
		['purpose=rent&period=month&price=-20000&furnished=yes', 'buy', '?furnished=yes'],
		['type=villa&bedrooms=3&price=-8000000&area=2', 'commercial', '?category=commercial&area=2&price=-8000000'],
		['category=commercial&type=office&size=50-', 'buy', '?size=50-'],
		['purpose=rent&type=office', 'rent', '?purpose=rent'],
		['agent=7', 'buy', '?agent=7'],
	] as const)('%s switched to %s loses filters of the old mode', (query, mode, written) => {
		expect(writeSearch({ filters: switchMode(read(query), mode) })).toBe(written);
	});

	test('survives clearing all filters', () => {
		const cleared = (query: string) => writeSearch({ filters: onlyMode(read(query)) });
		expect(cleared('location=1&price=-8000000')).toBe('');
		expect(cleared('period=day&location=1')).toBe('?purpose=rent');
		expect(cleared('type=office&purpose=rent')).toBe('?purpose=rent&category=commercial');
		expect(cleared('type=office,villa')).toBe('');
	});
});
