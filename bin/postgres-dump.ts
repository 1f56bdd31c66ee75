import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from './failure.ts';
import { findPostgresPrograms } from './postgres.ts';

/** A consistent dump of a database that is in use. */
export const dumpPostgres = (url: string, file: string): void =>
	void run('pg_dump', [`--dbname=${url}`, '--format=custom', '--no-owner', `--file=${file}`]);

/** All or nothing, into a database without tables. */
export const restorePostgres = (url: string, file: string): void =>
	void run('pg_restore', [`--dbname=${url}`, '--no-owner', '--exit-on-error', '--single-transaction', file]);

/** The rows of a query as text. */
export const queryPostgres = (url: string, question: string): string[][] =>
	run('psql', [`--dbname=${url}`, ...quietly, '--tuples-only', '--no-align', '--field-separator=\t', `--command=${question}`])
		.split('\n')
		.filter(Boolean)
		.map((line) => line.split('\t'));

/** Runs statements from a stream, which may be larger than memory. */
export async function executePostgres(url: string, statements: Iterable<string>): Promise<void> {
	const child = spawn(find('psql'), [`--dbname=${url}`, ...quietly, '--file=-'], { stdio: ['pipe', 'ignore', 'pipe'] });
	let complaint = '';
	child.stderr.on('data', (text) => (complaint = (complaint + text).slice(0, 4000)));
	// psql has already reported why it stopped reading.
	child.stdin.on('error', () => {});
	const ended = once(child, 'close');
	for (const text of statements) {
		if (child.exitCode !== null || child.stdin.destroyed) break;
		if (!child.stdin.write(text)) await Promise.race([once(child.stdin, 'drain').catch(() => {}), ended]);
	}
	child.stdin.end();
	const [code] = await ended;
	if (code !== 0) throw describe('psql', complaint);
}

const quietly = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'];

function run(program: string, args: string[]): string {
	const { status, stdout, stderr } = spawnSync(find(program), args, { encoding: 'utf8', maxBuffer: 64_000_000 });
	if (status !== 0) throw describe(program, stderr);
	return stdout;
}

function find(program: string): string {
	const folder = findPostgresPrograms();
	if (!folder) throw new Failure(`${program} is not installed (on Debian: apt-get install postgresql-client).`);
	return `${folder}/${program}`;
}

/** Hides the password of the address. */
const describe = (program: string, complaint: string) =>
	new Failure(
		`${program} failed: ${complaint
			.trim()
			.split('\n')
			.slice(0, 3)
			.join(' ')
			.replace(/postgres(ql)?:\/\/\S+/g, 'the database')}`,
	);
