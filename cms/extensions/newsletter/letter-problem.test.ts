import { expect, test } from 'vitest';
import { listLetterProblems } from './letter-problem.ts';

const letter = { audience: 'all', subject_en: 'News', text_en: 'Hello', subject_ar: 'أخبار', text_ar: 'أهلًا', homes: ['FST-APT-1042'] };

test('a complete newsletter can be sent, and needs only the languages of its audience', () => {
	expect(listLetterProblems(letter)).toEqual([]);
	expect(listLetterProblems({ audience: 'en', subject_en: 'News', text_en: 'Hello' })).toEqual([]);
	expect(listLetterProblems({ ...letter, button_ar: 'شاهد', button_url_ar: 'https://pn.example/ar' })).toEqual([]);
});

test.each([
	['subject_ar', 'In Arabic: it has no subject', { subject_ar: '  ' }],
	['text_en', 'In English: it has no text', { text_en: null }],
	['button_url_en', 'needs an address', { button_en: 'See' }],
	['button_en', 'needs words', { button_url_en: 'https://pn.example' }],
	['button_url_en', 'begins with https', { button_en: 'See', button_url_en: 'javascript:alert(1)' }],
	['text_en', 'too long', { text_en: 'a'.repeat(10_001) }],
	['homes', 'At most 12', { homes: JSON.stringify(Array(13).fill('A')) }],
])('%s: %s', (field, problem, changes) =>
	expect(listLetterProblems({ ...letter, ...changes })).toEqual([
		{ field, sentence: { en: expect.stringContaining(problem), ar: expect.stringMatching(/[ء-ي]/) } },
	]),
);

test('all problems are told at once', () => {
	const fields = listLetterProblems({ audience: 'all', subject_en: 'News', button_ar: 'شاهد' }).map(({ field }) => field);
	expect(fields.toSorted()).toEqual(['button_url_ar', 'subject_ar', 'text_ar', 'text_en']);
});
