import type { Filters, Query, Range } from '../query.ts';
import type { Stock } from '../store/stock.ts';
import { isActive, withoutGroup } from './groups.ts';
import { byTheMonth } from './match.ts';
import { isOtherSearch, type Relaxation } from './relax.ts';

/** Each costs one or two searches. */
const MOST_RELAXATIONS = 8;

type PageReader = {
	findRows: (query: Query) => number[];
	/** Sorts these rows as a page would. */
	inOrder: (query: Query, rows: readonly number[]) => number[];
};

/**
 * Listings that fail as few filters as possible, by the given relaxations: nearest in price first, then those from a wider filter, then by the sort of the
 * search. Those in another place, or without the text, come last.
 */
export function findNearListings(
	{ columns }: Stock,
	query: Query,
	relaxations: readonly Relaxation[],
	limit: number,
	reader: PageReader,
): number[] {
	const { filters } = query;
	const candidates = new Map<number, { isOther: boolean; isDropped: boolean; distance: number }>();
	const add = (relaxation: Relaxation) => {
		const marks = { isOther: isOtherSearch(filters, relaxation), isDropped: relaxation.how === 'dropped' };
		for (const one of nearestBy(query, relaxation.filters))
			for (const row of reader.findRows({ ...one, offset: 0, limit: 2 * limit }))
				if (!candidates.has(row)) candidates.set(row, { ...marks, distance: computeDistance(row) });
	};
	const tried = relaxations.slice(0, MOST_RELAXATIONS);
	for (const relaxation of tried) add(relaxation);
	for (const relaxation of tried)
		if (relaxation.how === 'widened' && relaxation.group)
			add({ ...relaxation, how: 'dropped', filters: withoutGroup(filters, relaxation.group) });
	for (const row of reader.findRows({ ...query, offset: 0, limit })) candidates.delete(row);
	const ranked = reader.inOrder(query, [...candidates.keys()]).flatMap((row) => {
		const marks = candidates.get(row);
		return marks ? { row, ...marks } : [];
	});
	return ranked
		.sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.distance - b.distance || Number(a.isDropped) - Number(b.isDropped))
		.slice(0, limit)
		.map(({ row }) => row);

	function computeDistance(row: number): number {
		const price = distanceTo(columns.price[row] as number, byTheMonth(filters.price, filters.rentPeriod));
		return Math.max(price, distanceTo(columns.allIn[row] as number, byTheMonth(filters.allIn, filters.rentPeriod)));
	}
}

/** The best rows of a relaxed search. If the price was relaxed, the nearest above and below the wanted one. */
function nearestBy(query: Query, loosened: Filters): Query[] {
	const { price } = query.filters;
	const best = { ...query, filters: loosened };
	if (!price || loosened.price === price) return [best];
	const beyond = (range: Range, sort: 'price' | '-price'): Query => ({ ...query, sort, filters: { ...loosened, price: range } });
	return [
		best,
		...(price.to === undefined ? [] : [beyond({ from: price.to }, 'price')]),
		...(price.from === undefined ? [] : [beyond({ to: price.from }, '-price')]),
	];
}

/** A price that is not in EGP is farthest from any amount. */
function distanceTo(amount: number, range: Range | undefined): number {
	if (!range || !isActive({ price: range }, 'price')) return 0;
	if (Number.isNaN(amount)) return Number.MAX_VALUE;
	return Math.max(0, (range.from ?? amount) - amount, amount - (range.to ?? amount));
}
