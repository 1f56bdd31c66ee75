import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import { type Locale, locales } from '#domain/locales.ts';
import { testContent } from '#site/server/test-content.ts';
import { readTranslator } from '#site/server/words.ts';
import type { PageRequest } from '../page-loader.ts';
import BrowseBar from './browse-bar.tsx';
import FooterContent from './footer-content.tsx';
import { type FooterData, footerData } from './footer-data.ts';
import { Header } from './header.tsx';
import MenuContact from './menu-contact.tsx';
import MenuTiles from './menu-tiles.tsx';
import { type ShellData, shellData } from './shell-data.ts';
import { drawAt, linksIn } from './test-draw.tsx';

const named = (id: number) => ({ en_US: { name: `Name ${id}`, slug: `name-${id}` }, ar_EG: { name: `اسم ${id}`, slug: `اسم-${id}` } });
const { content, put, read } = testContent();
put('location', { id: 1, translations: named(1) });
put('area', { id: 2, location: 1, code: 'FST', translations: named(2) });
put('developer', ...[11, 12, 13, 14, 15, 16].map((id) => ({ id, sort: 20 - id, translations: named(id) })));
const dayOf = (id: number) => `2026-01-${id}T10:00:00Z`;
const compound = { developer: 11, area: 2, ready: false, featured: false, outline: null };
put('project', ...[21, 22, 23, 24, 25, 26].map((id) => ({ ...compound, id, date_created: dayOf(id), translations: named(id) })));
for (const collection of ['team_member', 'partner', 'testimonial'] as const) put(collection, { id: 1, translations: named(1) });
const home = { status: 'published', purpose: 'sale', market: 'resale', category: 'residential', type: 'villa', area: 2, price: 1_000_000 };
put('property', ...[31, 30, 29, 28, 27, 26].map((id) => ({ ...home, id, date_created: dayOf(id), translations: named(id) })));

const settings = {
	phone_number: '+201000000009',
	whatsapp: '+201000000008',
	email: 'hello@example.com',
	...{ facebook: 'https://f.example/', instagram: 'https://i.example/', youtube: 'https://y.example/', tiktok: 'https://t.example/' },
	...{ linkedin: 'https://l.example/', x: 'https://x.example/' },
};

const search = openSearch(content.replica);
const requestIn = (locale: Locale, isReady = true) =>
	({ read, locale, t: readTranslator(locale), site: { ready: () => isReady, settings, search } }) as PageRequest;
const buildFooter = (locale: Locale, isReady = true): FooterData => footerData(requestIn(locale, isReady));

const draw = (part: ReactNode, locale: Locale) => drawAt(locale === 'ar' ? '/ar/blog' : '/blog', [{ path: '*', element: part }]);
const drawFooter = (locale: Locale, isReady?: boolean) => draw(<FooterContent data={buildFooter(locale, isReady)} />, locale);

/** Renders a part of the second row at a path in the given language. */
const drawPart = (Part: (props: { data: ShellData }) => ReactNode, locale: Locale, path = '/blog', isReady = true) =>
	drawAt(locale === 'ar' ? `/ar${path}` : path, [{ path: '*', element: <Part data={shellData(requestIn(locale, isReady))} /> }]);

const lists = ['/compounds/more', '/launches', '/developers/more', '/locations', '/offers', '/agents', '/valuation'];
const pages = ['/search', '/list-your-property', '/about-us', '/contact-us', '/careers', '/blog'];

/** The links under a heading. */
const column = (html: string, title: string) => linksIn(html.split(`>${title}</h2>`)[1]?.split('</ul>')[0] ?? '');

describe.each([
	{ locale: 'en', prefix: '', word: 'name' },
	{ locale: 'ar', prefix: '/ar', word: 'اسم' },
] as const)('in $locale', ({ locale, prefix, word }) => {
	const t = readTranslator(locale);
	const home = prefix || '/';

	test('the header links to its pages in order, and to list-your-property with a glowing badge', async () => {
		const html = await draw(<Header locale={locale} />, locale);
		const main = html.split('<nav')[1]?.split('</nav>')[0] ?? '';
		expect(linksIn(main)).toEqual([home, ...pages.map((path) => prefix + path)]);
		expect(main).toMatch(new RegExp(`href="${prefix}/list-your-property" class="glow`));
		expect(main.match(/class="glow/g)).toHaveLength(1);
	});

	test('the second row links to the inventory and the phone number', async () => {
		const links = linksIn(await drawPart(BrowseBar, locale));
		expect(links).toEqual([
			`${prefix}/search`,
			`${prefix}/search?purpose=rent`,
			...lists.map((path) => prefix + path),
			'tel:+201000000009',
		]);
	});

	test('the phone menu starts with the same links and ends with contact', async () => {
		const tiles = linksIn(await drawPart(MenuTiles, locale));
		expect(tiles).toEqual([`${prefix}/search`, `${prefix}/search?purpose=rent`, ...lists.map((path) => prefix + path)]);
		const greeting = t('contact.greet').replace(',', '%2C');
		expect(linksIn(await drawPart(MenuContact, locale))).toEqual(['tel:+201000000009', `https://wa.me/201000000008?text=${greeting}`]);
	});

	test.each([
		['/compounds/1001-name', '/compounds/more'],
		['/launches', '/launches'],
		['/agents/1001', '/agents'],
		['/search?type=villa', '/search'],
		['/search?purpose=rent&page=2', '/search?purpose=rent'],
	])('on %s the second row marks %s only', async (path, marked) => {
		const bar = await drawPart(BrowseBar, locale, path);
		expect([...bar.matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, to]) => to)).toEqual([prefix + marked]);
	});

	test('a rental does not mark “buy”', async () => {
		expect(await drawPart(BrowseBar, locale, '/properties/1790-name')).not.toContain('aria-current');
	});

	test('without content it links to the search', async () => {
		const [buy, rent] = linksIn(await drawPart(BrowseBar, locale, '/blog', false));
		expect([buy, rent]).toEqual([`${prefix}/search`, `${prefix}/search?purpose=rent`]);
	});

	test('offers only the other language', async () => {
		const other = locale === 'en' ? 'ar' : 'en';
		const html = await draw(<Header locale={locale} />, locale);
		expect([...html.matchAll(/hrefLang="([^"]*)"/g)].map(([, language]) => language)).toEqual([locales[other].language]);
		expect(linksIn(html)).toContain(`/${other}/blog`);
	});

	test('the footer has logo, phone, e-mail and five networks', async () => {
		const links = linksIn(await drawFooter(locale));
		expect(links.slice(0, 8)).toEqual([
			home,
			'tel:+201000000009',
			'mailto:hello@example.com',
			...['f', 'i', 'y', 't', 'l'].map((x) => `https://${x}.example/`),
		]);
	});

	test('links six pages of the company', async () => {
		const paths = ['/about-us', '/about-us#team', '/about-us#partners', '/our-process', '/contact-us', '/testimonials'];
		expect(column(await drawFooter(locale), t('footer.company'))).toEqual(paths.map((path) => prefix + path));
	});

	test('lists developers in order and the newest compounds and properties, five each with a link to more', async () => {
		const html = await drawFooter(locale);
		const five = (path: string, ids: number[]) => [...ids.map((id) => `${prefix}/${path}/${id}-${word}-${id}`), `${prefix}/search`];
		expect(column(html, t('footer.developers'))).toEqual(five('developers', [16, 15, 14, 13, 12]));
		expect(column(html, t('footer.newCompounds'))).toEqual(five('compounds', [26, 25, 24, 23, 22]));
		expect(column(html, t('footer.topSearches'))).toEqual(five('properties', [31, 30, 29, 28, 27]));
	});

	test('links the landing pages with most homes', async () => {
		const where = locale === 'en' ? '/for-sale/villas/name-1' : '/ar/للبيع/فيلات/اسم-1';
		expect(column(await drawFooter(locale), t('footer.popular'))).toEqual([where]);
	});

	test('links privacy and terms to home by default, beside the year', async () => {
		const html = await drawFooter(locale);
		expect(linksIn(html).slice(-2)).toEqual([home, home]);
		expect(html).toContain(`© ${new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Africa/Cairo' }).format(new Date())}`);
	});

	test('without content shows no lists but everything else', async () => {
		const html = await drawFooter(locale, false);
		expect(linksIn(html).filter((to) => /developers|compounds|properties|search/.test(to))).toEqual([]);
		expect(linksIn(html)).toContain(`${prefix}/our-process`);
	});
});
