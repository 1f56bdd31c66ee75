import { inBlocks } from './blocks.ts';
import type { Numbering } from './numbering.ts';
import type { Pool } from './pool.ts';
import { type Bar, barsOf, type Steps } from './steps.ts';

export type Column = Uint32Array | Uint16Array;

/** Adds one to the count of each row's number in a column. */
export function countRows(column: Column, rows: Uint32Array, counts: Uint32Array): Uint32Array {
	inBlocks(0, rows.length, (from, to) => countBlock(column, rows, from, to, counts));
	return counts;
}

function countBlock(column: Column, rows: Uint32Array, from: number, to: number, counts: Uint32Array): void {
	for (let at = from; at < to; at++) {
		const number = column[rows[at] as number] as number;
		counts[number] = (counts[number] as number) + 1;
	}
}

/** Listings counted by what they share; out of that, counts of whatever can be told from it. */
export class Counted<Value> {
	readonly #pool: Pool<Value>;
	readonly #counts: Uint32Array;

	constructor(pool: Pool<Value>, counts: Uint32Array) {
		this.#pool = pool;
		this.#counts = counts;
	}

	/** Adds up under the number that `of` tells. */
	sum(sums: Uint32Array, of: (value: Value) => number): Uint32Array {
		const { values } = this.#pool;
		for (let number = 1; number < values.length; number++) {
			const count = this.#counts[number] as number;
			if (count === 0) continue;
			const to = of(values[number] as Value);
			sums[to] = (sums[to] as number) + count;
		}
		return sums;
	}

	named<Thing>(numbering: Numbering<Thing | null>, of: (value: Value) => number): Map<Thing, number> {
		return namedCounts(numbering, this.sum(numbering.counts(), of));
	}

	/** For numbers that are far apart. */
	byNumber(of: (value: Value) => number): Map<number, number> {
		const { values } = this.#pool;
		const counts = new Map<number, number>();
		for (let number = 1; number < values.length; number++) {
			const count = this.#counts[number] as number;
			if (count === 0) continue;
			const to = of(values[number] as Value);
			counts.set(to, (counts.get(to) ?? 0) + count);
		}
		return counts;
	}

	yesOrNo(of: (value: Value) => boolean): Map<boolean, number> {
		const [no = 0, yes = 0] = this.sum(new Uint32Array(2), (value) => (of(value) ? 1 : 0));
		return someOf([
			[true, yes],
			[false, no],
		]);
	}

	bars(steps: Steps, of: (value: Value) => number): Bar[] {
		return barsOf(steps, this.sum(new Uint32Array(steps.length + 1), of));
	}

	/** Under each of the numbers that `of` tells. */
	namedAll<Thing>(numbering: Numbering<Thing | null>, of: (value: Value) => readonly number[]): Map<Thing, number> {
		const { values } = this.#pool;
		const sums = numbering.counts();
		for (let number = 1; number < values.length; number++) {
			const count = this.#counts[number] as number;
			if (count > 0) for (const to of of(values[number] as Value)) sums[to] = (sums[to] as number) + count;
		}
		return namedCounts(numbering, sums);
	}
}

function namedCounts<Thing>(numbering: Numbering<Thing | null>, counts: Uint32Array): Map<Thing, number> {
	const named = new Map<Thing, number>();
	for (let number = 0; number < counts.length; number++) {
		const count = counts[number] as number;
		const thing = numbering.things[number] ?? null;
		if (count > 0 && thing !== null) named.set(thing, count);
	}
	return named;
}

/** Without those that count for none. */
export const someOf = <Value>(counts: Iterable<readonly [Value, number]>): Map<Value, number> =>
	new Map([...counts].filter(([, count]) => count > 0));
