import { expect, test } from 'vitest';
import { openKeptPages } from './kept-pages.ts';
import { createTestCaches } from './test-caches.ts';

const origin = 'https://pn.example';
const HOUR = 60 * 60 * 1000;

/** A site whose pages reference styles of their build, and photographs of the given size. */
function testSite({ bytes = 50_000 } = {}) {
	const site = { build: '1', now: 0, isOnline: true, gone: new Set<string>(), asked: [] as string[], inits: [] as RequestInit[] };
	const fetch = async (path: string, init: RequestInit) => {
		site.asked.push(path);
		site.inits.push(init);
		if (!site.isOnline) throw new TypeError('Failed to fetch');
		if (site.gone.has(path)) return new Response('', { status: 404 });
		if (path.startsWith('/_images/')) return new Response(new Blob(['x'.repeat(bytes)], { type: 'image/webp' }));
		if (path.startsWith('/assets/')) return new Response('a{}');
		const id = path.split('/').at(-1);
		return new Response(
			`<title>Home ${id} | PN</title></head><link rel="stylesheet" href="/assets/site-${site.build}.css"/><img srcSet="/_images/640/${id}-a.webp 640w"/>`,
		);
	};
	const caches = createTestCaches(origin);
	const open = () => openKeptPages(site.build, { caches, fetch, now: () => site.now });
	const all = async () =>
		(
			await Promise.all(
				(
					await caches.keys()
				).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url.slice(origin.length)}`)),
			)
		).flat();
	return { site, open, all };
}

const home = (id: number) => `/en/properties/${id}`;

test('stores a home with styles and photographs, without cookies', async () => {
	const { site, open, all } = testSite();
	const kept = open();
	await kept.keepHomes([home(7)]);
	expect(await all()).toEqual(['pn-pages-1 /assets/site-1.css', 'pn-pages-1 /en/properties/7', 'pn-photos /7-a.webp']);
	expect(await kept.homes()).toEqual([{ to: home(7), title: 'Home 7', photo: '/_images/640/7-a.webp' }]);
	expect(site.inits.every(({ credentials, redirect }) => credentials === 'omit' && redirect === 'error')).toBe(true);
});

test('removes homes no longer wanted, with their photographs', async () => {
	const { open, all } = testSite();
	const kept = open();
	await kept.keepPage('/en/offline');
	await kept.keepHomes([home(7), home(8)]);
	await kept.keepHomes([home(8)]);
	expect((await all()).filter((entry) => !entry.includes('assets'))).toEqual([
		'pn-pages-1 /en/offline',
		'pn-pages-1 /en/properties/8',
		'pn-photos /8-a.webp',
	]);
	await kept.keepHomes([]);
	expect((await all()).filter((entry) => !entry.includes('assets'))).toEqual(['pn-pages-1 /en/offline']);
});

test('keeps the newest within the limits of number and bytes', async () => {
	const ids = Array.from({ length: 40 }, (_, index) => index + 1);
	const many = testSite().open();
	await many.keepHomes(ids.map(home));
	expect((await many.homes()).map(({ to }) => to)).toEqual(ids.slice(0, 20).map(home));
	const large = testSite({ bytes: 4_000_000 }).open();
	await large.keepHomes(ids.map(home));
	expect((await large.homes()).map(({ to }) => to)).toEqual(ids.slice(0, 4).map(home));
});

test('refreshes a copy after a day, keeps it on failure, and removes it with the home', async () => {
	const { site, open } = testSite();
	const kept = open();
	await kept.keepHomes([home(7)]);
	site.asked = [];
	site.now = 23 * HOUR;
	await kept.keepHomes([home(7)]);
	expect(site.asked).toEqual([]);
	site.now = 25 * HOUR;
	site.isOnline = false;
	await kept.keepHomes([home(7)]);
	expect([site.asked, await kept.homes()]).toEqual([[home(7)], [expect.objectContaining({ to: home(7) })]]);
	site.isOnline = true;
	site.gone.add(home(7));
	await kept.keepHomes([home(7)]);
	expect(await kept.homes()).toEqual([]);
});

test('another build has its own pages and removes earlier ones', async () => {
	const { site, open, all } = testSite();
	await open().keepHomes([home(7)]);
	site.build = '2';
	const next = open();
	expect(await next.earlierHomes()).toEqual([home(7)]);
	await next.keepHomes(await next.earlierHomes());
	await next.removeEarlier();
	expect(await all()).toEqual(['pn-photos /7-a.webp', 'pn-pages-2 /assets/site-2.css', 'pn-pages-2 /en/properties/7']);
	expect(await (await next.match(home(7)))?.text()).toContain('/assets/site-2.css');
});

test('does not store a page without its styles', async () => {
	const { site, open, all } = testSite();
	site.gone.add('/assets/site-1.css');
	await open().keepHomes([home(7)]);
	expect(await all()).toEqual([]);
});
