/// <reference path="./pg.d.ts" />
import { Pool, types } from 'pg';

/** One connection, for one caller. Bytes come back as a Buffer, whole numbers as numbers, JSON as it was written. */
export type PostgresClient = {
	query(sql: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[]; changes: number }>;
};
export type PostgresPool = ReturnType<typeof openPostgresPool>;

/** The schema of the site's tables, apart from those of Directus where both share a database. */
export const SCHEMA = 'pn_site';

const CONNECTIONS_MOST = 8;
/** How long to wait for a connection, and for a statement with all its locks. */
export type Waits = { connectMs: number; statementMs: number };
const usual: Waits = { connectMs: 3000, statementMs: 5000 };
/** After this a machine that vanished in the middle of a transaction blocks nobody. */
const FORSAKEN_MS = 10_000;
/** After a caller waited in vain, others within this time fail at once. */
const PAUSE_MS = 1000;

const [INT8, JSON_TEXT] = [20, 114];

/** Connections to a PostgreSQL that several machines share. Nothing here waits for longer than a few seconds, whatever the server does. */
export function openPostgresPool(url: string, { connectMs, statementMs }: Waits = usual) {
	const pool = new Pool({
		connectionString: url,
		application_name: SCHEMA,
		max: CONNECTIONS_MOST,
		connectionTimeoutMillis: connectMs,
		query_timeout: statementMs + 1000,
		statement_timeout: statementMs,
		lock_timeout: statementMs,
		idle_in_transaction_session_timeout: Math.max(FORSAKEN_MS, 2 * statementMs),
		keepAlive: true,
		// What is committed is on the disk, whatever the server's own setting is.
		options: `-c synchronous_commit=on -c search_path=${SCHEMA}`,
		types: {
			getTypeParser: (oid, format) =>
				oid === INT8 ? Number : oid === JSON_TEXT ? (text: string) => text : types.getTypeParser(oid, format),
		},
	});
	// A server that goes away reports it on idle connections; a connection in use fails in its query.
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
		/** A connection that fails while it is used is given up. */
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
