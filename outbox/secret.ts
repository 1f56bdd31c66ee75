import { createHash, createHmac, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type Secret = {
	/** What cannot be turned back without the key file. */
	seal(purpose: string, text: string): string;
};

/** Kept in a file of its own: whoever gets hold of the database alone learns nothing from its hashes. */
export function openSecret(folder: string): Secret {
	const key = readKey(folder);
	return { seal: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url') };
}

function readKey(folder: string): Buffer {
	const file = join(folder, 'outbox.key');
	try {
		return readFileSync(file);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
	}
	makeKey(folder, file);
	return readFileSync(file);
}

/** Appears whole or not at all; of two processes that make it at once, the first wins. */
function makeKey(folder: string, file: string): void {
	mkdirSync(folder, { recursive: true });
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

export const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url');
