import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '#runtime/logger.ts';
import { withRequestId } from './request-id.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function open() {
	const lines: string[] = [];
	const logger = createLogger((line) => lines.push(line));
	const server = createServer(
		withRequestId((_, response) => {
			setTimeout(() => {
				logger.info('request.answered', 'A request was answered');
				response.writeHead(200, { 'content-type': 'text/plain' }).end();
			}, 5);
		}),
	);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	const get = async (headers: Record<string, string> = {}) =>
		(await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers })).headers.get('x-request-id') ?? '';
	return { get, logged: () => lines.map((line) => JSON.parse(line)['request']) };
}

test('uses the proxy’s id in answer and log, also concurrently', async () => {
	const { get, logged } = await open();
	const names = ['4bf92f3577b34da6a3ce929d0e0e4736', 'of-another.proxy_1'];
	expect(await Promise.all(names.map((name) => get({ 'x-request-id': name })))).toEqual(names);
	expect(logged().sort()).toEqual(names);
});

test.each(['', 'two words', 'a"}', 'x'.repeat(65), '<b>'])('replaces an invalid id such as “%s”', async (given) => {
	const { get, logged } = await open();
	const id = await get(given ? { 'x-request-id': given } : {});
	expect(id).toMatch(UUID);
	expect(logged()).toEqual([id]);
	expect(await get()).not.toBe(id);
});

test('logs outside of a request have no id', () => {
	const lines: string[] = [];
	createLogger((line) => lines.push(line)).info('replica.pulled', 'All content is in the replica');
	expect(JSON.parse(lines.join())).not.toHaveProperty('request');
});
