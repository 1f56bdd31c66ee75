import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SITES } from '#config';
import { Failure } from './failure.ts';

const LOCK = 'lock';

/** Which processes work on a data folder: for other tools, and for people who look. */
type Running = { pid: number; pids: Record<string, number>; ports?: Ports };
/** Commands find a running system by these, whatever their own settings say. */
type Ports = { site: number; cms: number };

export type DataFolder = { note(pids: Record<string, number>): void; release(): void };

/**
 * One system per data folder. The lock is SQLite's on a file of its own: the kernel takes it back when the process is gone, however it went.
 * A process number in a file would still stand there after a power cut, and in a container it is the same every time.
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
			// The note is a convenience: a full disk does not keep a system from running.
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
		// An empty file is written to by every lock, which a full disk refuses.
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

/** The system, or one of the sites that share its folder. */
export const isInUse = (dataDir: string): boolean =>
	isRunning(dataDir) || globSync(join(dataDir, SITES, '*')).some((folder) => isRunning(folder));

export function isRunning(dataDir: string): boolean {
	if (!existsSync(join(dataDir, LOCK))) return false;
	const lock = takeLock(dataDir);
	lock?.close();
	return lock === null;
}
