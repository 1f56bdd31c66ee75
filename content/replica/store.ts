import { rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { checkPages, checkPlace } from '#runtime/sqlite-files.ts';
import { transaction } from '#runtime/transaction.ts';

/**
 * Documents, and the lists each is in: its collection's (field '') and those of the records it belongs to. Texts are stored apart from
 * facts, because they are most of a document, so all facts can be read quickly; most documents fit into one page.
 */
const schema = `
	CREATE TABLE IF NOT EXISTS document (collection TEXT NOT NULL, id TEXT NOT NULL, facts TEXT NOT NULL, texts TEXT, PRIMARY KEY (collection, id));
	CREATE TABLE IF NOT EXISTS listing (
		collection TEXT NOT NULL, field TEXT NOT NULL, target INTEGER NOT NULL, rank REAL NOT NULL, id TEXT NOT NULL,
		visible_from TEXT, visible_until TEXT, PRIMARY KEY (collection, field, target, rank, id)
	) WITHOUT ROWID;
	CREATE INDEX IF NOT EXISTS listing_of ON listing (collection, id);
	CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export type Place = { field: string; target: number };
export type Stored = { facts: string; texts: string | null };
export type Entry = { id: string; document: Stored; places: Place[]; rank: number; from: string | null; until: string | null };
export type ListQuery = Place & { today: string; limit: number; offset: number };

export type Store = ReturnType<typeof openStore>;

const PAGE_BYTES = 16_384;
/** Checking larger files would delay the start by more than a second; damage in them is found when they are read. */
const CHECKED_BYTES = 250_000_000;

/** A file of another version is deleted, because its content can be pulled again. */
function openFile(file: string, version: number): DatabaseSync {
	if (file !== ':memory:') checkPlace(file);
	const existing = new DatabaseSync(file);
	try {
		if (existing.prepare('PRAGMA user_version').get()?.['user_version'] === version) {
			if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < CHECKED_BYTES) checkPages(existing);
			return existing;
		}
	} catch (error) {
		existing.close();
		throw error;
	}
	existing.close();
	for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
	const fresh = new DatabaseSync(file);
	fresh.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA user_version = ${version}`);
	return fresh;
}

/** One SQLite file. Writes are atomic, even if the process is killed. */
export function openStore(file: string, version: number) {
	return storeIn(openFile(file, version));
}

/** A copy of the file in memory, for disks where SQLite cannot write at all and so cannot open the file. */
export function openInMemory(file: string, version: number) {
	const database = openFile(':memory:', version);
	const store = storeIn(database);
	database.prepare('ATTACH ? AS kept').run(`${pathToFileURL(file).href}?immutable=1`);
	if (database.prepare('PRAGMA kept.user_version').get()?.['user_version'] === version)
		for (const table of ['document', 'listing', 'state']) database.exec(`INSERT INTO ${table} SELECT * FROM kept.${table}`);
	database.exec('DETACH kept');
	return store;
}

function storeIn(database: DatabaseSync) {
	database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16384');
	database.exec(schema);

	const visible = '(visible_from IS NULL OR visible_from <= $today) AND (visible_until IS NULL OR visible_until >= $today)';
	const inList = `collection = $collection AND field = $field AND target = $target AND ${visible}`;
	const putDocument = database.prepare(
		`INSERT INTO document (collection, id, facts, texts) VALUES (?, ?, ?, ?)
		ON CONFLICT DO UPDATE SET facts = excluded.facts, texts = excluded.texts`,
	);
	const putListing = database.prepare(
		'INSERT OR REPLACE INTO listing (collection, field, target, rank, id, visible_from, visible_until) VALUES (?, ?, ?, ?, ?, ?, ?)',
	);
	const dropDocument = database.prepare('DELETE FROM document WHERE collection = ? AND id = ?');
	// Without the hint, SQLite scans the whole collection.
	const dropListings = database.prepare('DELETE FROM listing INDEXED BY listing_of WHERE collection = ? AND id = ?');
	const oneDocument = database.prepare('SELECT facts, texts FROM document WHERE collection = ? AND id = ?');
	const allFacts = database.prepare('SELECT facts FROM document WHERE collection = ?');
	const nextDocuments = database.prepare('SELECT facts, texts FROM document WHERE collection = ? AND id > ? ORDER BY id LIMIT ?');
	const allIds = database.prepare('SELECT id FROM document WHERE collection = ?');
	const countDocuments = database.prepare('SELECT count(*) AS count FROM document WHERE collection = ?');
	const listPlaces = database.prepare('SELECT field, target FROM listing WHERE collection = ? AND id = ?');
	const listed = database.prepare(`SELECT id FROM listing WHERE ${inList} ORDER BY rank, id LIMIT $limit OFFSET $offset`);
	const counted = database.prepare(`SELECT count(*) AS count FROM listing WHERE ${inList}`);
	const setState = database.prepare('INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value');
	const getState = database.prepare('SELECT value FROM state WHERE key = ?');

	return {
		put(collection: string, { id, document, places, rank, from, until }: Entry): void {
			putDocument.run(collection, id, document.facts, document.texts);
			dropListings.run(collection, id);
			for (const { field, target } of places) putListing.run(collection, field, target, rank, id, from, until);
		},
		remove(collection: string, id: string): void {
			dropDocument.run(collection, id);
			dropListings.run(collection, id);
		},
		get: (collection: string, id: string) => (oneDocument.get(collection, id) as Stored | undefined) ?? null,
		*facts(collection: string): Generator<string> {
			for (const row of allFacts.iterate(collection)) yield String(row['facts']);
		},
		next: (collection: string, after: string, limit: number) => nextDocuments.all(collection, after, limit) as Stored[],
		ids: (collection: string) => allIds.all(collection).map((row) => String(row['id'])),
		size: (collection: string) => Number(countDocuments.get(collection)?.['count'] ?? 0),
		listPlaces: (collection: string, id: string) => listPlaces.all(collection, id) as Place[],
		list: (collection: string, { field, target, today, limit, offset }: ListQuery) =>
			listed.all({ collection, field, target, today, limit, offset }).map((row) => String(row['id'])),
		count: (collection: string, { field, target, today }: Omit<ListQuery, 'limit' | 'offset'>) =>
			Number(counted.get({ collection, field, target, today })?.['count'] ?? 0),
		setState: (key: string, value: string) => void setState.run(key, value),
		getState: (key: string) => (getState.get(key)?.['value'] as string | undefined) ?? null,
		transaction: <T>(work: () => T): T => transaction(database, work),
		close: () => database.close(),
	};
}
