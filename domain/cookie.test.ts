import { expect, test } from 'vitest';
import { findCookie, formatCookie, readCookie } from './cookie.ts';

test('a cookie is written with path, age and flags', () => {
	expect(formatCookie({ name: 'a', value: 'b', isSecure: false })).toBe('a=b; Path=/; SameSite=Lax');
	expect(formatCookie({ name: 'a', value: 'b', maxAge: 60, path: '/ar', isHttpOnly: true, sameSite: 'Strict', isSecure: true })).toBe(
		'a=b; Max-Age=60; Path=/ar; HttpOnly; Secure; SameSite=Strict',
	);
	expect(formatCookie({ name: 'a', value: '', maxAge: 0, isSecure: false })).toBe('a=; Max-Age=0; Path=/; SameSite=Lax');
});

test.each(['7:8:9', 'PN-7K4M-2QXR mona+pn@example.com', 'a; Path=/; b=c', 'عربي', '100%', '"x"'])(
	'“%s” is read back unchanged',
	(value) => {
		const [sent = ''] = formatCookie({ name: 'a', value, isSecure: false }).split('; ');
		expect(sent).toMatch(/^a=[\w:%.~!*'()-]*$/);
		expect(findCookie(`x=1; ${sent}; y=2`, 'a')).toBe(value);
	},
);

test('a cookie is found by its whole name, at any position', () => {
	expect(findCookie('a=1', 'a')).toBe('1');
	expect(findCookie('b=2;a=1', 'a')).toBe('1');
	expect(findCookie('xa=2; a=1; a=3', 'a')).toBe('1');
	expect(findCookie('xa=2; b=a=1', 'a')).toBeNull();
	for (const cookies of ['', 'a', 'a=', '=;=;=']) expect(findCookie(cookies, 'a'), cookies).toBeNull();
	expect(findCookie('a=%zz', 'a')).toBe('%zz');
	expect(readCookie(new Headers({ cookie: 'a=1' }), 'a')).toBe('1');
	expect(readCookie(new Headers(), 'a')).toBeNull();
});
