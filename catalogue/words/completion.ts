import { foldedWord, spelling } from '#domain/words/spelling.ts';
import type { TextSpan } from './chips.ts';
import { nearlyBegins } from './edits.ts';
import { type Token, wordTokens } from './tokens.ts';
import { vocabulary } from './vocabulary.ts';

export type Completion<T> = { value: T; text: string };

export type Completed<T> = Completion<T> & {
	/** The part of the text that was typed. */
	matched: TextSpan;
	/** Matched from its first word, from a later one, or with a typo. */
	rank: Rank;
	/** Its index among all texts. */
	order: number;
	/** Typed letter by letter. */
	literal: boolean;
};

type Rank = 0 | 1 | 2;
type Word = TextSpan & { keys: string[] };
type Entry<T> = Completion<T> & { words: Word[] };
type Place = { key: string; entry: number; word: number };

/** What was typed, folded and unfolded. */
type Typed = { typed: readonly Token[]; keys: readonly string[][]; letters: string };

const MOST_FOUND = 400;
/** Fewer letters are not corrected for typos. */
const ENOUGH_LETTERS = 4;
const ENOUGH_LETTERS_AMONG_OTHERS = 3;
const LONGEST_WORD = 24;

/** Texts by the beginnings of their words. */
export function createCompletions<T>(completions: readonly Completion<T>[]) {
	const entries = completions.map((one): Entry<T> => ({ ...one, words: wordTokens(one.text).filter(isWord).map(buildWord) }));
	const sorted: Place[] = entries
		.flatMap(({ words }, entry) => words.flatMap(({ keys }, word) => keys.map((key) => ({ key, entry, word }))))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry - b.entry));

	function* beginningWith(key: string): Generator<Place> {
		let [low, high] = [0, sorted.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((sorted[middle] as Place).key < key) low = middle + 1;
			else high = middle;
		}
		for (; sorted[low]?.key.startsWith(key); low++) yield sorted[low] as Place;
	}

	/** The typed words follow each other in the text; the last one may be unfinished. */
	function follow(
		{ entry: order, word: first }: Place,
		{ typed, keys: typedKeys, letters }: Typed,
		rank: Rank,
		typoAt: number,
	): Completed<T> | null {
		const { words, value, text } = entries[order] as Entry<T>;
		const isThere = (keysTyped: readonly string[], index: number) => {
			const isLast = index === typed.length - 1;
			const keys = words[first + index]?.keys ?? [];
			return keys.some((key) =>
				keysTyped.some((typedKey) =>
					index === typoAt ? nearlyBegins(key, typedKey) : isLast ? key.startsWith(typedKey) : key === typedKey,
				),
			);
		};
		if (!typedKeys.every((keysTyped, index) => index === 0 || isThere(keysTyped, index))) return null;
		const [start, last] = [words[first], words[first + typed.length - 1]] as [Word, Word];
		const isTypo = typoAt === typed.length - 1;
		const end = isTypo ? last.end : last.start + typedLength(text.slice(last.start, last.end), typed.at(-1) as Token);
		const literal = foldLetters(text.slice(start.start, end)) === letters;
		return { value, text, rank, order, literal, matched: { start: start.start, end } };
	}

	/** Everything that begins with these words; with `forgiving`, also with a typo. */
	return function complete(typed: readonly Token[], forgiving: boolean): Completed<T>[] {
		if (typed.length === 0) return [];
		const found = new Map<number, Completed<T>>();
		const words: Typed = { typed, keys: typed.map(listKeys), letters: foldLetters(typed.map(({ raw }) => raw).join(' ')) };
		const add = (place: Place, rank: Rank, typoAt = NOWHERE) => {
			const completed = (found.get(place.entry)?.rank ?? 3) > rank ? follow(place, words, rank, typoAt) : null;
			if (completed) found.set(place.entry, completed);
		};
		for (const typoAt of forgiving ? typed.keys() : [NOWHERE]) {
			if (typoAt !== NOWHERE && !mayBeTypo(typed, typoAt)) continue;
			for (const key of new Set(words.keys[0])) {
				const typos = typoAt === 0;
				for (const place of beginningWith(typos ? (key[0] as string) : key)) {
					// A word followed by others must be complete, and equal keys come first.
					if (!typos && typed.length > 1 && place.key !== key) break;
					if (typos ? !nearlyBegins(place.key, key) : typed.length === 1 && !begins(place, key)) continue;
					add(place, typoAt !== NOWHERE ? 2 : place.word === 0 ? 0 : 1, typoAt);
					if (found.size >= MOST_FOUND) break;
				}
			}
		}
		return [...found.values()];
	};
}

const NOWHERE = -1;

/** A number is not the beginning of a word, and alone not inside a name: 8 does not complete to `8ardaqa`. */
const begins = ({ key, word }: Place, typed: string) => !isNumber(typed) || (isNumber(key) && word === 0);
const isNumber = (key: string) => /^\p{Nd}+$/u.test(key);

/** One typo, after the first letter. A word with a meaning of its own was not meant to begin a name: `near cairo`. */
function mayBeTypo(typed: readonly Token[], at: number): boolean {
	const { raw } = typed[at] as Token;
	const enough = typed.length > 1 ? ENOUGH_LETTERS_AMONG_OTHERS : ENOUGH_LETTERS;
	return raw.length >= enough && raw.length <= LONGEST_WORD && !(typed.length > 1 && at === 0 && vocabulary.isSaid(raw));
}

/** Arabic is compared folded: people do not mix up its letters when typing. */
const foldLetters = (text: string) => (/\p{Script=Arabic}/u.test(text) ? text.split(' ').map(foldedWord).join(' ') : text.toLowerCase());

const isWord = ({ raw }: Token) => !vocabulary.betweenNames.has(spelling(raw));
const buildWord = ({ start, end, raw }: Token): Word => ({ start, end, keys: [...new Set([foldedWord(raw), spelling(raw), raw])] });
/** A folded spelling much shorter than what was typed would match too much. */
const listKeys = ({ raw }: Token): string[] =>
	[foldedWord(raw), spelling(raw), raw].filter((key) => key !== '' && key.length * 3 >= raw.length);

/** How much of the word was typed if both are spelled alike, otherwise all of it. */
function typedLength(word: string, { raw }: Token): number {
	if (word.toLowerCase().startsWith(raw)) return raw.length;
	const typed = [foldedWord(raw), spelling(raw)];
	for (let length = 1; length <= word.length; length++) {
		const part = word.slice(0, length).toLowerCase();
		const spelled = spelling(part);
		if (part === raw || typed.some((key) => key === spelled || `ال${key}` === spelled || key === foldedWord(part))) return length;
	}
	return word.length;
}
