import { expect, test, vi } from 'vitest';
import { payload } from './payload.ts';

const encoded = '[{"_1":2},"root",{"_3":4},"data",{"_5":6},"title","A page"]\n';
const warn = vi.fn();
const asked: Request[] = [];
function open(answer: () => Response) {
	asked.length = 0;
	warn.mockClear();
	const handle = async (_: unknown, request: Request) => {
		asked.push(request);
		return answer();
	};
	return payload({ buildId: 'v1', handle }, { warn });
}
const good = () => new Response(encoded);

test.each([
	['/_payload.json', '/_.data', '/'],
	['/ar/_payload.json', '/ar.data', '/ar'],
	['/en/properties/1001-a-home/_payload.json?v1-x', '/en/properties/1001-a-home.data', '/en/properties/1001-a-home'],
	['/compounds/more/_payload.json?hash=0a1b', '/compounds/more.data', '/compounds/more'],
])('%s is the data of its page', async (address, data, path) => {
	const answer = await open(good).request(address);
	expect([answer.status, await answer.json()]).toEqual([200, { build: 'v1', path, routes: { root: { data: { title: 'A page' } } } }]);
	expect(new URL(asked[0]?.url ?? '').pathname).toBe(data);
});

test('ignores cookies and other parameters', async () => {
	await open(good).request('/search/_payload.json?v1', { headers: { cookie: 'pn_favorites=1', 'x-forwarded-for': '1.2.3.4' } });
	expect([[...(asked[0]?.headers ?? [])], new URL(asked[0]?.url ?? '').search]).toEqual([[], '']);
});

test.each([
	...['/admin/search', '/ar/favorites', '/compare', '/received/PN-7K4M-2QXR', '/alerts', '/en/alerts/confirm', '/alerts/unsubscribe'],
	...['/nothing', '/properties/1/2'],
])('%s has none', async (path) => {
	const answer = await open(good).request(`${path}/_payload.json`);
	expect([answer.status, asked]).toEqual([404, []]);
});

test('ignores an unknown query', async () => {
	expect((await open(good).request('/search/_payload.json?q=villa&page=2')).status).toBe(404);
});

test('missing records and redirects have no data', async () => {
	for (const status of [404, 410, 202])
		expect((await open(() => new Response(encoded, { status })).request('/blog/1/_payload.json')).status).toBe(404);
	expect(warn).not.toHaveBeenCalled();
});

test('a failing page is logged and not cached', async () => {
	const answer = await open(() => new Response('', { status: 500 })).request('/blog/_payload.json');
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	expect(warn).toHaveBeenCalledWith('payload.failed', expect.any(String), { path: '/blog', status: 500 });
});
