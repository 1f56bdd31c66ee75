import type { Stock } from '../store/stock.ts';
import { findAtRanks } from './rank.ts';

/** One step away in place or type outweighs any difference in price and size. */
const STEP = 1000;
const UNKNOWN = 1;

/**
 * Similar listings of the same purpose and category: same type in the same area, then same type in the same location, then other types in area and
 * location; within each, nearest in price and size.
 */
export function findSimilar(stock: Stock, id: number, limit: number): number[] {
	const { columns, places, kinds } = stock;
	const row = stock.findRow(id);
	const place = places.values[columns.place[row] as number];
	const kind = kinds.values[columns.kind[row] as number];
	if (row === 0 || !place || !kind) return [];

	const placeSteps = new Int8Array(places.size).fill(-1);
	for (const [number, other] of places.entries())
		placeSteps[number] = other.area === place.area ? 0 : other.location === place.location ? 1 : -1;
	const kindSteps = new Int8Array(kinds.size).fill(-1);
	for (const [number, other] of kinds.entries())
		if (other.purpose === kind.purpose && other.category === kind.category) kindSteps[number] = other.type === kind.type ? 0 : 2;

	const apart = (column: Float64Array | Float32Array, other: number) => {
		const ratio = Math.abs(Math.log((column[other] as number) / (column[row] as number)));
		return ratio < STEP / 4 ? ratio : UNKNOWN;
	};
	const rows: number[] = [];
	const keys: number[] = [];
	for (let other = 1; other < columns.rows; other++) {
		const placeStep = placeSteps[columns.place[other] as number] as number;
		const kindStep = kindSteps[columns.kind[other] as number] as number;
		if (columns.kind[other] === 0 || placeStep < 0 || kindStep < 0 || other === row) continue;
		rows.push(other);
		keys.push((placeStep + kindStep) * STEP + apart(columns.price, other) + apart(columns.builtUp, other));
	}
	const idAt = (position: number) => columns.id[rows[position] as number] as number;
	return findAtRanks({ count: rows.length, keys: Float64Array.from(keys), tie: (position) => -idAt(position) }, 0, limit).map(idAt);
}
