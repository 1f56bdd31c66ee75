import type { Matches } from './match.ts';
import type { Bounds, Point } from './query.ts';
import type { Stock } from './stock.ts';

/** Where listings stand on a map: one, or so many in the middle of them; then `id` is the first of them. */
export type Spot = Point & { id: number; count: number };

/** `located` is how many of the listings say where they are. */
export type Spots = { spots: Spot[]; located: number; extent: Bounds | null };

export type Grid = {
	/** So many are given one by one; more are counted together. */
	apart: number;
	/** The cells they are then counted in, along each side of what they fill. */
	side: number;
};

const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

export function spotsOf({ columns: { id, longitude, latitude } }: Stock, { hits }: Matches, { apart, side }: Grid): Spots {
	const rows = hits.filter((row) => !Number.isNaN(longitude[row]) && !Number.isNaN(latitude[row]));
	const extent = extentOf(rows, longitude, latitude);
	if (!extent) return { spots: [], located: 0, extent };
	const at = (row: number): Spot => ({ id: id[row] as number, lng: longitude[row] as number, lat: latitude[row] as number, count: 1 });
	const spots = rows.length <= apart ? Array.from(rows, at) : cells();
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

	function cells(): Spot[] {
		const { west, south, east, north } = extent as Bounds;
		const step = (value: number, from: number, to: number) => Math.min(side - 1, Math.floor(((value - from) / (to - from || 1)) * side));
		const found = new Map<number, Spot>();
		for (const row of rows) {
			const here = at(row);
			const cell = step(here.lat, south, north) * side + step(here.lng, west, east);
			const spot = found.get(cell);
			if (!spot) found.set(cell, here);
			else {
				spot.count++;
				spot.lng += (here.lng - spot.lng) / spot.count;
				spot.lat += (here.lat - spot.lat) / spot.count;
			}
		}
		return [...found.values()];
	}
}

function extentOf(rows: Uint32Array, longitude: Float32Array, latitude: Float32Array): Bounds | null {
	if (rows.length === 0) return null;
	const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
	for (const row of rows) {
		const [lng, lat] = [longitude[row] as number, latitude[row] as number];
		extent.west = Math.min(extent.west, lng);
		extent.east = Math.max(extent.east, lng);
		extent.south = Math.min(extent.south, lat);
		extent.north = Math.max(extent.north, lat);
	}
	return extent;
}
