import { expect, test } from 'vitest';
import { builds } from './builds.ts';

const dictionaries = { en: { address: '/_i18n/aaaa/en.json', body: '{"a":"b"}' }, ar: { address: '/_i18n/bbbb/ar.json', body: '{}' } };
const app = builds({ load: async () => ({ entry: { module: { dictionaries } } }) as never }, 'v1-x');

test('serves a dictionary under its hash, cached forever', async () => {
	const answer = await app.request('/_i18n/aaaa/en.json');
	expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
		200,
		'public, max-age=31536000, immutable',
		'{"a":"b"}',
	]);
});

test('serves dictionaries of earlier builds', async () => {
	const find = async (address: string) => (address === '/_i18n/cccc/en.json' ? '{"earlier":1}' : null);
	const after = builds({ load: async () => ({ entry: { module: { dictionaries } } }) as never }, 'v1-x', find);
	expect(await (await after.request('/_i18n/cccc/en.json')).json()).toEqual({ earlier: 1 });
	expect((await after.request('/_i18n/dddd/en.json')).status).toBe(404);
});

test.each([
	'/_i18n/cccc/en.json',
	'/_i18n/aaaa/ar.json',
	'/_i18n/v0-x/en/messages.json',
	'/_i18n/v1-x/fr/messages.json',
	'/builds/meta/v0-x.json',
])('%s is unknown', async (path) => {
	expect((await app.request(path)).status).toBe(404);
});

test('serves raw messages under the build’s id, cached for a day', async () => {
	const answer = await app.request('/_i18n/v1-x/ar/messages.json');
	expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
	expect(await answer.json()).toMatchObject({ nav: { home: 'الرئيسية' } });
});

test.each(['/_i18n/v0-x/en/messages.json', '/_i18n/v1-x/fr/messages.json'])('a missing %s is not cached', async (path) => {
	expect((await app.request(path)).headers.get('cache-control')).toBe('no-cache');
});

test('lists caching, indexing and data of every address', async () => {
	const answer = await app.request('/builds/meta/v1-x.json');
	const { id, matcher } = await answer.json();
	expect([id, answer.headers.get('cache-control')]).toEqual(['v1-x', 'public, max-age=31536000, immutable']);
	const open = { cache: true, index: true, payload: true };
	expect(matcher.static).toMatchObject({
		'/': open,
		'/ar': open,
		'/en/search': open,
		'/alerts': { cache: true, index: false, payload: false },
	});
	expect(matcher.dynamic).toMatchObject({ '/properties/:id': open, '/ar/project/:id': open });
	const closed = { cache: false, index: false, payload: false };
	for (const path of ['/admin/search', '/ar/favorites', '/en/compare', '/alerts/confirm']) expect(matcher.static[path]).toEqual(closed);
	expect(matcher.dynamic['/received/:id']).toEqual(closed);
});
