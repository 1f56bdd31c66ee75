import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteMap } from '#app/site-map.ts';
import { openSearch } from '#catalogue/open-search.ts';
import { sitemap } from './sitemap.ts';
import { photoId, samples, testContent } from './test-content.ts';

const ORIGIN = 'https://pn.test';

function world(perFile?: number) {
	const { content, put } = testContent();
	put('directus_files', samples.file);
	const app = sitemap(content, openSearch(content.replica), () => ORIGIN, perFile);
	const read = async (path: string) => {
		const response = await app.request(path);
		return { status: response.status, xml: await response.text() };
	};
	return { put, read, app };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
const findEntry = (xml: string, address: string) => xml.split('<url>').find((url) => url.startsWith(`<loc>${address}`)) ?? '';

describe('the index', () => {
	test.each(['/sitemap.xml', '/en/sitemap.xml', '/ar/sitemap.xml'])('%s lists a sitemap per kind with records', async (path) => {
		const { put, read } = world();
		put('property', samples.property(7));
		put('post', samples.post(3));
		expect(locations((await read(path)).xml)).toEqual(['page', 'property', 'post'].map((kind) => `${ORIGIN}/sitemaps/${kind}.xml`));
	});

	test('a large kind has several files that hold each record once', async () => {
		const { put, read } = world(2);
		put('property', ...[1, 2, 3, 4, 5].map((id) => samples.property(id)));
		const files = locations((await read('/sitemap.xml')).xml).filter((address) => address?.includes('property'));
		expect(files).toEqual(['property', 'property-2', 'property-3'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`));
		const found = await Promise.all(files.map(async (file) => locations((await read((file ?? '').slice(ORIGIN.length))).xml)));
		expect(found.map((list) => list.length)).toEqual([4, 4, 2]);
		expect(new Set(found.flat()).size).toBe(10);
		expect((await read('/sitemaps/property-4.xml')).status).toBe(404);
		expect((await read('/sitemaps/nothing.xml')).status).toBe(404);
	});
});

describe('a sitemap', () => {
	test('has every address with alternates and default', async () => {
		const { put, read } = world();
		put('property', samples.property(7));
		const { xml } = await read('/sitemaps/property.xml');
		const arabic = `${ORIGIN}/ar/properties/7-${encodeURI('فيلا-7-بحديقة')}`;
		expect(locations(xml).filter((address) => !address?.includes('_images'))).toEqual([`${ORIGIN}/properties/7-villa-7`, arabic]);
		for (const address of locations(xml)) {
			const entry = findEntry(xml, address ?? '');
			expect(entry).toContain(`hreflang="en-US" href="${ORIGIN}/properties/7-villa-7"`);
			expect(entry).toContain(`hreflang="ar-EG" href="${arabic}"`);
			expect(entry).toContain(`hreflang="x-default" href="${ORIGIN}/properties/7-villa-7"`);
			expect(entry).toContain(`<image:loc>${ORIGIN}/_images/1536/${photoId}-`);
		}
	});

	test('has the date of the last content change', async () => {
		const { put, read } = world();
		put(
			'property',
			samples.property(1),
			samples.property(2, { date_updated: '2026-04-02T10:00:00Z' }),
			samples.property(3, { price_checked_on: '2026-05-03', expires_on: '2999-01-01' }),
			samples.property(4, { date_created: null }),
			samples.property(5, { price_checked_on: '2999-01-01' }),
		);
		const { xml } = await read('/sitemaps/property.xml');
		const changed = (id: number) => /<lastmod>([^<]*)/.exec(findEntry(xml, `${ORIGIN}/properties/${id}-`))?.[1];
		expect([1, 2, 3, 4, 5].map(changed)).toEqual(['2026-03-01', '2026-04-02', '2026-05-03', undefined, '2026-03-01']);
	});

	test('excludes sold, expired and future records', async () => {
		const { put, read } = world();
		put('property', samples.property(1), samples.property(2, { status: 'sold' }), samples.property(3, { expires_on: '2020-01-01' }));
		put('post', samples.post(1), samples.post(2, { published_on: '2999-01-01' }));
		expect((await read('/sitemaps/property.xml')).xml.match(/<url>/g)).toHaveLength(2);
		expect((await read('/sitemaps/post.xml')).xml.match(/<url>/g)).toHaveLength(2);
	});

	test('of pages has every public page', async () => {
		const found = locations((await world().read('/sitemaps/page.xml')).xml);
		const open = siteMap.filter(
			({ page, paths: [path] }) =>
				!path.includes(':') && !['admin-search', 'favorites', 'compare', 'viewing'].includes(page) && !page.startsWith('alerts'),
		);
		expect(found).toEqual(open.flatMap(({ paths: [path] }) => [`${ORIGIN}${path}`, `${ORIGIN}/ar${path === '/' ? '' : path}`]));
	});

	test('is sent compressed', async () => {
		const { put, app, read } = world();
		put('property', samples.property(1));
		const response = await app.request('/sitemaps/property.xml', { headers: { 'accept-encoding': 'gzip, br' } });
		expect(response.headers.get('content-encoding')).toBe('gzip');
		expect(gunzipSync(await response.arrayBuffer()).toString()).toBe((await read('/sitemaps/property.xml')).xml);
	});

	test('follows the content', async () => {
		const { put, read } = world();
		put('property', samples.property(1));
		await read('/sitemaps/property.xml');
		put('property', samples.property(2));
		expect((await read('/sitemaps/property.xml')).xml.match(/<url>/g)).toHaveLength(4);
	});
});
