import { findPostgresPrograms, startPostgres } from '#bin/postgres.ts';
import { Processes } from '#bin/processes.ts';

/** Starts a PostgreSQL for the tests of shared stores, if one is installed. Installs nothing. */
export default async function setup(): Promise<() => Promise<void>> {
	if (!findPostgresPrograms()) throw new Error('there is no PostgreSQL to test with');
	const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}).`));
	process.env['TEST_POSTGRES'] = await startPostgres(processes);
	return () => processes.stopAll();
}
