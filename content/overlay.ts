import type { CollectionName, Entity } from './entities/registry.ts';
import type { ListOptions, Reader } from './reader.ts';

/** A record as it is in Directus, with the parts its page lists. */
export type Overlay = {
	collection: CollectionName;
	entity: Entity<CollectionName>;
	/** Its child rows in order: blocks of a page, clusters of a compound. */
	parts: { collection: CollectionName; field: string; entities: Entity<CollectionName>[] }[];
	/** A record without a page of its own is shown first in its collection's list. */
	isListed: boolean;
};

type Lists = { [N in CollectionName]?: Entity<N>[] };

/** A reader that returns this record by id, published or not. Other lists and counts are unchanged. */
export function applyOverlay(read: Reader, { collection, entity, parts, isListed }: Overlay): Reader {
	const laid: Lists = { [collection]: [read.quoted(collection, entity)] };
	const partLists: Lists = Object.fromEntries(parts.map((part) => [part.collection, part.entities]));
	const fields = new Map(parts.map((part): [CollectionName, string] => [part.collection, part.field]));

	function list<N extends CollectionName>(name: N, options: ListOptions = {}): Entity<N>[] {
		const { under, limit = 1000, offset = 0 } = options;
		const own: Entity<N>[] | undefined = partLists[name];
		if (own && under && under.id === entity.id && under.field === fields.get(name)) return own.slice(offset, offset + limit);
		const added: Entity<N>[] | undefined = isListed && !under && offset === 0 ? laid[name] : undefined;
		if (!added) return read.list(name, options);
		return [...added, ...read.list(name, options).filter(({ id }) => id !== entity.id)].slice(0, limit);
	}

	return {
		...read,
		get<N extends CollectionName>(name: N, id: number | string): Entity<N> | null {
			const found: Entity<N>[] | undefined = laid[name] ?? partLists[name];
			return found?.find((record) => String(record.id) === String(id)) ?? read.get(name, id);
		},
		list,
		page: (key) => laid.page?.find((page) => page.key === key) ?? read.page(key),
	};
}
