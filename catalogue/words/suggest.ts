import type { Locale } from '#domain/locales.ts';
import type { PropertyType } from '#domain/vocabulary.ts';
import { mergeAnswer, withoutGroup } from '../match/groups.ts';
import type { Filters, Sort } from '../query.ts';
import { placeFilter, placeFilters, type TextSpan } from './chips.ts';
import { type Completed, createCompletions } from './completion.ts';
import { createContinuations, type SuggestedWords } from './continuations.ts';
import { type Counting, type Counts, cacheCounts } from './counting.ts';
import type { Knowledge } from './knowledge.ts';
import type { Note } from './notes.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { isWithin, type Place } from './places.ts';
import { endsInReference } from './reference.ts';
import { queriesInPlaces, readCount, type SuggestedQuery, sortByCount, suggestQueries } from './suggested-queries.ts';
import { type Token, wordTokens } from './tokens.ts';
import { typeSayings, vocabulary } from './vocabulary.ts';

/** The part of a text that matches what was typed. */
export type Matched = { text: string; stretch: TextSpan };

export type SuggestedPlace = { place: Place; matched: Matched; filters: Filters; count: number };
export type SuggestedType = { types: PropertyType[]; matched: Matched; filters: Filters; count: number };

/** Everything is counted within what was typed before (in `villa zam`, villas) and the filters that are set. */
export type Suggestions = {
	/** The part of the typed text that a suggestion replaces. */
	stretch: TextSpan | null;
	places: SuggestedPlace[];
	compounds: SuggestedPlace[];
	developers: SuggestedPlace[];
	landmarks: SuggestedPlace[];
	types: SuggestedType[];
	queries: SuggestedQuery[];
	words: SuggestedWords[];
	/** Understood earlier in the text but not filters: they go with every suggestion except `words`, which have their own. */
	sort: Sort | null;
	notes: Note[];
};

export type Suggest = ReturnType<typeof createSuggest>;

const SHOWN = 5;
/** Each landmark costs a search to count, so they only fill up after the brokerage's own places. */
const MOST_LANDMARKS = 2;
const SHORTEST_LANDMARK = 3;
const MOST_WORDS = 6;
const LONGEST_TYPED = 100;
const nothing: Suggestions = {
	...{ stretch: null, places: [], compounds: [], developers: [], landmarks: [], types: [], queries: [], words: [] },
	...{ sort: null, notes: [] },
};

/** Rebuilt when the knowledge changes. */
export function createSuggest(knowledge: Knowledge, counting: Counting) {
	const names = knowledge.gazetteer.names
		.map((name) => (name.place.kind === 'landmark' ? { ...name, text: name.text.replace(railTitle, '') } : name))
		.filter(({ rank, place, text }) => rank !== 'short' && !isTitle(place, text));
	const buildCompletions = (isWanted: (place: Place) => boolean) =>
		createCompletions(names.flatMap(({ place, text }) => (isWanted(place) ? [{ value: place, text }] : [])));
	const completePlace = buildCompletions(({ kind }) => kind !== 'landmark');
	/** No typos for landmarks: there are so many that a typo would be near some, and slow to find. */
	const completeLandmark = buildCompletions(({ kind }) => kind === 'landmark');
	const completeType = createCompletions(typeSayings.map(({ text, types }) => ({ value: types, text })));
	const locations = [...new Set(names.map(({ place }) => place))].filter(({ kind }) => kind === 'location');
	const { of: readCounts, count } = cacheCounts(counting);
	const continued = createContinuations(knowledge, count);

	return function suggest(typed: string, locale: Locale, today: string, among: Filters = {}): Suggestions {
		const text = typed.slice(0, LONGEST_TYPED);
		if (endsInReference(text, knowledge.areaCodes)) return nothing;
		const tokens = wordTokens(text);
		const isApart = cutsNothing(text, tokens, (said) => parseQuery(said, knowledge, today));
		const found = lastWords(tokens, isApart, (some, forgiving) => ({
			places: [...completePlace(some, forgiving), ...(forgiving ? [] : completeLandmark(some, false))],
			types: completeType(some, forgiving),
		}));
		const start = tokens[found.first];
		const words = continued(text, locale, today, among);
		const isNot = tokens.some(({ raw }) => vocabulary.isNot(raw)) && negatesNext(text.slice(0, start?.start), today);
		if (isNot || isLimit(text, tokens)) return { ...nothing, words };
		if (!start)
			return tokens.length > 1 && vocabulary.leadsInto(tokens.at(-1)?.raw ?? '') ? suggestWhere(text, today, among) : { ...nothing, words };
		const said = parseQuery(text.slice(0, start.start), knowledge, today);
		const before = mergeAnswer(among, { ...said.filters, ...(said.text && { text: said.text }) });
		const counts = readCounts(before);
		const isOther = isJoined(text.slice(0, start.start));
		const places = suggestPlaces(
			found.places.filter(({ value, matched }) =>
				value.kind === 'landmark' && matched.end - matched.start < SHORTEST_LANDMARK
					? false
					: isOther
						? !isSaid(value, said) && !fitsInto(value, said)
						: fits(value, said),
			),
			locale,
			(place) => {
				const filters = isOther ? joined(before, placeFilters(place)) : mergeAnswer(before, placeFilters(place));
				return { filters, count: place.kind === 'landmark' ? count(filters) : readCount(place, counts) };
			},
		)
			.filter(({ count }) => count > 0)
			.filter((one, _, all) => !all.some((other) => isSame(other, one, locale)));
		const isCounted = isNumber(tokens[found.first - 1]);
		// A type implies its category.
		const ofBoth = withoutGroup(before, 'category');
		const types = isCounted || (said.filters.types && !isOther) ? [] : suggestTypes(found.types, ofBoth, readCounts(ofBoth));
		const ofKind = (...kinds: Place['kind'][]) => places.filter(({ place }) => kinds.includes(place.kind)).slice(0, SHOWN);
		return {
			stretch: { start: start.start, end: tokens.at(-1)?.end ?? start.end },
			places: ofKind('region', 'location', 'area'),
			compounds: ofKind('compound'),
			developers: ofKind('developer'),
			landmarks: ofKind('landmark'),
			types,
			words,
			sort: said.sort,
			notes: said.notes.filter(({ why }) => why !== 'unread'),
			queries: suggestQueries({ before, places, types, locations: listPlaces(said).length > 0 ? [] : locations, readCounts }),
		};
	};

	/** In `not in maa` and ولا شا the completed place or type is not wanted. */
	function negatesNext(before: string, today: string): boolean {
		const isExcluded = (text: string) => parseQuery(text, knowledge, today).filters.notTypes?.includes('chalet') ?? false;
		return isExcluded(`${before} chalet`) && !isExcluded(before);
	}

	/** After `apartments in`: the places that have most of them. */
	function suggestWhere(text: string, today: string, among: Filters): Suggestions {
		const said = parseQuery(text, knowledge, today);
		if (listPlaces(said).length > 0) return nothing;
		const before = mergeAnswer(among, { ...said.filters, ...(said.text && { text: said.text }) });
		const queries = queriesInPlaces(before, before.types ?? [], locations, readCounts);
		return { ...nothing, queries: sortByCount(queries), sort: said.sort, notes: said.notes.filter(({ why }) => why !== 'unread') };
	}
}

/** The first words of a hundred names complete none of them: governorates and stations. */
const isTitle = ({ kind }: Place, text: string) =>
	kind === 'region' ? /governorate|محافظ[ةه]/.test(text) : kind === 'landmark' && /^محطة /.test(text);
/** A station is also found without the words for “station”. */
const railTitle = /^(?:محطة )?(?:metro|monorail|lrt|airport shuttle train|مترو|مونوريل|القطار الكهربائي|قطار المطار) /i;

/** The number in `under 5` is an amount, not the fifth settlement. */
const isLimit = (text: string, tokens: readonly Token[]) => {
	const last = tokens.at(-1);
	return last !== undefined && isNumber(last) && vocabulary.endsInLimit(text.slice(0, last.start));
};

/** A region equals its location of the same name if that has all of its homes. */
const isSame = (inner: SuggestedPlace, outer: SuggestedPlace, locale: Locale) =>
	inner.count === outer.count && inner.place.name[locale] === outer.place.name[locale] && isWithin(inner.place, outer.place);

type Found = { places: Completed<Place>[]; types: Completed<PropertyType[]>[] };

/** The longest end of the text that begins something, exactly or with a typo: a typo in a word beats a name without the word. */
function lastWords(
	tokens: readonly Token[],
	isApart: (first: number) => boolean,
	find: (some: readonly Token[], forgiving: boolean) => Found,
): Found & { first: number } {
	const last = tokens.length - 1;
	const nothing = { first: tokens.length, places: [], types: [] };
	if (last > 0 && leadsUp(tokens[last] as Token)) return nothing;
	for (let first = Math.max(0, tokens.length - MOST_WORDS); first <= last; first++) {
		if (isArticle(tokens[first]) && first < last) continue;
		const some = tokens.slice(first).filter((token) => !isArticle(token));
		for (const forgiving of [false, true]) {
			const found = find(some, forgiving);
			if ((found.places.length > 0 || found.types.length > 0) && isApart(first)) return { ...found, first: withArticles(tokens, first) };
		}
	}
	return nothing;
}

/** Whether completing from some word on leaves the words before it as they were: in فيو بحر الساح the sea belongs to the view. */
function cutsNothing(text: string, tokens: readonly Token[], parse: (text: string) => ParsedQuery): (first: number) => boolean {
	const last = tokens.length - 1;
	let said: ParsedQuery | null = null;
	return (first) => {
		if (first === 0 || first === last) return true;
		said ??= parse(text.slice(0, tokens[last]?.start));
		const at = tokens[first]?.start ?? 0;
		return !said.chips.some(({ stretches }) => stretches.some(({ start, end }) => start < at && at < end));
	};
}

/** A word such as في does not begin a name after other words; a single letter still may. */
const leadsUp = ({ raw }: Token) => raw.length > 1 && vocabulary.isPlacing(raw);

/** Articles before a name belong to it: `el`, ال. */
const withArticles = (tokens: readonly Token[], first: number): number =>
	isArticle(tokens[first - 1]) ? withArticles(tokens, first - 1) : first;
const isArticle = (token: Token | undefined) => vocabulary.betweenNames.has(token?.forms[0]?.key ?? '');

/** `maadi or d`: another place joined to the first. */
const isJoined = (before: string) => /(?:^|\s)(?:or|and|aw|w|أو|او|و)\s*$|[,،]\s*$/iu.test(before);

/** After a place, only places within it narrow the search. */
const fits = (place: Place, said: ParsedQuery): boolean =>
	place.kind === 'landmark' || listPlaces(said).length === 0 || fitsInto(place, said);

const fitsInto = (place: Place, said: ParsedQuery): boolean =>
	listPlaces(said).some(({ kind, id }) => place.within.some((outer) => outer.kind === kind && outer.id === id));

const listPlaces = ({ filters }: ParsedQuery) =>
	placeKinds.flatMap((kind) => (filters[placeFilter[kind]] ?? []).map((id) => ({ kind, id })));
const isSaid = ({ kind, id }: Place, { filters }: ParsedQuery) =>
	placeKinds.some((one) => one === kind && filters[placeFilter[one]]?.includes(id));
const isNumber = (token: Token | undefined) => token !== undefined && /^\p{Nd}+$/u.test(token.raw);
const placeKinds = ['region', 'location', 'area', 'compound'] as const;

function joined(before: Filters, place: Filters): Filters {
	const [[key, ids] = []] = Object.entries(place);
	const earlier = key && before[key as keyof Filters];
	return Array.isArray(ids)
		? { ...before, [key as string]: [...(Array.isArray(earlier) ? earlier : []), ...ids] }
		: { ...before, ...place };
}

/** مدينة begins a town, rather than a region through another of its names. */
const isCalledOtherwise = ({ value, text }: Completed<Place>, locale: Locale) => value.kind === 'region' && text !== value.name[locale];

type Ranked = { rank: number; text: string; matched: TextSpan; literal: boolean; count: number };
/** A completely typed name first, then exact beginnings, then folded ones: Maadi before Madinaty. */
const byRankAndCount = (a: Ranked, b: Ranked) =>
	a.rank - b.rank || Number(isWhole(b)) - Number(isWhole(a)) || Number(b.literal) - Number(a.literal) || b.count - a.count;
const isWhole = ({ text, matched: { start, end } }: Ranked) => start === 0 && end === text.length;

/** Each place once, by its best match; on a tie by the name in the visitor's language, else by what was typed exactly. */
function suggestPlaces(
	found: readonly Completed<Place>[],
	locale: Locale,
	ask: (place: Place) => { filters: Filters; count: number },
): SuggestedPlace[] {
	const worth = ({ rank, text, value, literal }: Completed<Place>) => rank * 4 + (text === value.name[locale] ? 0 : literal ? 1 : 2);
	const best = new Map<Place, Completed<Place>>();
	for (const one of found) {
		const other = best.get(one.value);
		if (!other || worth(one) < worth(other)) best.set(one.value, one);
	}
	const all = [...best.values()];
	const ours = all.filter(({ value }) => value.kind !== 'landmark');
	const landmarks = all
		.filter(({ value }) => value.kind === 'landmark')
		.sort((a, b) => a.rank - b.rank)
		.slice(0, Math.max(0, Math.min(MOST_LANDMARKS, SHOWN - ours.length)));
	return [...ours, ...landmarks]
		.map((one) => ({ ...one, ...ask(one.value), rank: isCalledOtherwise(one, locale) ? Math.max(1, one.rank) : one.rank }))
		.sort(byRankAndCount)
		.map(({ value: place, text, matched: stretch, filters, count }) => ({ place, count, filters, matched: { text, stretch } }));
}

/** Each type once, by its first name in the vocabulary; single words first. */
function suggestTypes(found: readonly Completed<PropertyType[]>[], before: Filters, { types: counts }: Counts): SuggestedType[] {
	const best = new Map<string, Completed<PropertyType[]>>();
	for (const one of found.toSorted((a, b) => a.rank - b.rank || a.order - b.order)) {
		const key = one.value.join();
		if (!best.has(key)) best.set(key, one);
	}
	const words = ({ text }: { text: string }) => text.split(' ').length;
	return [...best.values()]
		.map((one) => ({ ...one, count: one.value.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => a.rank - b.rank || words(a) - words(b) || b.count - a.count)
		.slice(0, SHOWN)
		.map(({ value: types, text, matched: stretch, count }) => ({
			types,
			count,
			matched: { text, stretch },
			filters: { ...before, types },
		}));
}
