import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const here = 'https://pn.example/blog';
const assign = vi.fn();
const asked: { address: string; build: string | null }[] = [];
let served = 'own';

beforeEach(() => {
	vi.resetModules();
	assign.mockClear();
	asked.length = 0;
	const stored = new Map<string, string>();
	vi.stubGlobal('location', { href: here, origin: 'https://pn.example', assign, reload: assign });
	vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) });
	vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
		asked.push({ address: String(address), build: new Headers(init?.headers).get('x-build') });
		return new Response('data', { headers: { 'x-build': served } });
	});
});
afterEach(() => vi.unstubAllGlobals());

/** Requests data as React Router does. */
async function open(build: string) {
	served = build;
	const { askOwnBuild, askAnyBuild } = await import('./own-build.ts');
	askOwnBuild('own');
	askOwnBuild('own');
	return { askAnyBuild, askFor: (path: string, init?: RequestInit) => fetch(new URL(path, here), init) };
}

test('accepts data of its own build and sends its id', async () => {
	const { askFor } = await open('own');
	expect(await (await askFor('/search.data?page=2&_routes=pages')).text()).toBe('data');
	expect(asked).toEqual([{ address: 'https://pn.example/search.data?page=2&_routes=pages', build: 'own' }]);
	expect(assign).not.toHaveBeenCalled();
});

test.each([
	['/search.data?page=2&_routes=pages', 'https://pn.example/search?page=2'],
	['/_.data', 'https://pn.example/'],
	['/ar/_.data?_routes=pages', 'https://pn.example/ar/'],
])('loads the whole document when another build answers %s', async (data, page) => {
	const { askFor } = await open('another');
	void askFor(data);
	await expect.poll(() => assign.mock.calls).toEqual([[page]]);
	await expect(askFor(data)).rejects.toThrow('of another build');
});

test('forms, other addresses and parts of open pages accept any build', async () => {
	const { askFor, askAnyBuild } = await open('another');
	await askFor('/contact-us.data', { method: 'POST' });
	await askFor('/search/suggest.json');
	await askFor('https://elsewhere.example/search.data');
	await askAnyBuild('/blog.data');
	expect(asked.map(({ build }) => build)).toEqual([null, null, null, null]);
	expect(assign).not.toHaveBeenCalled();
});
