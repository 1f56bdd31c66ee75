import type { CmsClient } from '#directus/client.ts';
import type { RawRow } from '#directus/rows.ts';
import { assemble, type Document } from '../documents.ts';
import type { Layout } from '../layout.ts';

const PAGE = 1000;
const PART_PAGE = 5000;

type Rows = Pick<CmsClient, 'rows'>;

/** All rows that match, in the order of their ids: an answer holds a bounded number of them. */
async function allRows(client: Rows, table: string, fields: string[], filter: Record<string, unknown>): Promise<RawRow[]> {
	const rows: RawRow[] = [];
	for (let after: unknown = null; ; ) {
		const page = await client.rows(table, {
			fields,
			sort: ['id'],
			limit: PART_PAGE,
			filter: after === null ? filter : { _and: [filter, { id: { _gt: after } }] },
		});
		rows.push(...page);
		if (page.length < PART_PAGE) return rows;
		after = page.at(-1)?.['id'];
	}
}

/** The documents of the given rows, with everything that hangs on them. */
async function assembleDocuments(
	client: Rows,
	layout: Layout,
	rows: RawRow[],
	owners: (ownerKey: string) => Record<string, unknown>,
): Promise<Document[]> {
	const tables = [
		...(layout.texts ? [{ table: layout.texts.table, ownerKey: layout.texts.ownerKey, fields: layout.texts.columns }] : []),
		...layout.links.map(({ table, ownerKey, targetKey }) => ({ table, ownerKey, fields: ['id', ownerKey, targetKey, 'sort'] })),
		...layout.parts.map(({ table, ownerKey, columns }) => ({ table, ownerKey, fields: columns })),
	];
	const found = await Promise.all(
		tables.map(
			async ({ table, ownerKey, fields }) =>
				[table, Map.groupBy(await allRows(client, table, fields, owners(ownerKey)), (row) => String(row[ownerKey]))] as const,
		),
	);
	const parts = new Map(found);
	return rows.map((row) => assemble(layout, row, (table) => parts.get(table)?.get(String(row['id'])) ?? []));
}

/** Single records, as they are now. Those that are no longer public are missing in the answer. */
export async function fetchDocuments(client: CmsClient, layout: Layout, ids: string[]): Promise<Document[]> {
	return layout.singleton ? fetchSingleton(client, layout) : fetchRecords(client, layout, ids);
}

/** The same of a table with many rows. */
export async function fetchRecords(client: Rows, layout: Layout, ids: string[]): Promise<Document[]> {
	const documents: Document[] = [];
	for (let start = 0; start < ids.length; start += 200) {
		const some = ids.slice(start, start + 200);
		const rows = await client.rows(layout.collection, { fields: layout.columns, filter: { id: { _in: some } }, limit: 200 });
		if (rows.length)
			documents.push(...(await assembleDocuments(client, layout, rows, (key) => ({ [key]: { _in: rows.map((row) => row['id']) } }))));
	}
	return documents;
}

async function fetchSingleton(client: CmsClient, layout: Layout): Promise<Document[]> {
	const rows = await client.single(layout.collection, layout.columns);
	return assembleDocuments(client, layout, rows, (key) => ({ [key]: { _nnull: true } }));
}

/** All documents of a collection, some at a time. */
export async function* fetchPages(client: CmsClient, layout: Layout): AsyncGenerator<Document[]> {
	if (layout.singleton) return yield await fetchSingleton(client, layout);
	for (let after: unknown = null; ; ) {
		const rows = await client.rows(layout.collection, {
			fields: layout.columns,
			sort: ['id'],
			limit: PAGE,
			...(after !== null && { filter: { id: { _gt: after } } }),
		});
		const [first, last] = [rows[0]?.['id'], rows.at(-1)?.['id']];
		if (rows.length) yield await assembleDocuments(client, layout, rows, (key) => ({ [key]: { _between: [first, last] } }));
		if (rows.length < PAGE) return;
		after = last;
	}
}
