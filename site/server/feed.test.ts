import { expect, test } from 'vitest';
import { feed } from './feed.ts';
import { samples, testContent } from './test-content.ts';

const ORIGIN = 'https://pn.test';

function world() {
	const { content, put } = testContent();
	put('post', samples.post(3), samples.post(4, { published_on: '2026-06-01', date_updated: '2026-07-02T08:00:00Z' }));
	put('post', samples.post(5, { published_on: '2999-01-01' }));
	const app = feed(content, () => ORIGIN);
	return { app, read: async (path: string) => (await app.request(path)).text() };
}

test.each([
	['/blog/feed.xml', 'en-US', ''],
	['/en/blog/feed.xml', 'en-US', ''],
	['/ar/blog/feed.xml', 'ar-EG', '/ar'],
])('%s is a feed in its language', async (path, language, prefix) => {
	const xml = await world().read(path);
	expect(xml).toContain(`xml:lang="${language}"`);
	expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${ORIGIN}${prefix}/blog/feed.xml"/>`);
	expect([...xml.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id)).toEqual([4, 3].map((id) => `${ORIGIN}${prefix}/blog/${id}`));
});

test('entries are escaped, with absolute addresses', async () => {
	const xml = await world().read('/blog/feed.xml');
	expect(xml).toContain('<title>Post &lt;3&gt;</title>');
	expect(xml).toContain(`<link rel="alternate" type="text/html" href="${ORIGIN}/blog/3-post-3"/>`);
	expect(xml).toContain('<published>2026-05-04T00:00:00+03:00</published>');
	expect(xml).toContain('<summary>About it</summary>');
	expect(xml).toContain(`&lt;a href=&quot;${ORIGIN}/properties/7&quot;&gt;this&lt;/a&gt; &amp;amp; that`);
	expect(await world().read('/ar/blog/feed.xml')).toContain(`${ORIGIN}/ar/properties/7&quot;`);
});

test('has the date of its newest entry', async () => {
	const xml = await world().read('/blog/feed.xml');
	expect([...xml.matchAll(/<updated>([^<]*)/g)].map(([, moment]) => moment)).toEqual([
		'2026-07-02T08:00:00.000Z',
		'2026-07-02T08:00:00.000Z',
		'2026-05-03T21:00:00.000Z',
	]);
});

test('answers 304 when unchanged', async () => {
	const { app } = world();
	const tag = (await app.request('/blog/feed.xml')).headers.get('etag') ?? '';
	expect((await app.request('/blog/feed.xml', { headers: { 'if-none-match': tag } })).status).toBe(304);
});
