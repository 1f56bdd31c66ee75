import { inBlocks } from './blocks.ts';
import { boundsAround, boundsOf, distanceFrom, isInBounds, isInPolygon } from './geo.ts';
import { bitOf, type Group, isActive } from './groups.ts';
import { byLimit, byPoint, byRange, byTable, byWord } from './judges.ts';
import { NearRows } from './near-rows.ts';
import type { Filters, Point } from './query.ts';
import { type Judge, Sieve, type Step } from './sieve.ts';
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

/** Puts every filter to every listing: first those that can be told from what listings share, then the others to who is left. */
export function createMatcher(stock: Stock) {
	const { columns } = stock;
	const sieve = new Sieve();
	const near = new NearRows();
	let hits = new Uint32Array(0);
	let relevance = new Uint16Array(0);

	function makeRoom(): void {
		if (hits.length >= columns.id.length) return;
		[hits, relevance] = [new Uint32Array(columns.id.length + 1), new Uint16Array(columns.id.length + 1)];
		near.makeRoom(columns.id.length + 1);
	}

	const atPoint = (passes: (lng: number, lat: number) => boolean) => byPoint(columns.longitude, columns.latitude, passes);

	function byTerms(filters: Filters): Judge {
		const limits = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) limits[number] = affordable(terms, filters);
		return byLimit(columns.price, columns.terms, limits);
	}

	/** Nothing is counted for a filter by point, means or text: who fails one of those is out. */
	function stepsFor(filters: Filters, tables: ReturnType<typeof tablesFor>, nearly: boolean): { steps: Step[]; hasText: boolean } {
		const steps: Step[] = [];
		const ask = (group: Group, judge: Judge) => steps.push({ judge, bit: nearly ? bitOf[group] : 0 });
		const demand = (judge: Judge) => steps.push({ judge, bit: 0 });
		const { amenities, days, agents } = tables;
		const { bounds, polygon, within, text } = filters;
		if (amenities) ask('amenities', byTable(columns.amenities, amenities));
		if (days) ask('newSince', byTable(columns.day, days));
		if (agents) ask('agent', byTable(columns.agent, agents));
		for (const group of ranges) {
			const range = filters[group];
			if (range && isActive(filters, group)) ask(group, byRange(columns[group], range));
		}
		if (isActive(filters, 'pay')) demand(byTerms(filters));
		if (bounds) demand(atPoint((lng, lat) => isInBounds(bounds, lng, lat)));
		if (polygon?.length) demand(atPoint(inPolygon(polygon)));
		if (within) demand(atPoint(inCircle(within.point, within.kilometres)));
		const sought = text === undefined ? null : searchText(stock, text);
		for (const [index, word] of sought?.entries() ?? []) demand(byWord(columns, word, relevance, index === 0));
		return { steps, hasText: sought !== null };
	}

	/** `nearly`: with those that fail one group. */
	return function match(filters: Filters, { nearly }: { nearly: boolean }): Matches {
		makeRoom();
		near.clear();
		const tables = tablesFor(stock, filters);
		const { steps, hasText } = stepsFor(filters, tables, nearly);
		let count = 0;
		inBlocks(1, columns.rows, (from, to) => {
			const left = sieve.pass(columns, from, to, tables, steps);
			if (nearly) near.add(sieve, left);
			count = addHits(sieve, left, hits, count);
		});
		return {
			hits: hits.subarray(0, count),
			near: (group) => near.failing(group),
			others: nearly && count + near.count === stock.state.count ? near.all() : null,
			relevance: hasText ? relevance : null,
		};
	};
}

function addHits({ rows, failed }: Sieve, left: number, hits: Uint32Array, count: number): number {
	let end = count;
	for (let at = 0; at < left; at++) {
		hits[end] = rows[at] as number;
		end += Number(failed[at] === 0);
	}
	return end;
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
