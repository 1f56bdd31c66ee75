import type { Bounds } from '#domain/geometry.ts';
import type { Range } from '../query.ts';
import type { Columns } from '../store/columns.ts';
import type { WordMatches } from '../text/search-text.ts';
import type { GroupPredicate, RowPredicate } from './block-filter.ts';
import { BLOCK } from './blocks.ts';

/** Columns may be Float32, so bounds are rounded to the same precision. NaN is in no range. */
export function rangePredicate(column: Float64Array | Float32Array, { from, to }: Range, bit: number): GroupPredicate {
	const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
	return column instanceof Float32Array
		? (rows, failed, count) => measuredIn(column, Math.fround(least), Math.fround(most), bit, rows, failed, count)
		: (rows, failed, count) => amountIn(column, least, most, bit, rows, failed, count);
}

function measuredIn(
	column: Float32Array,
	least: number,
	most: number,
	bit: number,
	rows: Uint32Array,
	failures: Int32Array,
	count: number,
): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const row = rows[at] as number;
		const value = column[row] as number;
		const failed = (failures[at] as number) | (((Number(value >= least) & Number(value <= most)) - 1) & bit);
		rows[kept] = row;
		failures[kept] = failed;
		kept += Number((failed & (failed - 1)) === 0);
	}
	return kept;
}

/** A copy of the loop for the other type of array: one loop for both would not be optimised for either. */
function amountIn(
	column: Float64Array,
	least: number,
	most: number,
	bit: number,
	rows: Uint32Array,
	failures: Int32Array,
	count: number,
): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const row = rows[at] as number;
		const value = column[row] as number;
		const failed = (failures[at] as number) | (((Number(value >= least) & Number(value <= most)) - 1) & bit);
		rows[kept] = row;
		failures[kept] = failed;
		kept += Number((failed & (failed - 1)) === 0);
	}
	return kept;
}

const between =
	(column: Float32Array, least: number, most: number): RowPredicate =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const value = column[rows[at] as number] as number;
			verdicts[at] = Number(value >= least) & Number(value <= most);
		}
	};

/** A box whose west is greater than its east crosses the date line. */
export const byBounds = ({ longitude, latitude }: Columns, { west, south, east, north }: Bounds): RowPredicate[] => [
	between(latitude, south, north),
	west <= east ? between(longitude, west, east) : byPoint(longitude, latitude, (lng) => lng >= west || lng <= east),
];

/** Passes prices below the limit for the listing's terms; an infinite limit also passes prices in other currencies. */
export const byLimit =
	(price: Float64Array, terms: Uint32Array, limits: Float64Array): RowPredicate =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			const limit = limits[terms[row] as number] as number;
			verdicts[at] = Number((price[row] as number) < limit) | Number(limit === Number.POSITIVE_INFINITY);
		}
	};

export const byPoint =
	(longitude: Float32Array, latitude: Float32Array, passes: (lng: number, lat: number) => boolean): RowPredicate =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			verdicts[at] = Number(passes(longitude[row] as number, latitude[row] as number));
		}
	};

/** For a word found in names, keeps only rows that match; otherwise keeps all. The best score of the word is added to the scores of earlier words. */
export function wordPredicate(
	columns: Columns,
	{ own, isNaming, ...others }: WordMatches,
	relevance: Uint16Array,
	isFirst: boolean,
): GroupPredicate {
	const least = isNaming ? 1 : 0;
	const earlier = isFirst ? 0 : 1;
	const shared = (['place', 'kind', 'trait', 'amenities'] as const).flatMap((share) => {
		const scores = others[share];
		return scores ? [{ column: columns[share], scores }] : [];
	});
	if (own && shared.length === 0) return (rows, failed, count) => keepScored(own, rows, rows, failed, count, relevance, earlier, least);
	return (rows, failed, count) => {
		if (own) writeScores(own, rows, count, best);
		else best.fill(0, 0, count);
		for (const { column, scores } of shared) raiseScores(column, scores, rows, count, best);
		return keepScored(best, inTurn, rows, failed, count, relevance, earlier, least);
	};
}

const best = new Uint8Array(BLOCK);
const inTurn = Uint32Array.from({ length: BLOCK }, (_, at) => at);

function writeScores(scores: Uint8Array, rows: Uint32Array, count: number, best: Uint8Array): void {
	for (let at = 0; at < count; at++) best[at] = scores[rows[at] as number] as number;
}

function raiseScores(column: Uint32Array, scores: Uint8Array, rows: Uint32Array, count: number, best: Uint8Array): void {
	for (let at = 0; at < count; at++) {
		const score = scores[column[rows[at] as number] as number] as number;
		const before = best[at] as number;
		best[at] = Math.max(score, before);
	}
}

/** `places`: the index of each row's score, either its own number or its position. */
function keepScored(
	scores: Uint8Array,
	places: Uint32Array,
	rows: Uint32Array,
	failures: Int32Array,
	count: number,
	relevance: Uint16Array,
	earlier: 0 | 1,
	least: 0 | 1,
): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const row = rows[at] as number;
		const score = scores[places[at] as number] as number;
		relevance[row] = (relevance[row] as number) * earlier + score;
		rows[kept] = row;
		failures[kept] = failures[at] as number;
		kept += Number(score >= least);
	}
	return kept;
}
