import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '#config';
import { createApi } from '#directus/api.ts';
import { freePort } from './checks.ts';
import { databaseFile, startDirectus } from './directus.ts';
import { prepareDatabase } from './directus-database.ts';
import { Failure } from './failure.ts';
import { recordDatabase, UNFINISHED_MOVE } from './installation.ts';
import { type Column, writeCopy } from './postgres-copy.ts';
import { executePostgres, queryPostgres } from './postgres-dump.ts';
import { prepareCms } from './prepare.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets } from './secrets.ts';

const TABLES = 'SELECT tablename FROM pg_tables WHERE schemaname = current_schema()';

/**
 * Copies everything from SQLite into an empty PostgreSQL: Directus and our schema make the tables, then all rows are copied in one
 * transaction. Files, outbox and secrets stay.
 */
export async function moveToPostgres(config: Config, processes: Processes): Promise<'moved' | 'there'> {
	const { databaseUrl: url, dataDir } = config;
	const file = databaseFile(config);
	if (!url) throw new Failure('DATABASE_URL names the PostgreSQL to move to: it is not set.');
	if (!existsSync(file)) throw new Failure(`There is no installation on SQLite in ${dataDir}.`);
	const source = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
	try {
		const id = String(source.prepare('SELECT project_id FROM directus_settings').get()?.['project_id']);
		if (clearTarget(url, id) === 'there') {
			recordDatabase(dataDir, id);
			return 'there';
		}
		await makeTables(config, processes);
		const columns = readColumns(url);
		checkSame(source, columns);
		await step('Rows', () => copyRows(source, url, columns));
		recordDatabase(dataDir, id);
		return 'moved';
	} finally {
		source.close();
	}
}

/** Also clears what an interrupted move left behind. */
function clearTarget(url: string, id: string): 'empty' | 'there' {
	const tables = queryPostgres(url, TABLES).flat();
	if (tables.length > 0 && !tables.includes(UNFINISHED_MOVE)) {
		const found = tables.includes('directus_settings') ? queryPostgres(url, 'SELECT project_id FROM directus_settings').flat()[0] : null;
		if (found === id) return 'there';
		throw new Failure('The database that DATABASE_URL names is not empty: nothing was changed in it. Name an empty one.');
	}
	const others = tables.filter((name) => name !== UNFINISHED_MOVE).map((name) => `"${name}"`);
	queryPostgres(url, `CREATE TABLE IF NOT EXISTS ${UNFINISHED_MOVE} (started timestamptz DEFAULT now())`);
	if (others.length) queryPostgres(url, `DROP TABLE ${others.join(', ')} CASCADE`);
	return 'empty';
}

/** Made by Directus and our schema, so that they equal those of a first start on PostgreSQL. */
async function makeTables(config: Config, processes: Processes): Promise<void> {
	const dataDir = join(config.dataDir, 'moving');
	rmSync(dataDir, { recursive: true, force: true });
	const own = { ...config, dataDir, cmsHost: '127.0.0.1', cmsPort: await freePort(), cmsPublicUrl: undefined, secrets: {} };
	const secrets = readSecrets(own);
	try {
		await step(
			'Directus database',
			(tell) => prepareDatabase(own, secrets, processes, tell),
			(done) => done,
		);
		const cms = await step('Starting Directus', () => startDirectus(own, secrets, processes));
		await prepareCms(createApi(cms, secrets.adminToken), secrets.siteToken, []);
	} finally {
		await processes.stopAll();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

function readColumns(url: string): Column[] {
	const question = `SELECT table_name, column_name, data_type FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name <> '${UNFINISHED_MOVE}' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`;
	return queryPostgres(url, question).map(([table = '', name = '', type = '']) => ({ table, name, type }));
}

/** Columns that exist on one side only would lose data: tables of older versions, or fields added in Studio. */
function checkSame(source: DatabaseSync, columns: Column[]): void {
	const tables = source.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'").all();
	const found = tables.flatMap(({ name: table }) =>
		source
			.prepare('SELECT name FROM pragma_table_info(?)')
			.all(String(table))
			.map(({ name }) => `${table}.${name}`),
	);
	const made = columns.map(({ table, name }) => `${table}.${name}`);
	const isMissing = (these: string[], those: string[]) => these.filter((one) => !those.includes(one));
	const [added, older] = [isMissing(found, made), isMissing(made, found)];
	if (older.length)
		throw new Failure(`The SQLite database is of an earlier version (it lacks ${older.slice(0, 5).join(', ')}): run npm start on it once.`);
	if (added.length)
		throw new Failure(
			`The SQLite database holds what this version does not know, added in Studio or left by an earlier one: ${added.join(', ')}. Nothing was moved: remove it in Studio, or add it to cms/schema.`,
		);
}

async function copyRows(source: DatabaseSync, url: string, columns: Column[]): Promise<void> {
	const constraints = queryPostgres(
		url,
		`SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
	).map(([table = '', name = '', definition = '']) => ({ table: table.replaceAll('"', ''), name, definition }));
	const sequences = queryPostgres(
		url,
		`SELECT table_name, column_name FROM information_schema.columns
		WHERE table_schema = current_schema() AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`,
	).map(([table = '', column = '']) => ({ table, column }));
	await executePostgres(url, writeCopy(source, { columns, constraints, sequences, lastly: `DROP TABLE ${UNFINISHED_MOVE};` }));
}
