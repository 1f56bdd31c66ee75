/** What names begin with and nobody is told apart by: the article, and words for a company. */
const article = /^(?:ال|(?:el|al)-)(?=\p{L}{2})/iu;
const common = /^(?:el|al|the|group|عبد|مجموعة|شركة)$/iu;

/** They stand for a face. Arabic letters would join into a word, so they stand apart. */
export function formatInitials(name: string, most = 2): string {
	const words = name.split(/\s+/).map((word) => word.replace(article, ''));
	const telling = words.filter((word) => !common.test(word));
	const letters = (telling.length ? telling : words).flatMap((word) => word.match(/\p{L}/u) ?? []);
	return letters.slice(0, most).join(/\p{Script=Arabic}/u.test(name) ? ' ' : '');
}
