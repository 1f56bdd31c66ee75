import { expect, test } from 'vitest';
import { changeFigure, isolate, keepTogether, percentFigure, rangeFigure } from './figures.ts';

test('a minus is a minus sign, not a hyphen', () => {
	expect([7.5, -6, 0, 12.345].map(percentFigure)).toEqual(['7.5%', '−6%', '0%', '12.35%']);
	expect([4.2, -4.2, 0].map(changeFigure)).toEqual(['+4.2%', '−4.2%', '0%']);
});

test('ranges of numbers have a tight dash, ranges of words a spaced one', () => {
	expect(rangeFigure('en', '39,100', '107,600')).toBe('39,100–107,600');
	expect(rangeFigure('en', '4M', '8M')).toBe('4M\u00a0– 8M');
	expect(rangeFigure('en', '245', '245')).toBe('245');
});

test('Arabic ranges run right to left, also in a bdi', () => {
	expect(rangeFigure('ar', '245', '343')).toBe('\u2067\u200f245–343\u2069');
	expect(isolate('ar', '10%')).toBe('\u206610%\u2069');
});

test('a number and its unit stay on one line', () => expect(keepTogether('10:00 ص')).toBe('10:00\u00a0ص'));
