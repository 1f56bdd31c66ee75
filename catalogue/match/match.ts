import type { Bounds } from '#domain/geometry.ts';
import { computeMonthlyRent } from '#domain/money/rent.ts';
import type { RentPeriod } from '#domain/vocabulary.ts';
import { boundsAround, computeBounds, isInPolygon, isWithin } from '../geo.ts';
import type { Filters, Range } from '../query.ts';
import type { Stock } from '../store/stock.ts';
import { findAffordablePrice } from '../terms.ts';
import { searchText } from '../text/search-text.ts';
import type { WordCache } from '../text/word-cache.ts';
import { BlockFilter, type GroupPredicate, OUT, type RowPredicate, tabled } from './block-filter.ts';
import { forEachBlock } from './blocks.ts';
import { type Group, groupBits, isActive } from './groups.ts';
import { NearRows } from './near-rows.ts';
import { byBounds, byLimit, byPoint, rangePredicate, wordPredicate } from './predicates.ts';
import { type BitFor, type Tables, tablesFor } from './tables.ts';

/** Matching rows, ascending, and for each counted group the rows that fail only that one. Valid until the next query. */
export type Matches = {
	hits: Uint32Array;
	near: (group: Group) => Uint32Array;
	/** All rows that do not match, if known. */
	others: Uint32Array | null;
	/** Score by row for a text search. */
	relevance: Uint16Array | null;
};

const ranges = ['price', 'allIn', 'over', 'builtUp', 'garden', 'land'] as const;

/** Runs every filter over all listings, block by block. */
export function createMatcher(stock: Stock, wordCache: WordCache) {
	const { columns } = stock;
	const filter = new BlockFilter();
	const near = new NearRows();
	let hits = new Uint32Array(0);
	let relevance = new Uint16Array(0);

	function makeRoom(): void {
		if (hits.length >= columns.id.length) return;
		[hits, relevance] = [new Uint32Array(columns.id.length + 1), new Uint16Array(columns.id.length + 1)];
		near.makeRoom(columns.id.length + 1);
	}

	function byTerms(filters: Filters): RowPredicate {
		const limits = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) limits[number] = findAffordablePrice(terms, filters);
		return byLimit(columns.price, columns.terms, limits);
	}

	/** Filters by point, means and text have no counts: failing one excludes a row. */
	function requiredPredicates(filters: Filters): RowPredicate[] {
		const required: RowPredicate[] = [];
		const { bounds, polygon, within } = filters;
		/** A bounding box excludes most rows quickly. */
		const inBox = (box: Bounds) => required.push(...byBounds(columns, box));
		const atPoint = (passes: (lng: number, lat: number) => boolean) => required.push(byPoint(columns.longitude, columns.latitude, passes));
		if (bounds) inBox(bounds);
		if (polygon?.length) {
			inBox(computeBounds(polygon));
			atPoint((lng, lat) => isInPolygon(polygon, lng, lat));
		}
		if (within) {
			inBox(boundsAround(within.point, within.kilometres));
			atPoint(isWithin(within.point, within.kilometres));
		}
		if (isActive(filters, 'pay')) required.push(byTerms(filters));
		return required;
	}

	/** Empty if all words are everywhere or nowhere. */
	const buildWordPredicates = (text: string): GroupPredicate[] =>
		searchText(stock, text, wordCache).map((word, index) => wordPredicate(columns, word, relevance, index === 0));

	function groupPredicates(filters: Filters, { amenities, days, agents, aspects }: Tables, bitFor: BitFor): GroupPredicate[] {
		const grouped: GroupPredicate[] = [];
		const table = (column: Uint32Array, numbers: Int32Array | null) => {
			if (numbers) grouped.push((rows, failed, count) => tabled(column, numbers, rows, failed, count));
		};
		table(columns.amenities, amenities);
		table(columns.aspect, aspects);
		table(columns.day, days);
		table(columns.agent, agents);
		for (const group of ranges) {
			const range = group === 'price' || group === 'allIn' ? byTheMonth(filters[group], filters.rentPeriod) : filters[group];
			if (range && isActive({ [group]: range }, group)) grouped.push(rangePredicate(columns[group], range, bitFor(group)));
		}
		return grouped;
	}

	/** `nearly`: also collects rows that fail only one group. */
	return function match(filters: Filters, { nearly }: { nearly: boolean }): Matches {
		makeRoom();
		near.clear();
		const bitFor: BitFor = nearly ? (group) => groupBits[group] ?? OUT : () => OUT;
		const screen = tablesFor(stock, filters, bitFor);
		const words = buildWordPredicates(filters.text ?? '');
		const predicates = { required: requiredPredicates(filters), screen, words, grouped: groupPredicates(filters, screen, bitFor) };
		let count = 0;
		forEachBlock(1, columns.rows, (from, to) => {
			const left = filter.pass(columns, from, to, predicates);
			if (nearly) near.add(filter, left);
			count = addHits(filter, left, hits, count);
		});
		return {
			hits: hits.subarray(0, count),
			near: (group) => near.failing(group),
			others: nearly && count + near.count === stock.state.count ? near.all() : null,
			relevance: words.length > 0 ? relevance : null,
		};
	};
}

/** Columns have monthly rents, so amounts of another period are converted. */
export const byTheMonth = (range: Range | undefined, period: RentPeriod | undefined): Range | undefined =>
	range && period
		? {
				...(range.from !== undefined && { from: computeMonthlyRent(range.from, period) }),
				...(range.to !== undefined && { to: computeMonthlyRent(range.to, period) }),
			}
		: range;

function addHits({ rows, failed }: BlockFilter, left: number, hits: Uint32Array, count: number): number {
	let end = count;
	for (let at = 0; at < left; at++) {
		hits[end] = rows[at] as number;
		end += Number(failed[at] === 0);
	}
	return end;
}
