import { expect, test } from 'vitest';
import { computeMonthlyRent } from './rent.ts';

test('rents of all periods are converted to a month', () => {
	expect(computeMonthlyRent(24_000, 'month')).toBe(24_000);
	expect(computeMonthlyRent(24_000, null)).toBe(24_000);
	expect(computeMonthlyRent(240_000, 'year')).toBe(20_000);
	expect(Math.round(computeMonthlyRent(2500, 'day'))).toBe(76_042);
	expect(Math.round(computeMonthlyRent(6000, 'week'))).toBe(26_000);
});
