import type { Document } from '../documents.ts';
import { type CollectionName, type Entity, registry } from '../entities/registry.ts';
import type { Logger } from '../logger.ts';
import { type Entry, openStore, type Place } from './store.ts';

/** Raise when the shape of documents changes: an older replica is then pulled anew. */
const VERSION = '3';

export type Replica = ReturnType<typeof openReplica>;

/** Names of what a reader can depend on: one record, or one list. */
export const recordKey = (collection: string, id: number | string) => `${collection}:${id}`;
export const listKey = (collection: string, { field, target }: Place) => `${collection}?${field}=${target}`;

/** Everything published, typed. What does not parse is left out and logged; it never takes its neighbours down. */
export function openReplica(file: string, logger: Logger) {
	const store = openStore(file);
	const listeners = new Set<(keys: ReadonlySet<string>) => void>();
	if (store.getState('version') !== VERSION) {
		store.setState('complete', '');
		store.setState('version', VERSION);
	}

	function entryOf(collection: CollectionName, document: Document): Entry | null {
		const { schema, under, rank, from, until, unlisted } = registry[collection] as (typeof registry)['property'];
		const parsed = schema.safeParse(document);
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			logger.warn('skipped a row that does not parse', {
				collection,
				id: document.id,
				field: issue?.path.join('.'),
				problem: issue?.message,
			});
			return null;
		}
		const entity = parsed.data;
		const owners = Object.entries(under?.(entity) ?? {}).flatMap(([field, target]) => (target === null ? [] : [{ field, target }]));
		return {
			id: String(entity.id),
			data: JSON.stringify(entity),
			places: unlisted?.(entity) ? [] : [{ field: '', target: 0 }, ...owners],
			rank: rank?.(entity) ?? Number(entity.id),
			from: from?.(entity) ?? null,
			until: until?.(entity) ?? null,
		};
	}

	/** Writes what is new or different, and says which records and lists that touches. */
	function put(collection: CollectionName, document: Document): string[] {
		const entry = entryOf(collection, document);
		if (!entry) return [];
		if (store.get(collection, entry.id) === entry.data) return [];
		const before = store.placesOf(collection, entry.id);
		store.put(collection, entry);
		return [recordKey(collection, entry.id), ...[...before, ...entry.places].map((place) => listKey(collection, place))];
	}

	function remove(collection: CollectionName, id: string): string[] {
		if (store.get(collection, id) === null) return [];
		const before = store.placesOf(collection, id);
		store.remove(collection, id);
		return [recordKey(collection, id), ...before.map((place) => listKey(collection, place))];
	}

	return {
		/** One transaction; whoever listens hears of it after it is on disk. */
		change(work: (edit: { put: typeof put; remove: typeof remove; setState: typeof store.setState }) => string[]): void {
			const keys = new Set(store.transaction(() => work({ put, remove, setState: store.setState })));
			if (keys.size) for (const listener of listeners) listener(keys);
		},
		onChange(listener: (keys: ReadonlySet<string>) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get<C extends CollectionName>(collection: C, id: number | string): Entity<C> | null {
			const data = store.get(collection, String(id));
			return data === null ? null : JSON.parse(data);
		},
		list: <C extends CollectionName>(collection: C, query: Parameters<typeof store.list>[1]): Entity<C>[] =>
			store.list(collection, query).map((data) => JSON.parse(data)),
		/** All records without their texts: quick to go through, and at once. */
		*facts<C extends CollectionName>(collection: C): Generator<Omit<Entity<C>, 'translations'>> {
			for (const data of store.facts(collection)) yield JSON.parse(data);
		},
		/** Records in the order of their ids as text, for going through all of them a few at a time. */
		next: <C extends CollectionName>(collection: C, after: string, limit: number): Entity<C>[] =>
			store.next(collection, after, limit).map((data) => JSON.parse(data)),
		count: store.count,
		ids: store.ids,
		size: store.size,
		getState: store.getState,
		isComplete: () => store.getState('complete') === 'yes',
		close: store.close,
	};
}
