import type { Logger } from '#runtime/logger.ts';
import { openPostgresArea } from '#runtime/postgres-area.ts';
import type { PostgresClient, Waits } from '#runtime/postgres-pool.ts';
import { createFailureLog } from './failure-log.ts';
import { assemble, type OutboxParts } from './parts.ts';
import { createPostgresDatabase, migrations } from './postgres-database.ts';
import { createSecret } from './secret.ts';
import { openSharedFiles } from './shared-files.ts';

/** `secret`: the key that links in mails are made from, the same on all machines. */
export type SharedStore = { url: string; secret: string; waits?: Waits };

/** The outbox in a PostgreSQL that several machines share. Errors are returned, as for a local file. */
export function openSharedParts({ url, secret: key, waits }: SharedStore, logger: Logger): OutboxParts {
	const failing = createFailureLog(logger);
	const secret = createSecret(key);
	const area = openPostgresArea(url, 'outbox', migrations, waits);

	const use = <T>(work: (client: PostgresClient) => Promise<T>): Promise<T> =>
		area.use(async (client) => {
			const result = await work(client);
			failing.works();
			return result;
		});

	return {
		async use(what, otherwise, work) {
			try {
				return await use(async (client) => work(assemble(createPostgresDatabase(client), secret, null)));
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
		close: area.close,
	};
}
