import { describe, expect, test } from 'vitest';
import { sampleKnowledge, samplePlaces } from './cases/sample.ts';
import { createGazetteer } from './gazetteer.ts';
import { createKnowledge } from './knowledge.ts';
import { parseQuery } from './parse-query.ts';
import type { Place } from './places.ts';

const gazetteer = createGazetteer(samplePlaces);
const named = samplePlaces.filter(({ kind }) => kind === 'location' || kind === 'area');
const writings = named.flatMap((place) => [place.name.en, place.name.ar, ...place.spellings].map((text): [string, Place] => [text, place]));

/** Every single typo in a word of four letters or more: a letter left out, doubled, changed, added, or two swapped. */
function* typos(text: string): Generator<string> {
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
		if (/^\d+th$/.test(word)) continue;
		const other = /\p{Script=Arabic}/u.test(word) ? 'ظ' : 'w';
		for (let at = 0; at < word.length; at++) {
			const [before, letter, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
			const swapped = after === '' ? word : before + after[0] + letter + after.slice(1);
			for (const typo of [
				before + after,
				before + letter + letter + after,
				before + other + after,
				before + other + letter + after,
				swapped,
			])
				yield text.slice(0, index) + typo + text.slice(index + word.length);
		}
	}
}

const isFound = (text: string, place: Place) => gazetteer.find(text).includes(place);

describe('every place', () => {
	test.each(writings)('is found as %s', (text, place) => {
		expect(isFound(text, place)).toBe(true);
	});

	test.each(writings)('is found as %s with one typo', (text, place) => {
		expect([...typos(text)].filter((typo) => !isFound(typo, place))).toEqual([]);
	});
});

test('nearly every name typed alone with a typo is read as a place', () => {
	const some = writings.flatMap(([text]) => [...typos(text)].filter((_, index) => index % 7 === 3));
	const understood = some.filter((typo) => {
		const { locations, areas } = parseQuery(typo, sampleKnowledge, '2026-11-15').filters;
		return locations ?? areas;
	});
	expect(understood.length / some.length).toBeGreaterThan(0.95);
});

const projects = samplePlaces.filter(({ kind }) => kind === 'compound' || kind === 'developer');
test.each(projects.flatMap((place) => [place.name.en, place.name.ar].map((text): [string, Place] => [text, place])))(
	'all words of %s are understood',
	(text, place) => {
		const { filters, text: left } = parseQuery(text, sampleKnowledge, '2026-11-15');
		expect({ filters, left }).toEqual({ filters: { [`${place.kind}s`]: [place.id] }, left: '' });
	},
);

test.each([
	['sarw gardens', 'سرو جاردنز'],
	['Qantara Walk', '2antara walk'],
	['Lotus Court', 'لوتس كورت'],
	['هوا بحري', 'hawa ba7ary'],
	['Kahraman Hill', 'كهرمان هيل'],
])('%s is found in the other script as %s', (name, typed) => {
	expect(gazetteer.find(typed)).toEqual(gazetteer.find(name));
	expect(gazetteer.find(typed)).toHaveLength(1);
});

test('finds no place in other words', () => {
	for (const text of ['villa', 'شقة', 'asdfgh', 'harry potter', 'كلام فاضي', '12', '', '…', 'northern lights'])
		expect(gazetteer.find(text), text).toEqual([]);
});

describe('names of another brokerage', () => {
	const developer = (id: number, en: string, ar: string): Place => ({ kind: 'developer', id, name: { en, ar }, spellings: [], within: [] });
	const knowledge = createKnowledge([developer(1, 'Breeze Developments', 'نسيم للتطوير'), developer(2, 'Kenzal Homes', 'كنزال')], [], []);
	const developersIn = (text: string) => parseQuery(text, knowledge, '2026-11-15').filters.developers;

	test.each(['villa with a sea breeze and light', 'شقة فيها نسيم حلو'])('are not read into everyday words: %s', (text) => {
		expect(developersIn(text)).toBeUndefined();
	});

	test.each([
		['apartment by breeze', [1]],
		['breeze', [1]],
		['شقة من شركة نسيم', [1]],
		['kenzal apartment', [2]],
		['شقة كنزال', [2]],
	])('are read if a company is meant, or nothing else fits: %s', (text, ids) => {
		expect(developersIn(text)).toEqual(ids);
	});
});
