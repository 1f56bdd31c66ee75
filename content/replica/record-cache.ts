import type { Stored } from './store.ts';

/** Characters of JSON; as objects they take about four times as much memory. */
const ROOM = 8_000_000;

/** A missing record takes memory, too. */
const LEAST = 64;

type Record = { entity: unknown; size: number };

/**
 * A cache of parsed records: pages read the same places, agents and settings again and again. The least recently used go first. All readers
 * share one object, so it is frozen.
 */
export class RecordCache {
	/** When `recent` is half full it becomes `older`, and what was in `older` and not used since is dropped. */
	#recent = new Map<string, Record>();
	#older = new Map<string, Record>();
	#size = 0;

	get(key: string, read: () => Stored | null): unknown {
		const known = this.#recent.get(key);
		if (known) return known.entity;
		const record = this.#older.get(key) ?? buildRecord(read());
		this.#keep(key, record);
		return record.entity;
	}

	forget(key: string): void {
		this.#size -= this.#recent.get(key)?.size ?? 0;
		this.#recent.delete(key);
		this.#older.delete(key);
	}

	#keep(key: string, record: Record): void {
		this.#recent.set(key, record);
		this.#size += record.size;
		if (this.#size <= ROOM / 2) return;
		this.#older = this.#recent;
		this.#recent = new Map();
		this.#size = 0;
	}
}

const buildRecord = (stored: Stored | null): Record => ({
	entity: stored && frozen(buildEntity(stored)),
	size: LEAST + (stored ? stored.facts.length + (stored.texts?.length ?? 0) : 0),
});

export function buildEntity({ facts, texts }: Stored): object {
	const entity = JSON.parse(facts);
	if (texts !== null) entity.translations = JSON.parse(texts);
	return entity;
}

function frozen<Value>(value: Value): Value {
	if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
	return value;
}
