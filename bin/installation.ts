import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config';
import type { Api } from '#directus/api.ts';
import { Failure } from './failure.ts';

/** A table that exists while a move from SQLite is incomplete. */
export const UNFINISHED_MOVE = 'pn_unfinished_move';

const fileIn = (dataDir: string) => join(dataDir, 'installation.json');

/** Called before secrets are made: marks the folder as new, until its database is known. */
export function recordNewFolder(dataDir: string): void {
	if (existsSync(join(dataDir, 'secrets.json'))) return;
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	writeFileSync(fileIn(dataDir), JSON.stringify({ database: null }));
}

/**
 * A PostgreSQL has its files and secrets in one data folder. Refuses a new folder (such as a container that lost its volume) with a
 * database in use, and another installation's database.
 */
export async function checkDatabaseOwner(api: Api, { dataDir, databaseUrl, secrets }: Config): Promise<void> {
	if (!databaseUrl) return;
	const tables = (await api.get<{ collection: string }[]>('/collections')).map(({ collection }) => collection);
	if (tables.includes(UNFINISHED_MOVE))
		throw new Failure('A move into the database that DATABASE_URL names was interrupted: stop, and run npm run move-to-postgres again.');
	const areSecretsGiven = Object.values(secrets).every(Boolean);
	if (areSecretsGiven) return;
	const { project_id: found } = await api.get<{ project_id: string }>('/settings?fields=project_id');
	const kept = readDatabaseId(dataDir);
	const isForeign = kept === null ? tables.includes('property') : kept !== undefined && kept !== found;
	if (isForeign)
		throw new Failure(
			`The database that DATABASE_URL names belongs to another installation: its secrets and uploaded files are not in ${dataDir}. Put that data folder back (npm run restore), or, where files are kept elsewhere, give DIRECTUS_SECRET, DIRECTUS_ADMIN_TOKEN, DIRECTUS_TOKEN and SESSION_SECRET.`,
		);
	if (kept !== found) recordDatabase(dataDir, found);
}

export const recordDatabase = (dataDir: string, id: string): void => writeFileSync(fileIn(dataDir), JSON.stringify({ database: id }));

/** Without DATABASE_URL, an installation on PostgreSQL would continue with an old SQLite file or start over. */
export function checkDatabaseNamed({ dataDir, databaseUrl }: Config): void {
	if (!databaseUrl && readDatabaseId(dataDir))
		throw new Failure(
			`The installation in ${dataDir} is on PostgreSQL: DATABASE_URL has to name its database. To go back to what lies there in SQLite, delete ${fileIn(dataDir)} first.`,
		);
}

/** Null: the folder is new. Undefined: it is from before this was recorded. */
function readDatabaseId(dataDir: string): string | null | undefined {
	try {
		return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')).database;
	} catch {
		return undefined;
	}
}
