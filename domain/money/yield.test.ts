import { expect, test } from 'vitest';
import { yearlyYield } from './yield.ts';

test('is a year of rent in per cent of the price', () => {
	expect(yearlyYield(36_000, 6_000_000)).toBe(7.2);
	expect(yearlyYield(24_800, 6_350_000)).toBe(4.7);
});

test('an implausible yield is null', () => {
	expect(yearlyYield(60_000, 6_000_000)).toBe(12);
	expect(yearlyYield(61_000, 6_000_000)).toBeNull();
	expect(yearlyYield(10_000, 6_000_000)).toBe(2);
	expect(yearlyYield(9500, 6_000_000)).toBeNull();
	expect(yearlyYield(36_000, 0)).toBeNull();
	expect(yearlyYield(0, 0)).toBeNull();
});
