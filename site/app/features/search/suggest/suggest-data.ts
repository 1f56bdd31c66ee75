import { recordAddress } from '#app/addresses.ts';
import { localePath } from '#app/i18n/locale-paths.ts';
import type { PageRequest } from '#app/page-loader.ts';
import { type Search, writeSearch } from '#app/parts/search/address.ts';
import { buildChips } from '#app/parts/search/chips.ts';
import { buildLanding } from '#app/parts/search/landing.ts';
import { resultPhrases } from '#app/parts/search/result-phrases.ts';
import { namesPurpose, withMode, withoutDefaults } from '#app/parts/search/search-mode.ts';
import { mergeAnswer } from '#catalogue/match/groups.ts';
import type { Filters, Sort } from '#catalogue/query.ts';
import type { Note } from '#catalogue/words/notes.ts';
import type { ParsedQuery } from '#catalogue/words/parse-query.ts';
import type { Reference } from '#catalogue/words/reference.ts';
import { detectScript } from '#catalogue/words/script.ts';
import type { Matched, SuggestedPlace, Suggestions } from '#catalogue/words/suggest.ts';
import { locales } from '#domain/locales.ts';
import type { PropertyType } from '#domain/vocabulary.ts';
import { type Marked, markBeside, markedIn } from './suggest-marks.ts';

export type Suggestion = Marked & {
	/** The matching name or spelling, where `text` does not show it. */
	beside: Marked | null;
	/** Where the place is. */
	note: string | null;
	count: string;
	to: string;
	/** The whole search as text, for the list of recent searches. */
	whole: string;
};
export type SuggestGroup = { name: string; label: string; suggestions: Suggestion[] };
export type SuggestAnswer = {
	groups: SuggestGroup[];
	/** The number of suggestions, for screen readers. */
	said: string;
	words: { list: string; recent: string; clear: string };
};

type Found = {
	text: string;
	matched: Matched | null;
	note?: string | null;
	filters: Filters;
	count: number;
	sort?: Sort | null;
	notes?: Note[];
};
/** In display order. */
const groupNames = ['understood', 'words', 'places', 'compounds', 'developers', 'landmarks', 'types', 'queries'] as const;
type Groups = Record<(typeof groupNames)[number], Found[]>;

/** Suggestions for partly typed words. Other filters are kept unless the words replace them; a drawn area is dropped. */
export function suggestData(request: PageRequest, { q, filters, sort, view }: Search): SuggestAnswer {
	const { locale, t } = request;
	const { text: _, bounds: _b, polygon: _p, within: _w, ...among } = filters;
	const understood = q ? request.site.search.parseQuery(q) : null;
	const kept: Partial<Search> = { sort: sort === 'distance' ? null : sort, view: view === 'filters' ? 'grid' : view };
	const known = new Set<string>();
	const found = understood && suggestInMode(request, q, understood, among);
	/** A typed Arabic ٥ should complete to التجمع الخامس, not to `5th settlement`. */
	const script = detectScript(/\S+\s*$/.exec(q)?.[0] ?? '', locale);
	const units = understood?.reference ? suggestUnit(request, q, understood.reference) : [];
	const groups = groupNames.flatMap((name): SuggestGroup[] => {
		const all = [...(name === 'understood' ? units : []), ...(found?.[name] ?? []).map(buildSuggestion)];
		const suggestions = all.filter(({ to }) => !known.has(to) && known.add(to));
		return suggestions.length ? [{ name, label: t(`find.suggest.${name}`), suggestions }] : [];
	});
	return {
		groups,
		said: t('find.suggest.count', { count: known.size }),
		words: { list: t('find.suggest.list'), recent: t('find.suggest.recent'), clear: t('find.suggest.clear') },
	};

	function buildSuggestion({ text, matched, note = null, filters: asked, count, ...said }: Found): Suggestion {
		const mark = matched && markedIn(text, matched);
		return {
			text,
			mark,
			beside: matched && !mark && detectScript(matched.text, locale) === script ? markBeside(matched) : null,
			note,
			count: resultPhrases(request, withMode(asked)).count('count', count),
			to:
				localePath('/search', locale) +
				writeSearch({ ...kept, notes: said.notes ?? [], sort: said.sort ?? kept.sort ?? null, filters: asked }),
			whole: joinChips(request, withoutDefaults(asked)),
		};
	}
}

function suggestUnit({ site, read, locale }: PageRequest, q: string, { start, end }: Reference): Suggestion[] {
	const id = site.search.catalogue.byReference(q.slice(start, end));
	const property = id ? read.get('property', id) : null;
	if (!property) return [];
	const text = property.reference || q.slice(start, end);
	const { name } = property.translations[locale];
	const to = encodeURI(recordAddress('property', property, locale));
	return [{ text, mark: null, beside: null, note: name, count: '', to, whole: `${text} · ${name}` }];
}

const joinChips = (request: PageRequest, filters: Filters) =>
	[...describeMode(request, filters), ...buildChips(request, filters).map(({ text }) => text)].join(' · ');

/** Homes are the default. */
const describeMode = ({ t }: PageRequest, { purpose, category }: Filters): string[] => [
	...(purpose ? [t(purpose === 'sale' ? 'property.forSale' : 'property.forRent')] : []),
	...(category === 'commercial' ? [t('find.category.commercial')] : []),
];

/** Without a purpose, buying is meant, unless only rentals match. */
function suggestInMode(request: PageRequest, q: string, understood: ParsedQuery, among: Filters): Groups {
	const found = foundBy(request, q, understood, among);
	if (namesPurpose(among, understood.filters) || groupNames.some((name) => found[name].length > 0)) return found;
	return foundBy(request, q, understood, { ...among, purpose: 'rent' });
}

function foundBy(request: PageRequest, q: string, understood: ParsedQuery, among: Filters): Groups {
	const found = request.site.search.suggest(q, request.locale, among);
	const { sort, notes } = found;
	return {
		understood: understoodIn(request, understood, among),
		places: found.places.map(place),
		compounds: found.compounds.map(place),
		words: found.words.map(({ text, ...rest }) => ({ ...rest, text, matched: null })),
		developers: found.developers.map(place),
		landmarks: found.landmarks.map(place),
		types: found.types.map(({ types, ...rest }) => ({ ...rest, sort, notes, text: typeNames(request, types) })),
		queries: queriesIn(request, found).map((query) => ({ ...query, sort, notes })),
	};

	function place({ place: { name, within }, ...rest }: SuggestedPlace): Found {
		const outer = within.find(({ kind }) => kind === 'area' || kind === 'location');
		const around = outer && request.read.get(outer.kind === 'area' ? 'area' : 'location', outer.id);
		return { ...rest, sort, notes, text: name[request.locale], note: around?.translations[request.locale].name ?? null };
	}
}

const typeNames = ({ t, locale }: PageRequest, types: readonly PropertyType[]) =>
	types.map((type) => t(`type.${type}`)).join(locales[locale].comma);

/** "Apartments in New Cairo", with the typed part marked. */
function queriesIn(request: PageRequest, { queries, places, compounds, developers, types }: Suggestions): Found[] {
	const matches = [...places, ...compounds, ...developers, ...types].map(({ matched }) => matched);
	return queries.map(({ filters, count, types: asked, place }) => {
		const { purpose, regions, locations, areas, compounds: named, developers: makers } = filters;
		const plain = { purpose, types: asked.length ? asked : undefined, regions, locations, areas, compounds: named, developers: makers };
		const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Filters;
		const text = buildLanding(request, known).title;
		const names = place.name[request.locale];
		const matched = matches.find((one) => one.text === names) ?? matches.find((one) => markedIn(text, one) !== null) ?? null;
		return { text, matched: matched && markedIn(text, matched) ? matched : null, filters, count };
	});
}

/** A single one of these is listed under its own kind instead. */
const named = new Set(['types', 'regions', 'locations', 'areas', 'compounds', 'developers', 'within']);

/** Only when every word was understood. */
function understoodIn(request: PageRequest, said: ParsedQuery, among: Filters): Found[] {
	const { catalogue } = request.site.search;
	const keys = Object.keys(said.filters);
	if (said.text || said.reference || keys.length === 0 || (keys.length === 1 && keys.every((key) => named.has(key)))) return [];
	const filters = mergeAnswer(among, said.filters);
	const count = catalogue.count(filters);
	const { sort, notes } = said;
	return count > 0 ? [{ text: joinChips(request, said.filters), matched: null, filters, count, sort, notes }] : [];
}
