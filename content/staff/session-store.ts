import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkPages, checkPlace, isDamage, setAside } from '#runtime/sqlite-files.ts';

export type StoredSession = { hash: string; account: string; tokens: Uint8Array; startedAt: number; usedAt: number };

/** Where sessions are stored: a local file, or a database that several sites share (`shared-session-store.ts`). */
export type SessionStore = {
	add(session: StoredSession): Promise<void>;
	read(hash: string): Promise<StoredSession | null>;
	/** Does nothing if the session has ended meanwhile. */
	setTokens(hash: string, tokens: Uint8Array): Promise<void>;
	setUsed(hash: string, at: number): Promise<void>;
	remove(hash: string): Promise<void>;
	/** Removes sessions not used, or started, since then, and returns them. */
	removeBefore(times: { usedAt: number; startedAt: number }): Promise<string[]>;
	close(): void;
};

/** Per account; the oldest are removed. */
export const SESSIONS_MOST = 20;

const schema = `
	CREATE TABLE IF NOT EXISTS session (
		hash TEXT PRIMARY KEY, account TEXT NOT NULL, tokens BLOB NOT NULL, started_at INTEGER NOT NULL, used_at INTEGER NOT NULL
	);
	CREATE INDEX IF NOT EXISTS session_of ON session (account, started_at);
`;

/** For diagnosis; sessions cannot be decrypted without the browsers' cookies. */
const KEPT_ASIDE = 1;

export function openSessionStore(folder: string): SessionStore {
	const file = join(folder, 'sessions.db');
	let opened: DatabaseSync | null = null;
	/** A full or read-only disk may work again at the next call. */
	const database = (): DatabaseSync => {
		opened ??= openWhole(file, folder);
		return opened;
	};
	const close = () => {
		opened?.close();
		opened = null;
	};

	/** A damaged file is replaced by an empty one, so everybody has to sign in again. */
	async function use<T>(work: (database: DatabaseSync) => T): Promise<T> {
		try {
			return work(database());
		} catch (error) {
			if (!isDamage(error)) throw error;
			close();
			setAside(file, KEPT_ASIDE);
			return work(database());
		}
	}

	return {
		add: ({ hash, account, tokens, startedAt, usedAt }) =>
			use((database) => {
				database
					.prepare('INSERT INTO session (hash, account, tokens, started_at, used_at) VALUES (?, ?, ?, ?, ?)')
					.run(hash, account, tokens, startedAt, usedAt);
				database
					.prepare(
						'DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE account = ? ORDER BY started_at DESC LIMIT -1 OFFSET ?)',
					)
					.run(account, SESSIONS_MOST);
			}),
		read: (hash) =>
			use((database) => {
				const row = database.prepare('SELECT * FROM session WHERE hash = ?').get(hash);
				if (!row) return null;
				return {
					hash,
					account: String(row['account']),
					tokens: row['tokens'] instanceof Uint8Array ? row['tokens'] : new Uint8Array(),
					startedAt: Number(row['started_at']),
					usedAt: Number(row['used_at']),
				};
			}),
		setTokens: (hash, tokens) => use((database) => void database.prepare('UPDATE session SET tokens = ? WHERE hash = ?').run(tokens, hash)),
		setUsed: (hash, at) => use((database) => void database.prepare('UPDATE session SET used_at = ? WHERE hash = ?').run(at, hash)),
		remove: (hash) => use((database) => void database.prepare('DELETE FROM session WHERE hash = ?').run(hash)),
		removeBefore: ({ usedAt, startedAt }) =>
			use((database) =>
				database
					.prepare('DELETE FROM session WHERE used_at < ? OR started_at < ? RETURNING hash')
					.all(usedAt, startedAt)
					.map((row) => String(row['hash'])),
			),
		close,
	};
}

function openWhole(file: string, folder: string): DatabaseSync {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	checkPlace(file);
	closeSync(openSync(file, 'a', 0o600));
	chmodSync(file, 0o600);
	const database = new DatabaseSync(file);
	try {
		database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');
		checkPages(database);
		database.exec(schema);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}
