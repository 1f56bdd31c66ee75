import { webcrypto } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFormKey } from './make-form-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('makes unique keys on plain http, without crypto.randomUUID', () => {
	vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) });
	const keys = Array.from({ length: 50 }, makeFormKey);
	for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
	expect(new Set(keys).size).toBe(50);
});
