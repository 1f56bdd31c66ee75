import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cacheHeaders } from './cache-headers.ts';

const app = new Hono()
	.use(cacheHeaders)
	.get('/favorites.data', (context) => context.text('', 200, { 'cache-control': 'private, no-store' }))
	.get('/gone.data', (context) => context.text('', 404))
	.get('*', (context) => context.text(''));

const keptFor = async (path: string, headers: Record<string, string> = {}) =>
	(await app.request(path, { headers })).headers.get('cache-control');

const ahead = { 'sec-purpose': 'prefetch' };

test('prefetched data is cached briefly, by that browser only', async () => {
	expect(await keptFor('/blog.data', ahead)).toBe('private, max-age=30');
	expect(await keptFor('/blog.data')).toBe('no-cache');
	expect(await keptFor('/blog', ahead)).toBe('no-cache');
	expect(await keptFor('/favorites.data', ahead)).toBe('private, no-store');
	expect(await keptFor('/gone.data', ahead)).toBe('no-store');
});
