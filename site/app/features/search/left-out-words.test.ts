import { describe, expect, test } from 'vitest';
import type { Search } from '#app/parts/search/address.ts';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { drawFrom, randomListing } from '#catalogue/testing/random-listings.ts';
import type { Note } from '#catalogue/words/notes.ts';
import { reasons } from '#catalogue/words/notes.ts';
import { locales } from '#domain/locales.ts';
import { readTranslator } from '#site/server/words.ts';
import { buildNotes, leaveOutWords } from './left-out-words.ts';

const catalogue = createCatalogue();
for (const [index, name] of ['Palm villa', 'Lake villa', 'Lake hills villa'].entries()) {
	catalogue.put({ ...randomListing(drawFrom(1), index + 1), until: null, type: 'villa', bedrooms: index });
	catalogue.describe(index + 1, { names: [name], descriptions: [index === 2 ? 'a quiet corner' : 'a home'] });
}
const searchFor = (text: string, filters = {}): Search => ({
	...{ filters: { ...filters, text }, q: '', notes: [], sort: null, page: 1, view: 'grid' },
});
const leave = (text: string, filters = {}) => {
	const { search, words } = leaveOutWords({ catalogue, isOrdinary: (word) => word === 'hills' }, searchFor(text, filters));
	return { ...words, text: search.filters.text, ids: catalogue.find({ filters: search.filters }) };
};

describe('words of a search', () => {
	test('filter when a listing has that name', () => {
		expect(leave('lake')).toMatchObject({ leftOut: [], ordering: [], ids: expect.arrayContaining([2, 3]) });
		expect(leave('lake').ids).toHaveLength(2);
	});

	test('sort first when they only occur in descriptions', () => {
		expect(leave('quiet')).toMatchObject({ ordering: ['quiet'], text: 'quiet' });
		expect(leave('quiet').ids).toHaveLength(3);
		expect(leave('quiet').ids[0]).toBe(3);
	});

	test('without results are dropped', () => {
		expect(leave('xyzzy lake')).toMatchObject({ leftOut: ['xyzzy'], text: 'lake' });
		expect(leave('xyzzy hills')).toMatchObject({ leftOut: ['xyzzy', 'hills'], text: undefined });
		expect(leave('lake hills')).toMatchObject({ leftOut: [], ids: [3] });
		expect(leave('palm', { bedrooms: [1] })).toEqual({ leftOut: ['palm'], ordering: [], text: undefined, ids: [2] });
	});
});

test.each(Object.keys(locales) as (keyof typeof locales)[])('every note has a text (%s)', (locale) => {
	const notes = reasons.map((why) => ({ why, text: 'xyz' }));
	const said = buildNotes({ t: readTranslator(locale), locale }, { notes }, { leftOut: ['abc'], ordering: ['def'] }, 1);
	expect(new Set(said.map(({ text }) => text)).size).toBe(reasons.length + 2);
	for (const { text } of said) expect(text).toMatch(/xyz|abc|def/);
});

test('sellers are pointed to the right page, and notes about missing homes come first', () => {
	const request = { t: readTranslator('ar'), locale: 'ar' as const };
	const notes = [{ why: 'selling' as const, text: 'عايز أبيع' }];
	expect(buildNotes(request, { notes }, { leftOut: [], ordering: ['هادي'] }, 0)).toEqual([
		{ text: '«عايز أبيع»: هل لديك عقار للبيع أو الإيجار؟', link: { to: '/ar/list-your-property', text: 'اعرض عقارك معنا' } },
	]);
});

test('buying and renting together give one note', () => {
	const notes: Note[] = [
		{ why: 'bothPurposes', text: 'rent' },
		{ why: 'cash', text: 'cash' },
		{ why: 'bothPurposes', text: 'buy' },
	];
	const said = buildNotes({ t: readTranslator('en'), locale: 'en' }, { notes }, { leftOut: [], ordering: [] }, 1);
	expect(said.map(({ text }) => text)).toEqual([expect.stringContaining('“rent · buy”'), expect.stringContaining('“cash”')]);
});
