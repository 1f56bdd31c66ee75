import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseDataForOtherBuilds } from './other-build.ts';

const app = new Hono().use(refuseDataForOtherBuilds('own')).all('*', (context) => context.text('page'));
const ask = async (path: string, build: string | null, method = 'GET') => {
	const answer = await app.request(path, { method, headers: build === null ? {} : { 'x-build': build } });
	return [answer.status, answer.headers.get('x-build')];
};

test('serves data to its own build and to requests without one, and names its build', async () => {
	expect(await ask('/search.data?page=2', 'own')).toEqual([200, 'own']);
	expect(await ask('/search.data?page=2', null)).toEqual([200, 'own']);
	expect(await ask('/_.data', 'another')).toEqual([404, 'own']);
	expect(await ask('/_.data', 'another', 'HEAD')).toEqual([404, 'own']);
});

test('accepts forms of any build, and serves documents to everybody', async () => {
	expect(await ask('/contact-us.data', 'another', 'POST')).toEqual([200, 'own']);
	expect(await ask('/search', 'another')).toEqual([200, null]);
});
