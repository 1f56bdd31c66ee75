import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
	'01001234567',
	'0100 123 4567',
	'٠١٠٠١٢٣٤٥٦٧',
	'۰۱۰۰۱۲۳۴۵۶۷',
	'+201001234567',
	'+20 (0)100-123-4567',
	'00201001234567',
	'201001234567',
	'+20 010 0123 4567',
	'tel:01001234567',
	'\u202a+20 100 123 4567\u202c',
	'1001234567',
	'０１００１２３４５６７',
	'＋２０ １００ １２３ ４５６７',
])('%s is an Egyptian mobile', (typed) => {
	expect(readPhone(typed)).toMatchObject({ number: '+201001234567', country: 'EG' });
});

test.each([
	['+971 50 123 4567', '+971501234567', 'AE'],
	['00966 50 123 4567', '+966501234567', 'SA'],
	['+1 202 555 0123', '+12025550123', 'US'],
	['+44 7400 123456', '+447400123456', 'GB'],
	['＋９７１ ５０ １２３ ４５６７', '+971501234567', 'AE'],
	['02 2735 1234', '+20227351234', 'EG'],
])('%s is %s', (typed, number, country) => {
	expect(readPhone(typed)).toMatchObject({ number, country });
});

test.each([
	['', 'phone.missing'],
	['   ', 'phone.missing'],
	['19691', 'phone.hotline'],
	['١٦٠٦٤', 'phone.hotline'],
	['+20 16123', 'phone.hotline'],
	['0020 16123', 'phone.hotline'],
	['0100123456', 'phone.short'],
	['123', 'phone.short'],
	['+971 5', 'phone.short'],
	['+999 123 456 789', 'phone.unreadable'],
	['010012345678', 'phone.long'],
	['0100123456789', 'phone.long'],
	['+44 7400 1234567', 'phone.long'],
	['01001234567 / 01112345678', 'phone.long'],
	['01001234567 أو 01112345678', 'phone.long'],
	['abc', 'phone.unreadable'],
	['---', 'phone.unreadable'],
	['call me', 'phone.unreadable'],
	['01001234567 ext 5', 'phone.unreadable'],
])('%s is refused: %s', (typed, problem) => {
	expect(readPhone(typed)).toBe(problem);
});

test('an endless number is refused', () => {
	expect(readPhone('9'.repeat(5000))).toBe('phone.long');
});
