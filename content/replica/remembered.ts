import type { Stored } from './store.ts';

/** Letters of JSON that are kept read; as objects they take about four times the room. */
const ROOM = 8_000_000;

/** A record that is not there takes room, too. */
const LEAST = 64;

type Record = { entity: unknown; size: number };

/**
 * Records as they were last read: a page asks for the same places, agents and settings again and again. Those not asked for the longest go
 * first. Whoever reads one gets what everybody gets, so nobody can change it.
 */
export class Remembered {
	readonly #records = new Map<string, Record>();
	#size = 0;

	get(key: string, read: () => Stored | null): unknown {
		const known = this.#records.get(key);
		if (known) {
			this.#records.delete(key);
			this.#records.set(key, known);
			return known.entity;
		}
		const stored = read();
		const entity = stored && frozen(buildEntity(stored));
		this.#keep(key, { entity, size: LEAST + (stored ? stored.facts.length + (stored.texts?.length ?? 0) : 0) });
		return entity;
	}

	forget(key: string): void {
		this.#size -= this.#records.get(key)?.size ?? 0;
		this.#records.delete(key);
	}

	#keep(key: string, record: Record): void {
		this.#records.set(key, record);
		this.#size += record.size;
		for (const oldest of this.#records.keys()) {
			if (this.#size <= ROOM) return;
			this.forget(oldest);
		}
	}
}

export function buildEntity({ facts, texts }: Stored): object {
	const entity = JSON.parse(facts);
	if (texts !== null) entity.translations = JSON.parse(texts);
	return entity;
}

function frozen<Value>(value: Value): Value {
	if (typeof value === 'object' && value !== null) for (const part of Object.values(Object.freeze(value))) frozen(part);
	return value;
}
