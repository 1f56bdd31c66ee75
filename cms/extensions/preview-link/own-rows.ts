import { contentCollections, listTables } from '../../access/tables.ts';
import type { Collection } from '../../schema/define.ts';
import type { Row } from '../hook.ts';

/**
 * What a link to one record opens of a table: the record's own row, its texts and links, and the rows that belong to it; of these what is for the
 * public once it is published. Null for every other table.
 */
export function ownRows(collection: string, id: number, table: string): { fields: string[]; filter: Row } | null {
	for (const owner of contentCollections) {
		const rows = rowsOf(owner, collection, id);
		const found = rows && listTables(owner).find(({ name }) => name === table);
		if (!found) continue;
		if (found.ownerKey) return { fields: found.publicFields, filter: { [found.ownerKey]: rows } };
		const columns = found.publicFields.filter((field) => !isAlias(owner, field));
		return { fields: columns, filter: rows };
	}
	return null;
}

function rowsOf({ name, partOf }: Collection, collection: string, id: number): Row | null {
	if (name === collection) return { id: { _eq: id } };
	return partOf?.collection === collection ? { [partOf.key]: { _eq: id } } : null;
}

/** The far side of a relation, which has no column. */
const isAlias = ({ fields }: Collection, name: string): boolean =>
	name === 'translations' || fields.some((field) => field.name === name && field.schema === null);
