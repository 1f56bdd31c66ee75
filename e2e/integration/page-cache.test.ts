import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCachedPaths, withoutClock } from '../cached-pages.ts';
import { ask as askRaw } from '../raw-request.ts';
import { admin, eventually, siteUrl } from '../system.ts';
import { drawForRound, isThorough, times } from '../thorough.ts';
import { someAddress } from '../visitor.ts';

const ID = '1011';

const paths = [...listCachedPaths((page) => (page === 'property' ? ID : '1001')), '/search?type=villa', '/search.data?type=villa'];

type Asked = { cookie?: string } & Record<string, string>;
const visit = (path: string, headers: Asked = {}) => fetch(siteUrl + path, { headers: { 'accept-encoding': 'identity', ...headers } });

const read = async (path: string) => withoutClock(await (await visit(path)).text());
/** Rendered anew: staff never get cached pages. */
const readAnew = async (path: string) => withoutClock(await (await visit(path, { cookie: 'pn_staff=nobody' })).text());
const expectAsDrawnAnew = async (path: string, when: string) => expect(await read(path), `${path} ${when}`).toBe(await readAnew(path));
const tagOf = async (path: string) => (await visit(path)).headers.get('etag');

const health = async () =>
	(await (await fetch(`${siteUrl}/healthz`)).json()) as {
		pages: Record<'pages' | 'hits' | 'misses' | 'dropped', number>;
		placeholders: { waiting: number | null };
	};

const undo: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
	// A new system is still making placeholders, which invalidate pages.
	await vi.waitFor(async () => expect((await health()).placeholders.waiting).toBe(0), { timeout: 1_200_000, interval: 500 });
	// Also changes of earlier tests, which arrive in order.
	await dropAll();
	for (const path of paths) await visit(path);
});
afterAll(async () => {
	for (const step of undo) await step();
});

/** Gives the record a unique English name. */
async function rename(collection: string, id: string, word: string): Promise<void> {
	const table = `/items/${collection}_translations`;
	const [row] = await admin.get<{ id: number; name: string; in_form?: string | null }[]>(
		`${table}?filter[${collection}_id][_eq]=${id}&filter[languages_code][_eq]=en_US`,
	);
	if (!row) throw new Error(`${collection} ${id} has no text`);
	const said = Object.entries({ name: row.name, in_form: row.in_form }).flatMap(([field, text]): [string, string][] =>
		text ? [[field, text.replace(/ Zq\w+$/, '')]] : [],
	);
	undo.unshift(() => admin.patch(`${table}/${row.id}`, Object.fromEntries(said)));
	await admin.patch(`${table}/${row.id}`, Object.fromEntries(said.map(([field, text]) => [field, `${text} ${word}`])));
}

/** The registration number is in every footer, so changing it invalidates all pages. */
async function dropAll(): Promise<void> {
	const { registration_number } = await admin.get<{ registration_number: string | null }>('/items/setting');
	const other = `Zq${randomInt(1e6)}`;
	for (const number of [other, registration_number]) {
		await admin.patch('/items/setting', { registration_number: number });
		await eventually(async () => (await readAnew('/')).includes(other) === (number === other), 'the number');
	}
}

const named: [collection: string, id: string, page: string][] = [
	['property', ID, `/properties/${ID}`],
	['project', '1001', '/compounds/1001'],
	['developer', '1001', '/developers/1001'],
	['area', '1001', '/areas/1001'],
	['location', '1001', '/locations/1001'],
	['post', '1001', '/blog/1001'],
];

async function lookAtAll(): Promise<Map<string, { tag: string | null; text: string }>> {
	const seen = new Map<string, { tag: string | null; text: string }>();
	for (const path of paths) {
		const answer = await visit(path);
		seen.set(path, { tag: answer.headers.get('etag'), text: withoutClock(await answer.text()) });
	}
	return seen;
}

test('a change invalidates every cached page that shows it, and few others', { timeout: 900_000 }, async () => {
	const slowest: number[] = [];
	const needless: string[] = [];
	for (let round = 0; round < times(named.length, 100); round++) {
		const [collection, id, at] = named[round % named.length] as (typeof named)[number];
		// Earlier changes may still be arriving.
		let before = await lookAtAll();
		await eventually(async () => {
			const earlier = before;
			before = await lookAtAll();
			return paths.every((path) => before.get(path)?.tag === earlier.get(path)?.tag);
		}, 'pages that stay as they are');
		const word = `Zq${round}x${randomInt(1e6)}`;
		await rename(collection, id, word);
		const since = performance.now();
		await eventually(async () => (await read(at)).includes(word), `${word} on ${at}`);
		slowest.push(performance.now() - since);
		for (const path of isThorough ? paths : drawForRound(paths, 20, collection))
			await expectAsDrawnAnew(path, `after an edit of ${collection}`);
		for (const path of paths) {
			const answer = await visit(path);
			const text = withoutClock(await answer.text());
			const was = before.get(path);
			// On pages with a form, the ETag shows whether they were rendered again.
			if (text === was?.text && answer.headers.get('etag') !== was.tag) needless.push(`${collection}: ${path}`);
		}
	}
	console.log(
		`shown after ${Math.round(Math.max(...slowest))} ms at most; dropped though the same: ${needless.length} (${[...new Set(needless)].join(', ')})`,
	);
	// Arabic pages of a record depend on all its texts; hardly any other page may be rendered again.
	const edited = needless.filter((one) => !one.includes(': /ar'));
	expect(edited.length).toBeLessThan(0.05 * slowest.length * paths.length);
	expect(needless.length).toBeLessThan(0.2 * slowest.length * paths.length);
});

test('unrelated changes leave a page unchanged', async () => {
	const path = '/careers/1001';
	const tag = await tagOf(path);
	const word = `Zq${randomInt(1e6)}`;
	await rename('post', '1002', word);
	await eventually(async () => (await read('/blog/1002')).includes(word), 'the edit');
	expect((await visit(path, { 'if-none-match': String(tag) })).status).toBe(304);
});

test('a launch opens on cached pages', async () => {
	// Long enough to see the page before, even on a busy machine.
	const opens = Date.now() + 30_000;
	const { id } = await admin.post<{ id: number }>('/items/launch', {
		...{ status: 'published', launch_date: new Date(opens).toISOString(), developer: 1001, area: 1001 },
		translations: ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, name: `Opens soon ${opens}` })),
	});
	undo.unshift(() => admin.delete(`/items/launch/${id}`));
	await eventually(async () => (await read('/launches')).includes(`Opens soon ${opens}`), 'the launch');
	const before = await read('/launches');
	await new Promise((resolve) => setTimeout(resolve, opens - Date.now() + 100));
	expect(await read('/launches')).not.toBe(before);
	await expectAsDrawnAnew('/launches', 'once it has opened');
});

test.each([
	...['/favorites', '/compare', '/ar/compare?ids=1001', '/alerts/confirm?token=x', '/received/PN-7K4M-2QXR', '/admin/search'],
	...['/contact-us?about=property-1011', '/properties/99999999', '/nothing', '/favorites.data'],
	...['/search?q=villa', '/search?type=villa&purpose=sale'],
])('%s is not cached', async (path) => {
	const before = (await health()).pages;
	for (let index = 0; index < 2; index++) expect((await fetch(siteUrl + path, { redirect: 'manual' })).headers.get('etag')).toBeNull();
	const { pages, hits } = (await health()).pages;
	expect({ pages, hits }).toEqual({ pages: before.pages, hits: before.hits });
});

test('cookies, headers and unknown parameters do not change a page', async () => {
	const odd: [string, Asked][] = [
		['/blog', { cookie: 'pn_favorites=1; x=y', 'x-forwarded-host': 'evil.example', 'x-original-url': '/evil' }],
		['/blog', { 'x-forwarded-proto': 'gopher', 'x-http-method-override': 'POST', accept: 'application/json', range: 'bytes=0-3' }],
		['/blog?utm_source=evil&callback=evil&_=1', { referer: 'https://evil.example/' }],
		['/blog?%70age2=1&__proto__=x', { 'accept-language': 'en', 'user-agent': 'x'.repeat(2000) }],
	];
	const text = await read('/blog');
	const before = (await health()).pages;
	for (const [path, headers] of odd) expect(withoutClock(await (await visit(path, headers)).text()), path).toBe(text);
	const { pages, misses } = (await health()).pages;
	expect({ pages, misses }).toEqual({ pages: before.pages, misses: before.misses });
	expect((await visit('/blog')).headers.get('set-cookie')).toBeNull();
});

test('a currency is shown to those who chose it', async () => {
	const path = `/properties/${ID}`;
	const plain = await read(path);
	const inDollars = await visit(path, { cookie: 'pn_currency=USD' });
	expect(inDollars.headers.get('cache-control')).toBe('private, no-cache');
	expect(withoutClock(await inDollars.text())).not.toBe(plain);
	await expectAsDrawnAnew(path, 'for all others');
});

test('odd requests change no cached page', { timeout: 3_600_000 }, async () => {
	const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;
	const evil = () => pick(['<script>alert(1)</script>', '../../etc', "' or 1=1", '%00', '\u202e', 'x'.repeat(300), '{{7*7}}', '1e9']);
	const names = ['utm_source', 'page', 'type', 'tag', 'plan', 'sort', 'view', 'q', '_routes', 'preview', 'lang', '__proto__', 'about'];
	const headers: (() => Record<string, string>)[] = [
		() => ({ host: pick(['evil.example', 'localhost', `localhost:1`, 'pn.example:443']) }),
		() => ({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' }),
		() => ({
			cookie: pick([`pn_currency=${pick(['USD', 'EUR', 'XXX'])}`, 'i18n_redirected=ar', 'pn_staff=x', 'pn_favorites=1.2.3', '=;=;']),
		}),
		() => ({
			'accept-language': pick(['ar', 'ar;q=0', 'xx-YY', '*']),
			'accept-encoding': pick(['br', 'gzip', 'br;q=0', 'zstd, deflate', '*']),
		}),
		() => ({ referer: pick(['https://evil.example/?x', 'javascript:1', siteUrl]), 'sec-purpose': pick(['prefetch', 'x']) }),
		() => ({ 'if-none-match': pick(['*', '"x"', 'W/""']), range: 'bytes=5-1', 'if-modified-since': 'never' }),
		() => ({ 'user-agent': pick(['Googlebot', '', 'evil']), accept: pick(['text/html', 'application/json', 'image/*']) }),
		() => ({ 'x-original-url': '/admin/search', 'x-rewrite-url': '/favorites', 'x-http-method-override': 'POST' }),
	];
	const oddAddress = () => {
		const query = Array.from({ length: randomInt(4) }, () => `${pick(names)}=${encodeURIComponent(evil())}`).join('&');
		const path = pick([pick(paths), pick(paths), `${pick(paths).split('?')[0]}.data`, `/${evil()}`]);
		return encodeURI(decodeURI(path)) + (query && `${path.includes('?') ? '&' : '?'}${query}`);
	};

	await dropAll();
	const odd = times(400, 20_000);
	for (let sent = 0; sent < odd; sent += 8)
		await Promise.all(
			Array.from({ length: 8 }, () =>
				askRaw(siteUrl, {
					method: pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']),
					path: oddAddress(),
					headers: Object.assign({ 'x-forwarded-for': someAddress() }, pick(headers)(), pick(headers)()),
				}).catch(() => null),
			),
		);
	for (const path of paths) await expectAsDrawnAnew(path, 'after odd requests');
});
