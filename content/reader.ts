import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import type { Localized } from './entities/parts.ts';
import { type CollectionName, type Entity, isShown } from './entities/registry.ts';
import { createQuotes } from './quotes.ts';
import { textKey, trackAnswer, trackQuestion, trackRead } from './reads.ts';
import { listKey, type Replica, recordKey } from './replica/replica.ts';

type Translated<Texts> = { id: number; translations: Localized<Texts> };

export type ListOptions = { under?: { field: string; id: number }; limit?: number; offset?: number };

export type Photo = { id: string; version: string; width: number; height: number; alt: string; placeholder: string | null };

export type Reader = ReturnType<typeof createReader>;

const ALL_OFFERS = listKey('offer', { field: '', target: 0 });
const buildPlace = (under: ListOptions['under']) => ({ field: under?.field ?? '', target: under?.id ?? 0 });

/** The content that pages read. Every read is recorded for `recordReads`. */
export function createReader(replica: Replica) {
	const quote = createQuotes(replica);
	let changes = 0;
	replica.onChange(() => {
		changes++;
	});

	function quotedAll<C extends CollectionName>(collection: C, entities: Entity<C>[]): Entity<C>[] {
		if (collection !== 'property') return entities;
		trackRead(ALL_OFFERS);
		return (entities as Entity<'property'>[]).map(quote) as Entity<C>[];
	}

	const quoted = <C extends CollectionName>(collection: C, entity: Entity<C>): Entity<C> => quotedAll(collection, [entity])[0] as Entity<C>;

	/** Null also outside the days on which it is shown. */
	function get<C extends CollectionName>(collection: C, id: number | string): Entity<C> | null {
		trackRead(recordKey(collection, id));
		const entity = replica.get(collection, id);
		return entity && isShown(collection, entity, cairoToday) ? quoted(collection, entity) : null;
	}

	function list<C extends CollectionName>(collection: C, { under, limit = 1000, offset = 0 }: ListOptions = {}): Entity<C>[] {
		const place = buildPlace(under);
		const look = () => replica.list(collection, { ...place, today: cairoToday(), limit, offset });
		const found = look();
		// A slice of a list is stale only if its own records change, not when the list changes further down.
		if (offset > 0 || found.length === limit) {
			trackQuestion(() => look().map(({ id }) => id));
			for (const { id } of found) trackRead(recordKey(collection, id));
		} else trackRead(listKey(collection, place));
		return found.map((entity) => quoted(collection, entity));
	}

	function count(collection: CollectionName, under?: ListOptions['under']): number {
		const place = buildPlace(under);
		return trackQuestion(() => replica.count(collection, { ...place, today: cairoToday() }));
	}

	return {
		/** Another one after every change of content. */
		state: () => `${changes} ${replica.edition()}`,
		get,
		/** Adds today's price to a record that was read elsewhere. */
		quoted,
		/** Ids found among many records, of which a page shows only few. */
		find: (ask: () => number[]): number[] => trackAnswer(ask),
		list,
		count,
		/** In the order of the ids; records that are not public are skipped. */
		many: <C extends CollectionName>(collection: C, ids: readonly number[]): Entity<C>[] =>
			ids.map((id) => get(collection, id)).filter((entity) => entity !== null),
		/** The texts of a record in a language that need not be the page's, for matching and for its address there. */
		textsIn<Texts>(collection: CollectionName, { id, translations }: Translated<Texts>, locale: Locale): Texts {
			trackRead(textKey(recordKey(collection, id), locale));
			return translations[locale];
		},
		setting: () => list('setting', { limit: 1 })[0] ?? null,
		page: (key: string) => list('page').find((page) => page.key === key) ?? null,
		/** The version in a file's URL; null if there is no such file. */
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

/** Eight hex digits that change with the file. */
export function formatVersion(moment: string | null): string {
	let hash = 0x811c9dc5;
	for (const letter of moment ?? '') hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
	return hash.toString(16).padStart(8, '0');
}
