import type { CollectionName, Entity } from './entities/registry.ts';
import type { ListOptions, Reader } from './reader.ts';

/** One record as it is in Directus, with what its page lists with it. */
export type Overlay = {
	collection: CollectionName;
	entity: Entity<CollectionName>;
	/** Rows that belong to it, in their order: blocks of a page, clusters of a compound. */
	parts: { collection: CollectionName; field: string; entities: Entity<CollectionName>[] }[];
	/** It has no page of its own, and is shown first in the list of all. */
	isListed: boolean;
};

type Lists = { [N in CollectionName]?: Entity<N>[] };

/** The same reader, which gives this record by its id, shown or not. All other lists and counts stay as they are. */
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
