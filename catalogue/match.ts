import { Candidates } from './candidates.ts';
import { boundsAround, boundsOf, distanceFrom, isInBounds, isInPolygon } from './geo.ts';
import { type Group, isActive } from './groups.ts';
import { byLimit, byPoint, byRange, byTable, byWord } from './judges.ts';
import type { Filters, Point } from './query.ts';
import type { Stock } from './stock.ts';
import { tablesFor } from './tables.ts';
import { affordable } from './terms.ts';
import { searchText } from './text/search-text.ts';

/** Rows that match, rising; and for a group that is counted those that fail it alone. Good until the next question. */
export type Matches = {
	hits: Uint32Array;
	near: (group: Group) => Uint32Array;
	/** All that do not match, where they are known. */
	others: Uint32Array | null;
	/** By row, for what a text found. */
	relevance: Uint16Array | null;
};

const ranges = ['price', 'allIn', 'builtUp', 'garden', 'land'] as const;

/**
 * Puts every filter to every listing: first those that can be told from what listings share, then the others to who is left. Nothing is
 * counted for a filter by point, means or text, so that who fails one of those is out.
 */
export function createMatcher(stock: Stock) {
	const { columns } = stock;
	const candidates = new Candidates();
	let relevance = new Uint16Array(0);

	const atPoint = (passes: (lng: number, lat: number) => boolean) => byPoint(columns.longitude, columns.latitude, passes);

	function askPlace({ bounds, polygon, within }: Filters): void {
		if (bounds) candidates.demand(atPoint((lng, lat) => isInBounds(bounds, lng, lat)));
		if (polygon?.length) candidates.demand(atPoint(inPolygon(polygon)));
		if (within) candidates.demand(atPoint(inCircle(within.point, within.kilometres)));
	}

	function askPay(filters: Filters): void {
		const limits = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) limits[number] = affordable(terms, filters);
		candidates.demand(byLimit(columns.price, columns.terms, limits));
	}

	function askText(text: string): boolean {
		const sought = searchText(stock, text);
		if (!sought) return false;
		if (relevance.length < columns.rows) relevance = new Uint16Array(columns.id.length);
		sought.forEach((word, index) => candidates.demand(byWord(columns, word, relevance, index === 0)));
		return true;
	}

	/** `nearly`: with those that fail one group. */
	return function match(filters: Filters, { nearly }: { nearly: boolean }): Matches {
		const { amenities, agents, days, ...screen } = tablesFor(stock, filters);
		candidates.start(columns, screen, nearly);
		if (amenities) candidates.ask('amenities', byTable(columns.amenities, amenities));
		if (days) candidates.ask('newSince', byTable(columns.day, days));
		if (agents) candidates.ask('agent', byTable(columns.agent, agents));
		for (const group of ranges) {
			const range = filters[group];
			if (range && isActive(filters, group)) candidates.ask(group, byRange(columns[group], range));
		}
		if (isActive(filters, 'pay')) askPay(filters);
		askPlace(filters);
		const found = filters.text !== undefined && askText(filters.text);
		return {
			hits: candidates.hits.subarray(0, candidates.hitCount),
			near: (group) => candidates.failing(group),
			others: candidates.hitCount + candidates.nearCount === stock.state.count ? candidates.near.subarray(0, candidates.nearCount) : null,
			relevance: found ? relevance : null,
		};
	};
}

/** The boxes around them rule most out. */
function inPolygon(polygon: readonly Point[]): (lng: number, lat: number) => boolean {
	const box = boundsOf(polygon);
	return (lng, lat) => isInBounds(box, lng, lat) && isInPolygon(polygon, lng, lat);
}

function inCircle(centre: Point, kilometres: number): (lng: number, lat: number) => boolean {
	const box = boundsAround(centre, kilometres);
	const distance = distanceFrom(centre);
	return (lng, lat) => isInBounds(box, lng, lat) && distance(lng, lat) <= kilometres;
}
