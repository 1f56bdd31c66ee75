import { expect, test } from 'vitest';
import { valueHome } from './valuation.ts';

test('a home is worth its metres at the prices of the middle half, to three digits', () => {
	expect(valueHome({ low: 31_476, median: 40_219, high: 52_830 }, 150)).toEqual({ low: 4_720_000, middle: 6_030_000, high: 7_920_000 });
});

test('a rent is not rounded away', () => {
	expect(valueHome({ low: 0.4, median: 1.26, high: 2 }, 100)).toEqual({ low: 40, middle: 126, high: 200 });
});
