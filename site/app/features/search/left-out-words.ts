import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Search } from '#app/parts/search/address.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { withoutGroup } from '#catalogue/match/groups.ts';
import type { Note } from '#catalogue/words/notes.ts';

type Known = { catalogue: Catalogue; isOrdinary: (word: string) => boolean };

/** Words without results. */
type Words = { leftOut: string[]; ordering: string[] };

/** Drops words that no listing contains, and all free words when together they leave nothing. */
export function leaveOutWords({ catalogue, isOrdinary }: Known, search: Search): { search: Search; words: Words } {
	const { text } = search.filters;
	if (!text) return { search, words: { leftOut: [], ordering: [] } };
	const { naming, mentioned, unknown: unheard } = catalogue.readText(text);
	const typed = text.split(/\s+/);
	// "Palm Hills" is unknown here, and "hills" alone means nothing.
	const isBeside = (index: number) => [typed[index - 1], typed[index + 1]].some((word) => word !== undefined && unheard.includes(word));
	const unknown = typed.filter((word, index) => unheard.includes(word) || (isBeside(index) && isOrdinary(word)));
	const others = withoutGroup(search.filters, 'text');
	const isEmpty = naming.length > 0 && catalogue.count(search.filters) === 0 && catalogue.count(others) > 0;
	const kept = isEmpty ? [] : typed.filter((word) => !unknown.includes(word));
	const filters = kept.length > 0 ? { ...others, text: kept.join(' ') } : others;
	const ordering = isEmpty ? [] : mentioned.filter((word) => !unknown.includes(word));
	return { search: { ...search, filters }, words: { leftOut: isEmpty ? typed : unknown, ordering } };
}

export type ShownNote = { text: string; link: { to: string; text: string } | null };

/** Notes on everything typed that is not a filter. Notes that explain an empty result come first. */
export function buildNotes(
	{ t, locale }: Pick<PageRequest, 't' | 'locale'>,
	{ notes }: Pick<Search, 'notes'>,
	{ leftOut, ordering }: Words,
	total: number,
): ShownNote[] {
	const plain = (text: string): ShownNote => ({ text, link: null });
	const findLink = (why: Note['why']) =>
		why === 'selling' || why === 'contact' ? { to: localePath(pages[why], locale), text: t(`find.noteLink.${why}`) } : null;
	return [
		...joinPurposes(notes).map(({ why, text }) => ({ text: t(`find.note.${why}`, { text }), link: findLink(why) })),
		...(leftOut.length ? [plain(t('find.leftOut', { words: leftOut.join(' ') }))] : []),
		...(ordering.length && total > 0 ? [plain(t('find.ordering', { words: ordering.join(' ') }))] : []),
	];
}

/** Merges the notes on buying and renting into one. */
function joinPurposes(notes: readonly Note[]): Note[] {
	const purposes = notes.filter(({ why }) => why === 'bothPurposes');
	const [first] = purposes;
	const text = purposes.map((note) => note.text).join(' · ');
	return notes.flatMap((note) => (note === first ? [{ ...note, text }] : purposes.includes(note) ? [] : [note]));
}

const pages = { selling: '/list-your-property', contact: '/contact-us' } as const;
