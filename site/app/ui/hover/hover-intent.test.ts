import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHoverIntent, HOVER_CARD, TOOLTIP } from './hover-intent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(delays: typeof TOOLTIP) {
	const seen: (string | null)[] = [null];
	const intent = createHoverIntent<string>(delays, { show: (target) => seen.push(target), hide: () => seen.push(null) });
	return { ...intent, shown: () => seen.at(-1) };
}

describe.each([
	['a tooltip', TOOLTIP],
	['a hover card', HOVER_CARD],
])('%s', (_, delays) => {
	test('opens after 700 ms', () => {
		const { enter, shown } = start(delays);
		enter('heart');
		vi.advanceTimersByTime(400);
		enter('heart');
		vi.advanceTimersByTime(299);
		expect(shown()).toBe(null);
		vi.advanceTimersByTime(1);
		expect(shown()).toBe('heart');
	});

	test('does not open after the pointer left', () => {
		const { enter, leave, shown } = start(delays);
		enter('heart');
		leave();
		vi.advanceTimersByTime(2000);
		expect(shown()).toBe(null);
	});

	test('closes after 300 ms unless the pointer returns', () => {
		const { enter, leave, stay, shown } = start(delays);
		enter('heart');
		vi.advanceTimersByTime(700);
		for (const back of [stay, () => enter('heart')]) {
			leave();
			vi.advanceTimersByTime(299);
			back();
			vi.advanceTimersByTime(2000);
			expect(shown()).toBe('heart');
		}
		leave();
		vi.advanceTimersByTime(300);
		expect(shown()).toBe(null);
	});

	test('closes at once when pressed, and stays closed until the pointer leaves', () => {
		const { enter, press, leave, shown } = start(delays);
		enter('heart');
		vi.advanceTimersByTime(700);
		press();
		expect(shown()).toBe(null);
		enter('heart');
		vi.advanceTimersByTime(2000);
		expect(shown()).toBe(null);
		leave();
		enter('heart');
		vi.advanceTimersByTime(700);
		expect(shown()).toBe('heart');
	});

	test('closes at once when dismissed', () => {
		const { enter, dismiss, shown } = start(delays);
		enter('heart');
		vi.advanceTimersByTime(700);
		dismiss();
		expect(shown()).toBe(null);
	});
});

describe('a second panel', () => {
	const openFirst = (delays: typeof TOOLTIP) => {
		const intent = start(delays);
		intent.enter('heart');
		vi.advanceTimersByTime(700);
		return intent;
	};

	test('of tooltips opens at once within 300 ms', () => {
		const { enter, dismiss, shown } = openFirst(TOOLTIP);
		enter('share');
		vi.advanceTimersByTime(0);
		expect(shown()).toBe('share');
		dismiss();
		vi.advanceTimersByTime(300);
		enter('heart');
		vi.advanceTimersByTime(699);
		expect(shown()).toBe(null);
	});

	test('of hover cards has the full delay', () => {
		const { enter, shown } = openFirst(HOVER_CARD);
		enter('compound');
		vi.advanceTimersByTime(699);
		expect(shown()).toBe(null);
		vi.advanceTimersByTime(1);
		expect(shown()).toBe('compound');
	});
});
