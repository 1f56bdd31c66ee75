import { NEVER } from './columns.ts';
import { dayNumber } from './days.ts';
import { boundsOf, distanceFrom, isInBounds, isInPolygon } from './geo.ts';
import { bitOf, type Group, isActive } from './groups.ts';
import type { Filters, Point, Range } from './query.ts';
import type { Stock } from './stock.ts';
import { tablesFor } from './tables.ts';
import { affordable } from './terms.ts';
import { type Sought, searchText } from './text/search-text.ts';

/** Rows that match, and for each active group those that fail it alone. Good until the next question. */
export type Matches = {
	hits: Uint32Array;
	near: (group: Group) => Uint32Array;
	/** By row, for those found by a text. */
	relevance: Uint16Array | null;
};

/** Asks every listing every question at once, and keeps those that fail none, or (`nearly`) one at most. */
export function createMatcher(stock: Stock) {
	let rows = new Uint32Array(0);
	let misses = new Int32Array(0);
	let sorted = new Uint32Array(0);
	let relevance = new Uint16Array(0);
	let count = 0;
	let nearly = false;

	function makeRoom(): void {
		const length = stock.columns.id.length;
		if (rows.length >= stock.columns.rows) return;
		[rows, misses, sorted, relevance] = [new Uint32Array(length), new Int32Array(length), new Uint32Array(length), new Uint16Array(length)];
	}

	function screen(kinds: Int32Array, traits: Int32Array, places: Int32Array): void {
		const { kind, trait, place, rows: end } = stock.columns;
		let kept = 0;
		for (let row = 1; row < end; row++) {
			const missed =
				(kinds[kind[row] as number] as number) | (traits[trait[row] as number] as number) | (places[place[row] as number] as number);
			if (nearly ? (missed & (missed - 1)) !== 0 : missed !== 0) continue;
			rows[kept] = row;
			misses[kept++] = missed;
		}
		count = kept;
	}

	function narrowByTable(column: Uint32Array | Uint16Array, table: Int32Array): void {
		let kept = 0;
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			const missed = (misses[at] as number) | (table[column[row] as number] as number);
			if (nearly ? (missed & (missed - 1)) !== 0 : missed !== 0) continue;
			rows[kept] = row;
			misses[kept++] = missed;
		}
		count = kept;
	}

	function narrowByRange(column: Float64Array | Float32Array | Uint16Array, { from, to }: Range, group: Group): void {
		const bit = bitOf[group];
		const exact = column instanceof Float32Array ? Math.fround : Number;
		const [least, most] = [exact(from ?? Number.NEGATIVE_INFINITY), exact(to ?? Number.POSITIVE_INFINITY)];
		let kept = 0;
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			const value = column[row] as number;
			let missed = misses[at] as number;
			if (!(value >= least && value <= most)) {
				if (missed !== 0 || !nearly) continue;
				missed = bit;
			}
			rows[kept] = row;
			misses[kept++] = missed;
		}
		count = kept;
	}

	function narrowBy(group: Group, passes: (row: number) => boolean): void {
		const bit = bitOf[group];
		let kept = 0;
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			let missed = misses[at] as number;
			if (!passes(row)) {
				if (missed !== 0 || !nearly) continue;
				missed = bit;
			}
			rows[kept] = row;
			misses[kept++] = missed;
		}
		count = kept;
	}

	const { columns } = stock;
	const atPoint = (passes: (lng: number, lat: number) => boolean) => (row: number) =>
		passes(columns.longitude[row] as number, columns.latitude[row] as number);

	function inPolygon(ring: readonly Point[]) {
		const box = boundsOf(ring);
		return atPoint((lng, lat) => isInBounds(box, lng, lat) && isInPolygon(ring, lng, lat));
	}

	function payable(filters: Filters) {
		const limits = new Float64Array(stock.terms.size);
		for (const [number, terms] of stock.terms.entries()) limits[number] = affordable(terms, filters);
		return (row: number) => (columns.price[row] as number) < (limits[columns.terms[row] as number] as number);
	}

	function containing(sought: readonly Sought[]) {
		return (row: number) => {
			let sum = 0;
			for (const { shared, own } of sought) {
				let best = own === null ? 0 : (own[row] as number);
				for (const { column, scores } of shared) best = Math.max(best, scores[column[row] as number] as number);
				if (best === 0) return false;
				sum += best;
			}
			relevance[row] = sum;
			return true;
		};
	}

	/** Sorts the rows by the group they fail. Those that fail none are in bin 0. */
	function binned(): (bin: number) => Uint32Array {
		const starts = new Uint32Array(34);
		for (let at = 0; at < count; at++) {
			const next = binOf(misses[at] as number) + 1;
			starts[next] = (starts[next] as number) + 1;
		}
		for (let bin = 1; bin < starts.length; bin++) starts[bin] = (starts[bin] as number) + (starts[bin - 1] as number);
		const ends = starts.slice();
		for (let at = 0; at < count; at++) {
			const bin = binOf(misses[at] as number);
			const end = ends[bin] as number;
			sorted[end] = rows[at] as number;
			ends[bin] = end + 1;
		}
		return (bin) => sorted.subarray(starts[bin], starts[bin + 1]);
	}

	return function match(filters: Filters, options: { nearly: boolean }): Matches {
		makeRoom();
		nearly = options.nearly;
		const { kinds, traits, places, amenities, agents } = tablesFor(stock, filters);
		screen(kinds, traits, places);
		if (amenities) narrowByTable(columns.amenities, amenities);
		if (agents) narrowByTable(columns.agent, agents);
		for (const group of ['price', 'allIn', 'builtUp', 'garden', 'land'] as const) {
			const range = filters[group];
			if (range && isActive(filters, group)) narrowByRange(columns[group], range, group);
		}
		if (filters.newSince !== undefined) narrowByRange(columns.createdDay, { from: dayNumber(filters.newSince), to: NEVER }, 'newSince');
		if (isActive(filters, 'pay')) narrowBy('pay', payable(filters));
		const { bounds, polygon, within, text } = filters;
		if (bounds)
			narrowBy(
				'bounds',
				atPoint((lng, lat) => isInBounds(bounds, lng, lat)),
			);
		if (polygon && isActive(filters, 'polygon')) narrowBy('polygon', inPolygon(polygon));
		if (within) {
			const distance = distanceFrom(within.point);
			narrowBy(
				'within',
				atPoint((lng, lat) => distance(lng, lat) <= within.kilometres),
			);
		}
		const sought = text === undefined ? null : searchText(stock, text);
		if (sought) narrowBy('text', containing(sought));
		const found = { relevance: sought && relevance };
		if (!nearly) return { ...found, hits: rows.subarray(0, count), near: () => rows.subarray(0, 0) };
		const bins = binned();
		return { ...found, hits: bins(0), near: (group) => bins(binOf(bitOf[group])) };
	};
}

/** 0 for no bit, one more than its place for one. */
const binOf = (missed: number) => 32 - Math.clz32(missed);
