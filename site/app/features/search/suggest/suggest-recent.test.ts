import { expect, test } from 'vitest';
import { matchingRecents, recentSearches } from './suggest-recent.ts';

function memory(kept: Record<string, string> = {}): Storage {
	const items = new Map(Object.entries(kept));
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => items.set(key, value),
		removeItem: (key: string) => items.delete(key),
	} as unknown as Storage;
}

const search = (text: string) => ({ text, to: `/search?q=${text}` });
const texts = (list: { text: string }[]) => list.map(({ text }) => text);

test('keeps the last five without duplicates', () => {
	const storage = memory();
	const recents = recentSearches('/search', () => storage);
	for (const text of ['a', 'b', 'c', 'd', 'e', 'b', 'f']) recents.remember(search(text));
	expect(texts(recents.read())).toEqual(['f', 'b', 'e', 'd', 'c']);
	expect(recentSearches('/ar/search', () => storage).read()).toEqual([]);
	recents.clear();
	expect(recents.read()).toEqual([]);
});

test('ignores invalid entries', () => {
	const kept = [search('a'), { text: 'x', to: 'https://else.where' }, { text: 'y', to: '/searching' }, null, 7];
	expect(recentSearches('/search', () => memory({ 'recent:/search': JSON.stringify(kept) })).read()).toEqual([search('a')]);
	expect(recentSearches('/search', () => memory({ 'recent:/search': '{' })).read()).toEqual([]);
});

test('works without storage', () => {
	const recents = recentSearches('/search', () => {
		throw new Error('denied');
	});
	expect(recents.read()).toEqual([]);
	expect(recents.remember(search('a'))).toEqual([]);
});

test('filters by what is typed', () => {
	const all = ['Villa · Maadi', 'شقة في المعادي', 'New Cairo'].map(search);
	expect(texts(matchingRecents(all, ' maa'))).toEqual(['Villa · Maadi']);
	expect(texts(matchingRecents(all, 'المعا'))).toEqual(['شقة في المعادي']);
	expect(matchingRecents(all, '')).toHaveLength(3);
});
