import { expect, test } from 'vitest';
import { computeYield } from './yield.ts';

test('is a year of rent in per cent of the price', () => {
	expect(computeYield(36_000, 6_000_000)).toBe(7.2);
	expect(computeYield(24_800, 6_350_000)).toBe(4.7);
});

test('an implausible yield is null', () => {
	expect(computeYield(60_000, 6_000_000)).toBe(12);
	expect(computeYield(61_000, 6_000_000)).toBeNull();
	expect(computeYield(10_000, 6_000_000)).toBe(2);
	expect(computeYield(9500, 6_000_000)).toBeNull();
	expect(computeYield(36_000, 0)).toBeNull();
	expect(computeYield(0, 0)).toBeNull();
});
