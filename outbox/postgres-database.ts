import type { PostgresClient } from '#runtime/postgres-pool.ts';
import { postgresTransaction } from '#runtime/postgres-transaction.ts';
import type { Database } from './database.ts';

/** The same tables as in SQLite (`sqlite-database.ts`), plus the bytes of files, because machines share no folder. */
export const migrations = [
	`
	CREATE TABLE submission (
		id TEXT PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL UNIQUE, content_hash TEXT NOT NULL, reference TEXT NOT NULL UNIQUE,
		language TEXT NOT NULL, about TEXT, channel TEXT, payload JSON, subscription TEXT, accepted_at BIGINT NOT NULL,
		state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
		attempts INTEGER NOT NULL DEFAULT 0, next_try BIGINT NOT NULL DEFAULT 0, leased_until BIGINT NOT NULL DEFAULT 0,
		last_error TEXT, delivered_at BIGINT, delivered_id TEXT, scrubbed_at BIGINT, refused_at BIGINT, viewing JSON
	);
	CREATE INDEX submission_by_state ON submission (state, accepted_at);
	CREATE INDEX submission_of ON submission (subscription) WHERE subscription IS NOT NULL;
	CREATE UNIQUE INDEX viewing_hour ON submission ((viewing #>> '{agent}'), (viewing #>> '{slot}')) WHERE viewing #>> '{state}' = 'booked';
	CREATE TABLE file (
		id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes BIGINT NOT NULL, sha256 TEXT NOT NULL, staged_at BIGINT NOT NULL,
		submission TEXT REFERENCES submission (id), field TEXT, place INTEGER
	);
	CREATE INDEX file_of ON file (submission, place);
	CREATE TABLE file_bytes (id TEXT PRIMARY KEY, bytes BYTEA NOT NULL, written_at BIGINT NOT NULL);
	CREATE TABLE attempt (bucket TEXT NOT NULL, at BIGINT NOT NULL);
	CREATE INDEX attempt_of ON attempt (bucket, at);
	CREATE TABLE subscription (
		id TEXT PRIMARY KEY, email TEXT, topic TEXT NOT NULL, language TEXT NOT NULL, same_as TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed', 'expired')), told_state TEXT NOT NULL,
		confirm_hash TEXT NOT NULL UNIQUE, unsubscribe_hash TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL,
		next_try BIGINT NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, seen TEXT,
		frequency TEXT NOT NULL DEFAULT 'daily', told_frequency TEXT NOT NULL DEFAULT 'daily'
	);
	CREATE INDEX subscription_same ON subscription (same_as);
	CREATE INDEX subscription_address ON subscription (lower(email));
	CREATE TABLE newsletter (id INTEGER PRIMARY KEY, letter TEXT NOT NULL, recipients INTEGER NOT NULL, queued_at BIGINT NOT NULL);
	CREATE TABLE mail (
		id TEXT PRIMARY KEY, subscription TEXT REFERENCES subscription (id), submission TEXT REFERENCES submission (id), kind TEXT NOT NULL,
		content TEXT, created_at BIGINT NOT NULL, state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'dead')),
		attempts INTEGER NOT NULL DEFAULT 0, next_try BIGINT NOT NULL DEFAULT 0, leased_until BIGINT NOT NULL DEFAULT 0, last_error TEXT,
		sent_at BIGINT, noted INTEGER NOT NULL DEFAULT 0, carrier TEXT NOT NULL DEFAULT 'mail', newsletter INTEGER REFERENCES newsletter (id)
	);
	CREATE INDEX mail_by_state ON mail (state, created_at);
	CREATE INDEX mail_of_form ON mail (submission) WHERE submission IS NOT NULL;
	CREATE INDEX mail_of_subscription ON mail (subscription) WHERE subscription IS NOT NULL;
	CREATE INDEX mail_of_newsletter ON mail (newsletter, state) WHERE newsletter IS NOT NULL;
	CREATE TABLE consent (person TEXT PRIMARY KEY, state TEXT, at BIGINT);
	CREATE TABLE notice (kind TEXT PRIMARY KEY, told_at BIGINT NOT NULL);
	`,
	`
	CREATE TABLE lease (task TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL);
	`,
];

export function createPostgresDatabase(client: PostgresClient): Database {
	const all = async <Row>(sql: string, values: readonly unknown[]) => (await client.query(translate(sql), values)).rows as Row[];
	return {
		run: async (sql, ...values) => (await client.query(translate(sql), values)).changes,
		all: <Row>(sql: string, ...values: unknown[]) => all<Row>(sql, values),
		one: async <Row>(sql: string, ...values: unknown[]) => (await all<Row>(sql, values))[0] ?? null,
		transaction: (work) => postgresTransaction(client, work),
		// PostgreSQL removes deleted rows from disk when it vacuums.
		checkpoint: async () => {},
	};
}

const translated = new Map<string, string>();

/** Turns `?` into `$1`, and JSON paths such as `->> '$.sender.phone'` into `#>> '{sender,phone}'`. The rest is the same in both. */
function translate(sql: string): string {
	const known = translated.get(sql);
	if (known) return known;
	let count = 0;
	const made = sql
		.replace(/\?/g, () => `$${++count}`)
		.replace(/->(>?) '\$\.([\w.]+)'/g, (_, text, path) => `#>${text} '{${path.replaceAll('.', ',')}}'`);
	translated.set(sql, made);
	return made;
}
