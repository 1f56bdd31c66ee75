import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
	['8,000,000', '8000000'],
	['٨ مليون', '8000000'],
	['8.5M', '8500000'],
	['٨٫٥ مليون', '8500000'],
	['850 k', '850000'],
	['٥٠٠ ألف', '500000'],
	['25000 EGP', '25000'],
	['120 m²', '120'],
	['', ''],
])('%s is %s', (typed, amount) => {
	expect(typedAmount(typed)).toBe(amount);
});

test('what is no amount stays, to be refused with its name', () => {
	expect(typedAmount('cheap')).toBe('cheap');
	expect(typedAmount('8 apples')).toBe('8apples');
});
