import { type PostgresClient, SCHEMA } from './postgres-pool.ts';

/** Runs on all machines one after the other, like a write to a SQLite file, so what was read still holds when it writes. */
export async function postgresTransaction<T>(client: PostgresClient, work: () => Promise<T>): Promise<T> {
	await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'))`);
	try {
		const result = await work();
		await client.query('COMMIT');
		return result;
	} catch (error) {
		// A lost connection has already ended its transaction.
		await client.query('ROLLBACK').catch(() => {});
		throw error;
	}
}

/**
 * Brings one area of the schema to the version of this software. Never change a migration that was released: databases have already run it.
 * Add a new one; older software must keep working with it. Where it cannot, the migration sets `needs` of its area to its own position,
 * which stops older software from opening it.
 */
export async function migratePostgres(client: PostgresClient, area: string, migrations: readonly string[]): Promise<void> {
	await postgresTransaction(client, async () => {
		await client.query(
			`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}; CREATE TABLE IF NOT EXISTS version (area TEXT PRIMARY KEY, version INTEGER NOT NULL);
			ALTER TABLE version ADD COLUMN IF NOT EXISTS needs INTEGER NOT NULL DEFAULT 0`,
		);
		const { rows } = await client.query('SELECT version, needs FROM version WHERE area = $1', [area]);
		const [version, needs] = [Number(rows[0]?.['version'] ?? 0), Number(rows[0]?.['needs'] ?? 0)];
		if (needs > migrations.length) throw new Error(`the ${area} of the shared database was written by a later version of this software`);
		if (version >= migrations.length) return;
		const note = 'INSERT INTO version (area, version) VALUES ($1, $2) ON CONFLICT (area) DO UPDATE SET version = excluded.version';
		await client.query(note, [area, migrations.length]);
		for (const migration of migrations.slice(version)) await client.query(migration);
	});
}
