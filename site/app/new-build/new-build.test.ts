import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDestination, setDestination } from './destination.ts';
import { reloadOnce } from './reload-once.ts';
import { isAnotherBuild } from './watch-builds.ts';

const here = 'https://pn.example/blog';
const stored = new Map<string, string>();
const assign = vi.fn();
const reload = vi.fn();
beforeEach(() => {
	stored.clear();
	assign.mockClear();
	reload.mockClear();
	vi.stubGlobal('location', { href: here, assign, reload });
	vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) });
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('reloads an address once in ten seconds', () => {
	expect([0, 1, 9999].map((ms) => reloadOnce('/careers', ms))).toEqual([true, false, false]);
	expect(assign.mock.calls).toEqual([['https://pn.example/careers']]);
	expect(reloadOnce('/careers', 10_000)).toBe(true);
});

test('reloads another address and the current one', () => {
	expect([reloadOnce('/careers', 0), reloadOnce(here, 1)]).toEqual([true, true]);
	expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('does not loop without storage', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(reloadOnce('/careers')).toBe(false);
});

test('goes to the clicked address, else stays on this page', () => {
	expect(readDestination()).toBe(here);
	setDestination({ pathname: '/careers', search: '?page=2', hash: '#top' });
	expect(readDestination()).toBe('/careers?page=2#top');
	setDestination(undefined);
	expect(readDestination()).toBe(here);
});

test('detects another build by its id; failures are only logged', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const asked: string[] = [];
	const answer = (body: () => Response) =>
		vi.stubGlobal('fetch', async (address: string) => {
			asked.push(address);
			return body();
		});
	answer(() => Response.json({ id: 'b' }));
	expect([await isAnotherBuild('a'), await isAnotherBuild('b')]).toEqual([true, false]);
	for (const address of asked) expect(address).toMatch(/^\/builds\/latest\.json\?\d{13}$/);
	expect(log).not.toHaveBeenCalled();
	for (const wrong of [() => new Response('', { status: 502 }), () => new Response('<html>'), () => Response.error()]) {
		answer(wrong);
		expect(await isAnotherBuild('a')).toBe(false);
	}
	expect(log).toHaveBeenCalledTimes(3);
});
