import { expect, test } from 'vitest';
import { createSigner } from './sign-key.ts';

const signer = createSigner('a secret of the installation');
const now = Date.UTC(2026, 10, 18);
const said = { collection: 'property', id: 7, version: null, expires: now / 1000 + 60, user: '0d9a2c1f-6f0c-4d1c-9a51-5b0f0a5e7b11' };
const key = signer.sign(said);

test('a key opens its record until it expires', () => {
	expect(signer.open(key, now)).toEqual(said);
	expect(signer.open(key, now + 59_999)).toEqual(said);
	expect(signer.open(key, now + 60_000)).toBeNull();
});

test('a changed key opens nothing', () => {
	for (let index = 0; index < key.length; index++)
		for (const sign of ['1', 'a', '.'])
			if (key[index] !== sign) expect(signer.open(key.slice(0, index) + sign + key.slice(index + 1), now), `${index}`).toBeNull();
	expect(signer.open(key.replace('property.7.', 'property.8.'), now)).toBeNull();
	expect(signer.open(key.replace('property.', 'project.'), now)).toBeNull();
	expect(signer.open(key.replace(String(said.expires), String(said.expires + 9)), now)).toBeNull();
});

test('another secret invalidates all keys', () => {
	expect(createSigner('another').open(key, now)).toBeNull();
});
