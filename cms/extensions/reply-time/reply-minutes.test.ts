import { expect, test } from 'vitest';
import { computeReplyMinutes } from './reply-minutes.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const answered = (minutes: number, daysAgo = 1) => {
	const at = now - daysAgo * DAY;
	return { asked: at - minutes * MINUTE, answered: at };
};

test.each([
	['the middle of an odd number', [1, 2, 3, 4, 9, 60, 70, 80, 90], 10],
	['between the middles of an even number', [10, 10, 10, 10, 20, 20, 20, 20], 15],
	['rounded up to five minutes', [41, 41, 41, 41, 41, 41, 41, 41], 45],
	['never at once', [0, 0, 0, 0, 0, 0, 0, 0], 5],
	['nothing of seven', [10, 10, 10, 10, 10, 10, 10], null],
])('%s', (_, minutes, expected) => {
	expect(
		computeReplyMinutes(
			minutes.map((each) => answered(each)),
			now,
		),
	).toBe(expected);
});

test('ignores answers older than 90 days, or dated before the question', () => {
	const seven = Array.from({ length: 7 }, () => answered(10));
	expect(computeReplyMinutes([...seven, answered(10, 91)], now)).toBeNull();
	expect(computeReplyMinutes([...seven, answered(-10)], now)).toBeNull();
	expect(computeReplyMinutes([...seven, answered(10, 89)], now)).toBe(10);
});
