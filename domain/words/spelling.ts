import {
	apostrophe,
	arabic,
	arabicLetter,
	classAt,
	digit,
	digitValue,
	ignored,
	latin,
	outsideWords,
	presentationForms,
} from './letters.ts';

/** Where the word that starts at `at` ends; `at` itself if none starts there. Words also end where the script changes and around longer numbers. */
export function wordEnd(text: string, at: number): number {
	const first = classAt(text, at);
	if (first === outsideWords || first === apostrophe) return at;
	if (first === ignored) return at + 1;
	if (first === arabic) return runEnd(text, at, arabic);
	let end = at;
	if (first === digit) {
		end = runEnd(text, at, digit);
		if (isOrdinal(text, end)) return end + 2;
		if (end - at > 1 || digitValue(text, at) < '2') return end;
	}
	while (end < text.length) {
		const kind = classAt(text, end);
		if (kind === latin || kind === ignored) end++;
		else if (kind === digit) {
			const digits = runEnd(text, end, digit);
			if (!isSound(text, end, digits)) break;
			end = digits;
		} else if (kind === apostrophe && classAt(text, end + 1) === latin) end++;
		else break;
	}
	return end;
}

/** In Arabizi a digit inside a word is a letter if it is single, or doubled between letters: `sho2a`, `sho22a`. */
const isSound = (text: string, from: number, to: number) =>
	digitValue(text, from) > '1' &&
	(to - from === 1 ||
		(to - from === 2 && text[from] === text[from + 1] && classAt(text, from - 1) === latin && classAt(text, to) === latin));

const ordinalEnding = /^(?:st|nd|rd|th)$/i;
const isOrdinal = (text: string, end: number) => classAt(text, end + 2) !== latin && ordinalEnding.test(text.slice(end, end + 2));

function runEnd(text: string, at: number, kind: number): number {
	let end = at;
	while (end < text.length) {
		const found = classAt(text, end);
		if (found !== kind && found !== ignored) break;
		end++;
	}
	return end;
}

/** The same words come again and again. */
function memoize(make: (word: string) => string): (word: string) => string {
	const known = new Map<string, string>();
	return (word) => {
		const before = known.get(word);
		if (before !== undefined) return before;
		const made = make(word);
		if (known.size >= ENOUGH_WORDS) known.clear();
		if (word.length <= LONGEST_WORD) known.set(word, made);
		return made;
	};
}
const ENOUGH_WORDS = 60_000;
const LONGEST_WORD = 64;

/** The common spelling of one word, as `wordEnd` delimits it, with its article. */
export const spelling = memoize((word) => {
	const plain = presentationForms.test(word) ? word.normalize('NFKC') : word;
	let at = 0;
	while (at < plain.length - 1 && classAt(plain, at) === ignored) at++;
	switch (classAt(plain, at)) {
		case arabic:
			return arabicSpelling(plain);
		case digit:
			return /\p{L}/u.test(plain) ? latinSpelling(plain) : digits(plain);
		case latin:
			return latinSpelling(plain);
		default:
			return '';
	}
});

/** Only Arabic letters are folded here; in Latin every letter counts. */
export const comparedSpelling = (word: string) => (/[a-z]/.test(word) ? word : spelling(word));

/** The common spelling of one word, without its article. */
export const foldedWord = memoize((word) => withoutArticle(spelling(word)));

function arabicSpelling(word: string): string {
	let key = '';
	for (let at = 0; at < word.length; at++) key += arabicLetter(word, at);
	return key;
}

/** The article ال, and its forms joined to a preposition: وال، بال، فال، كال، لل. */
const arabicArticle = /^(?:ال(?=..)|(?:[وبفك]ال|لل)(?=...))/;
const withoutArticle = (key: string) => key.replace(arabicArticle, '');

function digits(word: string): string {
	let key = '';
	for (let at = 0; at < word.length; at++) if (classAt(word, at) === digit) key += digitValue(word, at);
	return key;
}

/** `5th` becomes `5`; `r7` and `m2` are names, not Arabizi. */
const ordinal = /^(\d+)(?:st|nd|rd|th)$/;
const name = /^(?:[a-z]\d|\d[a-z])$/;

function latinSpelling(word: string): string {
	let plain = '';
	for (let at = 0; at < word.length; at++) plain += classAt(word, at) === digit ? digitValue(word, at) : word[at];
	plain = plain.toLowerCase();
	if (/[^\0-\x7f]/.test(plain))
		plain = plain
			.normalize('NFKD')
			.replace(/[\p{M}\p{Cf}]/gu, '')
			.replace(/[‘’`ʼ´]/g, "'");
	const place = ordinal.exec(plain)?.[1];
	if (place !== undefined) return place;
	return name.test(plain) ? plain : oneSpelling(plain);
}

/** Letters that are used interchangeably in Arabic names. Arabizi writes sounds that Latin lacks as digits. */
const pairs: Record<string, string> = { ch: 'sh', ck: 'k', ph: 'f', "3'": 'gh', "7'": 'kh' };
const singles: Record<string, string> = {
	...{ '2': 'k', '4': 'sh', '5': 'kh', '6': 't', '7': 'h', '8': 'gh', '9': 's' },
	...{ c: 'k', q: 'k', j: 'g', x: 'ks', e: 'i', y: 'i', u: 'o', ø: 'o', ı: 'i', æ: 'ai', ß: 's', "'": '' },
};

function oneSpelling(word: string): string {
	let key = '';
	let last = '';
	for (let at = 0; at < word.length; at++) {
		const letter = word[at] as string;
		const pair = pairs[letter + (word[at + 1] ?? '')];
		const sound = pair ?? (letter === '3' ? ayn(word[at + 1]) : (singles[letter] ?? letter));
		if (pair !== undefined) at++;
		if (sound === '' || sound === last) continue;
		key += sound[0] === key[key.length - 1] ? sound.slice(1) : sound;
		last = sound;
	}
	return key.length > 3 && /[aio]h$/.test(key) ? key.slice(0, -1) : key;
}

/** ع takes the vowel after it; without one it is read as “a”: `ma3adi` is `maadi`, `tagamo3` is `tagamoa`. */
const ayn = (next: string | undefined) => (next !== undefined && 'aeiouy'.includes(next) ? '' : 'a');
