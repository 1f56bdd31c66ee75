import { expect, test } from 'vitest';
import { deviceCookie, noSessionCookie, readDevice, readSession, sessionCookie } from './cookies.ts';

const id = 'a'.repeat(43);
const sent = (cookie: string) => new Headers({ cookie });

test('over https the session cookie is bound to the host and Secure', () => {
	expect(sessionCookie(id, true)).toBe(`__Host-pn_staff=${id}; Path=/; HttpOnly; Secure; SameSite=Strict`);
	expect(noSessionCookie(true)).toBe('__Host-pn_staff=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict');
	expect(deviceCookie('x', true)).toBe('__Host-pn_device=x; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Strict');
});

test('over http it has a plain name', () => {
	expect(sessionCookie(id, false)).toBe(`pn_staff=${id}; Path=/; HttpOnly; SameSite=Strict`);
});

test('reads only the cookie of the current scheme', () => {
	expect(readSession(sent(`a=b; __Host-pn_staff=${id}`), true)).toBe(id);
	expect(readSession(sent(`pn_staff=${id}`), true)).toBeNull();
	expect(readSession(sent(`pn_staff=${id}; pn_device=x`), false)).toBe(id);
	for (const cookie of ['', 'pn_staff=', 'pn_staff=short', `pn_staff=${id}x`, `xpn_staff=${id}`, `pn_staff=${'"'.repeat(43)}`])
		expect(readSession(sent(cookie), false)).toBeNull();
	expect(readDevice(sent(`pn_staff=${id}; pn_device=x.y`), false)).toBe('x.y');
	expect(readDevice(sent(''), false)).toBeNull();
});
