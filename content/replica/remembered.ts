import type { Stored } from './store.ts';

/** Letters of JSON that are kept read; as objects they take about four times the room. */
const ROOM = 8_000_000;

/** A record that is not there takes room, too. */
const LEAST = 64;

type Record = { entity: unknown; size: number };

/**
 * Records as they were last read: a page asks for the same places, agents and settings again and again. Those not asked for the longest go
 * first. Every reader gets the same object, so nobody may change it.
 */
export class Remembered {
	/** When the recent ones take half the room they become the older ones, of which those that nobody asks for again go. */
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
