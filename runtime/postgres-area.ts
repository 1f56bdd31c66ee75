import { openPostgresPool, type PostgresClient, type Waits } from './postgres-pool.ts';
import { migratePostgres } from './postgres-transaction.ts';

/** Opens one group of the site's tables in a shared PostgreSQL; its migrations run before the first use. */
export function openPostgresArea(url: string, name: string, migrations: readonly string[], waits?: Waits) {
	const pool = openPostgresPool(url, waits);
	let migrating: Promise<void> | null = null;
	return {
		use: <T>(work: (client: PostgresClient) => Promise<T>): Promise<T> =>
			pool.use(async (client) => {
				migrating ??= migratePostgres(client, name, migrations).catch((error) => {
					migrating = null;
					throw error;
				});
				await migrating;
				return work(client);
			}),
		close: pool.close,
	};
}
