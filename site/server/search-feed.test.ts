import { expect, test } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import { searchFeed } from './search-feed.ts';
import { samples, testContent } from './test-content.ts';

const ORIGIN = 'https://pn.test';

const { content, put } = testContent();
put('location', samples.location);
put('area', samples.area);
put('property', samples.property(7, { listed_on: '2026-05-04' }), samples.property(8), samples.property(9, { listed_on: '2026-06-01' }));
put('property', samples.property(10, { purpose: 'rent', rent_period: 'month', price: 30_000 }));
const app = searchFeed(content, openSearch(content.replica), () => ORIGIN);
const ask = (path: string) => app.request(path);
const read = async (path: string) => (await ask(path)).text();
const idsIn = (xml: string) => [...xml.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id);

test.each([
	['/search/feed.xml', 'en-US', ''],
	['/en/search/feed.xml', 'en-US', ''],
	['/ar/search/feed.xml', 'ar-EG', '/ar'],
])('%s is a feed in its language, newest first', async (path, language, prefix) => {
	const xml = await read(`${path}?type=villa&purpose=sale&page=3`);
	expect(xml).toContain(`xml:lang="${language}"`);
	expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}${prefix}/search/feed.xml?type=villa"/>`);
	expect(xml).toContain(`<id>${ORIGIN}${prefix}/search?type=villa</id>`);
	expect(idsIn(xml)).toEqual([9, 7, 8].map((id) => `${ORIGIN}${prefix}/properties/${id}`));
});

test('entries have type, price and date', async () => {
	const xml = await read('/search/feed.xml?purpose=rent');
	expect(xml).toContain('<title>Villa 10 &amp; garden</title>');
	expect(xml).toContain(`<link rel="alternate" type="text/html" href="${ORIGIN}/properties/10-villa-10"/>`);
	expect(xml).toContain('<published>2026-03-01T10:00:00.000Z</published><updated>2026-03-01T10:00:00.000Z</updated>');
	expect(xml).toMatch(/<summary>EGP\u00a030,000 [^<·]+ · Villa · For rent · Fifth Settlement, New Cairo<\/summary>/);
	expect(await read('/search/feed.xml?purpose=sale')).toContain('<published>2026-05-04T00:00:00+03:00</published>');
});

test('parses free words', async () => {
	const xml = await read('/search/feed.xml?q=villa+for+rent');
	expect(xml).toContain(`href="${ORIGIN}/search/feed.xml?purpose=rent&amp;type=villa"`);
	expect(idsIn(xml)).toHaveLength(1);
});

test('an empty search has an empty feed, and feeds are not indexed', async () => {
	const answer = await ask('/search/feed.xml?type=clinic&price=abc');
	expect(answer.status).toBe(200);
	expect(answer.headers.get('x-robots-tag')).toBe('noindex');
	expect(idsIn(await answer.text())).toEqual([]);
});

test('answers 304 when unchanged', async () => {
	const tag = (await ask('/search/feed.xml')).headers.get('etag') ?? '';
	expect((await app.request('/search/feed.xml', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
