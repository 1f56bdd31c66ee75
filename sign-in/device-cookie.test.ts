import { expect, test } from 'vitest';
import { createDeviceCookies, DEVICE_COOKIE_SECONDS } from './device-cookie.ts';

const now = Date.UTC(2026, 10, 15);
const cookies = createDeviceCookies(Buffer.alloc(32, 1));

test('a cookie is valid only for the account it was issued for', () => {
	const cookie = cookies.renew(null, 'mona', now);
	expect(cookies.find(cookie, 'mona', now)).toMatch(/^[\w-]{22}$/);
	expect(cookies.find(cookie, 'omar', now)).toBeNull();
	expect(cookie).not.toContain('mona');
});

test('up to five colleagues share a browser; signing in again replaces only one’s own entry', () => {
	let cookie: string | null = null;
	for (const account of ['a', 'b', 'b', 'c', 'd', 'e', 'f']) cookie = cookies.renew(cookie, account, now);
	expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((account) => cookies.find(cookie, account, now))).toEqual(['b', 'c', 'd', 'e', 'f']);
	expect(cookie?.split('~')).toHaveLength(5);
});

test('an expired, changed or foreign cookie is not valid', () => {
	const cookie = cookies.renew(null, 'mona', now);
	expect(cookies.find(cookie, 'mona', now + DEVICE_COOKIE_SECONDS * 1000)).toBeNull();
	expect(cookies.find(cookie, 'mona', now - 1)).toBeNull();
	expect(
		cookies.find(
			cookie.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')),
			'mona',
			now,
		),
	).toBeNull();
	expect(createDeviceCookies(Buffer.alloc(32, 2)).find(cookie, 'mona', now)).toBeNull();
	for (const rubbish of ['', '~', '..', 'x'.repeat(100_000), `${cookie.slice(0, -1)}é`, `${'~'.repeat(10)}${cookie}`])
		expect(cookies.find(rubbish, 'mona', now)).toBeNull();
});
