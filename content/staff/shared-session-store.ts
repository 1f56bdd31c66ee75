import { openPostgresArea } from '#runtime/postgres-area.ts';
import type { Waits } from '#runtime/postgres-pool.ts';
import { SESSIONS_MOST, type SessionStore } from './session-store.ts';

const migrations = [
	`
	CREATE TABLE staff_session (
		hash TEXT PRIMARY KEY, account TEXT NOT NULL, tokens BYTEA NOT NULL, started_at BIGINT NOT NULL, used_at BIGINT NOT NULL
	);
	CREATE INDEX staff_session_of ON staff_session (account, started_at);
	`,
];

/** Sessions in a PostgreSQL that several sites share, so that signing in on one is enough. */
export function openSharedSessionStore(url: string, waits?: Waits): SessionStore {
	const { use, close } = openPostgresArea(url, 'staff sessions', migrations, waits);
	const run = async (sql: string, ...values: unknown[]): Promise<void> => void (await use((client) => client.query(sql, values)));

	return {
		add: ({ hash, account, tokens, startedAt, usedAt }) =>
			use(async (client) => {
				await client.query('INSERT INTO staff_session (hash, account, tokens, started_at, used_at) VALUES ($1, $2, $3, $4, $5)', [
					...[hash, account, tokens, startedAt, usedAt],
				]);
				await client.query(
					'DELETE FROM staff_session WHERE hash IN (SELECT hash FROM staff_session WHERE account = $1 ORDER BY started_at DESC OFFSET $2)',
					[account, SESSIONS_MOST],
				);
			}),
		async read(hash) {
			const { rows } = await use((client) => client.query('SELECT * FROM staff_session WHERE hash = $1', [hash]));
			const [row] = rows;
			if (!row) return null;
			return {
				hash,
				account: String(row['account']),
				tokens: row['tokens'] instanceof Uint8Array ? new Uint8Array(row['tokens']) : new Uint8Array(),
				startedAt: Number(row['started_at']),
				usedAt: Number(row['used_at']),
			};
		},
		setTokens: (hash, tokens) => run('UPDATE staff_session SET tokens = $2 WHERE hash = $1', hash, tokens),
		setUsed: (hash, at) => run('UPDATE staff_session SET used_at = $2 WHERE hash = $1', hash, at),
		remove: (hash) => run('DELETE FROM staff_session WHERE hash = $1', hash),
		async removeBefore({ usedAt, startedAt }) {
			const gone = 'DELETE FROM staff_session WHERE used_at < $1 OR started_at < $2 RETURNING hash';
			const { rows } = await use((client) => client.query(gone, [usedAt, startedAt]));
			return rows.map(({ hash }) => String(hash));
		},
		close: () => void close(),
	};
}
