/** The class of each UTF-16 unit in a search. Units without a class separate words. */
export const outsideWords = 0;
export const latin = 1;
export const digit = 2;
export const arabic = 3;
/** Ignored in a search: vowel signs, tatweel, zero-width and direction characters, the ² of m². */
export const ignored = 4;
/** Part of a word only between letters: `7'ames`, `maid's`. */
export const apostrophe = 5;

const classes = new Uint8Array(0x10000);

export const classAt = (text: string, at: number): number => classes[text.charCodeAt(at)] ?? outsideWords;

const letter = /[\p{L}\p{N}]/u;
const mark = /[\p{M}\p{Cf}\u00AD\u0640\u115F\u1160\u3164]/u;
const arabicScript = /\p{Script=Arabic}/u;

for (let unit = 0; unit < 0x10000; unit++) {
	const character = String.fromCharCode(unit);
	if (mark.test(character)) classes[unit] = ignored;
	else if (letter.test(character)) classes[unit] = arabicScript.test(character) ? arabic : latin;
}
for (const zero of ['0', '٠', '۰', '０']) classes.fill(digit, zero.charCodeAt(0), zero.charCodeAt(0) + 10);
for (const sign of ['²', '³']) classes[sign.charCodeAt(0)] = ignored;
for (const sign of ["'", '’', '‘', '`', 'ʼ', '´']) classes[sign.charCodeAt(0)] = apostrophe;

/** Arabic letters that people write for one another, under one letter each; an empty string drops the letter. */
const arabicLetters: Record<string, string> = {
	أ: 'ا',
	إ: 'ا',
	آ: 'ا',
	ٱ: 'ا',
	ٲ: 'ا',
	ٳ: 'ا',
	ى: 'ي',
	ی: 'ي',
	ې: 'ي',
	ئ: 'ي',
	ؤ: 'و',
	ة: 'ه',
	ہ: 'ه',
	ھ: 'ه',
	ۀ: 'ه',
	ە: 'ه',
	ک: 'ك',
	گ: 'ج',
	چ: 'ج',
	ژ: 'ز',
	پ: 'ب',
	ڤ: 'ف',
	ڥ: 'ف',
	ء: '',
};
const foldedArabic = new Map(Object.entries(arabicLetters).map(([from, to]) => [from.charCodeAt(0), to]));

/** The letter as it is compared; empty if it is dropped. */
export const arabicLetter = (text: string, at: number): string => {
	const folded = foldedArabic.get(text.charCodeAt(at));
	if (folded !== undefined) return folded;
	return classAt(text, at) === ignored ? '' : (text[at] as string);
};

/** `٣`, `۳` and `３` become `3`. Only for units of class `digit`. */
export function digitValue(text: string, at: number): string {
	const unit = text.charCodeAt(at);
	if (unit >= 0x30 && unit <= 0x39) return text[at] as string;
	if (unit >= 0x660 && unit <= 0x669) return String(unit - 0x660);
	if (unit >= 0x6f0 && unit <= 0x6f9) return String(unit - 0x6f0);
	return String(unit - 0xff10);
}

/** Presentation forms, found only in old files and copied pages: `ﺷﻘﺔ`, `ｆｌａｔ`. */
export const presentationForms = /[\uFB00-\uFDFF\uFE70-\uFEFC\uFF21-\uFF5A]/;
