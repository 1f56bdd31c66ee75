import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageShown } from './page-view.ts';

const analytics = { url: 'https://umami.example/api/send', website: 'w' };
const sent: unknown[] = [];

beforeEach(() => {
	sent.length = 0;
	vi.useFakeTimers();
	vi.stubGlobal('window', globalThis);
	vi.stubGlobal('document', { referrer: '', title: 'About us', querySelector: () => null });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('localStorage', { getItem: () => null });
	vi.stubGlobal('fetch', async (address: string) => {
		sent.push(address);
		return Response.json({});
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('sends a page view 250 ms after the page is shown', async () => {
	vi.stubGlobal('location', new URL('https://pn.example/about-us'));
	pageShown(analytics);
	await vi.advanceTimersByTimeAsync(249);
	expect(sent).toEqual([]);
	await vi.advanceTimersByTimeAsync(1);
	expect(sent).toHaveLength(1);
});

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/'])('sends nothing about %s', async (address) => {
	vi.stubGlobal('location', new URL(address));
	pageShown(analytics);
	await vi.advanceTimersByTimeAsync(1000);
	expect(sent).toEqual([]);
});
