import { expect, test } from 'vitest';
import { groupDigits, latinDigits } from './digits.ts';

test('digits are grouped in threes', () => {
	expect(['7500000', '120', '1200', '', '850000'].map(groupDigits)).toEqual(['7,500,000', '120', '1,200', '', '850,000']);
});

test('text that is not a number stays unchanged', () => {
	expect(['cheap', '7.5m', '7,500,000', '٦ مليون'].map(groupDigits)).toEqual(['cheap', '7.5m', '7,500,000', '٦ مليون']);
	expect(latinDigits('٦۶')).toBe('66');
});
