import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '#config';
import { cli, DIRECTUS, databaseFile, directusEnvironment, heapLimit } from './directus.ts';
import { Failure } from './failure.ts';
import { type Processes, root } from './processes.ts';
import type { Secrets } from './secrets.ts';

const COPIES = 3;

/** Creates the database or migrates it to this version of Directus. Returns what was done. */
export async function prepareDatabase(
	config: Config,
	secrets: Secrets,
	processes: Processes,
	tell: (progress: string) => void = () => {},
): Promise<'created' | 'there' | string> {
	// Directus already runs, so this is a retry of a later step.
	if (processes.has(DIRECTUS)) return 'there';
	const folder = join(config.dataDir, 'directus');
	mkdirSync(join(folder, 'uploads'), { recursive: true });
	const run = (name: string, command: string[], file: string) =>
		processes.run({
			name,
			args: [heapLimit(config), cli, ...command],
			env: directusEnvironment(config, secrets, file),
			cwd: folder,
			onLine: (line) => tell(line.slice(0, 60)),
		});
	const file = databaseFile(config);
	if (config.databaseUrl) {
		const output = await run('Preparing the database', ['bootstrap'], file).catch((error) =>
			explainPostgres(error, config.databaseUrl ?? ''),
		);
		return output.includes('Installing Directus') ? 'created' : 'there';
	}
	if (!existsSync(file)) {
		// Created under a temporary name, so that an interrupted start leaves nothing incomplete.
		const unfinished = `${file}.new`;
		for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${suffix}`, { force: true });
		await run('Preparing Directus', ['bootstrap'], unfinished);
		renameSync(unfinished, file);
		return 'created';
	}
	const pending = pendingMigrations(file);
	if (pending === 0) return 'there';
	const copy = putCopyAside(file);
	try {
		await run('Upgrading the database', ['database', 'migrate:latest'], file);
	} catch (error) {
		throw new Failure(
			`${error instanceof Failure ? error.message : 'Upgrading the database failed.'} As it was before, it lies in ${copy}.`,
		);
	}
	return `${pending} migrations · before them: ${copy}`;
}

/** Migrations of this Directus version that the database has not had yet. */
function pendingMigrations(file: string): number {
	const parseVersion = (name: string) => name.split('-')[0] ?? '';
	const shipped = readdirSync(join(root, 'node_modules/@directus/api/dist/database/migrations'))
		.filter((name) => /^\d+[A-Z]-[^.]+\.js$/.test(name))
		.map(parseVersion);
	const database = openDatabase(file);
	try {
		const done = new Set(
			database
				.prepare('SELECT version FROM directus_migrations')
				.all()
				.map(({ version }) => version),
		);
		return shipped.filter((version) => !done.has(version)).length;
	} catch (error) {
		throw damaged(file, error);
	} finally {
		database.close();
	}
}

function openDatabase(file: string): DatabaseSync {
	try {
		return new DatabaseSync(file, { timeout: 5000 });
	} catch (error) {
		throw damaged(file, error);
	}
}

const damaged = (file: string, error: unknown) =>
	new Failure(
		`Directus’s database ${file} cannot be read (${error instanceof Error ? error.message : error}). To go back to a backup: stop, move the data folder away, and npm run restore.`,
	);

function putCopyAside(file: string): string {
	const copy = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
	const database = openDatabase(file);
	try {
		database.prepare('VACUUM INTO ?').run(copy);
	} finally {
		database.close();
	}
	for (const old of globSync(`${file}.before-*`).sort().slice(0, -COPIES)) rmSync(old);
	return copy;
}

/** One sentence in place of Directus's long output. */
function explainPostgres(error: unknown, url: string): never {
	if (!(error instanceof Failure)) throw error;
	const { hostname, port, pathname, username } = new URL(url);
	const where = `${hostname}:${port || 5432}`;
	if (/ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|Can't connect|starting up|shutting down/i.test(error.message))
		throw new Failure(`The database at ${where} does not answer: is PostgreSQL running there? (DATABASE_URL)`);
	if (/password authentication|no password|role .* does not exist/i.test(error.message))
		throw new Failure(`The database at ${where} does not let ${username || 'us'} in: check the user and password in DATABASE_URL.`);
	if (/database .* does not exist/i.test(error.message))
		throw new Failure(`There is no database ${pathname.slice(1)} at ${where}: create it, or check DATABASE_URL.`);
	throw error;
}
