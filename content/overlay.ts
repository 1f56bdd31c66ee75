import type { CollectionName, Entity } from './entities/registry.ts';
import type { Reader } from './reader.ts';

/** The same reader, which gives this record by its id, shown or not. Lists and counts stay as they are. */
export function layOver<C extends CollectionName>(read: Reader, collection: C, entity: Entity<C>): Reader {
	const laid: { [N in CollectionName]?: Entity<N> } = { [collection]: read.quoted(collection, entity) };
	return {
		...read,
		get<N extends CollectionName>(name: N, id: number | string): Entity<N> | null {
			const record: Entity<N> | undefined = laid[name];
			return record && String(record.id) === String(id) ? record : read.get(name, id);
		},
	};
}
