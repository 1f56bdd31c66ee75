import type { PropertyType } from '#domain/vocabulary.ts';
import { type BriefFacets, countBriefFacets } from './counts/brief-facets.ts';
import { countFacets, type Facets } from './counts/facets.ts';
import { computeMetrePrices, type MetrePrice } from './counts/metre-prices.ts';
import { countByPlace, type PlaceCounts } from './counts/place-table.ts';
import { computePriceTrend, type MonthPrice } from './counts/price-trend.ts';
import { findSpots, type Grid, type Spots } from './counts/spots.ts';
import type { Listing, Place, Texts } from './listing.ts';
import { activeGroups, type Group, isActive } from './match/groups.ts';
import { createMatcher } from './match/match.ts';
import { findNearListings } from './match/near-listings.ts';
import { listPairsDropped, listRelaxations, type Relaxation } from './match/relax.ts';
import { kindTests, placeTests, type Test } from './match/tables.ts';
import { createOrder } from './order/order.ts';
import { findSimilar } from './order/similar.ts';
import type { Filters, Query } from './query.ts';
import type { Columns } from './store/columns.ts';
import { dayNumber } from './store/days.ts';
import { createStock } from './store/stock.ts';
import type { Terms } from './terms.ts';
import { type ReadText, readText } from './text/search-text.ts';
import { WordCache } from './text/word-cache.ts';

export type Result = { total: number; ids: number[]; facets: Facets };
export type Relaxed = { relaxations: Relaxation[]; near: number[]; arePairs: boolean };

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The groups that `Tally` can answer without reading single listings. */
const tallied: ReadonlySet<Group> = new Set([
	'purpose',
	'rentPeriod',
	'market',
	'category',
	'types',
	'bedrooms',
	'bathrooms',
	'where',
	'developers',
]);

/** All listings in memory. Every query is answered synchronously, so from one consistent state. */
export function createCatalogue() {
	const stock = createStock();
	const wordCache = new WordCache(stock.columns);
	const match = createMatcher(stock, wordCache);
	const page = createOrder(stock);
	let version = 0;
	let homesVersion = 0;
	/** The word cache is keyed by numbers of pools, which every change may reassign. */
	const changingWords =
		<Args extends unknown[]>(change: (...args: Args) => void) =>
		(...args: Args): void => {
			version++;
			wordCache.forget();
			change(...args);
		};
	const changing = <Args extends unknown[]>(change: (...args: Args) => void) =>
		changingWords((...args: Args): void => {
			homesVersion++;
			change(...args);
		});
	const readIds = (rows: readonly number[]): number[] => rows.map((row) => stock.columns.id[row] as number);

	function count(filters: Filters): number {
		const active = activeGroups(filters);
		if (active.length === 0) return stock.state.count;
		if (!active.every((group) => tallied.has(group))) return match(filters, { nearly: false }).hits.length;
		const kinds = passing(stock.kinds, kindTests(stock, filters));
		const places = passing(stock.places, placeTests(stock, filters));
		return stock.tally.count({ kinds, places });

		/** For each number of the pool whether its value passes: 1 or 0. */
		function passing<Value>({ values }: { values: (Value | null)[] }, tests: Test<Value>[]): Uint8Array {
			const asked = tests.filter(([group]) => isActive(filters, group));
			return Uint8Array.from(values, (value, number) => Number(value !== null && asked.every(([, passes]) => passes(value, number))));
		}
	}

	const findRows = (query: Query): number[] => page(query, match(query.filters, { nearly: false }));
	const find = (query: Query): number[] => readIds(findRows(query));
	const inOrder = (query: Query, rows: readonly number[]): number[] =>
		page({ ...query, offset: 0, limit: rows.length }, { hits: Uint32Array.from(rows), relevance: null });

	return {
		get size(): number {
			return stock.state.count;
		},
		/** Changes with every change of a listing. */
		get version(): number {
			return version;
		},
		/** Changes with every change of a listing, except its texts. */
		get homesVersion(): number {
			return homesVersion;
		},
		has: (id: number): boolean => stock.findRow(id) !== 0,

		/** Adds or changes a listing; removes it if its last day has passed. */
		put: changing((listing: Listing) => stock.put(listing)),
		/** Sets the words by which an existing listing is found. */
		describe: changingWords((id: number, texts: Texts) => stock.describe(id, texts)),
		remove: changing((id: number) => stock.remove(id)),
		nameAmenity: changingWords((id: number, names: readonly string[]) => stock.words.nameAmenity(id, names)),
		renewPlaces: changing((renewed: (place: Place) => Place) => stock.renewPlaces(renewed)),
		renewTerms: changing((renewed: (terms: Terms) => Terms) => stock.renewTerms(renewed)),
		setToday: changing((day: string) => stock.setToday(day)),
		/** Allocates memory for that many listings. */
		reserve: (listings: number): void => stock.columns.reserve(listings + 1),

		/** One page of matches, in order, with the counts for the filter panel. */
		search(query: Query): Result {
			const matches = match(query.filters, { nearly: true });
			return { total: matches.hits.length, ids: readIds(page(query, matches)), facets: countFacets(stock, query.filters, matches) };
		},
		find,
		count,
		/** Those of the listings that match. */
		among(ids: readonly number[], filters: Filters): number[] {
			const { hits } = match(filters, { nearly: false });
			return ids.filter((id) => hits.includes(stock.findRow(id)));
		},
		facets: (filters: Filters): Facets => countFacets(stock, filters, match(filters, { nearly: true })),
		/** Facets of types and places only, much faster than `search`. */
		briefFacets: (filters: Filters): BriefFacets => countBriefFacets(stock, filters, () => match(filters, { nearly: true })),
		/** For every place and type, how many listings there are and how many pass each of the filters. */
		countByPlace: (filters: readonly Filters[]): PlaceCounts[] => countByPlace(stock, filters, (one) => match(one, { nearly: false })),
		similar: (id: number, limit = 6): number[] => findSimilar(stock, id, limit),
		spots: (filters: Filters, grid: Grid): Spots => findSpots(stock, match(filters, { nearly: false }), grid),
		metrePrices: (filters: Filters): Map<PropertyType, MetrePrice> => computeMetrePrices(stock, match(filters, { nearly: false })),
		priceTrend: (filters: Filters, today: string): MonthPrice[] => computePriceTrend(stock, match(filters, { nearly: false }), today),
		/** How many prices were checked on that day or later. */
		countChecked: (since: string): number => countChecked(stock.columns, dayNumber(since)),
		byReference(text: string): number | null {
			const row = stock.rowOfReference(text);
			return row === 0 ? null : (stock.columns.id[row] as number);
		},
		/** Which words of a text are found in names, which only in descriptions, and which nowhere. */
		readText: (text: string): ReadText => readText(stock, text, wordCache),
		/** For searches with few results: filters to relax, and listings that this would add. */
		relax(query: Query, limit = 6): Relaxed {
			const found = findRows({ ...query, offset: 0, limit });
			const single = listRelaxations(stock, query.filters, count);
			const arePairs = single.length === 0;
			const relaxations = arePairs ? listPairsDropped(query.filters, count) : single;
			const near = found.length < limit ? findNearListings(stock, query, relaxations, limit, { findRows, inOrder }) : [];
			return { relaxations, arePairs, near: readIds(near) };
		},
	};
}

function countChecked({ rows, kind, checked }: Columns, since: number): number {
	let count = 0;
	for (let row = 1; row < rows; row++) if (kind[row] !== 0 && (checked[row] as number) >= since) count++;
	return count;
}
