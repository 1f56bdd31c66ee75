import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** A file that is damaged, or was written by something else. */
class DamagedFile extends Error {}

const [CORRUPT, NOT_A_DATABASE, SHORT_READ] = [11, 26, 522];

/** Whether an error of SQLite says that the file is damaged. A full disk or a lock does not. A file that was emptied has no tables. */
export function isDamage(error: unknown): error is Error {
	if (error instanceof DamagedFile) return true;
	if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
	return [CORRUPT, NOT_A_DATABASE].includes(error.errcode & 0xff) || error.errcode === SHORT_READ || /^no such table/.test(error.message);
}

/** Before SQLite opens it: something else may stand in its place. */
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

/** The structure of the whole file: some 300 MB in a second. */
export function checkPages(database: DatabaseSync): void {
	const [first] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
	if (first !== 'ok') throw new DamagedFile('its pages do not fit together');
}

/** Identifies a file, to notice when another one takes its place. Null where there is none. */
export const fileIdentity = (file: string): bigint | null => statSync(file, { throwIfNoEntry: false, bigint: true })?.ino ?? null;

/** What SQLite keeps beside a database. */
const companions = ['-wal', '-shm'];
const mark = '.damaged-';

/** Moves a database and its companion files out of the way, keeps the newest of those, and returns the new name; null where there was nothing. */
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
