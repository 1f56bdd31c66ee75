import { expect, test } from 'vitest';
import { parseOwnPath } from './change-favorites.ts';

test('accepts only paths on this site as return address', () => {
	for (const path of ['/search?page=2', '/ar/properties/1011-%D9%81', '/']) expect(parseOwnPath(path)).toBe(path);
	for (const path of [
		'//evil.example',
		'/\\evil.example',
		'https://evil.example',
		'javascript:alert(1)',
		'',
		null,
		'/a b',
		'/\t/evil.example',
		'/x\\y',
	])
		expect(parseOwnPath(path), String(path)).toBeNull();
});
