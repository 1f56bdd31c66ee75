import type { Bounds } from '#domain/geometry.ts';
import { forEachBlock } from '../match/blocks.ts';
import type { Matches } from '../match/match.ts';
import type { Point } from '../query.ts';
import type { Stock } from '../store/stock.ts';

/** A listing on the map, or several at their mean position; then `id` is the smallest of theirs. */
export type Spot = Point & { id: number; count: number };

/** `located`: how many of the listings have coordinates. */
export type Spots = { spots: Spot[]; located: number; extent: Bounds | null };

export type Grid = {
	/** Up to this many are shown one by one; more are grouped. */
	apart: number;
	/** Cells along each side of the grid in which they are grouped. */
	side: number;
};

const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

export function findSpots({ columns: { id, longitude, latitude } }: Stock, { hits }: Matches, { apart, side }: Grid): Spots {
	const rows = selectLocated(hits, longitude);
	const byId = (a: number, b: number) => (id[a] as number) - (id[b] as number);
	const extent = computeExtent(rows, longitude, latitude);
	if (!extent) return { spots: [], located: 0, extent };
	const at = (row: number): Spot => ({ id: id[row] as number, lng: longitude[row] as number, lat: latitude[row] as number, count: 1 });
	const spots = rows.length <= apart ? Array.from(rows.sort(byId), at) : cells(extent);
	return {
		spots: spots.map((spot) => ({ ...spot, lng: rounded(spot.lng), lat: rounded(spot.lat) })),
		located: rows.length,
		extent: {
			west: rounded(extent.west),
			south: rounded(extent.south),
			east: rounded(extent.east),
			north: rounded(extent.north),
		},
	};

	function cells({ west, south, east, north }: Bounds): Spot[] {
		const sums = new CellSums(side * side);
		const [across, up] = [stepsFrom(west, east, side), stepsFrom(south, north, side)];
		forEachBlock(0, rows.length, (from, to) => addToCells(sums, rows, from, to, id, longitude, latitude, across, up, side));
		return sums.spots(id);
	}
}

/** Longitude and latitude are always known together. */
function selectLocated(hits: Uint32Array, longitude: Float32Array): Uint32Array {
	const rows = new Uint32Array(hits.length + 1);
	let end = 0;
	forEachBlock(0, hits.length, (from, to) => {
		end = addLocated(hits, from, to, longitude, rows, end);
	});
	return rows.subarray(0, end);
}

function addLocated(hits: Uint32Array, from: number, to: number, longitude: Float32Array, rows: Uint32Array, count: number): number {
	let end = count;
	for (let at = from; at < to; at++) {
		const row = hits[at] as number;
		const lng = longitude[row] as number;
		rows[end] = row;
		end += Number(!Number.isNaN(lng));
	}
	return end;
}

/** Per cell: the number of listings, the smallest id, and the sum of coordinates. */
class CellSums {
	readonly counts: Uint32Array;
	readonly first: Uint32Array;
	readonly lng: Float64Array;
	readonly lat: Float64Array;

	constructor(cells: number) {
		[this.counts, this.first] = [new Uint32Array(cells), new Uint32Array(cells)];
		[this.lng, this.lat] = [new Float64Array(cells), new Float64Array(cells)];
	}

	spots(id: Uint32Array): Spot[] {
		const spots: Spot[] = [];
		this.counts.forEach((count, cell) => {
			if (count === 0) return;
			const [lng, lat] = [this.lng[cell] as number, this.lat[cell] as number];
			spots.push({ id: id[this.first[cell] as number] as number, lng: lng / count, lat: lat / count, count });
		});
		return spots;
	}
}

type Scale = { from: number; each: number };
const stepsFrom = (from: number, to: number, side: number): Scale => ({ from, each: side / (to - from || 1) });

function addToCells(
	{ counts, first, lng: lngs, lat: lats }: CellSums,
	rows: Uint32Array,
	start: number,
	end: number,
	id: Uint32Array,
	longitude: Float32Array,
	latitude: Float32Array,
	across: Scale,
	up: Scale,
	side: number,
): void {
	for (let at = start; at < end; at++) {
		const row = rows[at] as number;
		const lng = longitude[row] as number;
		const lat = latitude[row] as number;
		const column = Math.min(side - 1, Math.trunc((lng - across.from) * across.each));
		const cell = Math.min(side - 1, Math.trunc((lat - up.from) * up.each)) * side + column;
		const count = counts[cell] as number;
		if (count === 0 || (id[row] as number) < (id[first[cell] as number] as number)) first[cell] = row;
		counts[cell] = count + 1;
		lngs[cell] = (lngs[cell] as number) + lng;
		lats[cell] = (lats[cell] as number) + lat;
	}
}

function computeExtent(rows: Uint32Array, longitude: Float32Array, latitude: Float32Array): Bounds | null {
	if (rows.length === 0) return null;
	const [west, east] = findRange(rows, longitude);
	const [south, north] = findRange(rows, latitude);
	return { west, south, east, north };
}

function findRange(rows: Uint32Array, column: Float32Array): [least: number, most: number] {
	let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let at = 0; at < rows.length; at++) {
		const value = column[rows[at] as number] as number;
		if (value < least) least = value;
		if (value > most) most = value;
	}
	return [least, most];
}
