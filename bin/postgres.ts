import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './checks.ts';
import { Failure } from './failure.ts';
import type { Processes } from './processes.ts';
import type { Program } from './program-process.ts';
import { installedProgram, installPackage, startProgram } from './programs.ts';

/** Debian's folder of server programs, which is not in PATH. */
const versions = '/usr/lib/postgresql';

type Account = NonNullable<Program['account']>;

/** Nothing is kept, so nothing is synced to disk. */
const throwaway = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
};

/** Starts a PostgreSQL for tests, in a temporary folder or the given one. Returns its address. */
export async function startPostgres(processes: Processes, parent?: string): Promise<string> {
	const programs = findPostgresPrograms() ?? installPostgres();
	if (!programs)
		throw new Failure('There is no PostgreSQL on this machine: install it (on Debian: apt-get install postgresql), then try again.');
	const account = unprivileged();
	const folder = mkdtempSync(join(parent ?? tmpdir(), 'pn-postgres-'));
	if (account) chownSync(folder, account.uid, account.gid);
	const password = randomUUID();
	initialise(programs, folder, password, account);
	const port = await freePort();
	const settings = [...Object.entries(throwaway), ['port', String(port)]].flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	startProgram(processes, 'PostgreSQL', {
		program: join(programs, 'postgres'),
		args: ['-D', join(folder, 'data'), ...settings],
		folder,
		account,
		// A fast shutdown, which does not wait for clients.
		stopSignal: 'SIGINT',
		isTemporary: !parent,
	});
	await untilReady(programs, port);
	return `postgres://pn:${password}@127.0.0.1:${port}/postgres`;
}

export function findPostgresPrograms(): string | null {
	const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
	const debian = newest ? join(versions, newest, 'bin') : null;
	if (debian && existsSync(join(debian, 'pg_dump'))) return debian;
	return installedProgram(['pg_dump'])?.replace(/\/pg_dump$/, '') ?? null;
}

function installPostgres(): string | null {
	installPackage('postgresql', 'the database that runs beside this');
	return findPostgresPrograms();
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Account | null {
	if (process.getuid?.() !== 0) return null;
	for (const name of ['postgres', 'nobody']) {
		const [uid, gid] = ['-u', '-g'].map((which) => Number(spawnSync('id', [which, name], { encoding: 'utf8' }).stdout || Number.NaN));
		if (uid && gid) return { uid, gid };
	}
	throw new Failure('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

function initialise(programs: string, folder: string, password: string, account: Account | null): void {
	const file = join(folder, 'password');
	writeFileSync(file, password, { mode: 0o600 });
	if (account) chownSync(file, account.uid, account.gid);
	const options = ['--username=pn', `--pwfile=${file}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
	const { status, stderr } = spawnSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...options], {
		...account,
		cwd: folder,
		encoding: 'utf8',
	});
	if (status !== 0) throw new Failure(`PostgreSQL could not be set up: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
}

async function untilReady(programs: string, port: number): Promise<void> {
	for (const since = Date.now(); Date.now() - since < 60_000; ) {
		if (spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Failure('PostgreSQL did not start within 60 s.');
}
