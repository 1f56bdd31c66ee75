import { distanceFrom } from '../geo.ts';
import { forEachBlock } from '../match/blocks.ts';
import type { Matches } from '../match/match.ts';
import type { Query } from '../query.ts';
import type { Stock } from '../store/stock.ts';
import { easiestMonthly } from '../terms.ts';
import { findAtRanks } from './rank.ts';
import * as sortKeys from './sort-keys.ts';

const PAGE = 24;

type Found = Pick<Matches, 'hits' | 'relevance'>;

/** Sorts matches only as far as a page needs. */
export function createOrder(stock: Stock) {
	const { columns } = stock;
	let keys = new Float64Array(0);

	function monthlyShares(): Float64Array {
		const shares = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) shares[number] = easiestMonthly(terms);
		return shares;
	}

	function best({ relevance }: Found): sortKeys.WriteKeys {
		const merits = sortKeys.best(columns, stock.state.today);
		return relevance ? sortKeys.mostRelevant(merits, relevance) : merits;
	}

	function writerFor({ sort, from, filters }: Query, matches: Found): sortKeys.WriteKeys {
		const centre = from ?? filters.within?.point;
		switch (sort) {
			case 'newest':
				return sortKeys.newest(columns);
			case 'price':
				return sortKeys.cheapest(columns);
			case '-price':
				return sortKeys.dearest(columns);
			case 'metre':
				return sortKeys.cheapestMetre(columns);
			case '-area':
				return sortKeys.largest(columns);
			case 'delivery':
				return sortKeys.soonest(columns);
			case 'monthly':
				return sortKeys.smallestMonthly(columns, monthlyShares());
			case 'distance':
				return centre ? sortKeys.nearest(columns, distanceFrom(centre)) : best(matches);
			default:
				return best(matches);
		}
	}

	/** The rows of one page. On ties, the newest listing comes first. */
	return function page(query: Query, matches: Found): number[] {
		const { hits } = matches;
		const { offset = 0, limit = PAGE } = query;
		if (keys.length < hits.length) keys = new Float64Array(columns.id.length);
		const write = writerFor(query, matches);
		forEachBlock(0, hits.length, (from, to) => write(hits, keys, from, to));
		const tie = (position: number) => -(columns.id[hits[position] as number] as number);
		return findAtRanks({ count: hits.length, keys, tie }, offset, offset + limit).map((position) => hits[position] as number);
	};
}
