import { distanceFrom } from '../geo.ts';
import { inBlocks } from '../match/blocks.ts';
import type { Matches } from '../match/match.ts';
import type { Query } from '../query.ts';
import type { Stock } from '../store/stock.ts';
import { easiestMonthly } from '../terms.ts';
import { atRanks } from './rank.ts';
import * as keysOf from './sort-keys.ts';

const PAGE = 24;

/** Puts matches in order, as far as a page needs it. */
export function createOrder(stock: Stock) {
	const { columns } = stock;
	let keys = new Float64Array(0);

	function monthlyShares(): Float64Array {
		const shares = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) shares[number] = easiestMonthly(terms);
		return shares;
	}

	function best({ relevance }: Matches): keysOf.WriteKeys {
		const merits = keysOf.best(columns, stock.state.today);
		return relevance ? keysOf.mostRelevant(merits, relevance) : merits;
	}

	function writerFor({ sort, from, filters }: Query, matches: Matches): keysOf.WriteKeys {
		const centre = from ?? filters.within?.point;
		switch (sort) {
			case 'newest':
				return keysOf.newest(columns);
			case 'price':
				return keysOf.cheapest(columns);
			case '-price':
				return keysOf.dearest(columns);
			case 'metre':
				return keysOf.cheapestMetre(columns);
			case '-area':
				return keysOf.largest(columns);
			case 'delivery':
				return keysOf.soonest(columns);
			case 'monthly':
				return keysOf.smallestMonthly(columns, monthlyShares());
			case 'distance':
				return centre ? keysOf.nearest(columns, distanceFrom(centre)) : best(matches);
			default:
				return best(matches);
		}
	}

	/** The rows of one page. Of those that tie, the one entered last comes first. */
	return function page(query: Query, matches: Matches): number[] {
		const { hits } = matches;
		const { offset = 0, limit = PAGE } = query;
		if (keys.length < hits.length) keys = new Float64Array(columns.id.length);
		const write = writerFor(query, matches);
		inBlocks(0, hits.length, (from, to) => write(hits, keys, from, to));
		const tie = (position: number) => -(columns.id[hits[position] as number] as number);
		return atRanks({ count: hits.length, keys, tie }, offset, offset + limit).map((position) => hits[position] as number);
	};
}
