import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cacheHeaders } from './cache-headers.ts';
import { chooseLocale, type RedirectReach } from './locale.ts';

async function visit(path: string, reach: RedirectReach, headers: Record<string, string> = {}) {
	const app = new Hono()
		.use(cacheHeaders)
		.use(chooseLocale(reach, true))
		.all('*', ({ text }) => text('a page'));
	const response = await app.request(path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers } });
	return {
		status: response.status,
		vary: response.headers.get('vary'),
		cache: response.headers.get('cache-control'),
		headers: response.headers,
	};
}

const FOUND_BY = 'Accept-Language, Cookie, User-Agent';
const arabic = { 'accept-language': 'ar-EG,ar;q=0.9' };
const known = { cookie: 'i18n_redirected=en' };

test.each([
	['root', '/', true],
	['root', '/blog', false],
	['root', '/en/blog', false],
	['no-prefix', '/blog', true],
	['no-prefix', '/en/blog', false],
	['all', '/blog', true],
	['all', '/en/blog', true],
] as const)('%s: whether %s has the same answer for everybody', async (reach, path, isFoundOut) => {
	expect(await visit(path, reach, known)).toMatchObject(
		isFoundOut ? { vary: FOUND_BY, cache: 'private, no-cache' } : { vary: null, cache: 'no-cache' },
	);
	const asked = await visit(path, reach, arabic);
	expect(asked.status).toBe(isFoundOut ? 302 : 200);
	if (isFoundOut) expect(asked).toMatchObject({ vary: FOUND_BY, cache: 'no-store' });
});

test('sets the cookie Secure on https, with a private answer', async () => {
	const { headers, cache } = await visit('/ar/blog', 'no-prefix', known);
	expect(headers.get('set-cookie')).toMatch(/^i18n_redirected=ar; .*Secure/);
	expect(cache).toBe('private, no-cache');
});

test('a prefetch sets no cookie', async () => {
	const { headers } = await visit('/ar/blog', 'no-prefix', { ...known, 'sec-purpose': 'prefetch' });
	expect(headers.get('set-cookie')).toBeNull();
});

test('data and files are never redirected', async () => {
	for (const path of ['/blog.data', '/search/count.json', '/_map/en.json'])
		expect(await visit(path, 'no-prefix', arabic)).toMatchObject({ status: 200, vary: null, cache: 'no-cache' });
});
