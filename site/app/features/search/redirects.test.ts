import { expect, test } from 'vitest';
import type { PageRequest } from '#app/page-loader.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { samples, testContent } from '#site/server/test-content.ts';
import { readSearchOrRedirect } from './redirects.ts';

const { content, put, read } = testContent();
put('location', { ...samples.location, spellings: ['tagamo3'] });
put('area', samples.area);
put(
	'property',
	samples.property(1),
	samples.property(2, { type: 'office', category: 'commercial' }),
	samples.property(3, { type: 'chalet', purpose: 'rent', rent_period: 'month' }),
);
const search = { ...openSearch(content.replica), unread: { note: () => {} } };

/** The redirect's target; null when there is none. */
function lead(query: string): string | null {
	const request = { locale: 'en', read, url: new URL(`http://pn.test/search${query}`), site: { search } } as unknown as PageRequest;
	try {
		readSearchOrRedirect(request);
		return null;
	} catch (sent) {
		return sent instanceof Response ? sent.headers.get('location') : String(sent);
	}
}

test.each([
	['', null],
	['?purpose=sale', '/search'],
	['?purpose=sale&type=villa&utm_source=x', '/search?type=villa&utm_source=x'],
	['?type=villa', null],
	['?type=office', '/search?category=commercial&type=office'],
	['?category=commercial&type=office', null],
	['?price=-20000', '/search?purpose=rent&price=-20000'],
	['?purpose=rent', null],
	['?period=month&price=-6', '/search?purpose=rent&period=month&price=-6000'],
	[`?page=1&text=${'a'.repeat(99)}😀`, `/search?text=${'a'.repeat(99)}`],
	[`?page=1&note=unread:${'a'.repeat(59)}😀`, `/search?note=unread:${'a'.repeat(59)}`],
])('%s redirects to %s, which does not redirect again', (query, to) => {
	expect(lead(query)).toBe(to);
	if (to !== null) expect(lead(to.replace('/search', ''))).toBe(null);
});

test('keeps sort and campaign parameters beside words; a sort in words wins', () => {
	expect(lead('?q=lotus&sort=-price&utm_source=x')).toBe('/search?text=lotus&sort=-price&utm_source=x');
	expect(lead('?q=cheapest+villa&sort=-price')).toBe('/search?type=villa&sort=price');
});

test.each([
	['villa in tagamo3', '/search?type=villa&location=1'],
	['office in tagamo3', '/search?category=commercial&type=office&location=1'],
	['office for rent', '/search?purpose=rent&category=commercial&type=office'],
	['villa or office', '/search?type=villa,office'],
	['apartment for rent', '/search?purpose=rent&type=apartment'],
	['studio under 20k', '/search?purpose=rent&type=studio&price=-20000'],
	['apartment under 8 million', '/search?type=apartment&price=-8000000'],
	['ارخص شقة', '/search?type=apartment&sort=price'],
	['محل للايجار', '/search?purpose=rent&category=commercial&type=retail'],
	['commercial', '/search?category=commercial'],
	['chalet', '/search?purpose=rent&type=chalet&note=onlyRent:chalet'],
	['chalet for sale', '/search?type=chalet'],
])('“%s” is a search in its mode', (words, to) => {
	expect(lead(`?q=${encodeURIComponent(words)}`)).toBe(to);
});

test.each([
	['purpose=rent', 'villa', '/search?purpose=rent&type=villa'],
	['purpose=rent', 'office', '/search?purpose=rent&category=commercial&type=office'],
	['purpose=rent&price=-20000', 'villa for sale', '/search?type=villa'],
	['category=commercial', 'in tagamo3', '/search?category=commercial&location=1'],
	['category=commercial&type=office', 'villa', '/search?type=villa'],
	['type=villa', 'commercial', '/search?category=commercial'],
	['location=1', 'for rent', '/search?purpose=rent&location=1'],
])('with %s, “%s” redirects to %s', (before, words, to) => {
	expect(lead(`?${before}&q=${encodeURIComponent(words)}`)).toBe(to);
});
