import { expect, test } from 'vitest';
import { makeReference, readReference } from './request-reference.ts';

const made = Array.from({ length: 300 }, makeReference);

test('is short, readable and unique', () => {
	for (const reference of made) expect(reference).toMatch(/^PN-[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{4}$/);
	expect(new Set(made).size).toBe(made.length);
});

test('is read in any way it may be typed', () => {
	for (const reference of made)
		for (const typed of [reference.toLowerCase(), reference.replaceAll('-', ''), reference.slice(3), ` ${reference.replaceAll('-', ' ')} `])
			expect(readReference(typed)).toBe(reference);
	expect(readReference('')).toBeNull();
	expect(readReference('PN-')).toBeNull();
});

test('one wrong character or two swapped ones are detected', () => {
	for (const reference of made) {
		const signs = [...reference.replaceAll('-', '').slice(2)];
		for (const [place, sign] of signs.entries()) {
			const other = sign === 'A' ? 'B' : 'A';
			expect(readReference(signs.with(place, other).join(''))).toBeNull();
			const next = signs[place + 1];
			if (next && next !== sign)
				expect(
					readReference(
						signs
							.with(place, next)
							.with(place + 1, sign)
							.join(''),
					),
				).toBeNull();
		}
	}
});
