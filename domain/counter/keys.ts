import { latinDigits } from '../digits.ts';
import { joinArticles, joinNames } from '../words/joined-names.ts';
import { skeleton } from '../words/skeleton.ts';
import { foldedWord, spelling, wordEnd } from '../words/spelling.ts';

/**
 * The keys by which the counter finds a row. The first character gives the kind: `#` code, `+` phone number, `-` phone number reversed (to search
 * by its end), `@` e-mail address, `~` sound of a name in either script, `!` missing fact of a property, `=` day on which the price of a published
 * property was last checked. Everything else is a word.
 */
export const KEY_MOST = 64;
const WORDS_MOST = 24;
const SOUND_LEAST = 2;
const CODES_WITHIN = 255;
const NAME_WITHIN = 255;

const cut = (key: string) => key.slice(0, KEY_MOST);
const unique = (keys: string[]) => [...new Set(keys)];

/** The folded words of a text, with their positions. */
export function wordsIn(text: string): { key: string; start: number; end: number }[] {
	const words = [];
	for (let start = 0; start < text.length; ) {
		const end = wordEnd(text, start);
		const key = end > start ? foldedWord(text.slice(start, end)) : '';
		if (key !== '') words.push({ key: cut(key), start, end });
		start = Math.max(end, start + 1);
	}
	return words;
}

/** Letters with a digit are a code anywhere in a text: `B12`, `Tower7A`. */
const numbered = /(?<![a-z0-9])(?=[a-z0-9]{0,20}\d)(?=\d{0,20}[a-z])[a-z0-9]{2,40}(?![a-z0-9])/gi;

/** The text as it is, and with its names joined. */
const formsOf = (text: string | null): string[] => unique([text ?? '', joinNames(text ?? ''), joinArticles(text ?? '')]);

/** A name such as `عبد الرحمن` is found by each part and by both joined. */
export function wordKeys(text: string | null): string[] {
	const words = formsOf(text).flatMap((one) => wordsIn(one).slice(0, WORDS_MOST));
	const codes = (text ?? '').slice(0, CODES_WITHIN).match(numbered) ?? [];
	return unique([...words.map(({ key }) => key), ...codes.map((code) => cut(`#${code.toLowerCase()}`))]);
}

/** `karim`, `kareem` and كريم all become `~krm`. Null below two consonants, which would match almost everything. */
export function soundKey(word: string): string | null {
	const sound = skeleton(word);
	return sound.length < SOUND_LEAST ? null : `~${sound}`;
}

/** Parts of folded words that others write apart: `ilsaid` (Elsayed), `norildin` (Noureldin). */
const withArticle = /^[aio]l(.{4,})$/;
const withReligion = /^(.{2,}?)([aio]l?din|الدين)$/;

function partsOf(word: string): string[] {
	const name = withArticle.exec(word)?.[1];
	const [, first, last] = withReligion.exec(word) ?? [];
	return [...(name ? [name] : []), ...(first && last ? [first, last, foldedWord(last), 'din'] : [])];
}

/** How an Arabic name sounds with its article, which some write in Latin letters: الشريف is Elsherif. */
const articleSounds = (name: string | null): string[] =>
	wordsIn(name ?? '').flatMap(({ key, start, end }) => {
		const whole = spelling((name ?? '').slice(start, end));
		return whole === `ال${key}` ? (soundKey(whole) ?? []) : [];
	});

export function nameKeys(name: string | null): string[] {
	const words = wordKeys(name).flatMap((word) => [word, ...partsOf(word)]);
	const sounds = words.flatMap((word) => (word.startsWith('#') ? [] : (soundKey(word) ?? [])));
	return unique([...words, ...sounds, ...articleSounds(name?.slice(0, NAME_WITHIN) ?? null)]);
}

/** The whole code, each part, and each ending: `FST-APT-1042`, `APT-1042`, `1042`, `fst`. */
export function codeKeys(code: string | null): string[] {
	const parts = (code ?? '')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean)
		.slice(0, 6);
	return unique([...parts.map((_, from) => parts.slice(from).join('')), ...parts].map((part) => cut(`#${part}`)));
}

export const emailKeys = (email: string | null): string[] => (email?.includes('@') ? [cut(`@${email.trim().toLowerCase()}`)] : []);

const reverse = (digits: string) => [...digits].reverse().join('');

/** Egyptian numbers without country code and leading zero; foreign ones keep their country code. */
export const nationalDigits = (digits: string): string =>
	digits
		.replace(/^00/, '')
		.replace(/^20(?=0?(?:1[0125]\d{8}|13\d{7}|[2-9]\d{7,8})$)/, '')
		.replace(/^0+/, '');

const DIGITS_LEAST = 5;
const DIGITS_MOST = 15;

/** A field for one number may hold two. */
function numbersIn(text: string): string[] {
	const typed = latinDigits(text.normalize('NFKC'));
	const digitsOf = (part: string) => part.replace(/\D/g, '');
	return typed
		.split(/[^\d+\s().-]+/)
		.flatMap((part) => (digitsOf(part).length > DIGITS_MOST ? part.split(/\s-\s|\s{2,}|\s(?=\+|0)/) : [part]))
		.map(digitsOf)
		.filter(({ length }) => length >= DIGITS_LEAST && length <= DIGITS_MOST + 2)
		.slice(0, 3);
}

export const phoneKeys = (phone: string | null): string[] =>
	unique(
		numbersIn(phone ?? '')
			.map(nationalDigits)
			.flatMap((digits) => [`+${digits}`, `-${reverse(digits)}`]),
	);

/** Area codes are 2 for Cairo, 3 for Alexandria, and two digits elsewhere. */
const landline = /^(?:2(?=[2-4]\d{7}$)|3(?=\d{7}$)|(?:13|[4-9]\d)(?=\d{7}$))/;

/** A landline as it is written in its own city, without area code. */
export function localNumbers(digits: string): string[] {
	const national = nationalDigits(digits);
	const local = national.replace(landline, '');
	return local === national ? [] : [`+${local}`];
}

const BEGINNING_LEAST = 3;
const END_LEAST = 4;

/** What was typed may start with the country code, the leading zero or neither: all three are tried. */
export function phoneBeginnings(digits: string): string[] {
	const plain = digits.replace(/^00/, '');
	const readings = [plain, plain.replace(/^0+/, ''), ...(plain.startsWith('20') ? [plain.slice(2).replace(/^0+/, '')] : [])];
	const ends = [digits, nationalDigits(digits)].filter(({ length }) => length >= END_LEAST);
	return unique([
		...readings.filter(({ length }) => length >= BEGINNING_LEAST).map((reading) => `+${reading}`),
		...ends.map((end) => `-${reverse(end)}`),
	]);
}

/** Sorts by day; a price that was never checked comes first. */
export const checkedKey = (day: string | null): string => `=${day ?? ''}`;
