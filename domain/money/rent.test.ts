import { expect, test } from 'vitest';
import { monthlyRent } from './rent.ts';

test('rents of all periods are converted to a month', () => {
	expect(monthlyRent(24_000, 'month')).toBe(24_000);
	expect(monthlyRent(24_000, null)).toBe(24_000);
	expect(monthlyRent(240_000, 'year')).toBe(20_000);
	expect(Math.round(monthlyRent(2500, 'day'))).toBe(76_042);
	expect(Math.round(monthlyRent(6000, 'week'))).toBe(26_000);
});
