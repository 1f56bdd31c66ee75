/** So many ids in all; when there are more, all lists are read anew. */
const ROOM = 100_000;

/** Pages of lists, as ids, as they were last read. */
export class RememberedLists {
	/** By the list's key, and in it by which part of the list was asked for. */
	readonly #lists = new Map<string, Map<string, readonly string[]>>();
	#size = 0;

	get(key: string, part: string, read: () => readonly string[]): readonly string[] {
		const known = this.#lists.get(key)?.get(part);
		if (known) return known;
		const ids = read();
		this.#size += ids.length + 1;
		if (this.#size > ROOM) this.#forgetAll(ids.length + 1);
		const parts = this.#lists.get(key) ?? new Map<string, readonly string[]>();
		this.#lists.set(key, parts.set(part, ids));
		return ids;
	}

	forget(key: string): void {
		for (const ids of this.#lists.get(key)?.values() ?? []) this.#size -= ids.length + 1;
		this.#lists.delete(key);
	}

	#forgetAll(size: number): void {
		this.#lists.clear();
		this.#size = size;
	}
}
