import { afterAll, describe, expect, test } from 'vitest';
import { openSearch } from '#catalogue/open-search.ts';
import { TODAY } from '#catalogue/testing/random-listings.ts';
import continuations from '#catalogue/words/vocabulary/continuations.json' with { type: 'json' };
import { assemble } from '#content/documents.ts';
import { isCollection } from '#content/entities/registry.ts';
import { layoutFor } from '#content/layout.ts';
import { openReplica } from '#content/replica/replica.ts';
import { makeWorld } from '#seed/world/world.ts';
import { readTranslator } from '#site/server/words.ts';

/** As many as the sample brokerage begins with. */
const PROPERTIES = 800;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const replica = openReplica(':memory:', silent);
replica.change(({ put }) =>
	[...makeWorld(TODAY, PROPERTIES).records()].flatMap(({ collection, row, parts }) => {
		const layout = layoutFor(collection);
		if (!layout || !isCollection(collection)) return [];
		return put(
			collection,
			assemble(layout, row, (table) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows)),
		);
	}),
);
const search = openSearch(replica, () => TODAY);
afterAll(() => {
	search.close();
	replica.close();
});

const locales = ['en', 'ar'] as const;
const shown = locales.flatMap((locale) => [
	readTranslator(locale)('home.ownWordsExample'),
	readTranslator(locale)('error.searchExample'),
	...continuations.words[locale],
]);

describe('what the interface gives as an example', () => {
	test.each(shown)('%s is understood to its last word, and brings homes', (words) => {
		const { text, notes, filters } = search.parseQuery(words);
		expect({ text, notes }).toEqual({ text: '', notes: [] });
		expect(search.catalogue.count(filters)).toBeGreaterThan(0);
	});
});
