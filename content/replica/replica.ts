import { isDeepStrictEqual } from 'node:util';
import { type Locale, localeCodes } from '#domain/locales.ts';
import type { Logger } from '#runtime/logger.ts';
import type { Document } from '../documents.ts';
import { isEmpty } from '../entities/parts.ts';
import { type CollectionName, type Entity, registry } from '../entities/registry.ts';
import { type FormerIds, openHealingStore } from './healing-store.ts';
import { ListCache } from './list-cache.ts';
import { buildEntity, RecordCache } from './record-cache.ts';
import { listSkippedValues } from './skipped-values.ts';
import type { Entry, ListQuery, Place, Store, Stored } from './store.ts';
import { createUnparsedRows } from './unparsed-rows.ts';

/** Raise it when the shape or meaning of documents or the store changes: older replicas are then pulled again. */
const VERSION = 10;

const MOST_WARNINGS = 1000;
const ANNOUNCED_AT_ONCE = 200;
const WHOLE: Place = { field: '', target: 0 };

export type Replica = ReturnType<typeof openReplica>;
export type Edit = {
	/** Both return the keys of affected records and lists. */
	put(collection: CollectionName, document: Document): string[];
	remove(collection: CollectionName, id: string): string[];
	setState(key: string, value: string): void;
};

/** Keys of what a reader can depend on: a record or a list. */
export const recordKey = (collection: string, id: number | string) => `${collection}:${id}`;
export const listKey = (collection: string, { field, target }: Place) => `${collection}?${field}=${target}`;

/** What changed, and of it what changed in the text of one language only. */
export type ChangeListener = (keys: ReadonlySet<string>, inOneLanguage: ReadonlyMap<string, Locale>) => void;

function serializeEntity(entity: object): Stored {
	const { translations, ...facts } = entity as { translations?: unknown };
	return { facts: JSON.stringify(facts), texts: translations === undefined ? null : JSON.stringify(translations) };
}

function findChangedLanguage(before: Stored, after: Stored): Locale | null {
	if (before.facts !== after.facts || before.texts === null || after.texts === null) return null;
	const [known, next] = [JSON.parse(before.texts), JSON.parse(after.texts)];
	const [changed, another] = localeCodes.filter((locale) => !isDeepStrictEqual(known[locale], next[locale]));
	return another ? null : (changed ?? null);
}

const valueAt = (document: Document, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null), document);

/** Everything published, parsed. A row that does not parse keeps its earlier version or is left out, without affecting others. */
export function openReplica(file: string, logger: Logger) {
	const healing = openHealingStore(file, VERSION, logger, announceReplacement);
	let cachedRecords = new RecordCache();
	let cachedLists = new ListCache();
	let isClosed = false;
	const warned = new Set<string>();
	const unparsed = createUnparsedRows(logger);
	healing.read(unparsed.load);
	const listeners = new Set<ChangeListener>();
	/** Of the change under way; null if more than the text of one language changed. */
	const languages = new Map<string, Locale | null>();

	function parseEntry(store: Store, collection: CollectionName, document: Document): Entry | null {
		const parsed = registry[collection].schema.safeParse(document);
		const id = String(document.id);
		if (!parsed.success) {
			const [{ path, message: problem } = { path: [], message: '' }] = parsed.error.issues;
			const reason = isEmpty(valueAt(document, path)) ? 'missing' : 'wrong';
			const kept = keepInDoubt(store, collection, id);
			unparsed.note({ collection, id, field: path.join('.'), reason, problem, isKept: kept !== null });
			return kept && buildEntry(collection, kept);
		}
		unparsed.forget(collection, id);
		warnOfSkippedValues(collection, document, parsed.data);
		return buildEntry(collection, parsed.data);
	}

	/** The earlier version of a record whose newest version does not parse. */
	function keepInDoubt<C extends CollectionName>(store: Store, collection: C, id: string): Entity<C> | null {
		const known = store.get(collection, id);
		const { inDoubt } = registry[collection] as { inDoubt?: (entity: Entity<C>) => Entity<C> | null };
		if (!known) return null;
		const entity = buildEntity(known) as Entity<C>;
		return inDoubt ? inDoubt(entity) : entity;
	}

	function buildEntry(collection: CollectionName, given: Entity<CollectionName>): Entry {
		const { under, rank, from, until, unlisted } = registry[collection] as (typeof registry)['property'];
		const entity = given as Entity<'property'>;
		const owners = Object.entries(under?.(entity) ?? {}).flatMap(([field, target]) => (target === null ? [] : [{ field, target }]));
		return {
			id: String(entity.id),
			document: serializeEntity(entity),
			places: unlisted?.(entity) ? [] : [WHOLE, ...owners],
			rank: rank?.(entity) ?? Number(entity.id),
			from: from?.(entity) ?? null,
			until: until?.(entity) ?? null,
		};
	}

	function warnOfSkippedValues(collection: CollectionName, document: Document, entity: Record<string, unknown>): void {
		for (const { field, values } of listSkippedValues(document, entity)) {
			const warning = `${recordKey(collection, document.id)} ${field} ${values}`;
			if (warned.has(warning)) continue;
			if (warned.size > MOST_WARNINGS) warned.clear();
			warned.add(warning);
			logger.warn('replica.value_skipped', 'Left out an invalid value of a row', {
				collection,
				id: document.id,
				field,
				values: values.map((value) => value.slice(0, 100)),
			});
		}
	}

	/** Everything may have changed. Announced in batches, because listeners read everything again. */
	function announceReplacement(formerIds: FormerIds): void {
		cachedRecords = new RecordCache();
		cachedLists = new ListCache();
		healing.read(unparsed.load);
		const edition = healing.edition();
		const records = Object.keys(registry).flatMap((collection) =>
			[...new Set([...(formerIds.get(collection) ?? []), ...healing.read((store) => store.ids(collection))])].map((id) => ({
				collection,
				id,
			})),
		);
		const listKeys = ({ collection, id }: { collection: string; id: string }) => [
			recordKey(collection, id),
			...[WHOLE, ...healing.read((store) => store.listPlaces(collection, id))].map((place) => listKey(collection, place)),
		];
		const announce = (start: number) => {
			if (isClosed || start >= records.length || healing.edition() !== edition) return;
			try {
				tell(new Set(records.slice(start, start + ANNOUNCED_AT_ONCE).flatMap(listKeys)));
			} catch (error) {
				logger.error('replica.announce_failed', 'The replacement of the replica could not be announced', { error: String(error) });
			}
			setImmediate(announce, start + ANNOUNCED_AT_ONCE);
		};
		setImmediate(announce, 0);
	}

	function tell(keys: ReadonlySet<string>, inOneLanguage: ReadonlyMap<string, Locale> = new Map()): void {
		for (const key of keys) {
			cachedRecords.forget(key);
			cachedLists.forget(key);
		}
		if (keys.size) for (const listener of listeners) listener(keys, inOneLanguage);
	}

	function noteLanguage(keys: string[], language: Locale | null): string[] {
		for (const key of keys) languages.set(key, languages.has(key) && languages.get(key) !== language ? null : language);
		return keys;
	}

	/** Writes differences and returns the affected records and lists. */
	function put(store: Store, collection: CollectionName, document: Document): string[] {
		const entry = parseEntry(store, collection, document);
		if (!entry) return takeAway(store, collection, String(document.id));
		const known = store.get(collection, entry.id);
		if (known?.facts === entry.document.facts && known.texts === entry.document.texts) return [];
		const before = store.listPlaces(collection, entry.id);
		store.put(collection, entry);
		return noteLanguage(
			[recordKey(collection, entry.id), ...[...before, ...entry.places].map((place) => listKey(collection, place))],
			known && findChangedLanguage(known, entry.document),
		);
	}

	function remove(store: Store, collection: CollectionName, id: string): string[] {
		unparsed.forget(collection, id);
		return takeAway(store, collection, id);
	}

	function takeAway(store: Store, collection: CollectionName, id: string): string[] {
		if (store.get(collection, id) === null) return [];
		const before = store.listPlaces(collection, id);
		store.remove(collection, id);
		return noteLanguage([recordKey(collection, id), ...before.map((place) => listKey(collection, place))], null);
	}

	const getByKey = <C extends CollectionName>(collection: C, key: string) =>
		healing.read((store) =>
			cachedRecords.get(key, () => store.get(collection, key.slice(recordKey(collection, '').length))),
		) as Entity<C> | null;

	const get = <C extends CollectionName>(collection: C, id: number | string) => getByKey(collection, recordKey(collection, id));

	return {
		/** One transaction; listeners are notified after it is on disk. `edition`: in which the work began, if it began earlier. */
		change(work: (edit: Edit) => string[], edition: number = healing.edition()): void {
			languages.clear();
			const touched = healing.write((store) => {
				const keys = work({
					put: (collection, document) => put(store, collection, document),
					remove: (collection, id) => remove(store, collection, id),
					setState: store.setState,
				});
				unparsed.save(store);
				return keys;
			}, edition);
			tell(new Set(touched), new Map([...languages].filter((entry): entry is [string, Locale] => entry[1] !== null)));
		},
		/** Changes when a damaged file was replaced: what was read or written before may be gone. */
		edition: healing.edition,
		checkPlace: healing.checkPlace,
		keepCopy: healing.keepCopy,
		onChange(listener: ChangeListener): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		get,
		list: <C extends CollectionName>(collection: C, query: ListQuery): Entity<C>[] =>
			healing
				.read((store) =>
					cachedLists.get(listKey(collection, query), `${query.today} ${query.offset} ${query.limit}`, () =>
						store.list(collection, query).map((id) => recordKey(collection, id)),
					),
				)
				.flatMap((key) => getByKey(collection, key) ?? []),
		/** All records without their texts, which is fast. Starts over if the file is replaced meanwhile. */
		*facts<C extends CollectionName>(collection: C): Generator<Omit<Entity<C>, 'translations'>> {
			for (let edition = -1; edition !== healing.edition(); ) {
				edition = healing.edition();
				const all = healing.read((store) => store.facts(collection));
				for (;;) {
					const next = healing.read(() => {
						if (edition !== healing.edition()) return null;
						const { done, value } = all.next();
						return done ? null : { facts: JSON.parse(value) };
					});
					if (!next) break;
					yield next.facts;
				}
			}
		},
		/** Records by id as text, for iterating in batches. */
		next: <C extends CollectionName>(collection: C, after: string, limit: number): Entity<C>[] =>
			healing.read((store) => store.next(collection, after, limit).map((document) => buildEntity(document) as Entity<C>)),
		count: (collection: CollectionName, query: Omit<ListQuery, 'limit' | 'offset'>): number =>
			healing.read((store) => cachedLists.get(listKey(collection, query), `${query.today} count`, () => store.count(collection, query))),
		ids: (collection: string) => healing.read((store) => store.ids(collection)),
		size: (collection: string) => healing.read((store) => store.size(collection)),
		getState: (key: string) => healing.read((store) => store.getState(key)),
		isComplete: () => healing.read((store) => store.getState('complete')) === 'yes',
		unparsed: unparsed.list,
		status: healing.status,
		close(): void {
			isClosed = true;
			healing.close();
		},
	};
}
