import { expect, test } from 'vitest';
import { roundDown, roundUp } from './rounded.ts';

test('rounding down never exceeds the amount, rounding up is never below it', () => {
	expect([8750, 4_268_000, 999, 7, 0].map((amount) => roundDown(amount, 3))).toEqual([8750, 4_260_000, 999, 7, 0]);
	expect([4_268_000, 4_260_000, 9_999_000, 7].map((amount) => roundUp(amount, 3))).toEqual([4_270_000, 4_260_000, 10_000_000, 7]);
	expect(roundDown(4_268_000, 2)).toBe(4_200_000);
	expect(roundDown(8333.33, 3)).toBe(8330);
});
