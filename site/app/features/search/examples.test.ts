import { afterAll, describe, expect, test } from 'vitest';
import { openSampleSearch } from '#catalogue/testing/sample-search.ts';
import continuations from '#catalogue/words/vocabulary/continuations.json' with { type: 'json' };
import { readTranslator } from '#site/server/words.ts';

const { search, close } = openSampleSearch();
afterAll(close);

const locales = ['en', 'ar'] as const;
const shown = locales.flatMap((locale) => [
	readTranslator(locale)('home.ownWordsExample'),
	readTranslator(locale)('error.searchExample'),
	...continuations.words[locale],
]);

describe('search examples in the interface', () => {
	test.each(shown)('%s is fully understood and finds homes', (words) => {
		const { text, notes, filters } = search.parseQuery(words);
		expect({ text, notes }).toEqual({ text: '', notes: [] });
		expect(search.catalogue.count(filters)).toBeGreaterThan(0);
	});
});
