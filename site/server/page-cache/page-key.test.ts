import { expect, test } from 'vitest';
import { findLinkKey, findPageKey } from './page-key.ts';

const routes = new Set(['root', 'pages/search']);
const find = (address: string, currency: string | null = null) => findPageKey(new URL(address, 'http://localhost'), currency, routes);
const keyOf = (address: string, currency?: string) => find(address, currency)?.key;

test('ignores unknown parameters and orders known ones', () => {
	expect(keyOf('/?utm_source=x&a=1')).toBe('/');
	expect(keyOf('/properties/1011?fbclid=z&plan=7')).toBe('/properties/1011?plan=7');
	expect(keyOf('/ar/blog?page=2&x=1&tag=prices')).toBe('/ar/blog?tag=prices&page=2');
	expect(keyOf('/search?purpose=sale&gclid=1&type=villa')).toBe('/search?purpose=sale&type=villa');
});

test('a search in another order redirects to its own', () => {
	expect(keyOf('/search?type=villa&purpose=sale')).not.toBe(keyOf('/search?purpose=sale&type=villa'));
});

test.each([
	'/admin/search',
	'/launches/1001?registered=PN-2345-6789',
	'/favorites',
	'/compare?ids=1',
	'/received/PN-7K4M-2QXR',
	'/alerts/confirm?token=x',
	'/contact-us?about=property-1',
	'/contact-us?utm_source=x',
	'/search?q=villa',
	'/search?price-from=1',
	'/no-such-page',
	`/search?text=${'x'.repeat(600)}`,
	'/search.data?_routes=pages/evil',
])('%s is never cached', (address) => expect(find(address)).toBeNull());

test('finds a preview key; without one the page is public', () => {
	const keyIn = (address: string) => findLinkKey(new URL(address, 'http://site'));
	expect(keyIn('/properties/1011?preview=true&key=x')).toBe('x');
	expect(keyIn('/properties/1011?key=x')).toBeNull();
	expect(keyIn('/properties/1011?preview=true')).toBeNull();
	expect(keyOf('/properties/1011?preview=true&key=x')).toBe('/properties/1011');
});

test('data is cached by its routes', () => {
	expect(keyOf('/search.data?purpose=sale&_routes=pages%2Fsearch')).toBe('/search.data?purpose=sale&_routes=pages%2Fsearch');
	expect(keyOf('/_root.data')).toBe('/_root.data');
	expect(keyOf('/contact-us.data?_routes=root')).toBe('/contact-us.data?_routes=root');
});

test.each([
	['/', 'en'],
	['/_root.data', 'en'],
	['/blog', 'en'],
	['/ar', 'ar'],
	['/ar.data', 'ar'],
	['/ar/blog.data', 'ar'],
])('%s shows texts in %s', (path, locale) => {
	expect(find(path)?.locale).toBe(locale);
});

test('only a valid currency cookie makes another page', () => {
	expect(find('/', 'USD')).toEqual({
		key: '/ pn_currency=USD',
		locale: 'en',
		address: '/',
		cookie: 'pn_currency=USD',
	});
	expect(keyOf('/', 'XXX')).toBe('/');
});
