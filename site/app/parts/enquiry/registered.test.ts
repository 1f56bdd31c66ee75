import { expect, test } from 'vitest';
import { registeredAddress } from './registered.ts';

test('the redirect is a valid header for any path', () => {
	expect(registeredAddress('/launches/1008-terrace-seven', 'PN-7K4M-2QXR')).toBe(
		'/launches/1008-terrace-seven?registered=PN-7K4M-2QXR#interest',
	);
	expect(registeredAddress('/ar/launches/1008-تيراس', 'PN-7K4M-2QXR')).toMatch(/^[\x21-\x7e]+$/);
});
