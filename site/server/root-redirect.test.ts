import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { redirectRoot } from './root-redirect.ts';

const answer = async (redirect: Parameters<typeof redirectRoot>[0], path: string, method = 'GET') => {
	const app = new Hono().use(redirectRoot(redirect)).all('*', (context) => context.text('home'));
	const response = await app.request(path, { method });
	return [response.status, response.headers.get('location')];
};

test('redirects only the root, keeping its query, with the configured status', async () => {
	const redirect = { to: '/search', status: 302 };
	expect(await answer(redirect, '/?utm_source=x')).toEqual([302, '/search?utm_source=x']);
	expect(await answer({ ...redirect, status: 308 }, '/')).toEqual([308, '/search']);
	expect(await answer(redirect, '/ar')).toEqual([200, null]);
	expect(await answer(redirect, '/search')).toEqual([200, null]);
	expect(await answer(redirect, '/', 'POST')).toEqual([200, null]);
	expect(await answer(null, '/')).toEqual([200, null]);
});
