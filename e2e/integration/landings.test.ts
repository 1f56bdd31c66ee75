import { beforeAll, describe, expect, test } from 'vitest';
import { forEachQueued } from '../crawler.ts';
import { siteUrl } from '../system.ts';
import { isThorough } from '../thorough.ts';

/** Pages share a template, so every thirtieth is enough. */
const STEP = isThorough ? 1 : 30;
const PER_PAGE = 24;

const visit = (path: string) => fetch(siteUrl + path, { redirect: 'manual', headers: { 'accept-language': 'en' } });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(siteUrl, ''));
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

function readPage(html: string) {
	const head = /<header\b[^>]*><h1.*?<\/header>/s.exec(html)?.[0] ?? '';
	const graph = JSON.parse(first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s) || '{}')['@graph'] ?? [];
	return {
		title: first(html, /<title>([^<]*)/),
		canonical: first(html, /<link rel="canonical" href="([^"]*)"/),
		arabic: first(html, /hrefLang="ar-EG" href="([^"]*)"/),
		english: first(html, /hrefLang="en-US" href="([^"]*)"/),
		isIndexed: !html.includes('<meta name="robots" content="noindex'),
		description: first(html, /<meta name="description" content="([^"]*)"/),
		intro: first(head, /<\/h1><p\b[^>]*>([^<]*)/),
		count: numberIn(first(head, /role="status"[^>]*>([^<]*)/)),
		cards: new Set([...html.matchAll(/<li\b[^>]*data-listing="(\d+)"/g)].map(([, id]) => id)).size,
		graph: graph as { '@type': string; mainEntity?: { numberOfItems?: number } }[],
		links: [...html.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href),
	};
}

const load = async (path: string) => readPage(await (await visit(path)).text());

let all: string[] = [];
beforeAll(async () => {
	const index = await (await visit('/sitemap.xml')).text();
	expect(locations(index)).toContain('/sitemaps/landing.xml');
	all = locations(await (await visit('/sitemaps/landing.xml')).text());
});

test('the sitemap has all landing pages in both languages, once', () => {
	const arabic = all.filter((path) => path.startsWith('/ar/'));
	expect(arabic.length).toBeGreaterThan(300);
	expect(all.length).toBe(2 * arabic.length);
	expect(new Set(all).size).toBe(all.length);
	expect(all).toContain('/for-sale/apartments/new-cairo');
	expect(all).toContain(`/ar/${encodeURI('للبيع/شقق/القاهرة-الجديدة/3-غرف')}`);
});

test('each exists with a unique title and at least five homes, as many as it says', async () => {
	const titles = new Map<string, string>();
	const problems: string[] = [];
	await forEachQueued(
		all.filter((_, index) => index % STEP === 0),
		async (path) => {
			const response = await visit(path);
			const page = readPage(await response.text());
			const results = page.graph.find((node) => node['@type'] === 'SearchResultsPage');
			const wrong = [
				response.status !== 200 && `status ${response.status}`,
				page.canonical !== siteUrl + path && `canonical ${page.canonical}`,
				!page.isIndexed && 'noindex',
				titles.has(page.title) && `title of ${titles.get(page.title)}`,
				page.count < 5 && `${page.count} homes`,
				numberIn(page.intro) !== page.count && `intro: ${page.intro}, list: ${page.count}`,
				page.cards !== Math.min(PER_PAGE, page.count) && `${page.cards} cards`,
				results?.mainEntity?.numberOfItems !== page.count && `structured: ${results?.mainEntity?.numberOfItems}`,
				(page.description.length > 160 || page.description.length < 40) && `description: ${page.description}`,
			].filter(Boolean);
			titles.set(page.title, path);
			if (wrong.length) problems.push(`${path}: ${wrong.join('; ')}`);
		},
	);
	expect(problems).toEqual([]);
	expect(titles.size).toBe(Math.ceil(all.length / STEP));
});

test('they link only to pages of the sitemap', async () => {
	const { links } = await load('/for-sale/apartments/new-cairo');
	const led = [...new Set(links)].filter((link) => /^\/for-(?:sale|rent)\/[^?]*$/.test(link));
	expect(led.filter((link) => !all.includes(link))).toEqual([]);
	for (const wanted of [
		'/for-sale/apartments/egypt',
		'/for-sale/apartments/greater-cairo',
		'/for-sale/villas/new-cairo',
		'/for-sale/apartments/fifth-settlement',
		'/for-sale/apartments/new-cairo/3-bedrooms',
		'/for-sale/apartments/new-cairo/ready',
		'/for-sale/apartments/new-cairo/under-10-million',
	])
		expect(led).toContain(wanted);
});

describe('an address', () => {
	test.each([
		['/For-Sale/Apartments/NEW-CAIRO', '/for-sale/apartments/new-cairo'],
		[`/${encodeURI('للبيع/شقق/القاهرة-الجديدة')}`, '/for-sale/apartments/new-cairo'],
		['/ar/for-sale/apartments/new-cairo/3-bedrooms?page=1', `/ar/${encodeURI('للبيع/شقق/القاهرة-الجديدة/3-غرف')}?page=1`],
		[`/ar/${encodeURI('للايجار/شقق/القاهره-الجديده')}`, `/ar/${encodeURI('للإيجار/شقق/القاهرة-الجديدة')}`],
	])('%s redirects to the canonical one', async (path, own) => {
		const response = await visit(path);
		expect([response.status, response.headers.get('location')]).toEqual([301, own]);
	});

	test.each([
		'/for-sale/castles/new-cairo',
		'/for-sale/apartments/atlantis',
		'/for-sale/apartments/new-cairo/haunted',
		'/for-sale/apartments/new-cairo/ready/instalments',
		'/for-sale/apartments',
		'/ar/for-sale/apartments/%E0%A4%A',
		`/for-sale/apartments/${'a'.repeat(3000)}`,
	])('%s is 404', async (path) => {
		const { status } = await visit(path);
		expect([400, 404]).toContain(status);
	});

	test('with fewer than five homes works but is not indexed', async () => {
		const response = await visit('/for-sale/pharmacies/egypt');
		const page = readPage(await response.text());
		expect([response.status, page.isIndexed, page.count < 5]).toEqual([200, false, true]);
		expect(all).not.toContain('/for-sale/pharmacies/egypt');
	});

	test('of a further page is its own; one after the last redirects to the last', async () => {
		const page = await load('/for-sale/apartments/new-cairo?page=2');
		expect(page.title).toMatch(/^Apartments for sale in New Cairo, page 2 \|/);
		expect(page.canonical).toBe(`${siteUrl}/for-sale/apartments/new-cairo?page=2`);
		expect(page.isIndexed).toBe(true);
		const beyond = await visit('/for-sale/apartments/new-cairo?page=900');
		expect(beyond.headers.get('location')).toMatch(/^\/for-sale\/apartments\/new-cairo\?page=\d+$/);
	});

	test('has an alternate in the other language', async () => {
		const { arabic, english } = await load('/for-sale/apartments/new-cairo/3-bedrooms');
		const there = await load(arabic.replace(siteUrl, ''));
		expect([there.canonical, there.english, there.arabic]).toEqual([arabic, english, arabic]);
	});
});

describe('a search', () => {
	const location = async () => /location=(\d+)/.exec(await (await visit('/for-sale/apartments/new-cairo')).text())?.[1];

	test('equal to a landing page has that as canonical address, and another has its own', async () => {
		const id = await location();
		const same = await load(`/search?type=apartment&location=${id}`);
		expect([same.canonical, same.isIndexed]).toEqual([`${siteUrl}/for-sale/apartments/new-cairo`, true]);
		const more = await load(`/search?type=apartment&location=${id}&bedrooms=3&delivery=ready`);
		expect(more.canonical).toContain('/search?');
		expect(more.isIndexed).toBe(false);
	});

	test('with fewer than five homes is not indexed', async () => {
		const few = await load('/search?category=commercial&type=pharmacy');
		expect([few.isIndexed, few.count < 5]).toEqual([false, true]);
	});
});
