import type { CmsClient } from '#directus/client.ts';
import type { RawRow } from '#directus/rows.ts';
import { assemble, type Document } from '../documents.ts';
import type { Layout } from '../layout.ts';

const PAGE = 1000;
const PART_PAGE = 5000;
const BATCH = 200;

type Rows = Pick<CmsClient, 'rows'>;

/** All matching rows by id, page by page, because Directus limits how many one answer may hold. */
async function readAllRows(client: Rows, table: string, fields: string[], filter: Record<string, unknown>): Promise<RawRow[]> {
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

/** The nested rows of a collection: field and table. */
const listNestedRows = ({ texts, links, parts }: Layout) => [
	...(texts ? [{ name: 'translations', table: texts.table, ownerKey: texts.ownerKey, fields: texts.columns }] : []),
	...links.map(({ name, table, ownerKey, targetKey }) => ({ name, table, ownerKey, fields: ['id', ownerKey, targetKey, 'sort'] })),
	...parts.map(({ name, table, ownerKey, columns }) => ({ name, table, ownerKey, fields: columns })),
];

async function assembleDocuments(
	client: Rows,
	layout: Layout,
	asked: RawRow[] | Promise<RawRow[]>,
	owners: (ownerKey: string) => Record<string, unknown>,
): Promise<Document[]> {
	const allParts = Promise.all(
		listNestedRows(layout).map(
			async ({ table, ownerKey, fields }) =>
				[table, Map.groupBy(await readAllRows(client, table, fields, owners(ownerKey)), (row) => String(row[ownerKey]))] as const,
		),
	);
	const [rows, found] = await Promise.all([asked, allParts]);
	const parts = new Map(found);
	return rows.map((row) => assemble(layout, row, (table) => parts.get(table)?.get(String(row['id'])) ?? []));
}

/** Current documents by id, with nested rows in the same answer, because pages wait for it. Records that are not public are missing. */
export async function fetchDocuments(client: CmsClient, layout: Layout, ids: string[]): Promise<Document[]> {
	if (layout.singleton) return fetchSingleton(client, layout);
	const hanging = listNestedRows(layout);
	const query = {
		fields: [...layout.columns, ...hanging.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field}`))],
		deep: Object.fromEntries(hanging.map(({ name }) => [name, { _sort: ['id'], _limit: PART_PAGE }])),
	};
	const names = new Map(hanging.map(({ name, table }) => [table, name]));
	return inBatches(ids, async (some) => {
		const rows = await client.rows(layout.collection, { ...query, filter: { id: { _in: some } }, limit: BATCH });
		return rows.map((row) => assemble(layout, row, (table) => row[names.get(table) ?? ''] as RawRow[]));
	});
}

/** The same, one table at a time, as the link to a draft opens them. */
export const fetchRecords = (client: Rows, layout: Layout, ids: string[]): Promise<Document[]> =>
	inBatches(ids, (some) => {
		const rows = client.rows(layout.collection, { fields: layout.columns, filter: { id: { _in: some } }, limit: BATCH });
		return assembleDocuments(client, layout, rows, (key) => ({ [key]: { _in: some } }));
	});

async function inBatches(ids: string[], fetchSome: (some: string[]) => Promise<Document[]>): Promise<Document[]> {
	const documents: Document[] = [];
	for (let start = 0; start < ids.length; start += BATCH) documents.push(...(await fetchSome(ids.slice(start, start + BATCH))));
	return documents;
}

function fetchSingleton(client: CmsClient, layout: Layout): Promise<Document[]> {
	return assembleDocuments(client, layout, client.single(layout.collection, layout.columns), (key) => ({ [key]: { _nnull: true } }));
}

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
