/** Words that begin many names and tell none apart: the article, «عبد», and what a company is. */
const common = /^(?:ال|عبد|مجموعة|شركة|al|el|abd|abdel|abdul|group|the)$/iu;

/** «عبد الله» is one name and keeps its letter; before other names «عبد» and the article are left out, also where they are written together. */
const withoutArticle = (word: string): string => word.replace(/^(?:عبد)?ال(?=\p{L}{2})/u, '');

function readLetters(name: string): string[] {
	const words = name.replace(/عبد ?الله/gu, 'ع').split(/[\s\-–]+/u);
	const telling = words.filter((word) => !common.test(word)).map(withoutArticle);
	return (telling.length ? telling : words).flatMap((word) => word.match(/\p{L}/u) ?? []);
}

/** They stand for a face: of the first and the last name. Arabic letters would join into a word, so they stand apart. */
export function formatInitials(name: string): string {
	const letters = readLetters(name);
	const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
	return ends.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toUpperCase();
}

/** Shown in place of a logo. */
export const formatInitial = (name: string): string => (readLetters(name)[0] ?? '').toUpperCase();
