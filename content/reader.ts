import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { type CollectionName, type Entity, isShown } from './entities/registry.ts';
import { createQuotes } from './quotes.ts';
import { noteQuestion, noteRead } from './reads.ts';
import { listKey, type Replica, recordKey } from './replica/replica.ts';

export type ListOptions = { under?: { field: string; id: number }; limit?: number; offset?: number };

/** A picture as a page shows it. */
export type Photo = { id: string; version: string; width: number; height: number; alt: string; placeholder: string | null };

export type Reader = ReturnType<typeof createReader>;

const ALL_OFFERS = { field: '', target: 0 };
const buildPlace = (under: ListOptions['under']) => ({ field: under?.field ?? '', target: under?.id ?? 0 });

/** What pages read from. Every read is noted for whoever asked to know. */
export function createReader(replica: Replica) {
	const quote = createQuotes(replica);

	/** A property as it is asked for today, which depends on the offers on it. */
	function quoted<C extends CollectionName>(collection: C, entity: Entity<C>): Entity<C> {
		if (collection !== 'property') return entity;
		const property = entity as Entity<'property'>;
		noteRead(listKey('offer', ALL_OFFERS));
		return quote(property) as Entity<C>;
	}

	/** Null also for what is not shown yet or not shown any more. */
	function get<C extends CollectionName>(collection: C, id: number | string): Entity<C> | null {
		noteRead(recordKey(collection, id));
		const entity = replica.get(collection, id);
		return entity && isShown(collection, entity, cairoToday) ? quoted(collection, entity) : null;
	}

	function list<C extends CollectionName>(collection: C, { under, limit = 1000, offset = 0 }: ListOptions = {}): Entity<C>[] {
		const place = buildPlace(under);
		const look = () => replica.list(collection, { ...place, today: cairoToday(), limit, offset });
		const found = look();
		// A part of a list is another one when other records stand in it, not when one that is further down changes.
		if (offset > 0 || found.length === limit) {
			noteQuestion(() => look().map(({ id }) => id));
			for (const { id } of found) noteRead(recordKey(collection, id));
		} else noteRead(listKey(collection, place));
		return found.map((entity) => quoted(collection, entity));
	}

	function count(collection: CollectionName, under?: ListOptions['under']): number {
		const place = buildPlace(under);
		return noteQuestion(() => replica.count(collection, { ...place, today: cairoToday() }));
	}

	return {
		get,
		/** A record that was read elsewhere, as it would be asked for today. */
		quoted,
		list,
		count,
		/** Records by their ids, in that order; those that are not public are left out. */
		many: <C extends CollectionName>(collection: C, ids: readonly number[]): Entity<C>[] =>
			ids.map((id) => get(collection, id)).filter((entity) => entity !== null),
		setting: () => list('setting', { limit: 1 })[0] ?? null,
		page: (key: string) => list('page').find((page) => page.key === key) ?? null,
		/** The version of a file's address; null when there is no such file. */
		version(id: string): string | null {
			const file = get('directus_files', id);
			return file && formatVersion(file.modified_on ?? file.uploaded_on);
		},
		photo(id: string | null, locale: Locale): Photo | null {
			const file = id === null ? null : get('directus_files', id);
			if (!file?.width || !file.height) return null;
			const placeholder = get('placeholder', file.id);
			return {
				id: file.id,
				version: formatVersion(file.modified_on ?? file.uploaded_on),
				width: file.width,
				height: file.height,
				alt: (locale === 'ar' ? file.alt_ar : file.alt_en) ?? file.alt_en ?? '',
				placeholder: placeholder?.image ?? null,
			};
		},
	};
}

/** Eight hex digits that change when the file does. */
export function formatVersion(moment: string | null): string {
	let hash = 0x811c9dc5;
	for (const letter of moment ?? '') hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, '0');
}
