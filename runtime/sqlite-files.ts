import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

class DamagedFile extends Error {}

const [CORRUPT, NOT_A_DATABASE, SHORT_READ] = [11, 26, 522];

/** Whether SQLite reports a damaged file, as opposed to a full disk or a lock. An emptied file shows up as a missing table. */
export function isDamage(error: unknown): error is Error {
	if (error instanceof DamagedFile) return true;
	if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
	return [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff) || error.errcode === SHORT_READ || /^no such table/.test(error.message);
}

/** Call before SQLite opens the file: a folder or an unreadable file may be in its place. */
export function checkPlace(file: string): void {
	const found = statSync(file, { throwIfNoEntry: false });
	if (!found) return;
	if (!found.isFile()) throw new DamagedFile('it is not a file');
	try {
		accessSync(file, constants.R_OK);
	} catch {
		throw new DamagedFile('it cannot be read');
	}
}

/** Checks the structure of the whole file, at about 300 MB per second. */
export function checkPages(database: DatabaseSync): void {
	const [first] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
	if (first !== 'ok') throw new DamagedFile('its pages do not fit together');
}

/** The inode: it changes when another file takes this one's place. Null where there is no file. */
export const fileIdentity = (file: string): bigint | null => statSync(file, { throwIfNoEntry: false, bigint: true })?.ino ?? null;

/** Files that SQLite keeps beside a database. */
const companions = ['-wal', '-shm'];
const mark = '.damaged-';

/** Renames a database and its companion files, keeps the newest `keep` of those renamed, and returns the new name; null if there was no file. */
export function setAside(file: string, keep: number): string | null {
	const aside = `${file}${mark}${new Date().toISOString().replace(/\W/g, '')}`;
	const isThere = existsSync(file);
	if (isThere) renameSync(file, aside);
	for (const companion of companions) {
		if (isThere && existsSync(file + companion)) renameSync(file + companion, aside + companion);
		else rmSync(file + companion, { recursive: true, force: true });
	}
	for (const old of filesSetAside(file).slice(0, -keep)) removeSetAside(old);
	return isThere ? aside : null;
}

/** Oldest first. */
export function filesSetAside(file: string): string[] {
	const folder = dirname(file);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.startsWith(basename(file) + mark) && !companions.some((companion) => name.endsWith(companion)))
		.sort()
		.map((name) => join(folder, name));
}

export function removeSetAside(aside: string): void {
	for (const part of ['', ...companions]) rmSync(aside + part, { recursive: true, force: true });
}
