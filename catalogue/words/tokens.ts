import { arabic, classAt, digit, digitValue, ignored } from '#domain/words/letters.ts';
import { spelling, wordEnd } from '#domain/words/spelling.ts';
import { type FoldedForm, foldForms } from './forms.ts';

/** A piece of the typed text, with its position. */
export type Token = {
	start: number;
	end: number;
	/** As typed, in lower case. */
	raw: string;
	/** Possible readings, the plainest first. */
	forms: FoldedForm[];
	value?: number;
	/** A known word, so not half of one that was typed in two parts. */
	known?: boolean;
};

/** What is known of a word, so that `3owad` is read as 3 rooms and `3omara` as a building. */
export type Known = { word(raw: string): boolean; unit(raw: string): boolean };

const signs = new Set([...'-–—−+%٪$€£&/<>≤≥~≈#']);

export function tokenise(text: string, known: Known): Token[] {
	const tokens: Token[] = [];
	const add = (start: number, end: number, value?: number) => {
		const raw = text.slice(start, end).toLowerCase();
		const forms = value === undefined ? foldForms(raw) : [{ key: String(value), prefix: '' }];
		tokens.push({ start, end, raw, forms, ...(value !== undefined && { value }) });
	};
	for (let at = 0; at < text.length; ) {
		const number = numberAt(text, at);
		const end = number?.end ?? wordEnd(text, at);
		if (number) add(at, end, number.value);
		else if (end > at && spelling(text.slice(at, end)) !== '')
			for (const [from, to] of pieces(text, at, end, known)) add(from, to, countAt(text, from, to));
		else if (signs.has(text[at] as string)) add(at, signEnd(text, at));
		at = Math.max(end, at + 1);
	}
	return tokens;
}

const signEnd = (text: string, at: number) => at + (/^[<>]=/.test(text.slice(at, at + 2)) ? 2 : 1);

/** The digit of `3br`. */
function countAt(text: string, from: number, to: number): number | undefined {
	if (to - from > 2) return undefined;
	for (let at = from; at < to; at++) if (classAt(text, at) !== digit) return undefined;
	return Number(digitsIn(text, from, to));
}

function digitsIn(text: string, from: number, to: number): string {
	let digits = '';
	for (let at = from; at < to; at++) if (classAt(text, at) === digit) digits += digitValue(text, at);
	return digits;
}

/** ة and ى end a word even where the space is missing: شقةللبيع. */
const wordEnding = /[ةى](?=[\u0621-\u064A]{2})/g;

function pieces(text: string, start: number, end: number, known: Known): [from: number, to: number][] {
	const word = text.slice(start, end);
	if (classAt(text, start) === arabic) {
		const cuts = [...word.matchAll(wordEnding)].map(({ index }) => start + index + 1);
		return [start, ...cuts].map((from, index) => [from, cuts[index] ?? end]);
	}
	const raw = word.toLowerCase();
	if (!/\p{Nd}/u.test(raw) || known.word(raw) || raw.length !== word.length) return [[start, end]];
	const parts = raw.split(/(\p{Nd}+)/u).filter((part) => part !== '');
	const words = parts.filter((part) => !/\p{Nd}/u.test(part));
	const counted = parts.length === 2 && words.length === 1 && words[0] === parts[1] && known.unit(words[0] ?? '');
	const glued = parts.length > 2 && words.every(known.word) && words.some(known.unit);
	if (!counted && !glued) return [[start, end]];
	return parts.map((part, index) => {
		const from = start + parts.slice(0, index).join('').length;
		return [from, from + part.length];
	});
}

/** Splits a name into words, without the vocabulary. */
export const wordTokens = (text: string): Token[] =>
	[...text.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}'’]+/gu)].flatMap(({ 0: word, index }) => {
		const raw = word.toLowerCase();
		return spelling(raw) === '' ? [] : [{ start: index, end: index + word.length, raw, forms: foldForms(raw) }];
	});

/** A number with its separators: `12,000,000`, `1.5`, `٨٫٥`, `8 000 000`. */
function numberAt(text: string, at: number): { value: number; end: number } | null {
	if (classAt(text, at) !== digit) return null;
	const first = digitsEnd(text, at);
	const end = grouped(text, at, first) ?? first;
	if (end > first) return { value: Number(digitsIn(text, at, end)), end };
	const separator = text[first];
	if ((separator === '.' || separator === '٫') && classAt(text, first + 1) === digit) {
		const last = digitsEnd(text, first + 1);
		if (!isNumberEnd(text, last)) return null;
		return { value: Number(`${digitsIn(text, at, first)}.${digitsIn(text, first, last)}`), end: last };
	}
	const digits = digitsIn(text, at, first);
	return wordEnd(text, at) === first && !isPhone(digits) ? { value: Number(digits), end: first } : null;
}

/** Amounts never start with a zero. */
const isPhone = (digits: string) => digits.length > 4 && digits.startsWith('0');

const isNumberEnd = (text: string, at: number) => text[at] !== '.' || classAt(text, at + 1) !== digit;

function digitsEnd(text: string, at: number): number {
	let end = at;
	while (end < text.length && (classAt(text, end) === digit || (end > at && classAt(text, end) === ignored))) end++;
	return end;
}

/** Thousands in groups of three. A space or a single dot might also separate two numbers, so these need more evidence. */
function grouped(text: string, at: number, first: number): number | null {
	const separator = text[first] ?? '';
	if (first - at > 3 || !",٬،.'’ \u00A0\u202F".includes(separator)) return null;
	let end = first;
	let groups = 0;
	while (text[end] === separator && digitsEnd(text, end + 1) - end - 1 === 3) {
		end += 4;
		groups++;
	}
	const zeros = digitsIn(text, first, end).replaceAll('0', '') === '';
	const sure = ",٬،'’".includes(separator) ? groups > 0 : groups > 1 || (groups === 1 && zeros && separator !== '.');
	return sure ? end : null;
}
