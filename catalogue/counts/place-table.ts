import type { Category, PropertyType, Purpose } from '#domain/vocabulary.ts';
import type { Place } from '../listing.ts';
import type { Matches } from '../match/match.ts';
import type { Filters } from '../query.ts';
import type { Stock } from '../store/stock.ts';

/** Listings of one place, purpose and type: the total, then how many pass each of the filters. */
export type PlaceCounts = { place: Place; purpose: Purpose; category: Category; type: PropertyType; counts: Uint32Array };

const MOST_FILTERS = 32;

/** All places at once: each filter is matched once, and each listing read once. */
export function countByPlace(stock: Stock, filters: readonly Filters[], match: (filters: Filters) => Matches): PlaceCounts[] {
	if (filters.length > MOST_FILTERS) throw new Error(`There is room for ${MOST_FILTERS} filters`);
	const { columns, places } = stock;
	const passed = new Uint32Array(columns.rows);
	filters.forEach((one, bit) => {
		const { hits } = match(one);
		for (let at = 0; at < hits.length; at++) (passed[hits[at] as number] as number) |= 1 << bit;
	});
	const sorts = listSorts(stock);
	const table = new Map<number, PlaceCounts>();
	for (let row = 1; row < columns.rows; row++) {
		const at = columns.place[row] as number;
		const sort = sorts.of[columns.kind[row] as number];
		const where = places.values[at];
		if (!sort || !where) continue;
		const key = at * sorts.count + sort.number;
		let found = table.get(key);
		if (!found) {
			const { purpose, category, type } = sort;
			found = { place: where.place, purpose, category, type, counts: new Uint32Array(filters.length + 1) };
			table.set(key, found);
		}
		const { counts } = found;
		counts[0] = (counts[0] as number) + 1;
		for (let left = passed[row] as number, bit = 1; left !== 0; left >>>= 1, bit++) counts[bit] = (counts[bit] as number) + (left & 1);
	}
	return [...table.values()];
}

type Sort = Pick<PlaceCounts, 'purpose' | 'category' | 'type'> & { number: number };

/** By number of kind; kinds that differ only in rooms or market share a sort. */
function listSorts({ kinds, names }: Stock): { of: (Sort | null)[]; count: number } {
	const known = new Map<string, Sort>();
	const of = kinds.values.map((kind): Sort | null => {
		const purpose = kind && names.purpose.things[kind.purpose];
		const category = kind && names.category.things[kind.category];
		const type = kind && names.type.things[kind.type];
		if (!purpose || !category || !type) return null;
		const key = `${purpose} ${category} ${type}`;
		const sort = known.get(key) ?? { purpose, category, type, number: known.size };
		known.set(key, sort);
		return sort;
	});
	return { of, count: known.size };
}
