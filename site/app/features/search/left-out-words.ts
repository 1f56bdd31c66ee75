import type { PageRequest } from '#app/page-loader.ts';
import type { Search } from '#app/parts/search/address.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { without } from '#catalogue/match/groups.ts';

/** Words that bring nothing. */
type Words = { leftOut: string[]; ordering: string[] };

/** A search without the words that nothing here is called by, and without all of them where they would leave nothing. */
export function leaveOutWords(catalogue: Catalogue, search: Search): { search: Search; words: Words } {
	const { text } = search.filters;
	if (!text) return { search, words: { leftOut: [], ordering: [] } };
	const { naming, mentioned, unknown } = catalogue.readText(text);
	const others = without(search.filters, 'text');
	const isEmpty = naming.length > 0 && catalogue.count(search.filters) === 0 && catalogue.count(others) > 0;
	const kept = isEmpty ? [] : text.split(/\s+/).filter((word) => !unknown.includes(word));
	const filters = kept.length > 0 ? { ...others, text: kept.join(' ') } : others;
	const leftOut = isEmpty ? text.split(/\s+/) : unknown;
	return { search: { ...search, filters }, words: { leftOut, ordering: isEmpty ? [] : mentioned } };
}

/** What became of everything that was typed and is no filter. */
export function buildNotes({ t }: Pick<PageRequest, 't'>, { notes }: Search, { leftOut, ordering }: Words): string[] {
	const quoted = (words: string[]) => words.join(' ');
	return [
		...notes.map(({ why, text }) => t(`find.note.${why}`, { text })),
		...(leftOut.length ? [t('find.leftOut', { words: quoted(leftOut) })] : []),
		...(ordering.length ? [t('find.ordering', { words: quoted(ordering) })] : []),
	];
}
