import type { Columns } from '../store/columns.ts';
import { BLOCK } from './blocks.ts';

/** Writes 1 or 0 for each of the first `count` rows. */
export type RowPredicate = (rows: Uint32Array, count: number, verdicts: Uint8Array) => void;

/** Keeps those of the first `count` rows that have failed at most one group, notes the failures, and returns how many are left. */
export type GroupPredicate = (rows: Uint32Array, failed: Int32Array, count: number) => number;

/** All predicates of a search. Failing a required one, or a word, excludes a row at once. */
export type Predicates = {
	required: readonly RowPredicate[];
	screen: Screen;
	words: readonly GroupPredicate[];
	grouped: readonly GroupPredicate[];
};

/** By the number in a column, the bits of the groups that a row fails; null if it can fail none. */
export type Screen = { kinds: Int32Array; traits: Int32Array | null; places: Int32Array | null };

export const OUT = -1;

const NOTHING = new Int32Array(0);

/**
 * Runs a block of rows through all predicates. Results are added as 1 and 0 instead of branching, because with random results half of the time would
 * go into mispredicted branches.
 */
export class BlockFilter {
	/** The rows that are left, and the bit of the group that each has failed; 0 for none. */
	readonly rows = new Uint32Array(BLOCK + 1);
	readonly failed = new Int32Array(BLOCK + 1);
	readonly #verdicts = new Uint8Array(BLOCK);

	/** Returns how many rows are left. Fast and selective predicates come first. */
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

/** For a whole block: keeps rows that fail at most one group. */
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

/** For some rows and one table. */
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
