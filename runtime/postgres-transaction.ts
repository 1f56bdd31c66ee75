import { type PostgresClient, SCHEMA } from './postgres-pool.ts';

/** Whole or not at all, and one after the other on all machines, as in a file: what is looked at stands until it is written. */
export async function postgresTransaction<T>(client: PostgresClient, work: () => Promise<T>): Promise<T> {
	await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('${SCHEMA}'))`);
	try {
		const result = await work();
		await client.query('COMMIT');
		return result;
	} catch (error) {
		// Where the connection is gone, so is the transaction.
		await client.query('ROLLBACK').catch(() => {});
		throw error;
	}
}

/** Brings one area of the schema to the version of this software. What stands in a migration is in somebody's database and never changes. */
export async function migratePostgres(client: PostgresClient, area: string, migrations: readonly string[]): Promise<void> {
	await postgresTransaction(client, async () => {
		await client.query(
			`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}; CREATE TABLE IF NOT EXISTS version (area TEXT PRIMARY KEY, version INTEGER NOT NULL)`,
		);
		const { rows } = await client.query('SELECT version FROM version WHERE area = $1', [area]);
		const version = Number(rows[0]?.['version'] ?? 0);
		if (version > migrations.length) throw new Error(`the ${area} of the shared database was written by a later version of this software`);
		for (const migration of migrations.slice(version)) await client.query(migration);
		const note = 'INSERT INTO version VALUES ($1, $2) ON CONFLICT (area) DO UPDATE SET version = excluded.version';
		if (version < migrations.length) await client.query(note, [area, migrations.length]);
	});
}
