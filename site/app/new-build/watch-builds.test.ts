import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { watchBuilds } from './watch-builds.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function askedOn(effectiveType: string): Promise<number> {
	let asked = 0;
	vi.useFakeTimers();
	vi.stubGlobal('navigator', { connection: { effectiveType } });
	vi.stubGlobal('document', { hidden: false });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('fetch', async () => {
		asked++;
		return Response.json({ id: 'own' });
	});
	watchBuilds('own');
	await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
	return asked;
}

test('polls at once and hourly, and never on slow-2g', async () => {
	expect(await askedOn('4g')).toBe(2);
	expect(await askedOn('slow-2g')).toBe(0);
});

test('polls first 1000 ms after the page is done', () => {
	const source = readFileSync(new URL('../layouts/use-after-page.ts', import.meta.url), 'utf8');
	expect(source).toMatch(/BUILDS_AFTER_MS = 1000;/);
	expect(source).toMatch(/watchBuilds\(build\)\), BUILDS_AFTER_MS\)/);
});
