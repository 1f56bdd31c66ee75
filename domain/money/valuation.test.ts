import { expect, test } from 'vitest';
import { valueHome } from './valuation.ts';

test('a home is valued at the middle half of prices per square metre, to three digits', () => {
	expect(valueHome({ low: 31_476, median: 40_219, high: 52_830 }, 150)).toEqual({
		low: 4_720_000,
		middle: 6_030_000,
		high: 7_920_000,
		isWide: true,
	});
});

test('a small amount such as a rent is not rounded to zero', () => {
	expect(valueHome({ low: 0.4, median: 1.26, high: 2 }, 100)).toEqual({ low: 40, middle: 126, high: 200, isWide: true });
});

test('whether a range is wide depends on its share of the middle', () => {
	expect(valueHome({ low: 40_000, median: 50_000, high: 59_000 }, 100).isWide).toBe(false);
	expect(valueHome({ low: 40_000, median: 50_000, high: 61_000 }, 100).isWide).toBe(true);
});
