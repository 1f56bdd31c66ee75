import { expect, test } from 'vitest';
import { readEmail } from './email.ts';

test.each([' Mona@Example.com ', 'a.b+c@example.co.uk', 'منى@مثال.مصر'])('%s is an e-mail address', (typed) => {
	expect(readEmail(typed)).toBe(typed.trim().toLowerCase());
});

test.each(['.a@example.com', 'a..b@example.com', 'a.@example.com', 'a@b', 'a b@example.com', 'a@example..com', '@example.com'])(
	'%s is none',
	(typed) => {
		expect(readEmail(typed)).toBeNull();
	},
);
