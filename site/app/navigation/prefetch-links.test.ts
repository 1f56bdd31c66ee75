import { expect, test } from 'vitest';
import { dataAddress } from './prefetch-links.ts';

test('prefetches data from the address that React Router uses', () => {
	const at = (page: string, route: string) => dataAddress(page, [route], 'https://pn.example');
	expect(at('/properties/1014', 'plain/properties/:id')).toBe('/properties/1014.data?_routes=plain%2Fproperties%2F%3Aid');
	expect(at('/', 'plain/')).toBe('/_.data?_routes=plain%2F');
	expect(at('/ar/search?type=villa,chalet&page=2', 'ar/search')).toBe('/ar/search.data?type=villa%2Cchalet&page=2&_routes=ar%2Fsearch');
});
