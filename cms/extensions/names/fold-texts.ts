import { foldText } from '../../../domain/words/folded-text.ts';
import { FOLDED_TEXT, listFoldedTexts } from '../../schema/automatic.ts';
import { model } from '../../schema/model.ts';
import type { Database, Key, Row } from '../hook.ts';

const ROWS_AT_ONCE = 500;

/** Collections with a folded text, and its source columns. */
export const folded: ReadonlyMap<string, readonly string[]> = new Map(
	model.map((collection) => [collection.name, listFoldedTexts(collection)] as const).filter(([, columns]) => columns.length > 0),
);

/** Writes the folded texts of these rows, or of all. Writes directly to the database, because it is not an edit. Returns how many differed. */
export async function foldTexts(database: Database, collection: string, keys: readonly Key[] | 'all'): Promise<number> {
	const columns = folded.get(collection) ?? [];
	let written = 0;
	for await (const rows of columns.length ? readPages(database, collection, ['id', FOLDED_TEXT, ...columns], keys) : []) {
		const others = rows
			.map((row) => ({ id: row['id'] as Key, text: foldColumns(row, columns), before: row[FOLDED_TEXT] ?? null }))
			.filter(({ text, before }) => text !== before);
		written += others.length;
		if (others.length) await writeTexts(database, collection, others);
	}
	return written;
}

/** One statement for all: one per row would take minutes for hundreds of thousands. */
function writeTexts(database: Database, collection: string, rows: { id: Key; text: string | null }[]): PromiseLike<unknown> {
	const ids = rows.map(({ id }) => id);
	const cases = rows.map(() => 'when ? then cast(? as text)').join(' ');
	const bindings = rows.flatMap(({ id, text }) => [id, text]);
	return database(collection)
		.whereIn('id', ids)
		.update({ [FOLDED_TEXT]: database.raw(`case id ${cases} end`, bindings) });
}

const foldColumns = (row: Row, columns: readonly string[]): string | null =>
	foldText(columns.map((column) => row[column] ?? '').join(' ')) || null;

async function* readPages(database: Database, collection: string, columns: string[], keys: readonly Key[] | 'all'): AsyncGenerator<Row[]> {
	const rows = () => database(collection).select(...columns);
	if (keys !== 'all')
		for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) yield await rows().whereIn('id', keys.slice(at, at + ROWS_AT_ONCE));
	else
		for (let last = 0, page: Row[] = []; ; last = Number(page.at(-1)?.['id'])) {
			page = await rows().where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE);
			yield page;
			if (page.length < ROWS_AT_ONCE) return;
		}
}
