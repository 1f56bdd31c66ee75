import type { Pool } from '../store/pool.ts';
import type { Stock } from '../store/stock.ts';
import { countForgivenTypos } from '../words/edits.ts';
import { fold } from '../words/fold.ts';
import { weights } from './label-words.ts';
import type { SharedWords } from './shared-words.ts';
import { closeness, type Match, type Vocabulary } from './vocabulary.ts';
import type { WordCache } from './word-cache.ts';

/** How well listings match one word, by pool number and by row. Null if none does. */
export type WordMatches = Record<'place' | 'kind' | 'trait' | 'amenities' | 'own', Uint8Array | null> & {
	/** The word is in a name, label or code, so listings must match it. A word only in descriptions just sorts those first. */
	isNaming: boolean;
};

const LONGEST_TEXT = 200;
const MOST_WORDS = 12;
/** Shorter words are not matched as beginnings of others. */
const PREFIX_FROM = 2;
const DESCRIPTION_PREFIX_FROM = 4;
/** A word in more than one of four descriptions says nothing, once there are enough descriptions. */
const COMMON = 4;
const ENOUGH_DESCRIPTIONS = 100;

/** The words of a text to look for, without those found everywhere or nowhere. */
export function searchText(stock: Stock, text: string, wordCache: WordCache): WordMatches[] {
	const { references, rest } = takeReferences(stock, text.slice(0, LONGEST_TEXT));
	const words = [...new Set(fold(rest))].slice(0, MOST_WORDS);
	return [...references, ...words.map((word) => wordCache.of(word, (one) => seek(stock, one)))].filter((word) => word !== null);
}

/** Where the words of a text were found, as typed. */
export type ReadText = { naming: string[]; mentioned: string[]; unknown: string[] };

export function readText(stock: Stock, text: string, wordCache: WordCache): ReadText {
	const read: ReadText = { naming: [], mentioned: [], unknown: [] };
	const { references, rest } = takeReferences(stock, text.slice(0, LONGEST_TEXT));
	if (references.length > 0) read.naming.push(text.trim());
	for (const piece of references.length > 0 ? [] : rest.split(/\s+/).filter((piece) => piece !== '')) {
		const found = searchText(stock, piece, wordCache);
		(found.some(({ isNaming }) => isNaming) ? read.naming : found.length > 0 ? read.mentioned : read.unknown).push(piece);
	}
	return read;
}

function seek(stock: Stock, word: string): WordMatches | null {
	const typos = /\d/.test(word) ? 0 : countForgivenTypos(word.length);
	const asWritten = match(stock, word, (vocabulary, prefixFrom) => vocabulary.written(word, prefixFrom));
	if (asWritten.isFound || typos === 0) return asWritten.matches;
	// Descriptions have so many words that any word is near one; only in a name is a typo a good guess.
	const inNames: Find = (vocabulary, prefixFrom) => (prefixFrom === PREFIX_FROM ? vocabulary.mistyped(word, typos) : []);
	return match(stock, word, inNames).matches;
}

type Find = (vocabulary: Vocabulary, prefixFrom: number) => Match[];

/** `matches` is null for words found nowhere, or in too many descriptions; `isFound` tells the two apart. */
function match(stock: Stock, word: string, find: Find): { matches: WordMatches | null; isFound: boolean } {
	const { name, description } = stock.words.own;
	const shared = sharedMatches(stock, find);
	const { own: described, isCommon } = inDescriptions(stock, find(description.vocabulary, DESCRIPTION_PREFIX_FROM));
	const own = described ?? new Uint8Array(stock.columns.rows);
	const named = name.mark(find(name.vocabulary, PREFIX_FROM), weights.name, own) + markNumber(stock, word, own);
	const isNaming = named > 0 || Object.values(shared).some((scores) => scores !== null);
	const matches = isNaming || described ? { ...shared, own: described || named > 0 ? own : null, isNaming } : null;
	return { matches, isFound: matches !== null || isCommon };
}

function inDescriptions({ words, columns }: Stock, matches: Match[]): { own: Uint8Array | null; isCommon: boolean } {
	const { description } = words.own;
	const many = Math.max(description.count, ENOUGH_DESCRIPTIONS) / COMMON;
	if (description.exceeds(matches, many)) return { own: null, isCommon: true };
	const own = new Uint8Array(columns.rows);
	const count = description.mark(matches, weights.description, own);
	return { own: count > 0 && count <= many ? own : null, isCommon: count > many };
}

/** A listing's id is found as a word, too. */
function markNumber(stock: Stock, word: string, own: Uint8Array): number {
	const row = /^\d{3,9}$/.test(word) ? stock.findRow(Number(word)) : 0;
	if (row !== 0) own[row] = weights.reference * closeness.same;
	return Math.sign(row);
}

function sharedMatches(
	{ words: { shared }, names, places, kinds, traits, amenities }: Stock,
	find: Find,
): Omit<WordMatches, 'own' | 'isNaming'> {
	const computeScores = (words: SharedWords, size: number) => words.scores(find(words.vocabulary, PREFIX_FROM), size);
	const type = computeScores(shared.type, names.type.things.length);
	const finishing = computeScores(shared.finishing, names.finishing.things.length);
	const view = computeScores(shared.view, names.view.things.length);
	const amenity = computeScores(shared.amenity, names.amenity.things.length);
	return {
		place: computeScores(shared.place, places.size),
		kind: type && table(kinds, (kind) => type[kind.type] as number),
		trait: (finishing || view) && table(traits, (trait) => Math.max(finishing?.[trait.finishing] ?? 0, view?.[trait.view] ?? 0)),
		amenities: amenity && table(amenities, ({ members }) => findBestScore(members, amenity)),
	};
}

/** Null if it would be empty. */
function table<Value>({ values }: Pool<Value>, scoreOf: (value: Value) => number): Uint8Array | null {
	const scores = new Uint8Array(values.length);
	let best = 0;
	for (let number = 1; number < values.length; number++) {
		const value = values[number] as Value | null;
		if (value === null) continue;
		scores[number] = scoreOf(value);
		best = Math.max(best, scores[number] as number);
	}
	return best > 0 ? scores : null;
}

function findBestScore(members: readonly number[], scores: Uint8Array): number {
	let best = 0;
	for (const member of members) best = Math.max(best, scores[member] as number);
	return best;
}

const LONGEST_REFERENCE = 4;

/** Finds reference codes, also in pieces: `fst apt 1042`. */
function takeReferences(stock: Stock, text: string): { references: WordMatches[]; rest: string } {
	const pieces = text.split(/\s+/).filter((piece) => piece !== '');
	const references: WordMatches[] = [];
	const rest: string[] = [];
	for (let at = 0; at < pieces.length; ) {
		let length = Math.min(LONGEST_REFERENCE, pieces.length - at);
		let row = 0;
		for (; length > 0; length--) {
			row = stock.rowOfReference(pieces.slice(at, at + length).join(''));
			if (row !== 0) break;
		}
		if (row === 0) rest.push(pieces[at++] as string);
		else {
			const own = new Uint8Array(stock.columns.rows);
			own[row] = weights.reference * closeness.same;
			references.push({ place: null, kind: null, trait: null, amenities: null, own, isNaming: true });
			at += length;
		}
	}
	return { references, rest: rest.join(' ') };
}
