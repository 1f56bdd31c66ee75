/** Joins letters or emoji; every other invisible character only hides or turns what is read. */
const JOINER = '\u200d';
const invisible = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufff9-\uffff]/gu;
/** More marks on one letter than any language writes. */
const heaped = /(\p{M}{4})\p{M}+/gu;

const plain = (text: string) => text.toWellFormed().normalize('NFC').replace(heaped, '$1');

/** What was typed in one line, as it is read: without invisible characters, runs of spaces and ends of lines. */
export const cleanLine = (typed: string): string =>
	plain(typed)
		.replace(/[\t\r\n\v\f\u2028\u2029]/g, ' ')
		.replace(invisible, '')
		.replace(/\p{Zs}+/gu, ' ')
		.trim();

/** The same for several lines, which stay lines; two empty ones in a row are one. */
export const cleanText = (typed: string): string =>
	plain(typed)
		.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
		.replace(invisible, (character) => (character === '\n' || character === JOINER ? character : character === '\t' ? ' ' : ''))
		.replace(/\p{Zs}+/gu, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

/** At most so long, and never half of a character: what is written into an address would not be one. */
export const cutCharacters = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');
