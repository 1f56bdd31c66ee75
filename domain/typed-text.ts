/** Zero-width joiner: emoji and some scripts need it. All other invisible characters only hide or reorder text. */
const JOINER = '\u200d';
const invisible = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufff9-\uffff]/gu;
/** More combining marks on one letter than any language uses. */
const heaped = /(\p{M}{4})\p{M}+/gu;

const plain = (text: string) => text.toWellFormed().normalize('NFC').replace(heaped, '$1');

/** One line without invisible characters, line breaks and repeated spaces. */
export const cleanLine = (typed: string): string =>
	plain(typed)
		.replace(/[\t\r\n\v\f\u2028\u2029]/g, ' ')
		.replace(invisible, '')
		.replace(/\p{Zs}+/gu, ' ')
		.trim();

/** Keeps line breaks, at most one empty line in a row. */
export const cleanText = (typed: string): string =>
	plain(typed)
		.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
		.replace(invisible, (character) => (character === '\n' || character === JOINER ? character : character === '\t' ? ' ' : ''))
		.replace(/\p{Zs}+/gu, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

/** Never cuts a surrogate pair in half, which could not be encoded in a URL. */
export const cutCharacters = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, '');
