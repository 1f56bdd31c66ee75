import { beforeAll, describe, expect, test } from 'vitest';
import { openPages } from '#app/site-map.ts';
import { readTranslator } from '#site/server/words.ts';
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

/** A browser's user agent: crawlers are never redirected. */
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };
const visit = (path: string, headers: Record<string, string> = {}) =>
	fetch(siteUrl + path, { redirect: 'manual', headers: { ...browser, ...headers } });

const attributes = (html: string, tag: RegExp, name: string) =>
	(html.match(tag) ?? []).map((found) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1]);

const rows = openPages.flatMap(({ page, paths }) =>
	paths.flatMap((path) => forms.map((form) => ({ page, path, main: paths[0], ...form }))),
);

describe('every row and alias, in its three variants', () => {
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
		const alternates = /<link[^>]*rel="alternate"[^>]*hrefLang[^>]*>/g;
		expect(attributes(html, alternates, 'hrefLang')).toEqual(['en-US', 'en', 'ar-EG', 'ar', 'x-default']);
		const [english, , arabic, , fallback] = attributes(html, alternates, 'href');
		expect(english).toBe(fallback);
		expect(arabic?.startsWith(`${siteUrl}/ar`)).toBe(true);
		expect([english, arabic]).toContain(canonicals[0]);
	});

	test('counts every address of the specification, and those of ours', () => {
		const ours = [
			'/compare',
			'/alerts',
			'/alerts/confirm',
			'/alerts/manage',
			'/alerts/unsubscribe',
			'/privacy',
			'/terms',
			'/valuation',
			'/viewing',
		];
		expect(rows.filter(({ path }) => !ours.includes(path))).toHaveLength(41 * 3);
		expect(rows).toHaveLength((41 + ours.length) * 3);
	});
});

describe('unknown addresses', () => {
	test.each(['/nothing', '/en/nothing', '/ar/nothing', '/blog/1/2', '/fr', '/compounds', '/developer', '/admin', '/ar/ar', '/search/x'])(
		'%s is 404',
		async (path) => {
			const response = await visit(path);
			const html = await response.text();
			expect(response.status).toBe(404);
			expect(html).toContain(path.startsWith('/ar/') ? 'الصفحة غير موجودة: ' : 'Page not found: ');
			expect(html).toContain(path);
		},
	);

	test.each(['/properties/abc', '/properties/0', '/properties/999999999', '/ar/blog/x1', '/compounds/-1', '/areas/1e3'])(
		'%s is 404 as an invalid record',
		async (path) => {
			const response = await visit(path);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain(path.startsWith('/ar/') ? 'الصفحة غير موجودة: ' : `Page Not Found: ${path}`);
		},
	);

	test('a wrong slug works, with the right canonical address', async () => {
		const html = await (await visit(`/properties/${ids['property']}-something-else`)).text();
		expect(html).toMatch(new RegExp(`rel="canonical" href="${siteUrl}/properties/${ids['property']}-(?!something)`));
	});
});

describe('invalid search parameters', () => {
	const bad = { en: /We couldn’t read “[^”]+”/g, ar: /لم نفهم «[^»]+»/g };
	const words = 'villa '.repeat(200);
	const addresses = [
		...['purpose=x', 'period=x', 'market=x', 'category=x', 'type=castle', 'location=x', 'area=-1', 'compound=99999999', 'developer=x'],
		...['price=abc', 'all-in=-', 'down=x', 'monthly=x', 'bedrooms=99', 'bathrooms=0', 'size=big', 'garden=x', 'land=x', 'finishing=x'],
		...['instalments=no', 'years=0', 'down-percent=101'],
		...['furnished=abc', 'delivery=soon', 'outlook=x', 'amenity=x', 'offer=xyz', 'exclusive=1', 'since=tomorrow', 'agent=x'],
		...['near=abc', 'near=31,30,99999', 'bounds=1,2', 'shape=1;2', `q=${words}`, 'sort=magic', 'page=-4', 'view=x'],
	];

	test.each(addresses)('%s is ignored, and the page says so in both languages', async (query) => {
		for (const language of ['en', 'ar'] as const) {
			const response = await visit(`/${language}/search?${encodeURI(query)}`);
			expect(response.status).toBe(200);
			expect((await response.text()).match(bad[language])?.length).toBeGreaterThan(0);
		}
	});

	test('a page after the last redirects to the last', async () => {
		const response = await visit('/en/search?page=9999');
		expect(response.status).toBe(302);
		expect(response.headers.get('location')).toMatch(/^\/search\?page=\d{2}$/);
	});

	test('a down payment of 0 is a valid filter', async () => {
		const html = await (await visit('/en/search?down=0')).text();
		expect(html).toContain('No down payment');
		expect(html).not.toMatch(bad.en);
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

	test('a prefix wins and is remembered; unknown languages are ignored', async () => {
		const response = await visit('/en/blog', { ...arabicBrowser, cookie: 'i18n_redirected=ar' });
		expect(response.status).toBe(200);
		expect(response.headers.get('set-cookie')).toContain('i18n_redirected=en');
		expect((await visit('/', { cookie: 'i18n_redirected=fr', 'accept-language': 'fr' })).status).toBe(200);
	});

	test('crawlers are not redirected', async () => {
		expect((await visit('/', { ...arabicBrowser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status).toBe(200);
	});
});

describe('the sitemap', () => {
	const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());
	const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
	/** Filters for published records within their dates. */
	const open: Record<string, string> = {
		property: `&filter[_or][0][expires_on][_null]=true&filter[_or][1][expires_on][_gte]=${today}`,
		post: `&filter[published_on][_lte]=${today}`,
		career: `&filter[_or][0][valid_through][_null]=true&filter[_or][1][valid_through][_gte]=${today}`,
	};

	test.each(['/sitemap.xml', '/en/sitemap.xml', '/ar/sitemap.xml'])('%s lists one sitemap per kind', async (path) => {
		const response = await visit(path);
		expect(response.headers.get('content-type')).toContain('xml');
		const kinds = addresses(await response.text()).map((address) => address.replace(`${siteUrl}/sitemaps/`, ''));
		expect(kinds.toSorted()).toEqual([...Object.values(collections), 'page', 'landing'].map((kind) => `${kind}.xml`).toSorted());
	});

	test.each(Object.entries(collections))('contains exactly the published %s', async (_, collection) => {
		const rows = await admin.get<{ id: number }[]>(
			`/items/${collection}?filter[status][_eq]=published${open[collection] ?? ''}&limit=-1&fields=id&sort=id`,
		);
		const found = addresses(await (await visit(`/sitemaps/${collection}.xml`)).text()).filter((address) => !address.includes('/_images/'));
		const idsIn = (isArabic: boolean) =>
			found
				.filter((address) => address.startsWith(`${siteUrl}/ar/`) === isArabic)
				.map((address) => Number(/\/(\d+)-/.exec(address)?.[1]))
				.toSorted((a, b) => a - b);
		expect(idsIn(false)).toEqual(rows.map(({ id }) => id));
		expect(idsIn(true)).toEqual(rows.map(({ id }) => id));
	});

	test('has alternates, photos and the date of the last change', async () => {
		const xml = await (await visit('/sitemaps/property.xml')).text();
		expect(xml).toContain(`hreflang="ar-EG" href="${siteUrl}/ar/properties/${ids['property']}-`);
		expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
		const [photo] = /(?<=<image:loc>)[^<]*/.exec(xml) ?? [];
		expect((await fetch(photo ?? '')).headers.get('content-type')).toMatch(/^image\//);
	});

	test('is named in robots.txt', async () => {
		expect(await (await visit('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
	});
});

describe('the feed', () => {
	test.each([
		['/blog', '/blog/feed.xml', 'en-US'],
		['/ar/blog', '/ar/blog/feed.xml', 'ar-EG'],
	])('%s is a feed with the newest posts', async (blog, path, language) => {
		const html = await (await visit(blog)).text();
		expect(attributes(html, /<link[^>]*application\/atom\+xml[^>]*>/g, 'href')).toEqual([siteUrl + path]);
		const response = await visit(path);
		expect(response.headers.get('content-type')).toContain('application/atom+xml');
		const xml = await response.text();
		expect(xml).toContain(`xml:lang="${language}"`);
		expect(xml.match(/<entry>/g)?.length).toBeGreaterThan(10);
		const [, newest = ''] = /<entry>.*?<link rel="alternate" type="text\/html" href="([^"]*)"/s.exec(xml) ?? [];
		expect((await fetch(newest)).status).toBe(200);
	});
});

describe('the head of a page', () => {
	test('the canonical address keeps known parameters only', async () => {
		const html = await (await visit('/search?page=2&utm_source=x')).text();
		expect(html).toContain(`rel="canonical" href="${siteUrl}/search?page=2"`);
	});

	test('home and search have their own titles', async () => {
		for (const [path, key] of [
			['/en', 'home.title'],
			['/en/search', 'common.search'],
			['/ar', 'home.title'],
			['/ar/search', 'common.search'],
		] as const) {
			const title = readTranslator(path.startsWith('/ar') ? 'ar' : 'en')(key);
			expect(await (await visit(path)).text()).toContain(`<title>${title} | PN</title>`);
		}
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
			'href="/ar/site.webmanifest"',
			'name="theme-color"',
		])
			expect(html).toContain(part);
		for (const file of ['/favicon-96x96.png', '/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
			expect((await visit(file)).status).toBe(200);
		expect(await (await visit('/site.webmanifest')).json()).toMatchObject({ short_name: 'PN', start_url: '/', lang: 'en-US' });
		const { icons, ...arabic } = await (await visit('/ar/site.webmanifest')).json();
		expect(arabic).toMatchObject({ start_url: '/ar', lang: 'ar-EG', dir: 'rtl' });
		expect(new Set(icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(new Set(['any', 'maskable']));
	});

	test('dictionaries and builds are at their documented addresses', async () => {
		const { id } = await (await visit('/builds/latest.json')).json();
		const { matcher } = await (await visit(`/builds/meta/${id}.json`)).json();
		for (const { page, paths } of openPages) {
			const { cache, index, payload } = { ...matcher.static, ...matcher.dynamic }[paths[0]];
			const response = await visit(paths[0].replace(':id', String(ids[page])), { 'accept-language': 'en' });
			expect([paths[0], !response.headers.get('cache-control')?.includes('no-store')]).toEqual([paths[0], cache]);
			const data = await visit(`${paths[0].replace(':id', String(ids[page])).replace(/\/$/, '')}/_payload.json?${id}`);
			expect([paths[0], data.status]).toEqual([paths[0], payload ? 200 : 404]);
			if (payload) expect(await data.json()).toMatchObject({ build: id, routes: { root: { data: { build: id } } } });
			expect([paths[0], !/<meta name="robots" content="noindex/.test(await response.text())]).toEqual([paths[0], index]);
		}
		const messages = await (await visit(`/_i18n/${id}/ar/messages.json`)).json();
		expect(messages.nav.home).toBe('الرئيسية');
		expect((await visit(`/_i18n/${id}/fr/messages.json`)).status).toBe(404);
	});
});
