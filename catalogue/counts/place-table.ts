import type { Category, PropertyType, Purpose } from '#domain/vocabulary.ts';
import type { Place } from '../listing.ts';
import type { Matches } from '../match/match.ts';
import type { Filters } from '../query.ts';
import type { Stock } from '../store/stock.ts';

/** What stands in one place of one sort: how many, and after that how many of them pass each of the filters that were asked about. */
export type PlaceCounts = { place: Place; purpose: Purpose; category: Category; type: PropertyType; counts: Uint32Array };

/** All places at once: every filter is matched once, and every listing looked at once. There is room for 32 filters. */
export function countByPlace(stock: Stock, filters: readonly Filters[], match: (filters: Filters) => Matches): PlaceCounts[] {
	const { columns, kinds, places, names } = stock;
	const passed = new Uint32Array(columns.rows);
	filters.forEach((one, bit) => {
		const { hits } = match(one);
		for (let at = 0; at < hits.length; at++) (passed[hits[at] as number] as number) |= 1 << bit;
	});
	const table = new Map<number, PlaceCounts>();
	for (let row = 1; row < columns.rows; row++) {
		const [number, at] = [columns.kind[row] as number, columns.place[row] as number];
		const [kind, where] = [kinds.values[number], places.values[at]];
		if (!kind || !where) continue;
		const key = at * kinds.size + number;
		let found = table.get(key);
		if (!found) {
			const [purpose, category, type] = [
				names.purpose.things[kind.purpose],
				names.category.things[kind.category],
				names.type.things[kind.type],
			];
			if (!purpose || !category || !type) continue;
			found = { place: where.place, purpose, category, type, counts: new Uint32Array(filters.length + 1) };
			table.set(key, found);
		}
		const { counts } = found;
		counts[0] = (counts[0] as number) + 1;
		for (let left = passed[row] as number, bit = 1; left !== 0; left >>>= 1, bit++) counts[bit] = (counts[bit] as number) + (left & 1);
	}
	return [...table.values()];
}
