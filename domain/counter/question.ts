import { latinDigits } from '../digits.ts';
import { cleanLine } from '../typed-text.ts';
import { dropArticles, joinNames } from '../words/joined-names.ts';
import { KEY_MOST, localNumbers, phoneBeginnings, soundKey, wordsIn } from './keys.ts';

/** The whole key, or its beginning. */
export type KeyCondition = { key: string; isWhole: boolean };
/** Alternatives, the most likely first. */
export type Term = KeyCondition[];

/** Longer than any name followed by a phone number. */
export const QUESTION_MOST = 100;
const TERMS_MOST = 6;

const isNumber = (chunk: string) => /^[\d+().-]+$/.test(chunk) && /\d/.test(chunk);
/** A word of letters with single digits among them, which stand for Arabic sounds: `ra7man`. */
const arabizi = /^(?=(?:\d*[a-z]){4})[2-9]?(?:[a-z]+[2-9]?)+$/i;
const isCode = (chunk: string) => /^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/i.test(chunk);

/** Parses what was typed into the box. A row must meet every term. */
export function readQuestion(typed: string): Term[] {
	const chunks = latinDigits(dropArticles(joinNames(cleanLine(typed.normalize('NFKC').slice(0, QUESTION_MOST)))))
		.split(/[\s,;،؛]+/)
		.filter(Boolean);
	const terms: Term[] = [];
	for (let at = 0; at < chunks.length && terms.length < TERMS_MOST; at++) {
		const chunk = chunks[at] ?? '';
		if (!isNumber(chunk)) {
			terms.push(...readWords(chunk));
			continue;
		}
		// Numbers are typed with spaces in them: 0100 234 5678.
		const start = at;
		while (isNumber(chunks[at + 1] ?? '')) at++;
		const term = readNumber(chunks.slice(start, at + 1));
		if (term.length) terms.push(term);
	}
	return terms.slice(0, TERMS_MOST);
}

function readNumber(chunks: string[]): Term {
	const digits = chunks
		.join('')
		.replace(/\D/g, '')
		.slice(0, KEY_MOST - 1);
	const inName: KeyCondition = { key: digits, isWhole: true };
	const code = chunks.length === 1 && digits ? [begins(`#${digits}`), inName] : [];
	const local = localNumbers(digits).map((key): KeyCondition => ({ key, isWhole: true }));
	return [...code, ...phoneBeginnings(digits).map(begins), ...local];
}

function readWords(chunk: string): Term[] {
	if (chunk.includes('@')) return [[begins(`@${chunk.toLowerCase()}`)]];
	const code = isCode(chunk) ? [begins(`#${chunk.toLowerCase().replace(/[^a-z0-9]/g, '')}`)] : [];
	if (code.length && /\d/.test(chunk) && !arabizi.test(chunk)) return [code];
	return wordsIn(chunk).map(({ key }, _index, all) => {
		const sound = soundKey(key);
		// As a beginning, one letter would match half of all words.
		const word: KeyCondition = { key, isWhole: key.length < 2 };
		return [word, ...(all.length === 1 ? code : []), ...(sound ? [{ key: sound, isWhole: true }] : [])];
	});
}

const begins = (key: string): KeyCondition => ({ key: key.slice(0, KEY_MOST), isWhole: false });

export const meetsCondition = ({ key, isWhole }: KeyCondition, has: string): boolean => (isWhole ? has === key : has.startsWith(key));

export const meetsAllTerms = (terms: readonly Term[], keys: readonly string[]): boolean =>
	terms.every((term) => term.some((wanted) => keys.some((key) => meetsCondition(wanted, key))));
