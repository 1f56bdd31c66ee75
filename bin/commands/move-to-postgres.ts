import { readConfig } from '#config';
import { claimDataFolder, isInUse } from '../data-folder.ts';
import { explain, Failure } from '../failure.ts';
import { moveToPostgres } from '../move-to-postgres.ts';
import { Processes } from '../processes.ts';
import { fail } from '../progress.mjs';

const usage = 'DATABASE_URL=postgres://… npm run move-to-postgres    moves what Directus keeps from SQLite into an empty PostgreSQL';

try {
	if (process.argv.length > 2) throw new Failure(usage);
	const config = readConfig();
	if (config.externalCms) throw new Failure('With DIRECTUS_URL, Directus keeps its own data: there is nothing to move here.');
	if (isInUse(config.dataDir)) throw new Failure(`A system is running on ${config.dataDir}: stop it first.`);
	const folder = claimDataFolder(config.dataDir);
	const processes = new Processes((name) => fail(`${name} stopped by itself.`));
	// Also when the npm process in between is killed.
	for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
		process.on(end, () => void processes.stopAll().then(() => process.exit(1)));
	const done = await moveToPostgres(config, processes);
	folder.release();
	console.log(
		`\n${done === 'moved' ? 'Everything is on PostgreSQL' : 'It was moved already'}. Set DATABASE_URL, here or in .env, and start. From now on a start without it is refused.\nThe SQLite database stays beside it as it was, until you delete ${config.dataDir}/directus/directus.db.`,
	);
	process.exit(0);
} catch (error) {
	fail(explain(error));
}
