import { latinDigits } from '../digits.ts';
import { joinArticles } from '../words/joined-names.ts';
import { isTransliteration } from '../words/transliteration.ts';
import { codeKeys, nationalDigits, wordsIn } from './keys.ts';
import { meetsCondition, type Term } from './question.ts';

/** A text cut into pieces, with the matching ones marked. */
export type Marked = { text: string; isHit: boolean }[];

const hits = (terms: readonly Term[], keys: readonly string[]) =>
	terms.some((term) => term.some((wanted) => keys.some((key) => meetsCondition(wanted, key))));

function cutAt(text: string, ranges: { start: number; end: number }[]): Marked {
	const pieces: Marked = [];
	let at = 0;
	for (const { start, end } of ranges) {
		if (start > at) pieces.push({ text: text.slice(at, start), isHit: false });
		pieces.push({ text: text.slice(start, end), isHit: true });
		at = end;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), isHit: false });
	return pieces;
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** A row may be found by similar sound alone; only the typed word itself or its transliteration is marked. */
const isTyped = (terms: readonly Term[], word: string): boolean =>
	hits(terms, [word]) ||
	terms.flat().some(({ key }) => {
		if (/^[#+@~!-]/.test(key) || isArabic(key) === isArabic(word)) return false;
		return isArabic(word) ? isTransliteration(key, word) : isTransliteration(word, key);
	});

export function markWords(text: string, terms: readonly Term[]): Marked {
	const words = wordsIn(text);
	/** Two or three words here that were typed as one, such as `عبد الرحمن` and `Abd El Rahman`. */
	const isTypedTogether = (at: number, count: number): boolean => {
		const [first, last] = [words[at], words[at + count - 1]];
		const [joined, more] = first && last ? wordsIn(joinArticles(text.slice(first.start, last.end))) : [];
		return joined !== undefined && more === undefined && isTyped(terms, joined.key);
	};
	const isHit = (key: string, at: number) =>
		isTyped(terms, key) ||
		[at, at - 1].some((from) => isTypedTogether(from, 2)) ||
		[at, at - 1, at - 2].some((from) => isTypedTogether(from, 3));
	return cutAt(
		text,
		words.filter(({ key }, at) => isHit(key, at)),
	);
}

export const markCode = (code: string, terms: readonly Term[]): Marked =>
	code && hits(terms, codeKeys(code)) ? [{ text: code, isHit: true }] : [{ text: code, isHit: false }];

/** Marks the typed digits, whatever separators the number is written with. */
export function markPhone(shown: string, terms: readonly Term[]): Marked {
	const places = [...latinDigits(shown)].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
	const digits = places.map((at) => latinDigits(shown)[at]).join('');
	const national = nationalDigits(digits);
	const before = digits.length - national.length;
	for (const { key } of terms.flat()) {
		const length = key.length - 1;
		const isBeginning = key.startsWith('+') && national.startsWith(key.slice(1));
		const isEnd = key.startsWith('-') && [...digits].reverse().join('').startsWith(key.slice(1));
		const from = isBeginning ? before : isEnd ? digits.length - length : -1;
		const [start, end] = [places[isBeginning && /^0?$/.test(digits.slice(0, before)) ? 0 : from], places[from + length - 1]];
		if (start !== undefined && end !== undefined) return cutAt(shown, [{ start, end: end + 1 }]);
	}
	return [{ text: shown, isHit: false }];
}
