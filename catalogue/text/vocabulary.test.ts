import { describe, expect, test } from 'vitest';
import { closeness, Vocabulary } from './vocabulary.ts';

const words = ['madinati', 'madinat', 'maadi', 'marina', 'palm', 'palmhils', 'التجمع', 'تجمع', 'r7'];
const vocabulary = new Vocabulary();
for (const word of words) vocabulary.add(word);
const named = (matches: { word: number; closeness: number }[]) => matches.map(({ word, closeness }) => [words[word], closeness]);

describe('words', () => {
	test('are found exactly and by their beginning', () => {
		expect(named(vocabulary.written('palm', 2))).toEqual([
			['palm', closeness.same],
			['palmhils', closeness.begins],
		]);
		expect(named(vocabulary.written('ma', 2)).map(([word]) => word)).toEqual(['madinati', 'madinat', 'maadi', 'marina']);
		expect(vocabulary.written('ma', 4)).toEqual([]);
		expect(vocabulary.written('m', 2)).toEqual([]);
	});

	test.each([
		['a letter too many', 'palmm', 'palm', closeness.oneTypo],
		['a letter left out', 'mrina', 'marina', closeness.oneTypo],
		['another letter', 'parm', 'palm', closeness.oneTypo],
		['two letters swapped', 'plam', 'palm', closeness.oneTypo],
		['two typos', 'madniaty', 'madinati', closeness.twoTypos],
	])('are found despite %s', (_, typed, word, close) => {
		expect(named(vocabulary.mistyped(typed, close === closeness.oneTypo ? 1 : 2))).toContainEqual([word, close]);
	});

	test('are not found with more typos than allowed', () => {
		expect(named(vocabulary.mistyped('madniaty', 1))).toEqual([]);
		expect(named(vocabulary.mistyped('paml', 0))).toEqual([]);
	});

	test('keep one number each', () => {
		expect(vocabulary.add('maadi')).toBe(vocabulary.find('maadi'));
		expect(vocabulary.size).toBe(words.length);
	});
});
