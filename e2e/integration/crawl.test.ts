import { beforeAll, describe, expect, test } from 'vitest';
import { landingPaths } from '#app/site-map.ts';
import { photoWidths } from '#app/ui/photo-address.ts';
import { crawl, fetchPage, forEachQueued, type Page } from '../crawler.ts';
import { siteUrl } from '../system.ts';
import { drawForRound, isThorough } from '../thorough.ts';

/** Paginated pages count; other parameters only filter a page that exists without them. */
const isPlain = (path: string) => /^[^?]*(\?page=\d+)?$/.test(path);
const isArabic = (path: string) => /^\/ar(\/|\?|$)/.test(path);
const isChosenEnglish = (path: string) => /^\/en(\/|\?|$)/.test(path);
const withoutChoice = (path: string) => path.replace(/^\/en(?=\/|\?|$)/, '') || '/';
const withoutFragment = (path: string) => path.replace(/#.*$/, '');

/** Record pages share a template, so every fifth is enough; of landing pages, those of one city, Greater Cairo and all of Egypt. */
const isRecord = (path: string) => /\/\d+(?:-[^/]*)?$/.test(path);
const isLanding = (path: string) =>
	landingPaths.some((known) =>
		decodeURI(path)
			.replace(/^\/ar/, '')
			.startsWith(known.split(':')[0] ?? ''),
	);
const isTaken = (path: string) =>
	isThorough ||
	(isLanding(path)
		? /\/(?:(?:new-cairo|القاهرة-الجديدة)(?:\/|\?|$)|(?:egypt|مصر|greater-cairo|القاهرة-الكبرى)(?:\?page=\d+)?$)/.test(decodeURI(path))
		: !isRecord(path) || /\/\d*[16](?:-[^/]*)?$/.test(path));

const languages = [
	{
		language: 'English',
		start: '/',
		atLeast: isThorough ? 900 : 200,
		isInside: (path: string) => isPlain(path) && !isArabic(path) && !isChosenEnglish(path) && isTaken(path),
	},
	{
		language: 'Arabic',
		start: '/ar',
		atLeast: isThorough ? 900 : 200,
		isInside: (path: string) => isPlain(path) && isArabic(path) && isTaken(path),
	},
];
const isInside = (path: string) => languages.some((language) => language.isInside(path));

const crawled = new Map<string, Page>();
const byLanguage = new Map<string, Map<string, Page>>();
let inSitemap: string[] = [];

const locations = async (address: string) => {
	const xml = await (await fetch(siteUrl + address)).text();
	return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replace(siteUrl, '') || '/');
};

beforeAll(async () => {
	for (const { language, start, isInside } of languages) {
		const since = performance.now();
		const pages = await crawl(start, isInside);
		console.log(`${language}: ${pages.size} pages in ${((performance.now() - since) / 1000).toFixed(1)} s`);
		byLanguage.set(language, pages);
		for (const [path, page] of pages) crawled.set(path, page);
	}
	inSitemap = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
});

/** All links, each with one page that contains it. */
function linksWhere(isWanted: (link: string) => boolean): Map<string, string> {
	const found = new Map<string, string>();
	for (const page of crawled.values()) for (const link of page.links) if (isWanted(link) && !found.has(link)) found.set(link, page.path);
	return found;
}

describe.each(languages)('from home through the $language pages', ({ language, atLeast }) => {
	const pages = () => [...(byLanguage.get(language)?.values() ?? [])];

	test('reaches at least one page per record', () => {
		expect(pages().length).toBeGreaterThan(atLeast);
	});

	test('has no broken links', () => {
		expect(
			pages()
				.filter(({ status }) => status !== 200)
				.map(({ path, status }) => `${path}: ${status}`),
		).toEqual([]);
	});

	test('every canonical address is unique', () => {
		const claims = Map.groupBy(
			pages().filter(({ isHtml }) => isHtml),
			({ canonical }) => canonical,
		);
		expect(
			[...claims].filter(([, claiming]) => claiming.length > 1).map(([address, claiming]) => [address, claiming.map(({ path }) => path)]),
		).toEqual([]);
		expect(claims.has(null)).toBe(false);
	});

	test('links use canonical addresses', () => {
		const elsewhere = pages().filter(({ isHtml, canonical, path }) => isHtml && canonical !== path && !/^\/(ar\/)?search/.test(path));
		expect(elsewhere.map(({ path, canonical }) => `${path} → ${canonical}`)).toEqual([]);
	});
});

test('every published record is linked', () => {
	expect(inSitemap.length).toBeGreaterThan(1800);
	expect(inSitemap.filter((path) => isInside(path) && !crawled.has(path))).toEqual([]);
});

test('every indexable page is in the sitemap', () => {
	const listed = new Set(inSitemap);
	const missing = [...crawled.values()].filter(
		({ isHtml, isIndexed, path }) => isHtml && isIndexed && !path.includes('?') && !listed.has(path),
	);
	expect(missing.map(({ path }) => path)).toEqual([]);
});

test('alternates in the other language exist', () => {
	const switches = linksWhere(isChosenEnglish);
	expect(switches.size).toBeGreaterThan(150);
	expect(
		[...switches].filter(([link]) => {
			const page = withoutFragment(withoutChoice(link));
			return isInside(page) && !crawled.has(page);
		}),
	).toEqual([]);
	expect(
		[...linksWhere((link) => isArabic(link) && isInside(withoutFragment(link)))].filter(([link]) => !crawled.has(withoutFragment(link))),
	).toEqual([]);
});

test('every fragment link has a target', () => {
	const broken = [...linksWhere((link) => link.includes('#'))].filter(([link]) => {
		const page = crawled.get(withoutChoice(withoutFragment(link)));
		return page?.isHtml && !page.anchors.has(decodeURIComponent(link.slice(link.indexOf('#') + 1)));
	});
	expect(broken.map(([link, from]) => `${link} on ${from}`)).toEqual([]);
});

test('filtered lists answer: one of each kind', async () => {
	const kinds = new Map<string, [string, string]>();
	for (const [link, from] of linksWhere((one) => !isPlain(withoutFragment(one)))) {
		const url = new URL(link, siteUrl);
		kinds.set(`${url.pathname}?${[...new Set(url.searchParams.keys())].toSorted()}`, [withoutFragment(link), from]);
	}
	const broken: string[] = [];
	await forEachQueued([...kinds.values()].slice(0, 200), async ([link, from]) => {
		const { status } = await fetchPage(link);
		if (status !== 200) broken.push(`${link}: ${status} on ${from}`);
	});
	expect(broken).toEqual([]);
});

test('pictures are there, once for each file, at widths that are made', async () => {
	const FILE = /^\/_images\/(\d+)\/(.*)$/;
	const pictures = new Map<string, string>();
	const widths = new Set<number>();
	for (const page of crawled.values())
		for (const picture of page.pictures) {
			const [, width, file] = FILE.exec(picture) ?? [];
			if (width) widths.add(Number(width));
			pictures.set(file ? `/_images/320/${file}` : picture, page.path);
		}
	expect([...widths].filter((width) => !photoWidths.some((made) => made === width))).toEqual([]);
	const broken: string[] = [];
	// Each has to be encoded, which takes longer than its page.
	const some = isThorough ? [...pictures.keys()] : drawForRound([...pictures.keys()], 60);
	await forEachQueued(some, async (picture) => {
		const response = await fetch(siteUrl + picture, { headers: { accept: 'image/webp' } });
		await response.body?.cancel();
		// The fallback of a missing file is cached for a minute only.
		const isItself = !picture.startsWith('/_images/') || response.headers.get('cache-control')?.includes('immutable');
		if (!response.ok || !isItself) broken.push(`${picture}: ${response.status} on ${pictures.get(picture)}`);
	});
	expect(broken).toEqual([]);
});
