import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresPool, type PostgresClient } from '#runtime/postgres-pool.ts';
import { step } from './progress.mjs';

/** When several machines share a PostgreSQL, one at a time does this work. */
export async function runInTurn<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
	const pool = openPostgresPool(databaseUrl);
	let isBegun = false;
	try {
		return await pool.use(async (client) => {
			if (!(await takeTurn(client))) await step('Another machine is preparing Directus', () => waitForTurn(client));
			isBegun = true;
			return await work();
		});
	} catch (error) {
		if (isBegun) throw error;
		// If the database does not answer, the work itself will report it.
		return await work();
	} finally {
		await pool.close();
	}
}

async function waitForTurn(client: PostgresClient): Promise<void> {
	while (!(await takeTurn(client))) await pause(500);
}

/** An advisory lock, released with its connection. */
async function takeTurn(client: PostgresClient): Promise<boolean> {
	const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtext('pn preparing Directus')) AS taken");
	return rows[0]?.['taken'] === true;
}
