import { createHash } from 'node:crypto';
import { createReadStream, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Config } from '#config';
import { isDamage } from '#runtime/sqlite-files.ts';
import { Failure } from './failure.ts';
import { dumpPostgres, restorePostgres } from './postgres-dump.ts';
import { findUploads } from './uploads-folder.ts';

const manifestSchema = z.object({
	format: z.literal(1),
	made: z.string(),
	database: z.enum(['sqlite', 'postgres']),
	/** False when uploaded files are stored elsewhere and not in the backup. */
	hasUploads: z.boolean().default(true),
	files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
type Manifest = z.output<typeof manifestSchema>;

/**
 * Everything that cannot be made again, in the order in which a running system must be copied: the outbox before Directus's database (what
 * is delivered in between is delivered again and recognised by its key), and the database before the files it refers to.
 */
const UPLOADS = 'directus/uploads';
const parts = ['secrets.json', 'outbox', 'directus/directus.db', UPLOADS];
const OUTBOX = 'outbox/outbox.db';
const DUMP = 'directus/database.dump';
const MANIFEST = 'manifest.json';
const isUpload = (path: string) => path.startsWith(`${UPLOADS}/`);
const isDatabase = (path: string) => path.endsWith('.db');

type Tell = (progress: string) => void;

/** Writes to a temporary name and renames the finished backup. `withUploads`: false when uploaded files are backed up elsewhere. */
export async function makeBackup(config: Config, folder: string, tell: Tell, withUploads = true): Promise<Manifest> {
	if (existsSync(folder)) throw new Failure(`${folder} is there already: name a new folder.`);
	const uploads = withUploads ? uploadsFolder(config, 'back them up where they are kept, and the rest with --without-uploads.') : null;
	const unfinished = `${folder}.unfinished`;
	mkdirSync(unfinished, { recursive: true, mode: 0o700 });
	try {
		const manifest = await copyInto(unfinished, { config, uploads, tell });
		renameSync(unfinished, folder);
		return manifest;
	} catch (error) {
		// It contains secrets.
		rmSync(unfinished, { recursive: true, force: true });
		throw error;
	}
}

type Source = { config: Config; uploads: string | null; tell: Tell };

async function copyInto(unfinished: string, { config, uploads, tell }: Source): Promise<Manifest> {
	const database = config.databaseUrl ? 'postgres' : 'sqlite';
	for (const part of parts) {
		tell(part);
		if (part.endsWith('directus.db') && config.databaseUrl) dumpPostgres(config.databaseUrl, inFolder(unfinished, DUMP));
		else if (part !== UPLOADS)
			for (const path of filesIn(config.dataDir, part)) await copyFile(join(config.dataDir, path), inFolder(unfinished, path));
		else if (uploads) for (const path of filesIn(uploads)) await copyFile(join(uploads, path), inFolder(unfinished, join(UPLOADS, path)));
	}
	tell('checking');
	const files = [];
	for (const path of filesIn(unfinished)) files.push({ path, ...(await computeFingerprint(join(unfinished, path))) });
	const manifest: Manifest = { format: 1, made: new Date().toISOString(), database, hasUploads: uploads !== null, files };
	writeFileSync(join(unfinished, MANIFEST), JSON.stringify(manifest, null, '\t'));
	return manifest;
}

/** Restores into an empty data folder. Everything is checked before anything is written. */
export async function restoreBackup(config: Config, folder: string, tell: Tell): Promise<Manifest> {
	const manifest = readManifest(folder);
	const uploads = manifest.hasUploads ? uploadsFolder(config, 'restore this backup with CMS_ENV_STORAGE_… of a folder.') : null;
	const taken = parts.map((part) => join(config.dataDir, part)).find((path) => existsSync(path));
	if (taken)
		throw new Failure(`There is an installation in ${config.dataDir} (${basename(taken)}): move it away, or name another DATA_DIR.`);
	if (uploads && filesIn(uploads).length > 0) throw new Failure(`There are files in ${uploads}: move them away, or name another folder.`);
	if ((manifest.database === 'postgres') !== Boolean(config.databaseUrl))
		throw new Failure(
			manifest.database === 'postgres'
				? 'This is the backup of an installation on PostgreSQL: name an empty database with DATABASE_URL.'
				: 'This is the backup of an installation on SQLite: DATABASE_URL must not be set.',
		);
	for (const { path, bytes, sha256 } of manifest.files) {
		tell(`checking ${path}`);
		const found = await computeFingerprint(join(folder, path)).catch(() => null);
		if (found?.bytes !== bytes || found.sha256 !== sha256)
			throw new Failure(`${join(folder, path)} is not as it was backed up: nothing was restored.`);
	}
	mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
	if (config.databaseUrl) restorePostgres(config.databaseUrl, join(folder, DUMP));
	for (const { path } of manifest.files)
		if (path !== DUMP) {
			tell(path);
			const to = uploads && isUpload(path) ? inFolder(uploads, path.slice(UPLOADS.length + 1)) : inFolder(config.dataDir, path);
			await cp(join(folder, path), to);
		}
	return manifest;
}

function uploadsFolder(config: Config, what: string): string {
	const found = findUploads(config);
	if ('folder' in found) return found.folder;
	throw new Failure(`Uploaded files are not in one folder (CMS_ENV_STORAGE_LOCATIONS: ${found.elsewhere}): ${what}`);
}

function readManifest(folder: string): Manifest {
	const file = join(folder, MANIFEST);
	if (!existsSync(folder)) throw new Failure(`There is no folder ${folder}.`);
	if (!existsSync(file)) throw new Failure(`${folder} is no whole backup: there is no ${MANIFEST} in it.`);
	const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
	if (!parsed.success || parsed.data.files.some(({ path }) => path.split('/').includes('..')))
		throw new Failure(`${file} cannot be understood.`);
	return parsed.data;
}

/** Relative paths. WAL files are left out, because the database backup includes them. */
function filesIn(folder: string, part = ''): string[] {
	const whole = join(folder, part);
	if (!existsSync(whole)) return [];
	if (statSync(whole).isFile()) return [part];
	return globSync('**/*', { cwd: whole, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/-(wal|shm|journal)$|\.damaged-/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();
}

async function copyFile(from: string, to: string): Promise<void> {
	if (!isDatabase(from)) return cp(from, to);
	const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
	try {
		await copyDatabase(database, to);
	} catch (error) {
		if (!isDamage(error)) throw error;
		// The outbox is rebuilt from the journal beside it when it is opened.
		if (from.endsWith(OUTBOX)) return rmSync(to, { force: true });
		throw new Failure(`${from} is damaged (${error.message}): there is no backup. See “A damaged database” in docs/operations.md.`);
	} finally {
		database.close();
	}
}

function inFolder(folder: string, path: string): string {
	const file = join(folder, path);
	mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
	return file;
}

async function computeFingerprint(file: string): Promise<{ bytes: number; sha256: string }> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}
