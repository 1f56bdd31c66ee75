import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { currencyChoice, privateWithCurrency } from './currency.ts';

const app = currencyChoice(() => 'https://pn.test', true);

const choose = (currency: string, referer?: string) =>
	app.request('/_currency', {
		method: 'POST',
		body: new URLSearchParams({ currency }),
		headers: referer ? { referer } : {},
	});

test('stores the currency for a year and redirects back', async () => {
	const answer = await choose('USD', 'https://pn.test/ar/search?type=villa');
	expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/search?type=villa']);
	expect(answer.headers.get('set-cookie')).toBe('pn_currency=USD; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax');
});

test('choosing the pound removes the other currency', async () => {
	expect((await choose('EGP')).headers.get('set-cookie')).toMatch(/^pn_currency=; Max-Age=0;/);
});

test.each(['', 'XXX', 'usd', 'USD; Domain=evil.test'])('%j is rejected', async (currency) => {
	const answer = await choose(currency);
	expect([answer.status, answer.headers.get('set-cookie')]).toEqual([400, null]);
});

test.each([
	...[undefined, 'https://evil.test/x', 'https://pn.test//evil.test', 'https://pn.test/\\evil.test', 'no address'],
	...['https://pn.test/_currency', 'https://pn.test/_currency?x=1', 'https://pn.test/_images/640/x'],
])('does not redirect to %s', async (referer) => {
	expect((await choose('USD', referer)).headers.get('location')).toBe('/');
});

test('pages with a chosen currency are private; others are unchanged', async () => {
	const pages = new Hono()
		.use(privateWithCurrency)
		.get('/kept', (context) => context.text('x', 200, { 'cache-control': 'public, max-age=60' }))
		.get('/secret', (context) => context.text('x', 200, { 'cache-control': 'private, no-store' }));
	const ask = async (path: string, cookie: string) => (await pages.request(path, { headers: { cookie } })).headers.get('cache-control');
	expect(await ask('/kept', 'a=b; pn_currency=KWD')).toBe('private, no-cache');
	expect(await ask('/kept', 'pn_currency=XXX')).toBe('public, max-age=60');
	expect(await ask('/kept', '')).toBe('public, max-age=60');
	expect(await ask('/secret', 'pn_currency=KWD')).toBe('private, no-store');
});
