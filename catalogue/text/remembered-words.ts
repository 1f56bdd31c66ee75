import type { Sought } from './search-text.ts';

/** A byte for every listing each. */
const KEPT = 32;

/** The words people use most stand in the most listings, and take the longest to look up: the last ones are kept until a listing changes. */
export class RememberedWords {
	readonly #found = new Map<string, Sought | null>();

	of(word: string, seek: (word: string) => Sought | null): Sought | null {
		const known = this.#found.get(word);
		const found = known === undefined ? seek(word) : known;
		this.#found.delete(word);
		this.#found.set(word, found);
		const [oldest] = this.#found.size > KEPT ? this.#found.keys() : [];
		if (oldest !== undefined) this.#found.delete(oldest);
		return found;
	}

	forget(): void {
		if (this.#found.size > 0) this.#found.clear();
	}
}
