import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseForeignPosts } from './foreign-posts.ts';

const app = new Hono().use(refuseForeignPosts(() => 'https://pn.example')).all('*', (context) => context.text('taken'));
const status = async (method: string, headers: Record<string, string>) => (await app.request('/contact-us', { method, headers })).status;

test.each<[string, Record<string, string>]>([
	['our own page', { origin: 'https://pn.example', 'sec-fetch-site': 'same-origin' }],
	['our own page, with the port written out', { origin: 'https://PN.example:443' }],
	['an address typed in', { 'sec-fetch-site': 'none' }],
	['a program that is no browser', {}],
])('accepts a POST from %s', async (_, headers) => {
	expect(await status('POST', headers)).toBe(200);
});

test.each<[string, Record<string, string>]>([
	['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
	['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
	['another site of the same owner', { 'sec-fetch-site': 'same-site' }],
	['a frame without an origin', { origin: 'null' }],
	['an origin that is none', { origin: 'pn.example' }],
	['our own name without encryption', { origin: 'http://pn.example' }],
])('rejects a POST from %s', async (_, headers) => {
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await status(method, headers)).toBe(403);
	expect(await status('GET', headers)).toBe(200);
});
