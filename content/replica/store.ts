import { DatabaseSync } from 'node:sqlite';
import type { Document } from '../documents.ts';

const schema = `
	CREATE TABLE IF NOT EXISTS document (collection TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (collection, id)) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export type Replica = ReturnType<typeof openReplica>;

/** Everything published, in one file. A write is whole or not there, also when the process is killed in the middle of it. */
export function openReplica(file: string) {
	const database = new DatabaseSync(file);
	database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
	database.exec(schema);
	const put = database.prepare(
		'INSERT INTO document (collection, id, data) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET data = excluded.data',
	);
	const remove = database.prepare('DELETE FROM document WHERE collection = ? AND id = ?');
	const one = database.prepare('SELECT data FROM document WHERE collection = ? AND id = ?');
	const all = database.prepare('SELECT data FROM document WHERE collection = ?');
	const count = database.prepare('SELECT count(*) AS count FROM document WHERE collection = ?');
	const setState = database.prepare('INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value');
	const getState = database.prepare('SELECT value FROM state WHERE key = ?');

	const parse = (row: Record<string, unknown>) => JSON.parse(String(row['data'])) as Document;

	return {
		put: (collection: string, document: Document) => void put.run(collection, String(document.id), JSON.stringify(document)),
		remove: (collection: string, id: number | string) => void remove.run(collection, String(id)),
		get(collection: string, id: number | string): Document | null {
			const row = one.get(collection, String(id));
			return row ? parse(row) : null;
		},
		*all(collection: string): Generator<Document> {
			for (const row of all.iterate(collection)) yield parse(row);
		},
		count: (collection: string) => Number(count.get(collection)?.['count'] ?? 0),
		setState: (key: string, value: string) => void setState.run(key, value),
		getState: (key: string) => (getState.get(key)?.['value'] as string | undefined) ?? null,
		transaction<T>(work: () => T): T {
			database.exec('BEGIN IMMEDIATE');
			try {
				const result = work();
				database.exec('COMMIT');
				return result;
			} catch (error) {
				database.exec('ROLLBACK');
				throw error;
			}
		},
		close: () => database.close(),
	};
}
