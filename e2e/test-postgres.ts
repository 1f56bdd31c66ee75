import { findPostgresPrograms, startPostgres } from '#bin/postgres.ts';
import { Processes } from '#bin/processes.ts';

/** Where there is a PostgreSQL on this machine: one for the tests of what several sites share. Nothing is installed for it. */
export default async function setup(): Promise<() => Promise<void>> {
	if (!findPostgresPrograms()) throw new Error('there is no PostgreSQL to test with');
	const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}).`));
	process.env['TEST_POSTGRES'] = await startPostgres(processes);
	return () => processes.stopAll();
}
