import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A random 32-byte key, created once and kept in a file of its own. */
export function readKeyFile(file: string): Buffer {
	try {
		return readFileSync(file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
	}
	makeKey(file);
	return readFileSync(file);
}

/** Written atomically; if two processes create it at once, the first wins. */
function makeKey(file: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const unfinished = `${file}.${process.pid}`;
	const handle = openSync(unfinished, 'w', 0o600);
	try {
		writeSync(handle, randomBytes(32));
		fsyncSync(handle);
		linkSync(unfinished, file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	} finally {
		closeSync(handle);
		rmSync(unfinished, { force: true });
	}
}
