import type { BlockFilter } from './block-filter.ts';
import { forEachBlock } from './blocks.ts';
import { type Group, groupBits } from './groups.ts';

const PLACES = 32;
const findBitIndex = (bit: number) => 31 - Math.clz32(bit);

/** Rows that fail exactly one group. */
export class NearRows {
	count = 0;
	#rows = new Uint32Array(0);
	/** The bit of the group that each row has failed. */
	#failed = new Int32Array(0);
	#byGroup = new Uint32Array(0);
	#starts: Uint32Array | null = null;

	makeRoom(rows: number): void {
		[this.#rows, this.#failed, this.#byGroup] = [new Uint32Array(rows), new Int32Array(rows), new Uint32Array(rows)];
	}

	clear(): void {
		this.count = 0;
		this.#starts = null;
	}

	add(filter: BlockFilter, left: number): void {
		this.count = addFailed(filter, left, this.#rows, this.#failed, this.count);
	}

	all(): Uint32Array {
		return this.#rows.subarray(0, this.count);
	}

	failing(group: Group): Uint32Array {
		this.#starts ??= this.#sort();
		const place = findBitIndex(groupBits[group] ?? 0);
		const start = this.#starts[place] as number;
		const end = this.#starts[place + 1] as number;
		return end - start === this.count ? this.all() : this.#byGroup.subarray(start, end);
	}

	/** Sorts the rows by group, unless all have the same, and returns where each group begins. */
	#sort(): Uint32Array {
		const starts = new Uint32Array(PLACES + 1);
		forEachBlock(0, this.count, (from, to) => countPlaces(this.#failed, from, to, starts));
		const isOneGroup = starts.includes(this.count);
		for (let place = 1; place <= PLACES; place++) starts[place] = (starts[place] as number) + (starts[place - 1] as number);
		const ends = starts.slice();
		if (!isOneGroup) forEachBlock(0, this.count, (from, to) => spread(this.#rows, this.#failed, from, to, ends, this.#byGroup));
		return starts;
	}
}

function addFailed({ rows, failed }: BlockFilter, left: number, near: Uint32Array, bits: Int32Array, count: number): number {
	let end = count;
	for (let at = 0; at < left; at++) {
		const bit = failed[at] as number;
		near[end] = rows[at] as number;
		bits[end] = bit;
		end += Number(bit !== 0);
	}
	return end;
}

/** Counts the rows for each bit, stored at the next index. */
function countPlaces(failed: Int32Array, from: number, to: number, counts: Uint32Array): void {
	for (let at = from; at < to; at++) {
		const next = findBitIndex(failed[at] as number) + 1;
		counts[next] = (counts[next] as number) + 1;
	}
}

function spread(rows: Uint32Array, failed: Int32Array, from: number, to: number, ends: Uint32Array, byGroup: Uint32Array): void {
	for (let at = from; at < to; at++) {
		const place = findBitIndex(failed[at] as number);
		const end = ends[place] as number;
		byGroup[end] = rows[at] as number;
		ends[place] = end + 1;
	}
}
