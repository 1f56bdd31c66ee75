import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresPool, type PostgresClient } from '#runtime/postgres-pool.ts';
import { step } from './progress.mjs';

/** Where several machines share a PostgreSQL, one works at a time: the next when it is done or gone. */
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
		// A database that does not answer is told of by the work itself.
		return await work();
	} finally {
		await pool.close();
	}
}

async function waitForTurn(client: PostgresClient): Promise<void> {
	while (!(await takeTurn(client))) await pause(500);
}

/** The lock goes with the connection. */
async function takeTurn(client: PostgresClient): Promise<boolean> {
	const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtext('pn preparing Directus')) AS taken");
	return rows[0]?.['taken'] === true;
}
