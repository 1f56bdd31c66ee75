import { contentCollections, listTables } from '../../access/tables.ts';
import type { Collection } from '../../schema/define.ts';
import type { Items, Row } from '../hook.ts';

type VersionRequest = { collection: string; id: number; version: string | null };

/**
 * The rows of a table as an unpublished version would change them: the record's own, its texts and links. Null for tables that versions do not
 * change.
 */
export async function readVersionRows(
	items: Pick<Items, 'readOne'>,
	{ collection, id, version }: VersionRequest,
	table: string,
): Promise<Row[] | null> {
	const found = contentCollections.find(({ name }) => name === collection);
	const tables = found ? listTables(found) : [];
	const wanted = tables.find(({ name }) => name === table);
	if (!found || !wanted || version === null) return null;
	if (wanted.ownerKey === null) {
		const columns = wanted.publicFields.filter((name) => hasColumn(found, name));
		return [await items.readOne(id, { version, fields: columns })];
	}
	const alias = findAlias(found, table);
	const fields = wanted.publicFields.filter((name) => name !== wanted.ownerKey).map((name) => `${alias}.${name}`);
	const record = await items.readOne(id, { version, fields, deep: { [alias]: { _limit: -1 } } });
	const rows = Array.isArray(record[alias]) ? record[alias].filter(isRow) : [];
	// Rows that the version adds have no id yet.
	return rows.map((row, index) => ({ ...row, id: row['id'] ?? -1 - index, [wanted.ownerKey ?? '']: id }));
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const hasColumn = ({ fields }: Collection, name: string): boolean =>
	name !== 'translations' && fields.every((field) => field.name !== name || field.schema !== null);

const findAlias = ({ fields }: Collection, table: string): string =>
	fields.find(({ relation }) => relation?.kind === 'many' && relation.junction === table)?.name ?? 'translations';
