import { expect, test } from 'vitest';
import { localeCodes, locales } from './locales.ts';

const directionOf = (language: string) => (['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr');

test('two languages, each with its own direction', () => {
	expect(localeCodes.map((code) => [code, locales[code].language, locales[code].direction])).toEqual([
		['en', 'en-US', 'ltr'],
		['ar', 'ar-EG', 'rtl'],
	]);
});

test('every language in the table has the direction it is written in', () => {
	for (const code of localeCodes) expect(locales[code].direction).toBe(directionOf(locales[code].language));
	expect(['ar', 'ckb', 'fa-IR', 'he', 'ug-CN', 'ur'].map(directionOf)).toEqual(Array(6).fill('rtl'));
});
