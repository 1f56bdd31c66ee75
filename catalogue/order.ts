import { NEVER } from './columns.ts';
import { distanceFrom } from './geo.ts';
import type { Matches } from './match.ts';
import type { Point, Query, Sort } from './query.ts';
import { atRanks } from './rank.ts';
import type { Stock } from './stock.ts';
import { easiestMonthly } from './terms.ts';

/** A price counts as checked recently for so many days. */
const FRESH_DAYS = 14;
const FRESH = 3;
/** Quality stays below this, and seconds below that. */
const QUALITIES = 16;
const SECONDS = 2 ** 32;

/** Puts matches in order. The smaller key comes first; what has none (NaN) comes last. */
export function createOrder(stock: Stock) {
	const { columns } = stock;
	let keys = new Float64Array(0);

	const measured = (row: number) => {
		const builtUp = columns.builtUp[row] as number;
		return builtUp > 0 ? builtUp : (columns.land[row] as number);
	};
	const price = (row: number) => columns.price[row] as number;

	function best(relevance: Matches['relevance']) {
		const fresh = stock.state.today - FRESH_DAYS;
		return (row: number) => {
			const quality = (columns.quality[row] as number) + ((columns.checked[row] as number) >= fresh ? FRESH : 0);
			return -(
				(relevance === null ? quality : (relevance[row] as number) * QUALITIES + quality) * SECONDS +
				(columns.created[row] as number)
			);
		};
	}

	function monthly() {
		const shares = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) shares[number] = easiestMonthly(terms);
		return (row: number) => price(row) * (shares[columns.terms[row] as number] as number);
	}

	function distance(from: Point) {
		const to = distanceFrom(from);
		return (row: number) => to(columns.longitude[row] as number, columns.latitude[row] as number);
	}

	function delivery(row: number): number {
		const day = columns.delivery[row] as number;
		return day === NEVER ? Number.NaN : day;
	}

	function keyFor({ sort = 'best', from, filters }: Query, { relevance }: Matches): (row: number) => number {
		const centre = from ?? filters.within?.point;
		const sorts: Record<Sort, () => (row: number) => number> = {
			best: () => best(relevance),
			newest: () => (row) => -(columns.created[row] as number),
			price: () => price,
			'-price': () => (row) => -price(row),
			metre: () => (row) => price(row) / measured(row),
			'-area': () => (row) => -measured(row),
			delivery: () => delivery,
			monthly,
			distance: () => (centre ? distance(centre) : best(relevance)),
		};
		return sorts[sort]();
	}

	/** The rows of one page. Of those that tie, the one entered last comes first. */
	return function page(query: Query, matches: Matches): number[] {
		const { hits } = matches;
		const { offset = 0, limit = 24 } = query;
		if (keys.length < hits.length) keys = new Float64Array(columns.id.length);
		const key = keyFor(query, matches);
		for (let at = 0; at < hits.length; at++) {
			const value = key(hits[at] as number);
			keys[at] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
		}
		const tie = (position: number) => -(columns.id[hits[position] as number] as number);
		return atRanks({ count: hits.length, keys, tie }, offset, offset + limit).map((position) => hits[position] as number);
	};
}
