import { expect, test } from 'vitest';
import { isStrictEnough } from './settings.ts';

test.each([
	[null, false],
	['', false],
	['/^.{8,}$/', false],
	["/(?=^.{8,}$)(?=.*\\d)(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*()_+}{';'?>.<,])(?!.*\\s).*$/", false],
	['/(unclosed/', false],
	['/^.{12,}$/', true],
	['^.{16,}$', true],
	['/(?=^.{14,}$)(?=.*\\d).*$/', true],
])('a password policy %s is strict enough: %s', (policy, expected) => {
	expect(isStrictEnough(policy)).toBe(expected);
});
