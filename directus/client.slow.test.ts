import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from './api.ts';
import { createClient } from './client.ts';

type Told = { status: number; type?: string; body?: string };

const asked: Record<string, unknown>[] = [];
let told: Told = { status: 200 };
/** How many requests get a 429 before one is answered. */
let refusals = 0;
const server = createServer(async (request, response) => {
	const { method, url: path, headers } = request;
	asked.push({
		method,
		path,
		token: headers.authorization,
		type: headers['content-type'],
		body: Buffer.concat(await request.toArray()).toString(),
	});
	if (refusals-- > 0) return void response.writeHead(429, { 'retry-after': '0', 'content-type': 'application/json' }).end('{"errors":[]}');
	response.writeHead(told.status, told.body === undefined ? {} : { 'content-type': told.type ?? 'application/json' }).end(told.body);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
	asked.splice(0);
	refusals = 0;
});

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = () => createClient(url(), 'held');
const json = (body: unknown, status = 200): Told => ({ status, body: JSON.stringify(body) });

test('a request is sent with its method, path, parameters, JSON body and token', async () => {
	told = json({ data: { id: 1, name: 'PN' } });
	await client().update('setting', 1, { name: 'PN' });
	await client().single('setting', ['id', 'name']);
	const sent = { token: 'Bearer held', type: 'application/json' };
	expect(asked).toEqual([
		{ ...sent, method: 'PATCH', path: '/items/setting/1', body: '{"name":"PN"}' },
		{ ...sent, method: 'GET', path: '/items/setting?fields=id%2Cname', body: '' },
	]);
});

test('without a token no authorization is sent', async () => {
	told = json({ data: 'pong' });
	expect(await createApi(url()).get('/server/ping')).toBe('pong');
	expect(asked).toMatchObject([{ token: undefined }]);
});

test.each([
	['data is unwrapped', json({ data: [{ id: 7 }] }), [{ id: 7 }]],
	['text is text', { status: 200, type: 'text/plain', body: 'pong' }, 'pong'],
	['204 is null', { status: 204 }, null],
])('%s', async (_, answer, expected) => {
	told = answer;
	expect(await client().create('subscription', [{ id: 7 }])).toEqual(expected);
});

const errors = [{ message: 'You may not.', extensions: { code: 'FORBIDDEN' } }, { message: 'Nor may anybody.' }];

test.each([
	['a status that is not ok', json({ errors }, 403)],
	['errors beside an ok status', json({ errors, data: null })],
])('%s rejects with the first message, all errors, the answer and its data', async (_, answer) => {
	told = answer;
	await expect(client().create('subscription', [])).rejects.toMatchObject({
		message: 'You may not.',
		errors,
		response: { status: answer.status },
		...(answer.status === 200 && { data: null }),
	});
	await expect(createApi(url()).post('/items/subscription', [])).rejects.toThrow('POST /items/subscription: You may not.');
});

test.each([
	['items', '/graphql'],
	['system', '/graphql/system'],
] as const)('GraphQL of %s is asked at %s with a query and its variables', async (of, path) => {
	told = json({ data: { developer: [] } });
	expect(await createApi(url(), 'held').graphql('query { x }', { locale: 'en_US' }, of)).toEqual({ developer: [] });
	expect(asked).toMatchObject([{ method: 'POST', path, body: '{"query":"query { x }","variables":{"locale":"en_US"}}' }]);
});

test('a read that the rate limiter refuses is retried after the pause it asks for', async () => {
	told = json({ data: [{ id: 7 }] });
	refusals = 2;
	const since = performance.now();
	expect(await client().rows('area', { fields: ['id'], limit: 1 })).toEqual([{ id: 7 }]);
	expect(asked).toHaveLength(3);
	expect(performance.now() - since).toBeGreaterThan(490);
});

test('a read that stays refused fails, and a write is never retried', async () => {
	refusals = 100;
	await expect(client().rows('area', { fields: ['id'], limit: 1 })).rejects.toBeTruthy();
	expect(asked).toHaveLength(4);
	await expect(client().create('area', [{}])).rejects.toBeTruthy();
	expect(asked).toHaveLength(5);
});

test('rows without their nested rows are rejected', async () => {
	const texts = { translations: { _sort: ['id'], _limit: 2 } };
	const ask = () => client().rows('area', { fields: ['id', 'translations.id'], limit: 1, deep: texts });
	told = json({ data: [{ id: 7, translations: [{ id: 1 }, { id: 2 }] }] });
	expect(await ask()).toEqual([{ id: 7, translations: [{ id: 1 }, { id: 2 }] }]);
	for (const translations of [undefined, null, 'none', [{}], [{ id: 1 }, { id: 1 }], [{ id: 1 }, { id: 2 }, { id: 3 }]]) {
		told = json({ data: [{ id: 7, translations }] });
		await expect(ask(), JSON.stringify(translations)).rejects.toThrow('/items/area.translations');
	}
});
