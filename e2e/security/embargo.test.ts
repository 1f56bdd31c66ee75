import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteMap } from '#app/site-map.ts';
import { cairoToday } from '#domain/cairo.ts';
import { admin, eventually, siteUrl } from '../system.ts';

/** Words that must not be found, and words that must be, to prove that the search works. */
const HIDDEN = 'hiddenword';
const SHOWN = 'shownword';

const dayFromNow = (days: number) => cairoToday(new Date(Date.now() + days * 86_400_000));
const AREA = 1001;
const PROJECT = 1001;
const DEVELOPER = 1001;

const textsWith = (word: string, fields: string[]) =>
	['en_US', 'ar_EG'].map((languages_code) => ({
		languages_code,
		...Object.fromEntries(fields.map((field) => [field, `${word} ${field}`])),
	}));

const made: [string, number][] = [];
async function make(collection: string, row: Record<string, unknown>): Promise<number> {
	const { id } = await admin.post<{ id: number }>(`/items/${collection}`, { status: 'published', ...row });
	made.push([collection, id]);
	return id;
}

const post = (word: string, published_on: string) =>
	make('post', { published_on, author: 1001, tags: [{ tag_id: 1001 }], translations: textsWith(word, ['name', 'summary', 'body']) });
const offer = (word: string, from: string, until: string, on: Record<string, number>) =>
	make('offer', { valid_from: from, valid_until: until, ...on, translations: textsWith(word, ['name', 'summary', 'description']) });
const home = (word: string, expires_on: string) =>
	make('property', {
		...{
			type: 'villa',
			purpose: 'sale',
			market: 'resale',
			area: AREA,
			project: PROJECT,
			agent: 1001,
			price: 7_654_321,
			expires_on,
			featured: true,
		},
		translations: textsWith(word, ['name', 'description']),
	});

const hidden = { posts: [0], offers: [0], homes: [0] };
const shown = { post: 0, offer: 0, home: 0 };

beforeAll(async () => {
	hidden.posts = [await post(HIDDEN, dayFromNow(3)), await post(HIDDEN, dayFromNow(400))];
	hidden.offers = [
		await offer(HIDDEN, dayFromNow(3), dayFromNow(30), { project: PROJECT }),
		await offer(HIDDEN, dayFromNow(-30), dayFromNow(-3), { project: PROJECT }),
		await offer(HIDDEN, dayFromNow(3), dayFromNow(30), { developer: DEVELOPER }),
		await offer(HIDDEN, dayFromNow(3), dayFromNow(30), { property: 1001 }),
	];
	hidden.homes = [await home(HIDDEN, dayFromNow(-3))];
	shown.post = await post(SHOWN, dayFromNow(0));
	shown.offer = await offer(SHOWN, dayFromNow(0), dayFromNow(0), { project: PROJECT });
	shown.home = await home(SHOWN, dayFromNow(0));
	// Changes arrive in order, so the last one arriving means all have.
	await eventually(async () => (await textOf(`/properties/${shown.home}`)).includes(SHOWN), 'the last of them');
});
afterAll(async () => {
	for (const [collection, id] of made) await admin.delete(`/items/${collection}`, [id]);
});

const ask = (path: string) => fetch(siteUrl + path, { redirect: 'manual', headers: { accept: 'text/html,*/*', 'accept-language': 'en' } });
const textOf = async (path: string) => {
	const response = await ask(path);
	return `${response.headers.get('location') ?? ''}\n${await response.text()}`;
};

/** Ignores addresses and fields that only repeat the query. */
const names = (text: string, word: string) => new RegExp(`${word}(?: |-|%20|\\+)(?:name|summary|body|description)`).test(text);

const sitemaps = async () => {
	const index = await textOf('/sitemap.xml');
	return [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

const openPaths = siteMap.map(({ paths: [path] }) => path).filter((path) => !path.includes(':'));
const named = (kind: string, ids: number[]) => ids.map((id) => `/${kind}/${id}`);

/** All addresses where they could appear. An expired home keeps its own page, so that is left out. */
async function addresses(): Promise<string[]> {
	const { posts, offers, homes } = hidden;
	const pages = [
		...openPaths,
		...named('blog', posts),
		...[`/compounds/${PROJECT}`, `/developers/${DEVELOPER}`, `/areas/${AREA}`, `/properties/1001`, '/agents/1001'],
		...[...offers, shown.offer].map((id) => `/contact-us?about=offer-${id}`),
		...posts.map((id) => `/contact-us?about=post-${id}`),
		...[...homes, shown.home].map((id) => `/alerts?about=property-${id}`),
		...[...homes, shown.home].map((id) => `/favorites?list=${id}`),
		...[HIDDEN, SHOWN].flatMap((word) => [`/search?q=${word}`, `/search?text=${word}`]),
		`/search?compound=${PROJECT}&sort=newest`,
	];
	const data = pages.map((page) => {
		const [path, query] = page.split('?');
		return `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`;
	});
	const answers = [
		...[HIDDEN, SHOWN].map((word) => `/search/suggest.json?q=${word}`),
		`/search/cards.json?ids=${[...homes, shown.home]}`,
		`/search/pins.json?compound=${PROJECT}`,
		`/search/filters.json?compound=${PROJECT}`,
	];
	const plain = [...pages, ...data, ...answers];
	const files = ['/blog/feed.xml', '/search/feed.xml', `/search/feed.xml?compound=${PROJECT}`, '/robots.txt', '/_map/en.json'];
	return [...plain, ...plain.map((path) => `/ar${path === '/' ? '' : path}`), ...files, '/ar/blog/feed.xml', ...(await sitemaps())];
}

describe('what is not shown yet, or not any more', () => {
	test('is named nowhere', async () => {
		const naming: string[] = [];
		const found = new Set<string>();
		for (const path of await addresses()) {
			const text = await textOf(path);
			if (names(text, HIDDEN)) naming.push(path);
			if (names(text, SHOWN)) found.add(path.replace(/\?.*/, ''));
		}
		expect(naming).toEqual([]);
		expect([...found]).toEqual(
			expect.arrayContaining(['/', '/blog', '/blog.data', '/offers', '/ar/offers', '/blog/feed.xml', '/search/feed.xml']),
		);
		expect([...found]).toEqual(
			expect.arrayContaining(['/contact-us', '/alerts', '/favorites', `/compounds/${PROJECT}`, '/search/cards.json']),
		);
		expect([...found].filter((path) => path.startsWith('/sitemaps/')).length).toBeGreaterThan(1);
	});

	test.each(['en', 'ar'])('has no picture for shared links (%s)', async (locale) => {
		const statuses = async (ids: number[]) =>
			Promise.all(ids.map(async (id) => (await ask(`/_og/post/${id}-${locale}-00000000.jpg`)).status));
		expect(await statuses(hidden.posts)).toEqual(hidden.posts.map(() => 404));
		expect(await statuses([shown.post])).toEqual([200]);
	});

	test('has no page', async () => {
		for (const path of [...named('blog', hidden.posts), ...named('ar/blog', hidden.posts)]) expect((await ask(path)).status).toBe(404);
	});

	test('a home past its day has a page that offers nothing', async () => {
		const html = await textOf(`/properties/${hidden.homes[0]}`);
		const said = ['no longer listed', 'noindex', 'id="enquiry"'].map((part) => html.includes(part));
		expect(said).toEqual([true, true, false]);
	});
});
