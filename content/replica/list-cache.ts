/** The most records in all lists together; above it the cache is cleared. */
const ROOM = 100_000;

/** The keys of the records on one page of a list, or the size of the whole list. */
type Answer = readonly string[] | number;

const sizeOf = (answer: Answer): number => (typeof answer === 'number' ? 1 : answer.length + 1);

export class ListCache {
	/** By the list's key, then by query. */
	readonly #lists = new Map<string, Map<string, Answer>>();
	#size = 0;

	get<Asked extends Answer>(key: string, question: string, read: () => Asked): Asked {
		const known = this.#lists.get(key)?.get(question);
		if (known !== undefined) return known as Asked;
		const answer = read();
		this.#size += sizeOf(answer);
		if (this.#size > ROOM) this.#forgetAll(sizeOf(answer));
		const answers = this.#lists.get(key) ?? new Map<string, Answer>();
		this.#lists.set(key, answers.set(question, answer));
		return answer;
	}

	forget(key: string): void {
		for (const answer of this.#lists.get(key)?.values() ?? []) this.#size -= sizeOf(answer);
		this.#lists.delete(key);
	}

	#forgetAll(size: number): void {
		this.#lists.clear();
		this.#size = size;
	}
}
