import { beforeEach, expect, test, vi } from 'vitest';
import { createLoadingBar, type LoadingState } from './loading-bar.ts';

let shown: LoadingState[];
let bar: ReturnType<typeof createLoadingBar>;

beforeEach(() => {
	vi.useFakeTimers();
	shown = [];
	bar = createLoadingBar((state) => shown.push(state));
	return () => vi.useRealTimers();
});

test('a page within 200 ms shows no bar', () => {
	bar.start();
	vi.advanceTimersByTime(199);
	bar.end(false);
	vi.runAllTimers();
	expect(shown).toEqual([]);
});

test('a slower page shows the bar loading, then full, then hides it after 500 and 400 ms', () => {
	bar.start();
	vi.advanceTimersByTime(200);
	expect(shown).toEqual(['loading']);
	bar.end(false);
	vi.advanceTimersByTime(899);
	expect(shown).toEqual(['loading', 'finished']);
	vi.advanceTimersByTime(1);
	expect(shown).toEqual(['loading', 'finished', 'idle']);
});

test('a failed page shows an error', () => {
	bar.start();
	vi.advanceTimersByTime(200);
	bar.end(true);
	vi.runAllTimers();
	expect(shown).toEqual(['loading', 'error', 'idle']);
});

test('a new page during the fade starts a new bar', () => {
	bar.start();
	vi.advanceTimersByTime(200);
	bar.end(false);
	vi.advanceTimersByTime(600);
	bar.start();
	vi.advanceTimersByTime(200);
	bar.end(false);
	vi.runAllTimers();
	expect(shown).toEqual(['loading', 'finished', 'loading', 'finished', 'idle']);
});
