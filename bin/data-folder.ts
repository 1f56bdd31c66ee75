import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SITES } from '#config';
import { Failure } from './failure.ts';

const LOCK = 'lock';

/** Which processes use a data folder, for other commands and for people. */
type Running = { pid: number; pids: Record<string, number>; ports?: Ports };
/** Commands find a running system by these ports, whatever their own configuration. */
type Ports = { site: number; cms: number };

export type DataFolder = { note(pids: Record<string, number>): void; release(): void };

/**
 * One system per data folder. Locks a SQLite file: the kernel releases the lock however the process ends. A PID file would survive a power
 * cut, and in a container the PID is always the same.
 */
export function claimDataFolder(dataDir: string, ports?: Ports): DataFolder {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const lock = takeLock(dataDir);
	if (!lock) {
		const other = readRunning(dataDir);
		throw new Failure(`A system is already running on ${dataDir}${other ? ` (process ${other.pid})` : ''}.`);
	}
	const file = join(dataDir, 'running.json');
	const note = (pids: Record<string, number>) => {
		try {
			writeFileSync(file, JSON.stringify({ pid: process.pid, pids, ports }));
		} catch {
			// The note is only a convenience, so a full disk must not stop the system.
		}
	};
	note({});
	const release = () => {
		rmSync(file, { force: true });
		lock.close();
	};
	return { note, release };
}

function takeLock(dataDir: string): DatabaseSync | null {
	const lock = new DatabaseSync(join(dataDir, LOCK), { timeout: 0 });
	try {
		lock.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE');
		// Locking an empty file writes to it, which a full disk refuses.
		if (lock.prepare('PRAGMA page_count').get()?.['page_count'] === 0) lock.exec('PRAGMA user_version = 1');
		lock.exec('BEGIN EXCLUSIVE');
		return lock;
	} catch (error) {
		lock.close();
		if (/locked|busy/i.test(String(error))) return null;
		throw error;
	}
}

export function readRunning(dataDir: string): Running | null {
	try {
		return JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
	} catch {
		return null;
	}
}

/** Used by the system, or by one of the sites that share the folder. */
export const isInUse = (dataDir: string): boolean =>
	isRunning(dataDir) || globSync(join(dataDir, SITES, '*')).some((folder) => isRunning(folder));

export function isRunning(dataDir: string): boolean {
	if (!existsSync(join(dataDir, LOCK))) return false;
	const lock = takeLock(dataDir);
	lock?.close();
	return lock === null;
}
