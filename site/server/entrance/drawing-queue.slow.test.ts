import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDrawingQueue } from './drawing-queue.ts';

/** Pages being rendered until the test releases them. */
const drawing: (() => void)[] = [];
const turns = createDrawingQueue({ readAddress: ({ req }) => req.header('x-address') ?? '' });
const draw = () => new Promise<Response>((done) => drawing.push(() => done(new Response('drawn'))));
/** Blocks the thread, as rendering does. */
function work(): Response {
	const since = process.cpuUsage().user;
	while (process.cpuUsage().user - since < 4000);
	return new Response('drawn');
}
const app = new Hono()
	.use(turns.guard)
	.get('/ar/sitemap.xml', draw)
	.get('/work', (context) => turns.answer(context, (inTurn) => inTurn(async () => work())))
	.get('/kept', (context) => turns.answer(context, async () => new Response('kept')))
	.all('*', (context) => turns.answer(context, (inTurn) => inTurn(draw)));
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
turns.watch(server);
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const look = (path: string, address: string, init: RequestInit = {}) =>
	fetch(url + path, { ...init, headers: { 'x-address': address, ...init.headers } });
const until = (running: number, waiting: number) => expect.poll(() => turns.stats()).toMatchObject({ running, waiting });

/** Releases all pages. */
async function letGo(): Promise<void> {
	while (turns.stats().running > 0) {
		for (const end of drawing.splice(0)) end();
		await new Promise((resolve) => setImmediate(resolve));
	}
}
afterEach(letGo);

test('under overload rejects early with Retry-After, and serves cached pages to all', async () => {
	const before = turns.stats().refused;
	const asked = Array.from({ length: 5 * 64 }, (_, at) => look(at % 2 ? '/ar/search' : '/search', `${at}`));
	await expect.poll(() => turns.stats()).toEqual({ running: 4, waiting: 60, refused: before + 4 * 64 });
	expect(await (await look('/kept', 'somebody')).text()).toBe('kept');
	expect(turns.isBusy()).toBe(true);
	await letGo();
	const answers = await Promise.all(asked);
	const refused = answers.filter(({ status }) => status === 503);
	expect([answers.length - refused.length, refused.length]).toEqual([64, 256]);
	for (const { headers } of refused) expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
	expect(turns.stats()).toMatchObject({ running: 0, waiting: 0 });
	expect(turns.isBusy()).toBe(false);
	const again = look('/search', 'somebody');
	await until(1, 0);
	await letGo();
	expect((await again).status).toBe(200);
});

test('accepts and answers waiting connections while rendering', async () => {
	const before = turns.stats().refused;
	// They connect from another thread, because this one is blocked until we look.
	const atDoor = new Int32Array(new SharedArrayBuffer(4));
	const crowd = new Worker(
		`const { connect } = require('node:net');
		const { workerData: { port, atDoor, most }, parentPort } = require('node:worker_threads');
		const statuses = [];
		for (let at = 0; at < most; at++) {
			const socket = connect(port, '127.0.0.1', () => socket.write('GET /work HTTP/1.1\\r\\nHost: site\\r\\nX-Address: ' + at + '\\r\\nConnection: close\\r\\n\\r\\n', () => {
				if (Atomics.add(atDoor, 0, 1) + 1 === most) Atomics.notify(atDoor, 0);
			}));
			socket.once('data', (text) => statuses.push(Number(String(text).slice(9, 12))));
			socket.on('close', () => statuses.length === most && parentPort.postMessage(statuses)).on('error', () => {});
		}`,
		{ eval: true, workerData: { port: Number(new URL(url).port), atDoor, most: 5 * 64 } },
	);
	const answered = new Promise<number[]>((done) => crowd.once('message', done));
	for (let here = 0; here < 5 * 64; here = Atomics.load(atDoor, 0)) Atomics.wait(atDoor, 0, here, 1000);
	const statuses = await answered;
	await crowd.terminate();
	expect(new Set(statuses)).toEqual(new Set([200, 503]));
	expect(turns.stats().refused - before).toBeGreaterThan(100);
});

test('one visitor with many requests only delays themselves', async () => {
	const before = turns.stats().refused;
	const loop = Array.from({ length: 100 }, () => look('/search', 'one'));
	await until(4, 60);
	const others = Array.from({ length: 20 }, (_, at) => look(at % 4 ? '/search' : '/ar/sitemap.xml', `other ${at}`));
	await expect.poll(() => turns.stats().refused).toBe(before + 100 - 64 + 20);
	await letGo();
	expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]));
	const statuses = (await Promise.all(loop)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 503)).toHaveLength(100 - 64 + 20);
});

test('forms and staff have queues of their own', async () => {
	const crowd = Array.from({ length: 64 }, (_, at) => look('/search', `${at}`));
	await until(4, 60);
	const form = look('/contact-us', 'somebody', { method: 'POST', body: 'a=b' });
	const staff = [
		look('/admin/search', 'somebody'),
		look('/search', 'somebody', { headers: { cookie: 'pn_staff=x' } }),
		look('/search?preview=true', 'somebody'),
	];
	await until(8, 60);
	await letGo();
	for (const answer of await Promise.all([...crowd, form, ...staff])) expect(answer.status).toBe(200);
});

test('does not render for a disconnected visitor', async () => {
	const crowd = Array.from({ length: 4 }, (_, at) => look('/search', `${at}`));
	await until(4, 0);
	const gone = new AbortController();
	const waiting = look('/search', 'gone', { signal: gone.signal });
	await until(4, 1);
	gone.abort();
	await expect(waiting).rejects.toThrow();
	await until(4, 0);
	await letGo();
	await Promise.all(crowd);
});

test.each([
	['', 'ltr', 'The site is very busy', 'Try again'],
	['/ar', 'rtl', 'الموقع مزدحم جدًا الآن', 'حاول مرة أخرى'],
])('the busy page is in the page’s language (%s)', async (prefix, direction, heading, again) => {
	const crowd = Array.from({ length: 64 }, (_, at) => look('/search', `${at}`));
	await until(4, 60);
	const answer = await look(`${prefix}/search`, 'late');
	const page = await answer.text();
	const style = /<style>([^<]*)/.exec(page)?.[1] ?? '';
	const policy = answer.headers.get('content-security-policy');
	expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
	expect(page).toMatch(new RegExp(`dir="${direction}".*<h1>${heading}</h1>.*<a href="">${again}</a>`, 's'));
	const head = await look(`${prefix}/search`, 'late', { method: 'HEAD' });
	expect([head.status, await head.text()]).toEqual([503, '']);
	await letGo();
	await Promise.all(crowd);
});
