import { spawnSync } from 'node:child_process';
import { Failure } from './failure.ts';
import { findPostgresPrograms } from './postgres.ts';

/** PostgreSQL's own copy of a database that is in use: all of it as it was at one moment. */
export const dumpPostgres = (url: string, file: string): void =>
	run('pg_dump', [`--dbname=${url}`, '--format=custom', '--no-owner', `--file=${file}`]);

/** All or nothing, into a database without tables. */
export const restorePostgres = (url: string, file: string): void =>
	run('pg_restore', [`--dbname=${url}`, '--no-owner', '--exit-on-error', '--single-transaction', file]);

function run(program: string, args: string[]): void {
	const folder = findPostgresPrograms();
	if (!folder) throw new Failure(`${program} is not installed (on Debian: apt-get install postgresql-client).`);
	const { status, stderr } = spawnSync(`${folder}/${program}`, args, { encoding: 'utf8' });
	if (status !== 0)
		throw new Failure(
			`${program} failed: ${stderr
				.trim()
				.split('\n')[0]
				?.replace(/postgres(ql)?:\/\/\S+/g, 'the database')}`,
		);
}
