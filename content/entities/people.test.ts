import { expect, test } from 'vitest';
import { emailAddress, phoneNumber } from './parts.ts';

test.each(['+201000001001', '0100 000 1001', '(02) 2735-1234', '19123'])('%s is a number to call', (number) => {
	expect(phoneNumber.parse(number)).toBe(number);
});

test.each(['call 123 <b>x', '9'.repeat(5000), 'javascript:alert(1)', '12', '', null])('%s is none, and is left out', (text) => {
	expect(phoneNumber.parse(text)).toBeNull();
});

test('only an address of a mailbox is shown as one', () => {
	expect(emailAddress.parse('mona@example.com')).toBe('mona@example.com');
	for (const text of ['x', 'a@b', 'mona@example.com?bcc=x@example.com', '']) expect(emailAddress.parse(text)).toBeNull();
});
