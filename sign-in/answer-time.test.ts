import { expect, test } from 'vitest';
import { msUntilTick, TICK_MS } from './answer-time.ts';

test('answers that took different times are sent at the same tick', () => {
	for (const elapsed of [0, 1, 400, TICK_MS - 1]) expect(elapsed + msUntilTick(elapsed)).toBe(TICK_MS);
	for (const elapsed of [TICK_MS, TICK_MS + 700]) expect(elapsed + msUntilTick(elapsed)).toBe(2 * TICK_MS);
});
