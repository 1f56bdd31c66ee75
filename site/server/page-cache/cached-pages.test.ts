import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createCachedPages } from './cached-pages.ts';
import { createPageCache } from './page-cache.ts';

function open(draw: (request: Request) => Response = (request) => new Response(`page ${request.url}`, { headers: { 'x-drawn': 'yes' } })) {
	const asked: Request[] = [];
	const answer = async (request: Request) => {
		asked.push(request);
		return draw(request);
	};
	const cache = createPageCache({ onChange: () => {}, version: () => 0, logger: { warn: () => {} } });
	const pages = createCachedPages({
		cache,
		readOrigin: () => 'http://site',
		isLink: async (key) => key === 'signed',
		pages: { routes: new Set(['root']), draw: answer, handle: ({ req }) => answer(req.raw) },
	});
	const app = new Hono().all('*', (context) => pages.handle(context, (draw) => draw()));
	const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		app.request(`http://site${path}`, { headers, method });
	return { get, asked, pages, cache };
}

test('renders a cached page without anything of the visitor', async () => {
	const { get, asked } = open();
	const odd = { cookie: 'pn_favorites=1; other=<script>', 'accept-language': 'xx', 'x-forwarded-host': 'evil', 'user-agent': 'evil' };
	expect(await (await get('/?utm_source=evil', odd)).text()).toBe('page http://site/');
	expect([...(asked[0]?.headers ?? [])]).toEqual([]);
	await get('/');
	await get('/?other=1', { cookie: 'a=b' });
	expect(asked).toHaveLength(1);
});

test('serves the accepted encoding with its ETag', async () => {
	const { get } = open();
	const zipped = await get('/', { 'accept-encoding': 'gzip' });
	expect(zipped.headers.get('content-encoding')).toBe('gzip');
	expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe('page http://site/');
	const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
	expect(brotli.headers.get('content-encoding')).toBe('br');
	expect(brotli.headers.get('etag')).not.toBe(zipped.headers.get('etag'));
	expect(brotli.headers.get('vary')).toBe('accept-encoding');
	expect(brotli.headers.get('x-drawn')).toBe('yes');
	const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${brotli.headers.get('etag')}` });
	expect([again.status, await again.text()]).toEqual([304, '']);
	expect(await (await get('/', {}, 'HEAD')).text()).toBe('');
});

test('a forged preview key gets the public page', async () => {
	const { get, asked } = open();
	await get('/');
	for (const key of ['x', 'y']) expect(await (await get(`/?preview=true&key=${key}`)).text()).toBe('page http://site/');
	expect(asked).toHaveLength(1);
});

test.each([
	['staff', '/', { cookie: 'a=1; pn_staff=x' }],
	['staff over https', '/', { cookie: '__Host-pn_staff=x' }],
	['what is one visitor’s', '/favorites', {}],
	['what somebody has a link to', '/?preview=true&key=signed', {}],
])('%s is rendered each time', async (_, path, headers) => {
	const { get, asked } = open();
	await get(path, headers);
	await get(path, headers);
	expect(asked).toHaveLength(2);
});

test.each([
	['an error', () => new Response('no', { status: 500 })],
	['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } })],
	['what sets a cookie', () => new Response('yes', { headers: { 'set-cookie': 'a=1' } })],
	['what says so', () => new Response('yes', { headers: { 'cache-control': 'no-store' } })],
])('%s is not cached', async (_, draw) => {
	const { get, asked } = open(draw);
	await get('/');
	const drawn = asked.length;
	await get('/');
	expect(asked.length).toBe(2 * drawn);
});

test('renders an uncached page once per request, also for long addresses', async () => {
	const { get, asked } = open(({ url }) => new Response(url, { status: 404 }));
	expect(await (await get('/properties/999')).text()).toBe('http://site/properties/999');
	expect(asked).toHaveLength(1);
	expect(await (await get('/properties/999?a=1')).text()).toBe('http://site/properties/999?a=1');
});

test('does not cache or answer POST', async () => {
	const { get, asked } = open();
	await get('/contact-us', {}, 'POST');
	await get('/contact-us');
	await get('/contact-us', {}, 'POST');
	expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
});

test('renders pages ahead of visitors', async () => {
	const { get, asked, pages, cache } = open();
	await pages.warm('http://site', ['/', '/blog', '/favorites', '/no-such-page']);
	await get('/blog');
	expect(asked.map(({ url }) => url)).toEqual(['http://site/', 'http://site/blog']);
	expect(cache.list()).toEqual(['http://site /blog', 'http://site /']);
});
