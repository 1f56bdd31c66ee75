import { growArray } from '../store/columns.ts';
import { Posting } from './posting.ts';
import { type Match, Vocabulary } from './vocabulary.ts';

/**
 * Words of single listings. Each text is a row of its own; a changed text gets a new row, and the old one is dead. When more rows are dead than
 * alive, they are renumbered.
 */
export class OwnWords {
	readonly vocabulary = new Vocabulary();
	#postings: Posting[] = [];
	#rowOf: Uint32Array<ArrayBuffer> = new Uint32Array(1024);
	#slotOf: Uint32Array<ArrayBuffer> = new Uint32Array(1024);
	#rows = 1;
	count = 0;

	set(slot: number, words: readonly string[]): void {
		this.remove(slot);
		const row = this.#rows++;
		this.#slotOf = growArray(this.#slotOf, this.#rows);
		this.#rowOf = growArray(this.#rowOf, slot + 1);
		for (const word of words) {
			const posting = this.#postingOf(word);
			if (posting.last !== row) posting.add(row);
		}
		this.#slotOf[row] = slot;
		this.#rowOf[slot] = row;
		this.count++;
	}

	remove(slot: number): void {
		const row = this.#rowOf[slot] ?? 0;
		if (row === 0) return;
		this.#slotOf[row] = 0;
		this.#rowOf[slot] = 0;
		this.count--;
		if (this.#rows > 1024 && this.#rows > 2 * this.count) this.#numberAnew();
	}

	/** Raises the scores of matching listings, by slot, nearest matches first; returns how many. */
	mark(matches: readonly Match[], weight: number, scores: Uint8Array): number {
		let raised = 0;
		for (const { word, closeness } of matches) raised += (this.#postings[word] as Posting).mark(this.#slotOf, scores, weight * closeness);
		return raised;
	}

	/** Whether more than that many listings surely have one of the words. */
	exceeds(matches: readonly Match[], listings: number): boolean {
		const dead = this.#rows - 1 - this.count;
		return matches.some(({ word }) => (this.#postings[word] as Posting).count - dead > listings);
	}

	#postingOf(word: string): Posting {
		const number = this.vocabulary.add(word);
		if (number < this.#postings.length) return this.#postings[number] as Posting;
		const posting = new Posting();
		this.#postings.push(posting);
		return posting;
	}

	#numberAnew(): void {
		const now = new Uint32Array(this.#rows);
		let rows = 1;
		for (let row = 1; row < this.#rows; row++) {
			const slot = this.#slotOf[row] as number;
			if (slot === 0) continue;
			now[row] = rows;
			this.#slotOf[rows] = slot;
			this.#rowOf[slot] = rows++;
		}
		this.#postings = this.#postings.map((posting) => posting.renumbered(now));
		this.#rows = rows;
	}
}
