import { expect, test } from 'vitest';
import { addressWith, readAddress } from './read-address.ts';

const read = (query: string) => readAddress(new URL(`https://pn.example/admin/search?${query}`));

test('reads the search from the address', () => {
	expect(
		read('q=karim+0100&kind=property&page=3&state=on_hold&agent=me&place=area-1001&days=30&from=٥٠٠٠٠٠٠&to=9,000,000&stale=1'),
	).toEqual({
		words: 'karim 0100',
		kind: 'property',
		page: 3,
		filters: { state: 'on_hold', agent: 'me', area: 1001, days: 30, from: 5_000_000, to: 9_000_000, stale: true },
	});
	expect(read('place=location-7&agent=12&incomplete=1&due=1').filters).toEqual({ location: 7, agent: 12, incomplete: true, due: true });
});

test('ignores invalid values', () => {
	const odd = `kind=users&page=-1&state=x&agent=0&place=area-&days=5&from=lots&to=&stale=yes&q=${'é'.repeat(500)}`;
	expect(read(odd)).toEqual({ words: 'é'.repeat(100), kind: null, page: 1, filters: {} });
	expect(read('page=41&agent=99999999999&place=area-4294967296')).toMatchObject({ page: 1, filters: {} });
	expect(read(`from=${'9'.repeat(400)}`).filters.from).toBe(999_999_999_999_999);
});

test('changing part of a search goes to its first page', () => {
	const url = new URL('https://pn.example/ar/admin/search?q=a&page=4&stale=1');
	expect(addressWith(url, { kind: 'person' })).toBe('/ar/admin/search?q=a&stale=1&kind=person');
	expect(addressWith(url, { stale: '', q: '' })).toBe('/ar/admin/search');
});
