import { beforeAll, describe, expect, test } from 'vitest';
import { siteMap } from '../../site/app/site-map.ts';
import { admin, siteUrl } from '../system.ts';

const collections: Record<string, string> = {
	post: 'post',
	area: 'area',
	agent: 'agent',
	career: 'career',
	launch: 'launch',
	compound: 'project',
	location: 'location',
	developer: 'developer',
	property: 'property',
};
const ids: Record<string, number> = {};

const forms = [
	{ prefix: '', lang: 'en-US', dir: 'ltr' },
	{ prefix: '/en', lang: 'en-US', dir: 'ltr' },
	{ prefix: '/ar', lang: 'ar-EG', dir: 'rtl' },
];

beforeAll(async () => {
	for (const [page, collection] of Object.entries(collections)) {
		const [row] = await admin.get<{ id: number }[]>(`/items/${collection}?filter[status][_eq]=published&limit=1&sort=id&fields=id`);
		ids[page] = row?.id ?? 0;
	}
});

/** As a browser: what calls itself anything else may be a crawler, and those are never sent elsewhere. */
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };
const visit = (path: string, headers: Record<string, string> = {}) =>
	fetch(siteUrl + path, { redirect: 'manual', headers: { ...browser, ...headers } });

/** The value of an attribute of every tag that matches. */
const attributes = (html: string, tag: RegExp, name: string) =>
	(html.match(tag) ?? []).map((found) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]);

const rows = siteMap.flatMap(({ page, paths }) => paths.flatMap((path) => forms.map((form) => ({ page, path, main: paths[0], ...form }))));

describe('every row and alias, in its three forms', () => {
	test.each(rows)('$prefix$path', async ({ page, path, main, prefix, lang, dir }) => {
		const at = (pattern: string) => pattern.replace(':id', String(ids[page]));
		const response = await visit(prefix + at(path) || '/');
		expect(response.status).toBe(200);
		const html = await response.text();
		expect(html).toContain(`<html lang="${lang}" dir="${dir}"`);
		expect(html.match(/<h1/g)).toHaveLength(1);
		const canonicals = attributes(html, /<link[^>]*rel="canonical"[^>]*>/g, 'href');
		expect(canonicals).toHaveLength(1);
		const expected = siteUrl + (lang === 'ar-EG' ? '/ar' : '') + (main === '/' ? '' : at(main));
		expect(canonicals[0]).toMatch(new RegExp(`^${expected}(-[^?]+)?/?$`));
		expect(attributes(html, /<link[^>]*rel="alternate"[^>]*>/g, 'hrefLang')).toEqual(['en-US', 'ar-EG', 'x-default']);
		const [english, arabic, fallback] = attributes(html, /<link[^>]*rel="alternate"[^>]*>/g, 'href');
		expect(english).toBe(fallback);
		expect(arabic?.startsWith(`${siteUrl}/ar`)).toBe(true);
		expect([english, arabic]).toContain(canonicals[0]);
	});

	test('counts every address of the specification', () => {
		expect(rows).toHaveLength(41 * 3);
	});
});

describe('addresses that lead nowhere', () => {
	test.each(['/nothing', '/en/nothing', '/ar/nothing', '/blog/1/2', '/fr', '/compounds', '/developer', '/admin', '/ar/ar', '/search/x'])(
		'%s is not found',
		async (path) => {
			const response = await visit(path);
			const html = await response.text();
			expect(response.status).toBe(404);
			expect(html).toContain(path.startsWith('/ar/') ? 'الصفحة غير موجودة: ' : 'Page not found: ');
			expect(html).toContain(path);
		},
	);

	test.each(['/properties/abc', '/properties/0', '/properties/999999999', '/ar/blog/x1', '/compounds/-1', '/areas/1e3'])(
		'%s names no record',
		async (path) => {
			const response = await visit(path);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain(path.startsWith('/ar/') ? 'الصفحة غير موجودة: ' : `Page Not Found: ${path}`);
		},
	);

	test('a wrong slug is no error, and the canonical has the right one', async () => {
		const html = await (await visit(`/properties/${ids['property']}-something-else`)).text();
		expect(html).toMatch(new RegExp(`rel="canonical" href="${siteUrl}/properties/${ids['property']}-(?!something)`));
	});
});

describe('the language of a first visit', () => {
	const arabicBrowser = { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' };

	test('follows the browser, keeps path and query, and is remembered', async () => {
		const response = await visit('/search?page=2', arabicBrowser);
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toBe('/ar/search?page=2');
		expect(response.headers.get('set-cookie')).toMatch(/^i18n_redirected=ar; Max-Age=31536000; Path=\/; SameSite=Lax$/);
	});

	test('follows the cookie before the browser', async () => {
		expect((await visit('/', { ...arabicBrowser, cookie: 'i18n_redirected=en' })).status).toBe(200);
		expect((await visit('/', { 'accept-language': 'en', cookie: 'i18n_redirected=ar' })).status).toBe(302);
	});

	test('a prefix wins and is remembered; anything but our languages is ignored', async () => {
		const response = await visit('/en/blog', { ...arabicBrowser, cookie: 'i18n_redirected=ar' });
		expect(response.status).toBe(200);
		expect(response.headers.get('set-cookie')).toContain('i18n_redirected=en');
		expect((await visit('/', { cookie: 'i18n_redirected=fr', 'accept-language': 'fr' })).status).toBe(200);
	});

	test('crawlers are never sent elsewhere', async () => {
		expect((await visit('/', { ...arabicBrowser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status).toBe(200);
	});
});

describe('the sitemap', () => {
	test.each(['/sitemap.xml', '/en/sitemap.xml', '/ar/sitemap.xml'])('%s lists every record with its other language', async (path) => {
		const response = await visit(path);
		expect(response.headers.get('content-type')).toContain('xml');
		const xml = await response.text();
		expect(xml).toContain(`<loc>${siteUrl}/properties/${ids['property']}-`);
		expect(xml).toContain(`hreflang="ar-EG" href="${siteUrl}/ar/properties/${ids['property']}-`);
		expect(xml.match(/<url>/g)?.length).toBeGreaterThan(900);
	});
});

describe('what a page says of itself', () => {
	test('only whitelisted query parameters stay in the canonical', async () => {
		const html = await (await visit('/search?page=2&utm_source=x&q=y')).text();
		expect(html).toContain(`rel="canonical" href="${siteUrl}/search?page=2"`);
	});

	test('title, open graph, icons and manifest are there', async () => {
		const html = await (await visit('/ar')).text();
		for (const part of [
			'| PN</title>',
			'property="og:locale" content="ar_EG"',
			'property="og:locale:alternate" content="en_US"',
			'sizes="96x96"',
			'href="/favicon.svg"',
			'rel="shortcut icon"',
			'sizes="180x180"',
			'href="/site.webmanifest"',
			'name="theme-color"',
		])
			expect(html).toContain(part);
		for (const file of ['/favicon-96x96.png', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
			expect((await visit(file)).status).toBe(200);
		expect(await (await visit('/site.webmanifest')).json()).toMatchObject({ short_name: 'PN' });
	});

	test('dictionaries and builds are found where callers look for them', async () => {
		const { id } = await (await visit('/builds/latest.json')).json();
		expect((await visit(`/builds/meta/${id}.json`)).status).toBe(200);
		const messages = await (await visit(`/_i18n/${id}/ar/messages.json`)).json();
		expect(messages.nav.home).toBe('الرئيسية');
		expect((await visit(`/_i18n/${id}/fr/messages.json`)).status).toBe(404);
	});
});
