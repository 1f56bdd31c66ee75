/// <reference path="./pg.d.ts" />
import { Pool, types } from 'pg';

/** One connection, used by one caller at a time. Bytes are returned as a Buffer, whole numbers as numbers, JSON as text. */
export type PostgresClient = {
	query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; changes: number }>;
};
export type PostgresPool = ReturnType<typeof openPostgresPool>;

/** Apart from the tables of Directus, because both may share a database. */
export const SCHEMA = 'pn_site';

const CONNECTIONS_MOST = 8;
/** Longest wait for a connection, and for a statement including its locks. */
export type Waits = { connectMs: number; statementMs: number };
const defaultWaits: Waits = { connectMs: 3000, statementMs: 5000 };
/** PostgreSQL rolls back a transaction that is idle this long, so a machine that vanished blocks nobody. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** After a connection timed out, further callers fail at once for this long instead of waiting too. */
const PAUSE_MS = 1000;

const [INT8, JSON_TEXT] = [20, 114];

/** Connections to a PostgreSQL that several machines share. Every wait is limited to a few seconds. */
export function openPostgresPool(url: string, { connectMs, statementMs }: Waits = defaultWaits) {
	const pool = new Pool({
		connectionString: url,
		application_name: SCHEMA,
		max: CONNECTIONS_MOST,
		connectionTimeoutMillis: connectMs,
		query_timeout: statementMs + 1000,
		statement_timeout: statementMs,
		lock_timeout: statementMs,
		idle_in_transaction_session_timeout: Math.max(IDLE_IN_TRANSACTION_MS, 2 * statementMs),
		keepAlive: true,
		// A commit must be on disk, even where the server is configured otherwise.
		options: `-c synchronous_commit=on -c search_path=${SCHEMA}`,
		types: {
			getTypeParser: (oid, format) =>
				oid === INT8 ? Number : oid === JSON_TEXT ? (text: string) => text : types.getTypeParser(oid, format),
		},
	});
	// Without a listener, a lost idle connection would end the process; one in use fails in its query.
	pool.on('error', () => {});
	pool.on('connect', (client) => client.on('error', () => {}));
	let refusedUntil = 0;
	let closing: Promise<void> | null = null;

	async function connect() {
		if (Date.now() < refusedUntil) throw new Error('PostgreSQL did not answer a moment ago');
		const since = Date.now();
		try {
			return await pool.connect();
		} catch (error) {
			if (Date.now() - since >= connectMs) refusedUntil = Date.now() + PAUSE_MS;
			throw error;
		}
	}

	return {
		/** A connection whose work failed is closed, not reused. */
		async use<T>(work: (client: PostgresClient) => Promise<T>): Promise<T> {
			const client = await connect();
			let isWhole = false;
			try {
				const result = await work({
					async query(sql, values) {
						const { rows, rowCount } = await client.query(sql, values);
						return { rows, changes: rowCount ?? 0 };
					},
				});
				isWhole = true;
				return result;
			} finally {
				client.release(!isWhole);
			}
		},
		close(): Promise<void> {
			closing ??= pool.end();
			return closing;
		},
	};
}
