import { expect, test } from 'vitest';
import { createUnreadWords } from './unread-words.ts';

test('counts words typed several times, and keeps nothing personal', () => {
	const unread = createUnreadWords();
	for (let time = 0; time < 3; time++) unread.note(['Marassi', '01001234567', 'me@example.com', 'ab'], 'en');
	unread.note(['ahmed'], 'ar');
	expect(unread.take()).toEqual([{ word: 'marassi', language: 'en', times: 3 }]);
	expect(unread.take()).toEqual([]);
});

test('words that are put back are counted further', () => {
	const unread = createUnreadWords();
	unread.putBack([{ word: 'mivida', language: 'en', times: 7 }]);
	unread.note(['mivida'], 'en');
	expect(unread.take()).toEqual([{ word: 'mivida', language: 'en', times: 8 }]);
});

test('keeps a limited number of words', () => {
	const unread = createUnreadWords();
	const letters = (number: number) => `word${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
	for (let number = 0; number < 5000; number++) for (let time = 0; time < 3; time++) unread.note([letters(number)], 'en');
	let taken = 0;
	for (let words = unread.take(); words.length > 0; words = unread.take()) taken += words.length;
	expect(taken).toBe(1000);
});
