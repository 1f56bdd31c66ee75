import { expect, test } from 'vitest';
import { acceptedAt } from '#site/server/entrance/accepted-bodies.ts';
import { inParallel } from '../attack.ts';
import { browser } from '../form.ts';
import { ask } from '../raw-request.ts';
import { everyRoute } from '../routes.ts';
import { siteUrl } from '../system.ts';
import { drawForRound, isThorough } from '../thorough.ts';

const EVIL = 'evil.example';
const look = (path: string, headers: Record<string, string> = {}) =>
	ask(siteUrl, {
		path,
		headers: { host: new URL(siteUrl).host, 'user-agent': browser, 'accept-language': 'en', accept: 'text/html', ...headers },
	});

/** Cacheable by others: a personal page at such an address would be served to everybody. */
const isKept = (cacheControl: unknown) => !/no-store|private/.test(String(cacheControl ?? ''));

/** Most are rendered pages, which take time. */
const some = (all: readonly string[], count: number): readonly string[] => (isThorough ? all : drawForRound(all, count));

/** One page of each kind, and the personal pages. */
const pages = ['/search', '/properties/1001', '/ar/blog/1001', '/compounds/more'];
const own = ['/favorites', '/compare', '/alerts/manage', '/viewing', '/admin/search', '/received/PN-7K4M-2QXR', '/en/favorites'];
/** Suffixes that make a cache treat a page as a static file (web cache deception). */
const asFile = [
	'/x.css',
	'/x.js',
	'.css',
	'%2fx.css',
	'%2Fx.css',
	'/%2e%2e/x.css',
	';x.css',
	'%3Bx.css',
	'%00.css',
	'%0a.css',
	'%23.css',
	'%3fx.css',
	'/.css',
	'//x.css',
	'\\x.css',
	'%5cx.css',
];

test('no page of somebody’s own is kept under an address that looks like a file', async () => {
	const kept: string[] = [];
	const cookie = 'pn_favorites=%5B1001%5D; pn_first=x; pn_staff=x';
	await inParallel(
		some(
			own.flatMap((page) => asFile.map((end) => page + end)),
			30,
		),
		4,
		async (path) => {
			const { status, headers } = await look(path, { cookie });
			if (status >= 500 || (status < 400 && isKept(headers['cache-control']))) kept.push(`${path}: ${status} ${headers['cache-control']}`);
		},
	);
	expect(kept).toEqual([]);
});

test('a page is at its address alone: none answers as a file, and no spelling of it is kept beside it', async () => {
	const found: string[] = [];
	await inParallel(
		some(
			pages.flatMap((page) => asFile.map((end) => page + end)),
			24,
		),
		4,
		async (path) => {
			const { status, headers } = await look(path);
			const isItsOwn = status === 200 && !isKept(headers['cache-control']);
			if (status !== 404 && status !== 400 && !isItsOwn && !(status >= 300 && status < 400))
				found.push(`${path}: ${status} ${headers['cache-control']}`);
		},
	);
	expect(found).toEqual([]);
});

/** Redirects stay on this site, however the address is written. */
test('nobody is sent to another site', async () => {
	const starts = [
		'//evil.example',
		'/\\evil.example',
		'/%2f%2fevil.example',
		'/%5cevil.example',
		'/en//evil.example',
		'/ar/\\evil.example',
		'///evil.example/..',
		'/.//evil.example',
		'/en/..//evil.example',
		'/%09/evil.example',
		'/https://evil.example',
		'/@evil.example',
		'//evil.example/%2f..',
	];
	const names = ['back', 'next', 'url', 'to', 'return', 'redirect', 'path', 'added', 'from', 'q', 'about'];
	const targets = [
		`https://${EVIL}/`,
		`//${EVIL}`,
		`/\\${EVIL}`,
		`javascript:alert(1)//${EVIL}`,
		`https:${EVIL}`,
		`%0d%0aLocation: https://${EVIL}`,
	];
	const addresses = [
		...starts,
		...starts.map((start) => `${start}/search`),
		...['/favorites', '/admin/search', '/search', '/properties', '/en/search', '/compare'].flatMap((path) =>
			names.flatMap((name, at) => `${path}?${name}=${encodeURIComponent(targets[at % targets.length] ?? '')}`),
		),
	];
	const away: string[] = [];
	await inParallel(some(addresses, 40), 4, async (path) => {
		const { status, headers } = await look(path, { 'accept-language': 'ar' });
		const location = headers['location'];
		const isHere = location === undefined || new URL(String(location), siteUrl).host === new URL(siteUrl).host;
		if (!isHere || status >= 500 || headers['refresh']) away.push(`${path}: ${status} ${location}`);
	});
	expect(away).toEqual([]);
});

test('a form that leads back leads back here', async () => {
	const form = { 'content-type': 'application/x-www-form-urlencoded', origin: siteUrl };
	const posts = ['/favorites', '/compare', '/_currency', '/ar/favorites'].flatMap((path) =>
		[`https://${EVIL}/`, `//${EVIL}`, `/\\${EVIL}`, `/%0d%0aset-cookie:a=b`, `https:${EVIL}`].map((back) => ({ path, back })),
	);
	const away: string[] = [];
	await inParallel(posts, 4, async ({ path, back }) => {
		const body = new URLSearchParams({ add: 'rx-1', currency: 'USD', back, from: back, page: back }).toString();
		const { status, headers } = await ask(siteUrl, {
			method: 'POST',
			path,
			body,
			headers: { ...form, referer: back, 'user-agent': browser },
		});
		const { location } = headers;
		if (status >= 500 || (location && new URL(String(location), siteUrl).host !== new URL(siteUrl).host))
			away.push(`${path} ${back}: ${status} ${location}`);
	});
	expect(away).toEqual([]);
});

/** Without language prefixes, since the code is the same. */
const taking = [...new Set(everyRoute.map((path) => path.replace(/\?.*/, '')))].filter(
	(path) => acceptedAt(path) && !/^\/(?:en|ar)\//.test(path),
);

test('every address that takes a form takes it from our pages alone, and no more than its bound', async () => {
	expect(taking.length).toBeGreaterThan(12);
	const wrong: string[] = [];
	await inParallel(taking, 3, async (path) => {
		const type = { 'content-type': 'application/x-www-form-urlencoded' };
		const foreign: Record<string, string>[] = [
			{ origin: `https://${EVIL}` },
			{ origin: 'null' },
			{ origin: `${siteUrl}.${EVIL}` },
			{ 'sec-fetch-site': 'cross-site' },
			{ 'sec-fetch-site': 'same-site' },
		];
		// WhatsApp's webhook is verified by a signature instead of the origin.
		for (const headers of path === '/_whatsapp' ? [] : foreign) {
			const { status } = await ask(siteUrl, {
				method: 'POST',
				path,
				body: 'a=b',
				headers: { ...type, ...headers },
			});
			if (status !== 403) wrong.push(`${path} ${JSON.stringify(headers)}: ${status}`);
		}
		const bound = acceptedAt(path)?.bytes ?? 0;
		if (bound > 1_000_000) return;
		const { status } = await ask(siteUrl, {
			method: 'POST',
			path,
			body: `name=${'a'.repeat(bound + 1000)}`,
			headers: { ...type, origin: siteUrl },
		});
		if (status < 400 || status >= 500) wrong.push(`${path} with ${bound + 1000} bytes: ${status}`);
	});
	expect(wrong).toEqual([]);
});

test('every address refuses a head that is longer than any', async () => {
	const statuses = await inParallel(
		[...new Set(everyRoute)].filter((_, at) => at % 4 === 0),
		4,
		async (path) => (await ask(siteUrl, { path, headers: { cookie: `a=${'x'.repeat(17_000)}` } })).status,
	);
	expect(new Set(statuses)).toEqual(new Set([431]));
});

test('nothing lies beside the pages: no source, no map, no file of the machine or the project', async () => {
	const script = /\/assets\/[^" ]+\.js/.exec((await look('/en')).text)?.[0] ?? '';
	const sheet = /\/assets\/[^" ]+\.css/.exec((await look('/en')).text)?.[0] ?? '';
	expect(script).not.toBe('');
	const files = [
		'package.json',
		'.env',
		'.git/HEAD',
		'.git/config',
		'site/server.ts',
		'etc/passwd',
		'.data/secrets.json',
		'outbox/outbox.db',
		'replica.db',
		'wanted-pages.json',
		'node_modules/hono/package.json',
		'server/index.js',
		'build/server/index.js',
	];
	const ways = ['/', '/assets/', '/_images/640/', '/_uploads/', '/_map/', '/_og/', '/_icons/lucide/', '/sitemaps/'];
	const up = ['', '../', '..%2f', '%2e%2e/', '..%5c', '....//', '%252e%252e%252f', '..;/', '%c0%ae%c0%ae/'];
	const addresses = [
		...[
			`${script}.map`,
			`${sheet}.map`,
			script.replace(/\.js$/, '.ts'),
			'/server.ts',
			'/debug',
			'/_debug',
			'/.well-known/security',
			'/graphql',
			'/items/enquiry',
			'/users/me',
			'/server/info',
		],
		...files.flatMap((file, at) => ways.map((way, index) => `${way}${(up[(at + index) % up.length] ?? '').repeat(at % 3 ? 6 : 1)}${file}`)),
	];
	const found: string[] = [];
	await inParallel(some(addresses, 50), 4, async (path) => {
		const { status, text } = await look(path);
		if (status < 300 || status >= 500) found.push(`${path}: ${status} ${text.slice(0, 60)}`);
		if (/root:x:0|DIRECTUS_|"dependencies"|^ref: refs|SQLite format/.test(text) || /^\s+at .*:\d+:\d+\)?$/m.test(text))
			found.push(`${path} says ${text.slice(0, 100)}`);
	});
	expect(found).toEqual([]);
	for (const path of [script, sheet]) expect((await look(path)).text).not.toContain('sourceMappingURL');
});

test('what is somebody’s cannot be found by trying: all references, tokens and files that are none answer alike', async () => {
	const random = (signs: string, length: number) => Array.from({ length }, () => signs[Math.floor(Math.random() * signs.length)]).join('');
	const sign = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
	const kinds: [string, () => string][] = [
		['a reference', () => `/en/received/PN-${random(sign, 4)}-${random(sign, 4)}`],
		['its calendar file', () => `/en/received/PN-${random(sign, 4)}-${random(sign, 4)}/viewing.ics`],
		['a viewing', () => `/en/viewing?token=${random(sign, 43)}`],
		['a subscription', () => `/en/alerts/manage?token=${random(sign, 43)}`],
		['a photo', () => `/_uploads/${crypto.randomUUID()}.jpg`],
	];
	for (const [kind, make] of kinds) {
		const answers = await Promise.all(
			Array.from({ length: 4 }, async () => {
				const path = make();
				const { status, headers, text } = await look(path);
				const said = decodeURIComponent(path)
					.split(/[/=?]/)
					.filter((part) => part.length > 7);
				return { status, kept: headers['cache-control'], length: said.reduce((left, part) => left.replaceAll(part, ''), text).length };
			}),
		);
		expect(new Set(answers.map(({ status, kept }) => `${status} ${kept}`)).size, kind).toBe(1);
		expect(answers[0]?.kept, kind).toMatch(/no-store|max-age=60/);
	}
});
