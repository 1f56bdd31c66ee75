import { BLOCK } from './blocks.ts';
import type { Columns } from './columns.ts';

/** Says of each of the first `count` rows whether it passes: 1 or 0. */
export type Judge = (rows: Uint32Array, count: number, verdicts: Uint8Array) => void;

/** A question. Who fails one with a bit is kept as near, if it fails nothing else; who fails one without is out. */
export type Step = { judge: Judge; bit: number };

/** Which groups a row fails by the number in a column, as bits; null where there is nothing to fail. */
export type Screen = { kinds: Int32Array; traits: Int32Array | null; places: Int32Array | null };

const NOTHING = new Int32Array(0);

/**
 * Puts a block of rows through all questions. Answers are added up as 1 and 0 rather than branched on: with random answers, half of the time
 * would go into branches taken wrongly.
 */
export class Sieve {
	/** What is left of the block, and the bit of the group that each has failed; 0 for none. */
	readonly rows = new Uint32Array(BLOCK + 1);
	readonly failed = new Int32Array(BLOCK + 1);
	readonly #verdicts = new Uint8Array(BLOCK);

	/** How many are left. */
	pass(columns: Columns, from: number, to: number, screen: Screen, steps: readonly Step[]): number {
		const { rows, failed } = this;
		let count = screened(columns, from, to, screen, rows, failed);
		for (const { judge, bit } of steps) {
			judge(rows, count, this.#verdicts);
			count = settled(rows, failed, count, this.#verdicts, bit);
		}
		return count;
	}
}

/** Those that fail one group at most. */
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
	let count = 0;
	for (let row = from; row < to; row++) {
		let failed = kinds[kind[row] as number] as number;
		if (hasTraits) failed |= byTrait[trait[row] as number] as number;
		if (hasPlaces) failed |= byPlace[place[row] as number] as number;
		rows[count] = row;
		failures[count] = failed;
		count += Number((failed & (failed - 1)) === 0);
	}
	return count;
}

function settled(rows: Uint32Array, failures: Int32Array, count: number, verdicts: Uint8Array, bit: number): number {
	const isOut = Number(bit === 0);
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const verdict = verdicts[at] as number;
		const failed = (failures[at] as number) | ((verdict - 1) & bit);
		rows[kept] = rows[at] as number;
		failures[kept] = failed;
		kept += Number((failed & (failed - 1)) === 0) & (verdict | (1 - isOut));
	}
	return kept;
}
