import { growArray } from '../store/columns.ts';

/** The ascending rows that contain a word: gaps of one or more bytes, or a bit for every row where that is smaller. */
export class Posting {
	count = 0;
	last = 0;
	#gaps: Uint8Array<ArrayBuffer> | null = new Uint8Array(4);
	#length = 0;
	#bits: Uint32Array<ArrayBuffer> | null = null;

	add(row: number): void {
		if (this.#gaps) this.#addGap(row);
		else this.#addBit(row);
		this.last = row;
		this.count++;
	}

	/** Raises the scores of its rows' slots to `score` and returns how many; slot 0 is unused. */
	mark(slotOf: Uint32Array, scores: Uint8Array, score: number): number {
		return this.#gaps
			? markGaps(this.#gaps, this.#length, slotOf, scores, score)
			: markBits(this.#bits as Uint32Array, slotOf, scores, score);
	}

	/** The same word after rows were renumbered; 0 for a removed row. */
	renumbered(rowOf: Uint32Array): Posting {
		const posting = new Posting();
		this.#each((row) => {
			const now = rowOf[row] as number;
			if (now !== 0) posting.add(now);
		});
		return posting;
	}

	#each(visit: (row: number) => void): void {
		if (this.#gaps) {
			const gaps = this.#gaps;
			for (let at = 0, row = 0; at < this.#length; ) {
				let byte = gaps[at++] as number;
				let gap = byte & 127;
				for (let shift = 7; byte > 127; shift += 7) {
					byte = gaps[at++] as number;
					gap |= (byte & 127) << shift;
				}
				row += gap;
				visit(row);
			}
			return;
		}
		const bits = this.#bits as Uint32Array;
		for (let index = 0; index < bits.length; index++)
			for (let word = bits[index] as number; word !== 0; word &= word - 1) visit((index << 5) + 31 - Math.clz32(word & -word));
	}

	#addGap(row: number): void {
		this.#gaps = growArray(this.#gaps as Uint8Array<ArrayBuffer>, this.#length + 5, 4);
		let gap = row - this.last;
		for (; gap > 127; gap >>>= 7) this.#gaps[this.#length++] = (gap & 127) | 128;
		this.#gaps[this.#length++] = gap;
		if (this.#length > 64 && this.#length > row >>> 3) this.#turnToBits(row);
	}

	#addBit(row: number): void {
		const bits = this.#bits as Uint32Array<ArrayBuffer>;
		if (row >>> 5 >= bits.length && row >>> 3 > 2 * this.count + 64) {
			this.#turnToGaps();
			this.#addGap(row);
			return;
		}
		this.#bits = growArray(bits, (row >>> 5) + 1);
		this.#bits[row >>> 5] = (this.#bits[row >>> 5] as number) | (1 << (row & 31));
	}

	#turnToBits(row: number): void {
		const bits = new Uint32Array((row >>> 5) + 1);
		this.#each((each) => {
			bits[each >>> 5] = (bits[each >>> 5] as number) | (1 << (each & 31));
		});
		this.#bits = bits;
		this.#gaps = null;
	}

	#turnToGaps(): void {
		const gaps = new Posting();
		this.#each((row) => gaps.add(row));
		this.#gaps = gaps.#gaps;
		this.#bits = gaps.#bits;
		this.#length = gaps.#length;
	}
}

function markGaps(gaps: Uint8Array, length: number, slotOf: Uint32Array, scores: Uint8Array, score: number): number {
	let raised = 0;
	for (let at = 0, row = 0; at < length; ) {
		let byte = gaps[at++] as number;
		let gap = byte & 127;
		for (let shift = 7; byte > 127; shift += 7) {
			byte = gaps[at++] as number;
			gap |= (byte & 127) << shift;
		}
		row += gap;
		raised += raise(slotOf[row] as number, scores, score);
	}
	return raised;
}

function markBits(bits: Uint32Array, slotOf: Uint32Array, scores: Uint8Array, score: number): number {
	let raised = 0;
	for (let index = 0; index < bits.length; index++)
		for (let word = bits[index] as number; word !== 0; word &= word - 1)
			raised += raise(slotOf[(index << 5) + 31 - Math.clz32(word & -word)] as number, scores, score);
	return raised;
}

function raise(slot: number, scores: Uint8Array, score: number): 0 | 1 {
	if (slot === 0 || (scores[slot] as number) >= score) return 0;
	scores[slot] = score;
	return 1;
}
