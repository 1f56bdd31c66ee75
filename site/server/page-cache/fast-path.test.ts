import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseLocale } from '../locale.ts';
import { createAnswerLog } from './answer-log.ts';
import { createCachedPages } from './cached-pages.ts';
import { createFastPath } from './fast-path.ts';
import { createPageCache } from './page-cache.ts';

async function open() {
	let passed = 0;
	let origin = '';
	const info = vi.fn();
	const log = createAnswerLog({ info });
	const cache = createPageCache({ onChange: () => {}, version: () => 0, logger: { warn: () => {} } });
	const fastPath = createFastPath({
		cache,
		build: 'own',
		reach: 'no-prefix',
		readOrigin: (host) => (`http://${host}` === origin ? origin : null),
		log,
	});
	const draw = async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
	const pages = createCachedPages({
		cache,
		pages: { routes: new Set(['root']), draw, handle: draw },
		readOrigin: () => origin,
		isLink: async () => false,
	});
	const app = new Hono()
		.use(fastPath.remember)
		.use(async (context, next) => {
			passed++;
			await next();
			context.header('x-frame-options', 'SAMEORIGIN');
			if (context.req.header('x-cookie')) context.header('set-cookie', 'a=1');
		})
		.use(chooseLocale('no-prefix', false))
		.all('*', (context) => pages.handle(context, (draw) => draw()));
	const server = createServer(fastPath.before(getRequestListener(app.fetch))).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	onTestFinished(() => void server.close());
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const before = passed;
		const answer = await fetch(origin + path, { headers: { 'accept-language': 'en', ...headers }, redirect: 'manual' });
		const { date: _, connection: _2, 'keep-alive': _3, ...shown } = Object.fromEntries(answer.headers);
		return { status: answer.status, headers: shown, text: await answer.text(), isFast: passed === before, origin };
	};
	return { get, info, log };
}

test('sends a plain request the same headers as before', async () => {
	const { get, info, log } = await open();
	const first = await get('/');
	const second = await get('/');
	expect([first.isFast, second.isFast]).toEqual([false, true]);
	expect({ ...second, isFast: false }).toEqual(first);
	const known = await get('/', { 'if-none-match': first.headers['etag'] ?? '' });
	expect([known.status, known.text, known.isFast]).toEqual([304, '', true]);
	expect((await get('/', { cookie: 'pn_favorites=1', referer: `${first.origin}/blog` })).isFast).toBe(true);
	log.tell();
	expect(info.mock.calls.map(([event, , { path, status, count }]) => [event, path, status, count])).toEqual([
		['request.answered', '/', 200, 2],
		['request.answered', '/', 304, 1],
	]);
});

test.each<[string, string, Record<string, string>]>([
	['staff', '/', { cookie: 'pn_staff=x' }],
	['a currency', '/', { cookie: 'pn_currency=USD' }],
	['another language', '/', { 'accept-language': 'ar' }],
	['a link we paid for', '/?utm_source=x', {}],
	['another site', '/', { referer: 'https://elsewhere.example/' }],
	['looking ahead', '/', { 'sec-purpose': 'prefetch' }],
	['what is one visitor’s', '/favorites', {}],
])('%s goes through the middleware', async (_, path, headers) => {
	const { get } = await open();
	await get(path, headers);
	await get('/');
	await get('/');
	expect((await get(path, headers)).isFast).toBe(false);
});

test('sets the language cookie where it is missing', async () => {
	const { get } = await open();
	const first = await get('/ar');
	const second = await get('/ar');
	expect([first.isFast, second.isFast]).toEqual([false, true]);
	expect(second.headers['set-cookie']).toMatch(/^i18n_redirected=ar/);
	expect(second.headers).toEqual(first.headers);
	const known = { cookie: 'i18n_redirected=ar' };
	expect([(await get('/ar', known)).isFast, (await get('/ar', known)).isFast]).toEqual([false, true]);
	expect((await get('/ar', known)).headers).not.toHaveProperty('set-cookie');
});

test('does not send an answer with a cookie to others', async () => {
	const { get } = await open();
	expect((await get('/', { 'x-cookie': 'yes' })).headers['set-cookie']).toBe('a=1');
	expect((await get('/')).isFast).toBe(false);
	expect((await get('/')).headers).not.toHaveProperty('set-cookie');
});

test('sends the request id of the proxy, and none without one', async () => {
	const { get } = await open();
	await get('/');
	const named = await get('/', { 'x-request-id': 'of-the-proxy' });
	expect([named.isFast, named.headers['x-request-id']]).toEqual([true, 'of-the-proxy']);
	const known = await get('/', { 'x-request-id': 'of-the-proxy', 'if-none-match': named.headers['etag'] ?? '' });
	expect([known.status, known.headers['x-request-id']]).toEqual([304, 'of-the-proxy']);
	for (const headers of [{}, { 'x-request-id': 'two words' }] as Record<string, string>[])
		expect((await get('/', headers)).headers).not.toHaveProperty('x-request-id');
});

test('sends page data only to the same build', async () => {
	const { get } = await open();
	await get('/blog.data');
	const isFast = async (build: string) => (await get('/blog.data', { 'x-build': build })).isFast;
	expect([await isFast('own'), await isFast('another')]).toEqual([true, false]);
});
