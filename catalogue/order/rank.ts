import { BLOCK, forEachBlock } from '../match/blocks.ts';

/** Up to this many are simply sorted. */
const FEW = 64;
const BINS = 4096;
const LAST = BINS - 1;

/** Items to sort by position: smaller keys first, on equal keys the smaller `tie`. Infinity is last. */
export type Ordered = { count: number; keys: Float64Array; tie: (position: number) => number };

/**
 * The positions at ranks `from` to `to` without sorting everything: items are put into bins, and only the bins that overlap those ranks are
 * examined further, until few are left.
 */
export function findAtRanks({ count, keys, tie }: Ordered, from: number, to: number): number[] {
	const found: number[] = [];
	const inOrder = (a: number, b: number) => (keys[a] as number) - (keys[b] as number) || tie(a) - tie(b);

	function collect(some: Uint32Array, by: Float64Array, first: number, end: number): void {
		if (first >= end) return;
		if (some.length <= FEW) {
			for (const position of [...some].sort(inOrder).slice(first, end)) found.push(position);
			return;
		}
		const { bins, sizes } = binned(some, by);
		let [low, before] = [0, 0];
		while (before + (sizes[low] as number) <= first) before += sizes[low++] as number;
		let [high, through] = [low, before + (sizes[low] as number)];
		while (through < end) through += sizes[++high] as number;
		const size = sizes[low] as number;
		if (through - before < some.length) collect(within(some, bins, low, high, through - before), by, first - before, end - before);
		else if (low === high) collect(some, computeTies(some), first, end);
		else {
			collect(within(some, bins, low, low, size), by, first, Math.min(end, size));
			collect(within(some, bins, low + 1, high, some.length - size), by, Math.max(0, first - size), end - size);
		}
	}

	/** For items with equal keys. */
	function computeTies(some: Uint32Array): Float64Array {
		const ties = new Float64Array(count);
		for (let at = 0; at < some.length; at++) ties[some[at] as number] = tie(some[at] as number);
		return ties;
	}

	const last = Math.min(to, count);
	collect(firstOnes(keys, count, last) ?? everyPosition(count), keys, from, last);
	return found;
}

const SAMPLE = 512;
/** Below this, sampling saves nothing. */
const LEAST_SAMPLED = 1024;

/** Uses a sample of keys to select candidates for the first `wanted`; null if that would not exclude most. */
function firstOnes(keys: Float64Array, count: number, wanted: number): Uint32Array | null {
	const place = Math.ceil((wanted / count) * SAMPLE) + 4;
	if (count <= LEAST_SAMPLED || place > SAMPLE / 8) return null;
	const sample = new Float64Array(SAMPLE);
	for (let index = 0; index < SAMPLE; index++) sample[index] = keys[Math.floor((index * count) / SAMPLE)] as number;
	const most = sample.sort()[place] as number;
	const positions = new Uint32Array((count >>> 2) + BLOCK);
	let size = 0;
	forEachBlock(0, count, (from, to) => {
		if (size + BLOCK <= positions.length) size = addUpTo(most, keys, from, to, positions, size);
	});
	return size >= wanted && size + BLOCK <= positions.length ? positions.subarray(0, size) : null;
}

function addUpTo(most: number, keys: Float64Array, from: number, to: number, positions: Uint32Array, size: number): number {
	let end = size;
	for (let position = from; position < to; position++) if ((keys[position] as number) <= most) positions[end++] = position;
	return end;
}

function everyPosition(count: number): Uint32Array {
	const all = new Uint32Array(count);
	forEachBlock(0, count, (from, to) => {
		for (let position = from; position < to; position++) all[position] = position;
	});
	return all;
}

/** The bin of each item, the last one for Infinity, and the size of each bin. */
function binned(some: Uint32Array, by: Float64Array): { bins: Uint16Array; sizes: Uint32Array } {
	const [least, most] = finiteRange(some, by);
	const scale = most > least ? (LAST - 1) / (most - least) : 0;
	const bins = new Uint16Array(some.length);
	const sizes = new Uint32Array(BINS);
	forEachBlock(0, some.length, (from, to) => {
		for (let at = from; at < to; at++) {
			const key = by[some[at] as number] as number;
			const bin = key === Number.POSITIVE_INFINITY ? LAST : Math.trunc((key - least) * scale);
			bins[at] = bin;
			sizes[bin] = (sizes[bin] as number) + 1;
		}
	});
	return { bins, sizes };
}

function finiteRange(some: Uint32Array, by: Float64Array): [least: number, most: number] {
	const range: [number, number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	forEachBlock(0, some.length, (from, to) => {
		let [least, most] = range;
		for (let at = from; at < to; at++) {
			const key = by[some[at] as number] as number;
			if (key < least) least = key;
			if (key > most && key !== Number.POSITIVE_INFINITY) most = key;
		}
		[range[0], range[1]] = [least, most];
	});
	return range;
}

/** The items in the bins from `low` to `high`, `size` of them. */
function within(some: Uint32Array, bins: Uint16Array, low: number, high: number, size: number): Uint32Array {
	const kept = new Uint32Array(size);
	let next = 0;
	forEachBlock(0, some.length, (from, to) => {
		for (let at = from; at < to; at++) {
			const bin = bins[at] as number;
			if (bin >= low && bin <= high) kept[next++] = some[at] as number;
		}
	});
	return kept;
}
