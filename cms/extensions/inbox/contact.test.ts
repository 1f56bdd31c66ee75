import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone } from './contact.ts';

test.each([
	['+201001234567', '+201001234567'],
	['0100 123 4567', '+201001234567'],
	['٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
	['0020 100-123-4567', '+201001234567'],
	['201001234567', '+201001234567'],
	['+20 (0)100 123 4567', '+201001234567'],
	['1001234567', '+201001234567'],
	['۰۱۰۰۱۲۳۴۵۶۷', '+201001234567'],
	['02 2735 0000', '+20227350000'],
	['+20 (02) 2735 0000', '+20227350000'],
	['20227350000', '+20227350000'],
	['040 273 1234', '+20402731234'],
	['2735 0000', '27350000'],
	['020 7946 0958', '02079460958'],
	['+44 20 7946 0958', '+442079460958'],
	['19623', '19623'],
	['', null],
	['call me', null],
	[null, null],
])('%j is normalised to %j', (typed, expected) => expect(normalizePhone(typed)).toBe(expected));

test('e-mail addresses are compared without case', () => {
	expect(normalizeEmail(' Mariam@Example.com ')).toBe('mariam@example.com');
	expect(normalizeEmail('nobody')).toBeNull();
});
