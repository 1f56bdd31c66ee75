import type { Columns } from './columns.ts';
import { bitOf, type Group } from './groups.ts';

/** Says of each of the first `count` rows whether it passes: 1 or 0. */
export type Judge = (rows: Uint32Array, count: number, verdicts: Uint8Array) => void;

/** Which groups a row fails by the number in a column, as bits; null where there is nothing to fail. */
export type Screen = { kinds: Int32Array; traits: Int32Array | null; places: Int32Array | null };

const NOTHING = new Int32Array(0);

/**
 * Rows still in question: those that have passed everything so far, and those that have failed one group and nothing else. Both stay in the
 * order of rows. The loops stand alone below, each a function that does nothing after it, and add up yes and no as 1 and 0: otherwise the
 * compiler gives up on them, or half the time goes into branches taken wrongly.
 */
export class Candidates {
	hits = new Uint32Array(0);
	hitCount = 0;
	near = new Uint32Array(0);
	/** The bit of the group that each has failed. */
	failed = new Int32Array(0);
	nearCount = 0;
	#verdicts = new Uint8Array(0);
	#keepsNear = false;
	#byGroup = new Uint32Array(0);
	#starts: Uint32Array | null = null;

	/** Everything there is, by what it shares with others. */
	start(columns: Columns, screen: Screen, keepsNear: boolean): void {
		const room = columns.id.length;
		if (this.hits.length < room) [this.hits, this.#verdicts] = [new Uint32Array(room), new Uint8Array(room)];
		if (keepsNear && this.near.length < room)
			[this.near, this.failed, this.#byGroup] = [new Uint32Array(room), new Int32Array(room), new Uint32Array(room)];
		this.#keepsNear = keepsNear;
		this.nearCount = 0;
		this.#starts = null;
		if (!keepsNear) {
			this.hitCount = screenHits(columns, screen, this.hits);
			return;
		}
		const count = screenAll(columns, screen, this.near, this.failed);
		this.hitCount = takeHits(this.near, this.failed, count, this.hits);
		this.nearCount = dropHits(this.near, this.failed, count);
	}

	/** Whoever does not pass goes. */
	demand(judge: Judge): void {
		this.#narrowNear(judge);
		judge(this.hits, this.hitCount, this.#verdicts);
		this.hitCount = keepHits(this.hits, this.hitCount, this.#verdicts);
	}

	/** Whoever does not pass goes, or is near if it has failed nothing yet. */
	ask(group: Group, judge: Judge): void {
		if (!this.#keepsNear) return this.demand(judge);
		this.#narrowNear(judge);
		judge(this.hits, this.hitCount, this.#verdicts);
		const before = this.nearCount;
		this.nearCount = addNear(this.hits, this.hitCount, this.#verdicts, this.near, before);
		this.failed.fill(bitOf[group], before, this.nearCount);
		this.hitCount = keepHits(this.hits, this.hitCount, this.#verdicts);
	}

	#narrowNear(judge: Judge): void {
		if (this.nearCount === 0) return;
		judge(this.near, this.nearCount, this.#verdicts);
		this.nearCount = keepNear(this.near, this.failed, this.nearCount, this.#verdicts);
	}

	/** Those that fail this group alone. */
	failing(group: Group): Uint32Array {
		this.#starts ??= this.#sortNear();
		const place = placeOf(bitOf[group]);
		const [start, end] = [this.#starts[place] as number, this.#starts[place + 1] as number];
		return (end - start === this.nearCount ? this.near : this.#byGroup).subarray(start, end);
	}

	/** By the group they fail, unless that is the same for all. Tells where each begins. */
	#sortNear(): Uint32Array {
		const starts = new Uint32Array(PLACES + 1);
		countPlaces(this.failed, this.nearCount, starts);
		for (let place = 1; place <= PLACES; place++) starts[place] = (starts[place] as number) + (starts[place - 1] as number);
		const isOneGroup = starts.some((start, place) => (starts[place + 1] ?? 0) - start === this.nearCount);
		if (!isOneGroup) spread(this.near, this.failed, this.nearCount, starts.slice(), this.#byGroup);
		return starts;
	}
}

const PLACES = 32;
const placeOf = (bit: number) => 31 - Math.clz32(bit);

/** How many have each bit, written one place on. */
function countPlaces(failed: Int32Array, count: number, counts: Uint32Array): void {
	for (let at = 0; at < count; at++) {
		const next = placeOf(failed[at] as number) + 1;
		counts[next] = (counts[next] as number) + 1;
	}
}

function spread(near: Uint32Array, failed: Int32Array, count: number, ends: Uint32Array, byGroup: Uint32Array): void {
	for (let at = 0; at < count; at++) {
		const place = placeOf(failed[at] as number);
		const end = ends[place] as number;
		byGroup[end] = near[at] as number;
		ends[place] = end + 1;
	}
}

function screenHits({ kind, trait, place, rows: end }: Columns, { kinds, traits, places }: Screen, hits: Uint32Array): number {
	const [byTrait, byPlace, hasTraits, hasPlaces] = [traits ?? NOTHING, places ?? NOTHING, traits !== null, places !== null];
	let count = 0;
	for (let row = 1; row < end; row++) {
		let failed = kinds[kind[row] as number] as number;
		if (hasTraits) failed |= byTrait[trait[row] as number] as number;
		if (hasPlaces) failed |= byPlace[place[row] as number] as number;
		hits[count] = row;
		count += Number(failed === 0);
	}
	return count;
}

/** Those that fail one group at most, with its bit. */
function screenAll(
	{ kind, trait, place, rows: end }: Columns,
	{ kinds, traits, places }: Screen,
	rows: Uint32Array,
	failures: Int32Array,
): number {
	const [byTrait, byPlace, hasTraits, hasPlaces] = [traits ?? NOTHING, places ?? NOTHING, traits !== null, places !== null];
	let count = 0;
	for (let row = 1; row < end; row++) {
		let failed = kinds[kind[row] as number] as number;
		if (hasTraits) failed |= byTrait[trait[row] as number] as number;
		if (hasPlaces) failed |= byPlace[place[row] as number] as number;
		rows[count] = row;
		failures[count] = failed;
		count += Number((failed & (failed - 1)) === 0);
	}
	return count;
}

function takeHits(rows: Uint32Array, failures: Int32Array, count: number, hits: Uint32Array): number {
	let taken = 0;
	for (let at = 0; at < count; at++) {
		hits[taken] = rows[at] as number;
		taken += Number(failures[at] === 0);
	}
	return taken;
}

function dropHits(rows: Uint32Array, failures: Int32Array, count: number): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		const failed = failures[at] as number;
		rows[kept] = rows[at] as number;
		failures[kept] = failed;
		kept += Number(failed !== 0);
	}
	return kept;
}

function keepHits(hits: Uint32Array, count: number, verdicts: Uint8Array): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		hits[kept] = hits[at] as number;
		kept += verdicts[at] as number;
	}
	return kept;
}

function keepNear(near: Uint32Array, failed: Int32Array, count: number, verdicts: Uint8Array): number {
	let kept = 0;
	for (let at = 0; at < count; at++) {
		near[kept] = near[at] as number;
		failed[kept] = failed[at] as number;
		kept += verdicts[at] as number;
	}
	return kept;
}

function addNear(hits: Uint32Array, count: number, verdicts: Uint8Array, near: Uint32Array, nearCount: number): number {
	let end = nearCount;
	for (let at = 0; at < count; at++) {
		near[end] = hits[at] as number;
		end += 1 - (verdicts[at] as number);
	}
	return end;
}
