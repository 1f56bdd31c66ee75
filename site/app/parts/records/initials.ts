/** Words that begin many names and do not distinguish them: articles, «عبد», and words for a company. */
const common = /^(?:ال|عبد|مجموعة|شركة|al|el|abd|abdel|abdul|group|the)$/iu;

/** «عبد الله» is one name and keeps its letter; before other names «عبد» and the article are dropped, even when joined to it. */
const withoutArticle = (word: string): string => word.replace(/^(?:عبد)?ال(?=\p{L}{2})/u, '');

function readLetters(name: string): string[] {
	const words = name.replace(/عبد ?الله/gu, 'ع').split(/[\s\-–]+/u);
	const telling = words.filter((word) => !common.test(word)).map(withoutArticle);
	return (telling.length ? telling : words).flatMap((word) => word.match(/\p{L}/u) ?? []);
}

/** Of the first and last name. Separated, because Arabic letters would otherwise join. */
export function formatInitials(name: string): string {
	const letters = readLetters(name);
	const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
	return ends.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toUpperCase();
}

/** Shown in place of a logo. */
export const formatInitial = (name: string): string => (readLetters(name)[0] ?? '').toUpperCase();
