import type { Columns } from '../store/columns.ts';
import { BLOCK } from './blocks.ts';

/** Says of each of the first `count` rows whether it passes: 1 or 0. */
export type RowPredicate = (rows: Uint32Array, count: number, verdicts: Uint8Array) => void;

/** One whose failures are noted: keeps those of the first `count` rows that have failed one group at most, and tells how many. */
export type GroupPredicate = (rows: Uint32Array, failed: Int32Array, count: number) => number;

/** What a block is put through. Who fails a required one or a word is out. */
export type Predicates = {
	required: readonly RowPredicate[];
	screen: Screen;
	words: readonly GroupPredicate[];
	grouped: readonly GroupPredicate[];
};

/** Which groups a row fails by the number in a column, as bits; null where there is nothing to fail. */
export type Screen = { kinds: Int32Array; traits: Int32Array | null; places: Int32Array | null };

/** Fails everything. */
export const OUT = -1;

const NOTHING = new Int32Array(0);

/**
 * Puts a block of rows through all predicates. Answers are added up as 1 and 0 rather than branched on: with random answers, half of the time
 * would go into branches taken wrongly.
 */
export class BlockFilter {
	/** What is left of the block, and the bit of the group that each has failed; 0 for none. */
	readonly rows = new Uint32Array(BLOCK + 1);
	readonly failed = new Int32Array(BLOCK + 1);
	readonly #verdicts = new Uint8Array(BLOCK);

	/** How many are left. What is quick to tell and rules most out comes first. */
	pass(columns: Columns, from: number, to: number, { required, screen, words, grouped }: Predicates): number {
		const { rows, failed } = this;
		let count =
			required.length > 0 ? this.#passRequired(columns, from, to, required, screen) : screened(columns, from, to, screen, rows, failed);
		for (const word of words) count = word(rows, failed, count);
		for (const predicate of grouped) count = predicate(rows, failed, count);
		return count;
	}

	#passRequired(columns: Columns, from: number, to: number, required: readonly RowPredicate[], { kinds, traits, places }: Screen): number {
		const { rows, failed } = this;
		let count = listed(rows, from, to);
		for (const predicate of required) {
			predicate(rows, count, this.#verdicts);
			count = passed(rows, count, this.#verdicts);
		}
		failed.fill(0, 0, count);
		count = tabled(columns.kind, kinds, rows, failed, count);
		if (traits) count = tabled(columns.trait, traits, rows, failed, count);
		return places ? tabled(columns.place, places, rows, failed, count) : count;
	}
}

function listed(rows: Uint32Array, from: number, to: number): number {
	for (let row = from; row < to; row++) rows[row - from] = row;
	return to - from;
}

function passed(rows: Uint32Array, count: number, verdicts: Uint8Array): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		rows[kept] = rows[at] as number;
		kept += verdicts[at] as number;
	}
	return kept;
}

/** Rows of a whole block that fail one group at most. */
function screened(
	{ kind, trait, place }: Columns,
	from: number,
	to: number,
	{ kinds, traits, places }: Screen,
	rows: Uint32Array,
	failures: Int32Array,
): number {
	const byTrait = traits ?? NOTHING;
	const byPlace = places ?? NOTHING;
	const hasTraits = traits !== null;
	const hasPlaces = places !== null;
	let kept = 0;
	for (let row = from; row < to; row++) {
		let failed = kinds[kind[row] as number] as number;
		if (hasTraits) failed |= byTrait[trait[row] as number] as number;
		if (hasPlaces) failed |= byPlace[place[row] as number] as number;
		rows[kept] = row;
		failures[kept] = failed;
		kept += Number((failed & (failed - 1)) === 0);
	}
	return kept;
}

/** The same for some rows and one table. */
export function tabled(column: Uint32Array, table: Int32Array, rows: Uint32Array, failures: Int32Array, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const row = rows[at] as number;
		const failed = (failures[at] as number) | (table[column[row] as number] as number);
		rows[kept] = row;
		failures[kept] = failed;
		kept += Number((failed & (failed - 1)) === 0);
	}
	return kept;
}
