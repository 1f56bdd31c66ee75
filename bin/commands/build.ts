import { readConfig } from '#config';
import { buildDatabaseDriver } from '../database-driver.ts';
import { explain } from '../failure.ts';
import { Processes } from '../processes.ts';
import { fail, step } from '../progress.mjs';
import { buildSite } from '../site.ts';

/** Everything a start would otherwise write into the code's folder, which may belong to another user. Readable by all for that reason. */
process.umask(0o022);
try {
	const processes = new Processes((name) => fail(`${name} stopped by itself.`));
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void processes.stopAll().then(() => process.exit(1)));
	if (!readConfig().databaseUrl) await step('Database driver', buildDatabaseDriver, (done) => done);
	await step(
		'Building the site',
		(tell) => buildSite(processes, tell),
		(done) => done,
	);
} catch (error) {
	fail(explain(error));
}
