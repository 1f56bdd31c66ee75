import { expect, test } from 'vitest';
import { parseAmount, parseSignedAmount, typedAmount } from './typed-amount.ts';

test.each([
	['8,000,000', 8_000_000],
	['8 000 000', 8_000_000],
	['٨٬٠٠٠٬٠٠٠', 8_000_000],
	['٨ مليون', 8_000_000],
	['٦ مليون', 6_000_000],
	['6M', 6_000_000],
	['ستة مليون', 6_000_000],
	['خمس ملايين ونص', 5_500_000],
	['مليونين و200 ألف', 2_200_000],
	['ألفين', 2000],
	['خمسة مليون وتلتميت الف', 5_300_000],
	['ميتين ألف', 200_000],
	['مية ألف', 100_000],
	['تسعمائة ألف', 900_000],
	['six million', 6_000_000],
	['حوالي ١٥٠', 150],
	['واحد مليون', 1_000_000],
	['7.5m', 7_500_000],
	['8.5M', 8_500_000],
	['٨٫٥ مليون', 8_500_000],
	['7.5 million', 7_500_000],
	['500k', 500_000],
	['850 k', 850_000],
	['٥٠٠ ألف', 500_000],
	['500 الف جنيه', 500_000],
	['٤ ونص مليون', 4_500_000],
	['٤ مليون ونص', 4_500_000],
	['4 مليون وربع', 4_250_000],
	['نص مليون', 500_000],
	['half a million', 500_000],
	['مليون', 1_000_000],
	['مليون و200 ألف', 1_200_000],
	['1m 200k', 1_200_000],
	['25000 EGP', 25_000],
	['120 m²', 120],
	['0', 0],
])('%s is %i', (typed, amount) => {
	expect(parseAmount(typed)).toBe(amount);
	expect(typedAmount(typed)).toBe(String(amount));
});

test.each([
	...['cheap', '8 apples', '', '-5', '5-6', '8 9', '1e5', 'مليون شقة', '💰'],
	...['million million', 'مليون مليون', '5 مليون مليون', '2m 3m', 'ألف مليون', '5k 3k', 'half half million', 'six six', 'ستة 5', 'حوالي'],
])('%s is not an amount', (typed) => {
	expect(parseAmount(typed)).toBeNull();
});

test.each([
	['-200k', -200_000],
	['− ٢٠٠ ألف', -200_000],
	['٢٠٠ ألف-', -200_000],
	['7.5m', 7_500_000],
	['0', 0],
	['-', null],
	['--5', null],
	['5-6', null],
])('%s is %s as a signed amount', (typed, amount) => {
	expect(parseSignedAmount(typed)).toBe(amount);
});

test('text that is not an amount is kept, so that validation refuses it by its field', () => {
	expect(typedAmount('cheap')).toBe('cheap');
	expect(typedAmount('8 apples')).toBe('8apples');
	expect(typedAmount('')).toBe('');
});
