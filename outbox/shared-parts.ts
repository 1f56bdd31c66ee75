import type { Logger } from '#runtime/logger.ts';
import { openPostgresPool, type PostgresClient, type Waits } from '#runtime/postgres-pool.ts';
import { migratePostgres } from '#runtime/postgres-transaction.ts';
import { createFailing } from './failing.ts';
import { assemble, type Parts } from './parts.ts';
import { migrations, onPostgres } from './postgres-database.ts';
import { createSecret } from './secret.ts';
import { openSharedFiles } from './shared-files.ts';

/** `secret`: what links in mails are made from, the same on all machines. */
export type SharedStore = { url: string; secret: string; waits?: Waits };

/** A PostgreSQL that several machines share. One that does not answer is a value, as a disk that fails is. */
export function openSharedParts({ url, secret: key, waits }: SharedStore, logger: Logger): Parts {
	const failing = createFailing(logger);
	const secret = createSecret(key);
	const pool = openPostgresPool(url, waits);
	let migrating: Promise<void> | null = null;

	const use = <T>(work: (client: PostgresClient) => Promise<T>): Promise<T> =>
		pool.use(async (client) => {
			migrating ??= migratePostgres(client, 'outbox', migrations).catch((error) => {
				migrating = null;
				throw error;
			});
			await migrating;
			const result = await work(client);
			failing.works();
			return result;
		});

	return {
		async use(what, otherwise, work) {
			try {
				return await use(async (client) => work(assemble(onPostgres(client), secret, null)));
			} catch (error) {
				failing.failed(what, error);
				return otherwise;
			}
		},
		files: openSharedFiles({ use }),
		failed: failing.failed,
		works: failing.works,
		isWorking: failing.isWorking,
		forgetSetAside: () => {},
		close: pool.close,
	};
}
