import { forEachBlock } from '../match/blocks.ts';
import type { Numbering } from '../store/numbering.ts';
import type { Fact, Pool } from '../store/pool.ts';
import type { Amenities } from '../store/shared.ts';
import { type Bar, buildBars, type Steps } from './steps.ts';

export function countRows(column: Uint32Array, rows: Uint32Array, counts: Uint32Array): Uint32Array {
	forEachBlock(0, rows.length, (from, to) => countBlock(column, rows, from, to, counts));
	return counts;
}

function countBlock(column: Uint32Array, rows: Uint32Array, from: number, to: number, counts: Uint32Array): void {
	for (let at = from; at < to; at++) {
		const number = column[rows[at] as number] as number;
		counts[number] = (counts[number] as number) + 1;
	}
}

/** Counts listings by pool value once, and derives the counts of several facts from that. */
export class Counted<Value> {
	readonly #counts: Uint32Array;

	constructor(counts: Uint32Array) {
		this.#counts = counts;
	}

	/** Sums the counts by the number that the fact gives each value. */
	sum(sums: Uint32Array, { numbers }: Fact<Value>): Uint32Array {
		addUp(this.#counts, numbers, sums);
		return sums;
	}

	named<Thing>(numbering: Numbering<Thing | null>, fact: Fact<Value>): Map<Thing, number> {
		return namedCounts(numbering, this.sum(numbering.counts(), fact));
	}

	/** For sparse numbers. */
	byNumber({ numbers }: Fact<Value>): Map<number, number> {
		const counts = new Map<number, number>();
		this.#counts.forEach((count, number) => {
			const to = numbers[number] as number;
			if (count > 0) counts.set(to, (counts.get(to) ?? 0) + count);
		});
		return counts;
	}

	yesOrNo(fact: Fact<Value>): Map<boolean, number> {
		const [no = 0, yes = 0] = this.sum(new Uint32Array(2), fact);
		return withoutZeros([
			[true, yes],
			[false, no],
		]);
	}

	bars(steps: Steps, fact: Fact<Value>): Bar[] {
		return buildBars(steps, this.sum(new Uint32Array(steps.length + 1), fact));
	}
}

/** Number 0 is unused, and so is every number with a count of 0. */
function addUp(counts: Uint32Array, numbers: Uint32Array, sums: Uint32Array): void {
	for (let number = 1; number < counts.length; number++) {
		const to = numbers[number] as number;
		sums[to] = (sums[to] as number) + (counts[number] as number);
	}
}

/** A listing with several of them counts under each. */
export function namedAll<Thing>(counts: Uint32Array, { values }: Pool<Amenities>, numbering: Numbering<Thing | null>): Map<Thing, number> {
	const sums = numbering.counts();
	for (let number = 1; number < counts.length; number++) {
		const count = counts[number] as number;
		const members = count > 0 ? values[number]?.members : undefined;
		if (members) for (let at = 0; at < members.length; at++) sums[members[at] as number] = (sums[members[at] as number] as number) + count;
	}
	return namedCounts(numbering, sums);
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

/** Turns counts of sets of regions into counts of each region, by its id. */
export function countRegions(sets: ReadonlyMap<string, number>): Map<number, number> {
	const counts = new Map<number, number>();
	for (const [set, count] of sets)
		if (set !== '') for (const id of set.split(' ').map(Number)) counts.set(id, (counts.get(id) ?? 0) + count);
	return new Map([...counts].sort(([one], [other]) => one - other));
}

export const withoutZeros = <Value>(counts: Iterable<readonly [Value, number]>): Map<Value, number> =>
	new Map([...counts].filter(([, count]) => count > 0));
