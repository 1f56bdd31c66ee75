import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { checkPages, checkPlace } from '#runtime/sqlite-files.ts';
import { transaction } from '#runtime/transaction.ts';
import { createBusyRetry } from './busy-retry.ts';
import type { Database, Value } from './database.ts';

export const databaseFile = (folder: string) => join(folder, 'outbox.db');

const first = `
	CREATE TABLE IF NOT EXISTS submission (
		id TEXT PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL UNIQUE, content_hash TEXT NOT NULL, reference TEXT NOT NULL UNIQUE,
		language TEXT NOT NULL, about TEXT, channel TEXT, payload TEXT, subscription TEXT, accepted_at INTEGER NOT NULL,
		state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
		attempts INTEGER NOT NULL DEFAULT 0, next_try INTEGER NOT NULL DEFAULT 0, leased_until INTEGER NOT NULL DEFAULT 0,
		last_error TEXT, delivered_at INTEGER, delivered_id TEXT, scrubbed_at INTEGER
	);
	CREATE INDEX IF NOT EXISTS submission_by_state ON submission (state, accepted_at);
	CREATE INDEX IF NOT EXISTS submission_of ON submission (subscription) WHERE subscription IS NOT NULL;
	CREATE TABLE IF NOT EXISTS file (
		id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes INTEGER NOT NULL, sha256 TEXT NOT NULL, staged_at INTEGER NOT NULL,
		submission TEXT REFERENCES submission (id), field TEXT, place INTEGER
	);
	CREATE INDEX IF NOT EXISTS file_of ON file (submission, place);
	CREATE TABLE IF NOT EXISTS attempt (bucket TEXT NOT NULL, at INTEGER NOT NULL);
	CREATE INDEX IF NOT EXISTS attempt_of ON attempt (bucket, at);
	CREATE TABLE IF NOT EXISTS subscription (
		id TEXT PRIMARY KEY, email TEXT, topic TEXT NOT NULL, language TEXT NOT NULL, same_as TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed', 'expired')), told_state TEXT NOT NULL,
		confirm_hash TEXT NOT NULL UNIQUE, unsubscribe_hash TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL,
		next_try INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, seen TEXT
	);
	CREATE INDEX IF NOT EXISTS subscription_same ON subscription (same_as);
	CREATE INDEX IF NOT EXISTS subscription_address ON subscription (lower(email));
	CREATE TABLE IF NOT EXISTS mail (
		id TEXT PRIMARY KEY, subscription TEXT NOT NULL REFERENCES subscription (id), kind TEXT NOT NULL, content TEXT, created_at INTEGER NOT NULL,
		state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
		attempts INTEGER NOT NULL DEFAULT 0, next_try INTEGER NOT NULL DEFAULT 0, leased_until INTEGER NOT NULL DEFAULT 0, last_error TEXT
	);
	CREATE INDEX IF NOT EXISTS mail_by_state ON mail (state, created_at);
`;

const refusals = `
	ALTER TABLE submission ADD COLUMN refused_at INTEGER;
	CREATE TABLE notice (kind TEXT PRIMARY KEY, told_at INTEGER NOT NULL);
`;

/** A mail belongs to a subscription, a form, or a row of Directus that staff are told of. `noted`: Directus knows that it was sent. */
const mailsOfAllKinds = `
	ALTER TABLE subscription ADD COLUMN frequency TEXT NOT NULL DEFAULT 'daily';
	ALTER TABLE subscription ADD COLUMN told_frequency TEXT NOT NULL DEFAULT 'daily';
	CREATE TABLE queued_mail (
		id TEXT PRIMARY KEY, subscription TEXT REFERENCES subscription (id), submission TEXT REFERENCES submission (id), kind TEXT NOT NULL,
		content TEXT, created_at INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
		attempts INTEGER NOT NULL DEFAULT 0, next_try INTEGER NOT NULL DEFAULT 0, leased_until INTEGER NOT NULL DEFAULT 0, last_error TEXT,
		sent_at INTEGER, noted INTEGER NOT NULL DEFAULT 0
	);
	INSERT INTO queued_mail (id, subscription, kind, content, created_at, state, attempts, next_try, leased_until, last_error)
		SELECT id, subscription, kind, content, created_at, state, attempts, next_try, leased_until, last_error FROM mail;
	DROP TABLE mail;
	ALTER TABLE queued_mail RENAME TO mail;
	CREATE INDEX mail_by_state ON mail (state, created_at);
	CREATE INDEX mail_of_form ON mail (submission) WHERE submission IS NOT NULL;
	CREATE INDEX mail_of_subscription ON mail (subscription) WHERE subscription IS NOT NULL;
`;

/** The hour that a form booked, as JSON in its row (`viewings.ts`). A form keeps its hour until it is cancelled. */
const viewings = `
	ALTER TABLE submission ADD COLUMN viewing TEXT;
	CREATE UNIQUE INDEX viewing_hour ON submission (viewing ->> '$.agent', viewing ->> '$.slot') WHERE viewing ->> '$.state' = 'booked';
`;

/** WhatsApp messages use the mail queue. `consent`: who agreed to messages or said stop; phone numbers are hashed. */
const messages = `
	ALTER TABLE mail ADD COLUMN carrier TEXT NOT NULL DEFAULT 'mail';
	CREATE TABLE consent (person TEXT PRIMARY KEY, state TEXT, at INTEGER) WITHOUT ROWID;
`;

/** The content of a newsletter, stored once for all its mails. */
const newsletters = `
	CREATE TABLE newsletter (id INTEGER PRIMARY KEY, letter TEXT NOT NULL, recipients INTEGER NOT NULL, queued_at INTEGER NOT NULL);
	ALTER TABLE mail ADD COLUMN newsletter INTEGER REFERENCES newsletter (id);
	CREATE INDEX mail_of_newsletter ON mail (newsletter, state) WHERE newsletter IS NOT NULL;
`;

const leases = `
	CREATE TABLE lease (task TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL);
`;

/**
 * Each migration brings the file to its own position in this list. Never change one that was released: files have already run it. Add a new
 * one; older software must keep working with it. Where it cannot, the migration sets `application_id` to its position, which stops older
 * software from opening the file.
 */
const migrations = [first, refusals, mailsOfAllKinds, viewings, messages, newsletters, leases];

export type SqliteDatabase = Database & { close(): void };

/** How long a checkpoint waits for readers, and how often it checks. */
const READERS_MS = 5000;
const READERS_STEP_MS = 20;

/** One SQLite file. Commits survive a power failure. */
export function openSqlite(folder: string): SqliteDatabase {
	const whenFree = createBusyRetry();
	mkdirSync(folder, { recursive: true });
	checkPlace(databaseFile(folder));
	const database = new DatabaseSync(databaseFile(folder));
	try {
		// Large pages keep the whole schema on the first page: as long as that one is readable, rows of a damaged file can be salvaged.
		database.exec(
			'PRAGMA page_size = 8192; PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
		);
		checkPages(database);
		migrate(database);
		database.exec('PRAGMA busy_timeout = 0');
	} catch (error) {
		database.close();
		throw error;
	}
	const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
	const prepare = (sql: string) => {
		const statement = prepared.get(sql) ?? database.prepare(sql);
		prepared.set(sql, statement);
		return statement;
	};
	return {
		run: (sql: string, ...values: Value[]) => whenFree(() => Number(prepare(sql).run(...values).changes)),
		all: <Row>(sql: string, ...values: Value[]) => whenFree(() => prepare(sql).all(...values) as Row[]),
		one: <Row>(sql: string, ...values: Value[]) => whenFree(() => (prepare(sql).get(...values) as Row | undefined) ?? null),
		async transaction<T>(work: () => Promise<T>): Promise<T> {
			await whenFree(() => database.exec('BEGIN IMMEDIATE'));
			try {
				const result = await work();
				database.exec('COMMIT');
				return result;
			} catch (error) {
				// SQLite may have rolled back already, for example on a full disk.
				if (database.isTransaction) database.exec('ROLLBACK');
				throw error;
			}
		},
		async checkpoint() {
			const end = performance.now() + READERS_MS;
			// A checkpoint does not fail while others are reading; it returns `busy`.
			while (prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] && performance.now() < end) await pause(READERS_STEP_MS);
		},
		close: () => database.close(),
	};
}

type Mark = 'user_version' | 'application_id';
const readMark = (database: DatabaseSync, mark: Mark) => Number(database.prepare(`PRAGMA ${mark}`).get()?.[mark]);

function migrate(database: DatabaseSync): void {
	if (readMark(database, 'application_id') > migrations.length)
		throw new Error('the outbox was written by a later version of this software');
	if (readMark(database, 'user_version') >= migrations.length) return;
	transaction(database, () => {
		// Another process may have migrated meanwhile.
		const version = readMark(database, 'user_version');
		if (version >= migrations.length) return;
		for (const migration of migrations.slice(version)) database.exec(migration);
		database.exec(`PRAGMA user_version = ${migrations.length}`);
	});
}
