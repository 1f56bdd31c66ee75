import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { directusAddress, sendRequest } from './connection.ts';
import { isAnswering } from './ping.ts';

const asked: Record<string, unknown>[] = [];
const server = createServer((request, response) => {
	asked.push({ method: request.method, path: request.url, token: request.headers.authorization });
	if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/elsewhere' }).end();
	else response.writeHead(request.url === '/cms/server/ping' ? 200 : 404).end('{}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each(['https://host', 'https://host/', 'https://host/cms', 'https://host/cms/'])('%s keeps its path', (url) => {
	expect(directusAddress(url, '/items/area?limit=1').href).toBe(`${url.replace(/\/$/, '')}/items/area?limit=1`);
});

test('a redirect does not get the token', async () => {
	await expect(sendRequest({ url: `${origin()}/moved`, token: 'secret' }, '/items/area')).rejects.toThrow();
	expect(asked).toEqual([{ method: 'GET', path: '/moved/items/area', token: 'Bearer secret' }]);
});

test('pings a Directus', async () => {
	expect([await isAnswering(`${origin()}/cms`, 5000), await isAnswering(origin(), 5000)]).toEqual([true, false]);
	expect(await isAnswering('http://127.0.0.1:1', 5000)).toBe(false);
});
