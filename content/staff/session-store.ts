import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type StoredSession = { hash: string; account: string; tokens: Uint8Array; startedAt: number; usedAt: number };

/** Where sessions are kept. One file for one site; several sites would share a database behind the same methods. */
export type SessionStore = {
	add(session: StoredSession): Promise<void>;
	read(hash: string): Promise<StoredSession | null>;
	/** Does nothing where the session has ended meanwhile. */
	setTokens(hash: string, tokens: Uint8Array): Promise<void>;
	setUsed(hash: string, at: number): Promise<void>;
	remove(hash: string): Promise<void>;
	/** Removes what was not used, or started, since; says which. */
	removeBefore(times: { usedAt: number; startedAt: number }): Promise<string[]>;
	close(): void;
};

/** An account has no more sessions than this: the oldest give way. */
const SESSIONS_MOST = 20;

const schema = `
	CREATE TABLE IF NOT EXISTS session (
		hash TEXT PRIMARY KEY, account TEXT NOT NULL, tokens BLOB NOT NULL, started_at INTEGER NOT NULL, used_at INTEGER NOT NULL
	);
	CREATE INDEX IF NOT EXISTS session_of ON session (account, started_at);
`;

export function openSessionStore(folder: string): SessionStore {
	let opened: DatabaseSync | null = null;
	/** A disk that was full, or a folder that was not writable, may be well again at the next call. */
	const database = (): DatabaseSync => {
		opened ??= openDatabase(folder);
		return opened;
	};

	return {
		async add({ hash, account, tokens, startedAt, usedAt }) {
			database().prepare('INSERT INTO session VALUES (?, ?, ?, ?, ?)').run(hash, account, tokens, startedAt, usedAt);
			database()
				.prepare(
					'DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE account = ? ORDER BY started_at DESC LIMIT -1 OFFSET ?)',
				)
				.run(account, SESSIONS_MOST);
		},
		async read(hash) {
			const row = database().prepare('SELECT * FROM session WHERE hash = ?').get(hash);
			if (!row) return null;
			return {
				hash,
				account: String(row['account']),
				tokens: row['tokens'] instanceof Uint8Array ? row['tokens'] : new Uint8Array(),
				startedAt: Number(row['started_at']),
				usedAt: Number(row['used_at']),
			};
		},
		async setTokens(hash, tokens) {
			database().prepare('UPDATE session SET tokens = ? WHERE hash = ?').run(tokens, hash);
		},
		async setUsed(hash, at) {
			database().prepare('UPDATE session SET used_at = ? WHERE hash = ?').run(at, hash);
		},
		async remove(hash) {
			database().prepare('DELETE FROM session WHERE hash = ?').run(hash);
		},
		async removeBefore({ usedAt, startedAt }) {
			const rows = database().prepare('DELETE FROM session WHERE used_at < ? OR started_at < ? RETURNING hash').all(usedAt, startedAt);
			return rows.map((row) => String(row['hash']));
		},
		close() {
			opened?.close();
			opened = null;
		},
	};
}

/** A damaged file is given up: everybody signs in once more. */
function openDatabase(folder: string): DatabaseSync {
	const file = join(folder, 'sessions.db');
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	try {
		return openFile(file);
	} catch (error) {
		if (!isDamaged(error)) throw error;
		for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
		return openFile(file);
	}
}

function openFile(file: string): DatabaseSync {
	closeSync(openSync(file, 'a', 0o600));
	chmodSync(file, 0o600);
	const database = new DatabaseSync(file);
	try {
		database.exec('PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;');
		database.exec(schema);
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamaged = (error: unknown): boolean =>
	error instanceof Error && 'errcode' in error && (error.errcode === 11 || error.errcode === 26);
