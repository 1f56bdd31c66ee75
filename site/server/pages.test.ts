import { expect, test, vi } from 'vitest';
import type { AppBuild } from './app-build.ts';
import { askToRetry, createPages, type SiteServices } from './pages.ts';

const visitor = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
const crawlers = ['Googlebot/2.1', 'facebookexternalhit/1.1', 'Mozilla/5.0 Chrome-Lighthouse', 'bingbot/2.0'];

test('crawlers get a 503 in place of error pages', async () => {
	for (const crawler of crawlers) {
		const answer = askToRetry(new Response('<h1>500', { status: 500 }), 'GET', crawler);
		expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '60', '']);
	}
	expect(askToRetry(new Response('', { status: 404 }), 'GET', 'Googlebot/2.1').status).toBe(404);
});

test('visitors see what happened, and when retrying helps', async () => {
	const starting = askToRetry(new Response('<h1>starting', { status: 503 }), 'GET', visitor);
	expect([starting.status, starting.headers.get('retry-after'), await starting.text()]).toEqual([503, '5', '<h1>starting']);
	const broken = askToRetry(new Response('<h1>500', { status: 500 }), 'GET', visitor);
	expect([broken.status, broken.headers.get('retry-after'), await broken.text()]).toEqual([500, null, '<h1>500']);
});

test('only developers see build errors', async () => {
	const open = (mode: AppBuild['mode']) => {
		const load = vi.fn().mockResolvedValueOnce({ assets: { version: 'x', routes: {} }, routes: {} });
		load.mockRejectedValue(new Error('\u001b[31mUnexpected token\u001b[39m in header.tsx'));
		const build = { source: load, load, mode, middleware: null, attachTo: () => {} } as unknown as AppBuild;
		return createPages(build, {} as SiteServices, {} as never);
	};
	const answer = await (await open('development')).draw(new Request('http://pn.test/'));
	expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8']);
	expect(await answer.text()).toMatch(/Unexpected token in header\.tsx/);
	await expect((await open('production')).draw(new Request('http://pn.test/'))).rejects.toThrow('Unexpected token');
});
