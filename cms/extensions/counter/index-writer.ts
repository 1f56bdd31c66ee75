import type { Database, Key, Row } from '../hook.ts';
import { lockForWrite } from '../lock-for-write.ts';
import { indexed, readEntries } from './sources.ts';

export const INDEX = 'counter_index';
/** Raise it when keys change: the whole index is then rebuilt. */
const VERSION = '3';

/** SQLite limits the number of values in one statement. */
const ROWS_AT_ONCE = 200;
const ITEMS_AT_ONCE = 100;

export type IndexWriter = ReturnType<typeof createIndexWriter>;

/** Keeps the index in step: changed rows are indexed shortly after, missed ones at the next start or at night. */
export function createIndexWriter(database: Database, hasTable: () => Promise<boolean>, onError: (error: unknown) => void) {
	const waiting = new Map<string, Set<Key>>();
	let isReady = false;
	let working: Promise<void> = Promise.resolve();

	const inTurn = (work: () => Promise<void>): Promise<void> => {
		working = working.then(work).catch(onError);
		return working;
	};

	async function prepare(): Promise<boolean> {
		if (isReady || !(await hasTable())) return isReady;
		await createIndexes(database);
		isReady = true;
		const [known] = await database(INDEX).select('key').where('collection', 'version');
		if (known?.['key'] === VERSION) return isReady;
		await rewriteAll();
		await database(INDEX).where('collection', 'version').delete();
		await database(INDEX).insert({ collection: 'version', item: 1, key: VERSION });
		return isReady;
	}

	async function writeWaiting(): Promise<void> {
		if (!(await prepare())) return;
		for (const [collection, items] of waiting) {
			waiting.delete(collection);
			await rewrite(collection, [...items]);
		}
	}

	async function rewrite(collection: string, items: Key[]): Promise<void> {
		for (let at = 0; at < items.length; at += ITEMS_AT_ONCE) {
			const some = items.slice(at, at + ITEMS_AT_ONCE);
			await database.transaction((transaction) => writeEntries(transaction, collection, some));
		}
	}

	/** In pages, and writes only differences. */
	async function rewriteAll(): Promise<void> {
		for (const collection of indexed) {
			for (let last = 0, page: Row[] = []; ; last = Number(page.at(-1)?.['id'])) {
				page = await database(collection).select('id').where('id', '>', last).orderBy('id').limit(ITEMS_AT_ONCE);
				if (page.length)
					await rewriteDiffering(
						collection,
						page.map(({ id }) => id as Key),
					);
				if (page.length < ITEMS_AT_ONCE) break;
			}
			await removeOrphans(database, collection);
		}
	}

	async function rewriteDiffering(collection: string, items: Key[]): Promise<void> {
		const stored = Map.groupBy(
			await database(INDEX).select('item', 'agent', 'key').where('collection', collection).whereIn('item', items),
			(row) => String(row['item']),
		);
		const wanted = await database.transaction((transaction) => readEntries(transaction, collection, items));
		const differs = wanted.filter(({ item, agent, keys }) => {
			const rows = stored.get(String(item)) ?? [];
			return rows.length !== keys.length || rows.some((row) => row['agent'] !== agent || !keys.includes(String(row['key'])));
		});
		await rewrite(
			collection,
			differs.map(({ item }) => item),
		);
	}

	async function writeMissing(): Promise<void> {
		if (!(await prepare())) return;
		for (const collection of indexed) {
			const missing = await selectMissing(database, collection);
			await rewrite(collection, missing);
			await removeOrphans(database, collection);
		}
	}

	return {
		/** Indexes these rows again, or removes them if they are gone. */
		note(collection: string, items: readonly Key[]): Promise<void> {
			const noted = waiting.get(collection) ?? new Set();
			waiting.set(collection, noted);
			for (const item of items) noted.add(Number(item));
			return inTurn(writeWaiting);
		},
		isReady: () => isReady,
		/** At start: indexes rows that were written while Directus was not running. */
		writeMissing: () => inTurn(writeMissing),
		rewriteAll: () => inTurn(async () => void ((await prepare()) && (await rewriteAll()))),
	};
}

async function writeEntries(database: Database, collection: string, items: Key[]): Promise<void> {
	await lockForWrite(database, INDEX);
	const entries = await readEntries(database, collection, items);
	await database(INDEX).where('collection', collection).whereIn('item', items).delete();
	const rows = entries.flatMap(({ item, agent, keys }) => keys.map((key) => ({ collection, item, agent, key })));
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await database(INDEX).insert(rows.slice(at, at + ROWS_AT_ONCE));
}

const isPostgres = (database: Database) => database.client.config.client === 'pg';

/** PostgreSQL sorts by language rules unless told to compare bytes. */
export const keyColumn = (database: Database, key = '"key"'): string => (isPostgres(database) ? `${key} COLLATE "C"` : key);

async function createIndexes(database: Database): Promise<void> {
	const key = keyColumn(database);
	await database.raw(`CREATE INDEX IF NOT EXISTS counter_index_keys ON ${INDEX} (collection, ${key}, item)`);
	await database.raw(`CREATE INDEX IF NOT EXISTS counter_index_own ON ${INDEX} (agent, collection, ${key}, item)`);
	await database.raw(`CREATE INDEX IF NOT EXISTS counter_index_rows ON ${INDEX} (collection, item, ${key})`);
	await database.raw('DROP INDEX IF EXISTS counter_index_items');
}

export const readAnswerRows = (answer: unknown): Row[] => {
	const rows = typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : answer;
	return Array.isArray(rows) ? rows : [];
};

const MISSING_MOST = 1_000_000;

async function selectMissing(database: Database, collection: string): Promise<Key[]> {
	const answer = await database.raw(
		`SELECT id FROM ${collection} AS r WHERE NOT EXISTS (SELECT 1 FROM ${INDEX} AS i WHERE i.collection = ? AND i.item = r.id) LIMIT ${MISSING_MOST}`,
		[collection],
	);
	return readAnswerRows(answer).map(({ id }) => id as Key);
}

const removeOrphans = (database: Database, collection: string): Promise<unknown> =>
	database.raw(`DELETE FROM ${INDEX} WHERE collection = ? AND NOT EXISTS (SELECT 1 FROM ${collection} AS r WHERE r.id = ${INDEX}.item)`, [
		collection,
	]);
