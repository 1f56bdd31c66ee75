import { expect, test } from 'vitest';
import { findLetterProblem } from './letter-problem.ts';

const letter = { audience: 'all', subject_en: 'News', text_en: 'Hello', subject_ar: 'أخبار', text_ar: 'أهلًا', homes: ['FST-APT-1042'] };

test('a complete newsletter can be sent, and needs only the languages of its audience', () => {
	expect(findLetterProblem(letter)).toBeNull();
	expect(findLetterProblem({ audience: 'en', subject_en: 'News', text_en: 'Hello' })).toBeNull();
	expect(findLetterProblem({ ...letter, button_ar: 'شاهد', button_url_ar: 'https://pn.example/ar' })).toBeNull();
});

test.each([
	['no subject', { subject_ar: '  ' }],
	['no text', { text_en: null }],
	['needs words and an address', { button_en: 'See' }],
	['needs words and an address', { button_url_en: 'https://pn.example' }],
	['begins with https', { button_en: 'See', button_url_en: 'javascript:alert(1)' }],
	['too long', { text_en: 'a'.repeat(10_001) }],
	['At most 12', { homes: JSON.stringify(Array(13).fill('A')) }],
])('%s', (problem, changes) => expect(findLetterProblem({ ...letter, ...changes })).toContain(problem));
