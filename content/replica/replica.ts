import type { Document } from '../documents.ts';
import { type CollectionName, type Entity, registry } from '../entities/registry.ts';
import type { Logger } from '../logger.ts';
import { leftOut } from './left-out.ts';
import { entityOf, Remembered } from './remembered.ts';
import { RememberedLists } from './remembered-lists.ts';
import { type Entry, type ListQuery, openStore, type Place, type Stored } from './store.ts';

/** Raise when the shape or the meaning of documents changes, or the store: an older replica is then pulled anew. */
const VERSION = 5;

const MOST_WARNINGS = 1000;

export type Replica = ReturnType<typeof openReplica>;

/** Names of what a reader can depend on: one record, or one list. */
export const recordKey = (collection: string, id: number | string) => `${collection}:${id}`;
export const listKey = (collection: string, { field, target }: Place) => `${collection}?${field}=${target}`;

function storedOf(entity: object): Stored {
	const { translations, ...facts } = entity as { translations?: unknown };
	return { facts: JSON.stringify(facts), texts: translations === undefined ? null : JSON.stringify(translations) };
}

/** Everything published, typed. What does not parse is left out and logged; it never takes its neighbours down. */
export function openReplica(file: string, logger: Logger) {
	const store = openStore(file, VERSION);
	const remembered = new Remembered();
	const lists = new RememberedLists();
	const warned = new Set<string>();
	const listeners = new Set<(keys: ReadonlySet<string>) => void>();

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
		warnOfLeftOut(collection, document, entity);
		const owners = Object.entries(under?.(entity) ?? {}).flatMap(([field, target]) => (target === null ? [] : [{ field, target }]));
		return {
			id: String(entity.id),
			document: storedOf(entity),
			places: unlisted?.(entity) ? [] : [{ field: '', target: 0 }, ...owners],
			rank: rank?.(entity) ?? Number(entity.id),
			from: from?.(entity) ?? null,
			until: until?.(entity) ?? null,
		};
	}

	function warnOfLeftOut(collection: CollectionName, document: Document, entity: Record<string, unknown>): void {
		for (const { field, values } of leftOut(document, entity)) {
			const warning = `${recordKey(collection, document.id)} ${field} ${values}`;
			if (warned.has(warning)) continue;
			if (warned.size > MOST_WARNINGS) warned.clear();
			warned.add(warning);
			logger.warn('left out a value of a row', { collection, id: document.id, field, values: values.map((value) => value.slice(0, 100)) });
		}
	}

	/** Writes what is new or different, and says which records and lists that touches. */
	function put(collection: CollectionName, document: Document): string[] {
		const entry = entryOf(collection, document);
		if (!entry) return [];
		const known = store.get(collection, entry.id);
		if (known?.facts === entry.document.facts && known.texts === entry.document.texts) return [];
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

	const get = <C extends CollectionName>(collection: C, id: number | string) =>
		remembered.get(recordKey(collection, id), () => store.get(collection, String(id))) as Entity<C> | null;

	return {
		/** One transaction; whoever listens hears of it after it is on disk. */
		change(work: (edit: { put: typeof put; remove: typeof remove; setState: typeof store.setState }) => string[]): void {
			const keys = new Set(store.transaction(() => work({ put, remove, setState: store.setState })));
			for (const key of keys) {
				remembered.forget(key);
				lists.forget(key);
			}
			if (keys.size) for (const listener of listeners) listener(keys);
		},
		onChange(listener: (keys: ReadonlySet<string>) => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get,
		list: <C extends CollectionName>(collection: C, query: ListQuery): Entity<C>[] =>
			lists
				.get(listKey(collection, query), `${query.today} ${query.offset} ${query.limit}`, () => store.list(collection, query))
				.flatMap((id) => get(collection, id) ?? []),
		/** All records without their texts: quick to go through, and at once. */
		*facts<C extends CollectionName>(collection: C): Generator<Omit<Entity<C>, 'translations'>> {
			for (const facts of store.facts(collection)) yield JSON.parse(facts);
		},
		/** Records in the order of their ids as text, for going through all of them a few at a time. */
		next: <C extends CollectionName>(collection: C, after: string, limit: number): Entity<C>[] =>
			store.next(collection, after, limit).map((document) => entityOf(document) as Entity<C>),
		count: store.count,
		ids: store.ids,
		size: store.size,
		getState: store.getState,
		isComplete: () => store.getState('complete') === 'yes',
		close: store.close,
	};
}
