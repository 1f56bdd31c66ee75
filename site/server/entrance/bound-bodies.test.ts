import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundBodies } from './bound-bodies.ts';

/** An app that reads nothing of a body, or all of it. */
const app = new Hono()
	.use(boundBodies({ readAddress: ({ req }) => req.header('x-visitor') ?? 'somebody' }))
	.post('/favorites', async ({ req, body }) => {
		const size = (await req.raw.arrayBuffer()).byteLength;
		return body(String(size), 303, { 'set-cookie': 'a=b', location: '/' });
	})
	.post('/contact-us', ({ body }) => body('the form again', 413))
	.post('/_currency', async ({ req, text }) => ((await req.formData().catch(() => null)) ? text('chosen') : text('unreadable', 400)))
	.onError((_, { body }) => body('broken', 500))
	.post('/_uploads/photos', async ({ req, text }) => text(`${(await req.raw.arrayBuffer()).byteLength} bytes`))
	.all('*', ({ text }) => text('answered'));
const server = createServer(getRequestListener(app.fetch));
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let port = 0;

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	port = (server.address() as AddressInfo).port;
});
afterAll(() => {
	agent.destroy();
	server.close();
});

type Sent = { path?: string; method?: string; type?: string; bytes?: number; isChunked?: boolean };
type Answer = { status: number; connection: string; isReused: boolean; text: string; headers: Record<string, unknown> };

function send({ path = '/favorites', method = 'POST', type = 'application/x-www-form-urlencoded', bytes = 0, isChunked = false }: Sent) {
	return new Promise<Answer>((resolve, reject) => {
		const headers = {
			...(type && { 'content-type': type }),
			...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
		};
		const sent = request({ port, host: '127.0.0.1', path, method, agent, headers }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (piece) => {
				text += piece;
			});
			response.on('end', () =>
				resolve({
					status: response.statusCode ?? 0,
					connection: response.headers.connection ?? '',
					isReused: sent.reusedSocket,
					text,
					headers: response.headers,
				}),
			);
		});
		sent.on('error', reject);
		sent.end(Buffer.alloc(bytes, 'a'));
	});
}

test.each([false, true])('accepts a body within its limit and rejects a larger one (chunked: %s)', async (isChunked) => {
	expect(await send({ bytes: 32_000, isChunked })).toMatchObject({ status: 303, text: '32000' });
	const refused = await send({ bytes: 200_000, isChunked });
	expect(refused).toMatchObject({ status: 413, connection: 'keep-alive', text: expect.stringContaining('more than we can take') });
	expect(refused.headers).not.toHaveProperty('set-cookie');
	expect(refused.headers).not.toHaveProperty('location');
});

test('answers in the language of the address', async () => {
	expect((await send({ path: '/ar/favorites', bytes: 200_000 })).text).toMatch(/^[\u0600-\u06ff]/);
});

test('keeps a form’s own message about its size', async () => {
	expect(await send({ path: '/contact-us', bytes: 2_000_000 })).toMatchObject({ status: 413, text: 'the form again' });
});

test('reports a cut-off body as too large, not malformed', async () => {
	for (const isChunked of [false, true])
		expect(await send({ path: '/_currency', bytes: 30_000_000, isChunked })).toMatchObject({ status: 413 });
	expect(await send({ path: '/_currency', bytes: 10 })).toMatchObject({ status: 200 });
	const broken = { path: '/_currency', type: 'multipart/form-data; boundary=x', bytes: 10 };
	expect(await send(broken)).toMatchObject({ status: 400, text: 'unreadable' });
});

test('names a wrong method or content type', async () => {
	for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
		expect(await send({ method }), method).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
	expect(await send({ path: '/' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
	for (const type of ['', 'application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded-not'])
		expect(await send({ type, bytes: 10 }), type).toMatchObject({ status: 415 });
	expect(await send({ type: 'Multipart/Form-Data; boundary=x', bytes: 10 })).toMatchObject({ status: 303 });
	expect(await send({ path: '/_uploads/photos', type: 'image/jpeg', bytes: 10 })).toMatchObject({ status: 200 });
});

test('ignores the body of a GET', async () => {
	expect(await send({ method: 'GET', path: '/', bytes: 10 })).toMatchObject({ status: 413, connection: 'close' });
	expect(await send({ method: 'GET', path: '/' })).toMatchObject({ status: 200 });
});

test('keeps a connection whose body was read or short', async () => {
	expect(await send({ method: 'PUT', path: '/', bytes: 1000 })).toMatchObject({ status: 405, connection: 'keep-alive' });
	expect(await send({ method: 'GET', path: '/' })).toMatchObject({ status: 200, isReused: true });
});

test('slow uploads of one client do not delay others', async () => {
	const head = 'POST /_uploads/photos HTTP/1.1\r\nHost: x\r\nX-Visitor: slow\r\nContent-Length: 5000000\r\n\r\n';
	const slow = Array.from({ length: 30 }, () =>
		connect(port, '127.0.0.1', function send(this: Socket) {
			this.write(`${head}the beginning`);
		}),
	);
	const open = promisify(server.getConnections.bind(server));
	while ((await open()) < slow.length) await wait(10);
	expect(await send({ path: '/_uploads/photos', type: 'image/jpeg', bytes: 2_000_000 })).toMatchObject({
		status: 200,
		text: '2000000 bytes',
	});
	for (const socket of slow) socket.destroy();
});

test('closes a connection with too many unread bytes', async () => {
	await expect(
		send({ method: 'PUT', path: '/', bytes: 20_000_000 }).catch((error) => ({ status: 405, connection: 'close', error })),
	).resolves.toMatchObject({ status: 405, connection: 'close' });
	expect(await send({ method: 'GET', path: '/' })).toMatchObject({ status: 200 });
});
