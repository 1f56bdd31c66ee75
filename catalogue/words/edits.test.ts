import { expect, test } from 'vitest';
import { countEdits, countForgivenTypos, nearlyBegins } from './edits.ts';

test.each([
	['zamalek', 'zamalek', 0],
	['zamlek', 'zamalek', 1],
	['zamallek', 'zamalek', 1],
	['zamakek', 'zamalek', 1],
	['zamaelk', 'zamalek', 1],
	['zmlek', 'zamalek', 2],
	['المعادي', 'المعدي', 1],
	['maadi', 'zamalek', 3],
])('between %s and %s are %d edits', (a, b, edits) => {
	expect(countEdits(a, b, 2)).toBe(edits);
	expect(countEdits(b, a, 2)).toBe(edits);
});

test.each([
	['zam', 'zamalek', true],
	['zaml', 'zamalek', true],
	['zma', 'zamalek', true],
	['zwam', 'zamalek', true],
	['zwma', 'zamalek', true],
	['zamalekk', 'zamalek', true],
	['sho', 'zamalek', false],
	['zwwa', 'zamalek', false],
])('%s nearly begins %s: %s', (typed, word, nearly) => expect(nearlyBegins(word, typed)).toBe(nearly));

test('words of four letters allow one typo, of eight two', () => {
	expect([3, 4, 7, 8, 12].map(countForgivenTypos)).toEqual([0, 1, 1, 2, 2]);
});
