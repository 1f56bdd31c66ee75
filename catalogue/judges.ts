import type { Columns } from './columns.ts';
import type { Range } from './query.ts';
import type { Judge } from './sieve.ts';
import type { Sought } from './text/search-text.ts';

/** Passes what the table has no bits for. */
export const byTable =
	(column: Uint32Array | Uint16Array, table: Int32Array): Judge =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) verdicts[at] = Number(table[column[rows[at] as number] as number] === 0);
	};

/** Columns of measures are less exact than numbers: bounds are rounded as they are. NaN passes no range. */
export function byRange(column: Float64Array | Float32Array, { from, to }: Range): Judge {
	const exact = column instanceof Float32Array ? Math.fround : Number;
	const [least, most] = [exact(from ?? Number.NEGATIVE_INFINITY), exact(to ?? Number.POSITIVE_INFINITY)];
	return (rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const value = column[rows[at] as number] as number;
			verdicts[at] = Number(value >= least) & Number(value <= most);
		}
	};
}

/** Passes prices below the limit that stands for the listing's terms. */
export const byLimit =
	(price: Float64Array, terms: Uint32Array, limits: Float64Array): Judge =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			verdicts[at] = Number((price[row] as number) < (limits[terms[row] as number] as number));
		}
	};

export const byPoint =
	(longitude: Float32Array, latitude: Float32Array, passes: (lng: number, lat: number) => boolean): Judge =>
	(rows, count, verdicts) => {
		for (let at = 0; at < count; at++) {
			const row = rows[at] as number;
			verdicts[at] = Number(passes(longitude[row] as number, latitude[row] as number));
		}
	};

/** Passes what matches a word, and adds how well to what earlier words came to. */
export const byWord =
	(columns: Columns, word: Sought, relevance: Uint16Array, isFirst: boolean): Judge =>
	(rows, count, verdicts) =>
		judgeWord(columns, word, rows, count, verdicts, relevance, isFirst ? 0 : 1);

const NONE = new Uint8Array(0);

/** The best of what speaks for a row. What speaks for none of them is not looked at. */
function judgeWord(
	{ place, kind, trait, amenities }: Columns,
	{ own, ...by }: Sought,
	rows: Uint32Array,
	count: number,
	verdicts: Uint8Array,
	relevance: Uint16Array,
	earlier: 0 | 1,
): void {
	const [byRow, byPlace, byKind, byTrait, byAmenities] = [
		own ?? NONE,
		by.place ?? NONE,
		by.kind ?? NONE,
		by.trait ?? NONE,
		by.amenities ?? NONE,
	];
	const has = {
		row: own !== null,
		place: by.place !== null,
		kind: by.kind !== null,
		trait: by.trait !== null,
		amenities: by.amenities !== null,
	};
	const { row: hasRow, place: hasPlace, kind: hasKind, trait: hasTrait, amenities: hasAmenities } = has;
	for (let at = 0; at < count; at++) {
		const row = rows[at] as number;
		let best = hasRow ? (byRow[row] as number) : 0;
		if (hasPlace) best = Math.max(best, byPlace[place[row] as number] as number);
		if (hasKind) best = Math.max(best, byKind[kind[row] as number] as number);
		if (hasTrait) best = Math.max(best, byTrait[trait[row] as number] as number);
		if (hasAmenities) best = Math.max(best, byAmenities[amenities[row] as number] as number);
		relevance[row] = (relevance[row] as number) * earlier + best;
		verdicts[at] = Number(best !== 0);
	}
}
