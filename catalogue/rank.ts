const FEW = 1024;
const BINS = 4096;
const LAST = BINS - 1;

/** Things to be put in order, by their positions: the smaller key first, and of equal keys the smaller tie. Infinity is last. */
export type Ordered = { count: number; keys: Float64Array; tie: (position: number) => number };

/**
 * The positions that stand at ranks `from` to `to`, without sorting them all: they are thrown into bins, and only the bins that reach into
 * those ranks are looked at again, until few are left.
 */
export function atRanks({ count, keys, tie }: Ordered, from: number, to: number): number[] {
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
		else if (low === high) collect(some, tiesOf(some), first, end);
		else {
			collect(within(some, bins, low, low, size), by, first, Math.min(end, size));
			collect(within(some, bins, low + 1, high, some.length - size), by, Math.max(0, first - size), end - size);
		}
	}

	/** For those that have the same key. */
	function tiesOf(some: Uint32Array): Float64Array {
		const ties = new Float64Array(count);
		for (let at = 0; at < some.length; at++) ties[some[at] as number] = tie(some[at] as number);
		return ties;
	}

	const all = new Uint32Array(count);
	for (let position = 0; position < count; position++) all[position] = position;
	collect(all, keys, from, Math.min(to, count));
	return found;
}

/** Which bin each falls into, the last being that of Infinity, and how many fall into each. */
function binned(some: Uint32Array, by: Float64Array): { bins: Uint16Array; sizes: Uint32Array } {
	let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let at = 0; at < some.length; at++) {
		const key = by[some[at] as number] as number;
		if (key < least) least = key;
		if (key > most && key !== Number.POSITIVE_INFINITY) most = key;
	}
	const scale = most > least ? (LAST - 1) / (most - least) : 0;
	const bins = new Uint16Array(some.length);
	const sizes = new Uint32Array(BINS);
	for (let at = 0; at < some.length; at++) {
		const key = by[some[at] as number] as number;
		const bin = key === Number.POSITIVE_INFINITY ? LAST : ((key - least) * scale) | 0;
		bins[at] = bin;
		sizes[bin] = (sizes[bin] as number) + 1;
	}
	return { bins, sizes };
}

function within(some: Uint32Array, bins: Uint16Array, low: number, high: number, size: number): Uint32Array {
	const kept = new Uint32Array(size);
	for (let at = 0, next = 0; at < some.length; at++) {
		const bin = bins[at] as number;
		if (bin >= low && bin <= high) kept[next++] = some[at] as number;
	}
	return kept;
}
