import { type Match, Vocabulary } from './vocabulary.ts';

/** The names of things that many listings share, each word with its weight. */
export class SharedWords {
	readonly vocabulary = new Vocabulary();
	readonly #weights: Map<number, number>[] = [];
	readonly #wordsOf = new Map<number, number[]>();

	/** A word given twice keeps its greater weight. */
	set(thing: number, words: readonly (readonly [word: string, weight: number])[]): void {
		this.remove(thing);
		const numbers: number[] = [];
		for (const [word, weight] of words) {
			const number = this.vocabulary.add(word);
			const weights = this.#weights[number] ?? new Map();
			this.#weights[number] = weights;
			weights.set(thing, Math.max(weight, weights.get(thing) ?? 0));
			numbers.push(number);
		}
		this.#wordsOf.set(thing, numbers);
	}

	has = (thing: number): boolean => this.#wordsOf.has(thing);

	remove(thing: number): void {
		for (const word of this.#wordsOf.get(thing) ?? []) this.#weights[word]?.delete(thing);
		this.#wordsOf.delete(thing);
	}

	/** The score of each thing by number; null if none matches. */
	scores(matches: readonly Match[], size: number): Uint8Array | null {
		let scores: Uint8Array | null = null;
		for (const { word, closeness } of matches)
			for (const [thing, weight] of this.#weights[word] ?? []) {
				scores ??= new Uint8Array(size);
				scores[thing] = Math.max(scores[thing] as number, weight * closeness);
			}
		return scores;
	}
}
