import { contentCollections, listTables } from '../../access/tables.ts';
import type { Collection } from '../../schema/define.ts';
import type { Row } from '../hook.ts';

/**
 * What a link to a record opens in a table: the record's own row, its texts and links, and its parts, with public fields only. Null for every
 * other table.
 */
export function ownRows(collection: string, id: number, table: string): { fields: string[]; filter: Row } | null {
	for (const owner of contentCollections) {
		const rows = buildRowFilter(owner, collection, id);
		const found = rows && listTables(owner).find(({ name }) => name === table);
		if (!found) continue;
		if (found.ownerKey) return { fields: found.publicFields, filter: { [found.ownerKey]: rows } };
		const columns = found.publicFields.filter((field) => !isAlias(owner, field));
		return { fields: columns, filter: rows };
	}
	return null;
}

function buildRowFilter({ name, partOf }: Collection, collection: string, id: number): Row | null {
	if (name === collection) return { id: { _eq: id } };
	return partOf?.collection === collection ? { [partOf.key]: { _eq: id } } : null;
}

/** Relations from the other side have no column. */
const isAlias = ({ fields }: Collection, name: string): boolean =>
	name === 'translations' || fields.some((field) => field.name === name && field.schema === null);
