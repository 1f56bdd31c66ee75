import type { PropertyType } from '#domain/vocabulary.ts';
import { mergeAnswer } from '../match/groups.ts';
import type { Filters } from '../query.ts';
import { placeFilter, placeFilters } from './chips.ts';
import type { Counts } from './counting.ts';
import type { Place } from './places.ts';
import type { SuggestedPlace, SuggestedType } from './suggest.ts';

/** Several filters at once, such as apartments in New Cairo; without types, everything there. */
export type SuggestedQuery = { filters: Filters; place: Place; types: PropertyType[]; count: number };

const SHOWN = 4;

export const readCount = ({ kind, id }: Place, counts: Counts) => (kind === 'landmark' ? 0 : (counts[placeFilter[kind]].get(id) ?? 0));

type Ingredients = {
	before: Filters;
	places: SuggestedPlace[];
	types: SuggestedType[];
	locations: Place[];
	readCounts: (filters: Filters) => Counts;
};

/** A type in the places found, the types of a place, or the places of a type; only with listings. */
export function suggestQueries({ before, places, types: [type], locations, readCounts }: Ingredients): SuggestedQuery[] {
	const found = places.find(({ place: { kind } }) => kind !== 'developer' && kind !== 'landmark');
	const said = before.types;
	let queries: SuggestedQuery[] = [];
	if (said) queries = places.filter((one) => one.place.kind !== 'landmark').map((one) => ({ ...one, types: said }));
	else if (found)
		queries = [...readCounts(found.filters).types].map(([one, count]) => ({
			...{ types: [one], place: found.place, count },
			filters: { ...found.filters, types: [one] },
		}));
	else if (type) queries = queriesInPlaces(type.filters, type.types, locations, readCounts);
	return sortByCount(queries);
}

export function queriesInPlaces(
	before: Filters,
	types: PropertyType[],
	places: readonly Place[],
	readCounts: Ingredients['readCounts'],
): SuggestedQuery[] {
	const counts = readCounts(before);
	return places.map((place) => ({ types, place, count: readCount(place, counts), filters: mergeAnswer(before, placeFilters(place)) }));
}

export const sortByCount = (queries: readonly SuggestedQuery[]): SuggestedQuery[] =>
	queries
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count)
		.slice(0, SHOWN)
		.map(({ filters, place, types, count }) => ({ filters, place, types, count }));
