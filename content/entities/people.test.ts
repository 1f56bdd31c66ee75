import { expect, test } from 'vitest';
import { emailAddress, phoneNumber } from './parts.ts';

test.each(['+201000001001', '0100 000 1001', '(02) 2735-1234', '19123'])('%s is a phone number', (number) => {
	expect(phoneNumber.parse(number)).toBe(number);
});

test.each(['call 123 <b>x', '9'.repeat(5000), 'javascript:alert(1)', '12', '', null])(
	'%s is not a phone number and is left out',
	(text) => {
		expect(phoneNumber.parse(text)).toBeNull();
	},
);

test('only a valid e-mail address is kept', () => {
	expect(emailAddress.parse('mona@example.com')).toBe('mona@example.com');
	for (const text of ['x', 'a@b', 'mona@example.com?bcc=x@example.com', '']) expect(emailAddress.parse(text)).toBeNull();
});
