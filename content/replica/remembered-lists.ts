/** The most records in all lists together; beyond it all lists are read again. */
const ROOM = 100_000;

/** The keys of the records on a page of a list, or how many the whole list has. */
type Answer = readonly string[] | number;

const sizeOf = (answer: Answer): number => (typeof answer === 'number' ? 1 : answer.length + 1);

/** What lists hold, as it was last read. */
export class RememberedLists {
	/** By the list's key, and in it by what was asked of the list. */
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
