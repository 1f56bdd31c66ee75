import { contentCollections, listTables } from '../../access/tables.ts';
import { compile } from '../../schema/compile.ts';
import { model } from '../../schema/model.ts';
import type { Database, Key } from '../hook.ts';

export type Owner = { collection: string; item: string };

type Table = { collection: string; key: string };

/** Changes of these rows are recorded under the record they belong to. */
const ownerByCollection: Record<string, Table> = { price_history: { collection: 'property', key: 'property' } };

const tables = new Map<string, Table>(
	contentCollections
		.flatMap(listTables)
		.map(({ name, owner, ownerKey }) => [name, ownerByCollection[name] ?? { collection: owner, key: ownerKey ?? 'id' }]),
);

/** Every foreign key in content, by the table it refers to. */
const references = Map.groupBy(
	compile(model).relations.filter(({ collection }) => tables.has(collection)),
	({ related_collection }) => related_collection,
);

export const isTracked = (table: string) => tables.has(table);
export const isPart = (table: string) => tables.get(table)?.key !== 'id';

export async function readOwners(database: Database, table: string, keys: readonly Key[], by = 'id'): Promise<Owner[]> {
	const found = tables.get(table);
	if (!found) return [];
	if (found.key === 'id' && by === 'id') return keys.map((key) => ({ collection: found.collection, item: String(key) }));
	const rows = await database(table).select(found.key).whereIn(by, keys);
	return rows.flatMap((row) => (row[found.key] == null ? [] : [{ collection: found.collection, item: String(row[found.key]) }]));
}

/** The records that refer to these rows: on deletion the database sets the reference to null without an event. */
export async function readReferringOwners(database: Database, table: string, keys: readonly Key[]): Promise<Owner[]> {
	const owners = await Promise.all(
		(references.get(table) ?? []).map((relation) => readOwners(database, relation.collection, keys, relation.field)),
	);
	return owners.flat().filter(({ collection, item }) => !(collection === table && keys.map(String).includes(item)));
}

/** Records that belong to these: their visibility depends on them. */
const below = Map.groupBy(
	contentCollections.filter(({ name, partOf: owner }) => owner && !ownerByCollection[name]),
	({ partOf: owner }) => owner?.collection,
);

export async function readRecordsBelow(database: Database, table: string, keys: readonly Key[]): Promise<Owner[]> {
	const found = await Promise.all(
		(below.get(table) ?? []).map(async ({ name, partOf: owner }) => {
			const rows = await database(name)
				.select('id')
				.whereIn(owner?.key ?? '', keys);
			const ids = rows.map((row) => row['id'] as Key);
			return [...ids.map((id) => ({ collection: name, item: String(id) })), ...(await readRecordsBelow(database, name, ids))];
		}),
	);
	return found.flat();
}
