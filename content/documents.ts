import type { Layout } from './layout.ts';

export type Row = Record<string, unknown>;
export type Document = Row & { id: number | string };

const pick = (row: Row, columns: string[]): Row =>
	Object.fromEntries(columns.filter((name) => name in row).map((name) => [name, row[name]]));

/** Builds one document from a row and its nested rows, with public columns only. */
export function assemble(layout: Layout, row: Row, selectRows: (table: string) => Row[]): Document {
	const document: Row = pick(row, layout.columns);
	if (layout.texts) {
		const columns = layout.texts.columns.filter((name) => !['id', layout.texts?.ownerKey, 'languages_code'].includes(name));
		document['translations'] = Object.fromEntries(
			selectRows(layout.texts.table).map((text) => [text['languages_code'], pick(text, columns)]),
		);
	}
	for (const { name, table, targetKey } of layout.links) document[name] = inOrder(selectRows(table)).map((link) => link[targetKey]);
	for (const { name, table, ownerKey, columns } of layout.parts)
		document[name] = selectRows(table).map((part) =>
			pick(
				part,
				columns.filter((column) => column !== ownerKey && column !== 'id'),
			),
		);
	return document as Document;
}

const inOrder = (rows: Row[]) =>
	rows.toSorted((a, b) => Number(a['sort'] ?? 0) - Number(b['sort'] ?? 0) || Number(a['id'] ?? 0) - Number(b['id'] ?? 0));
