import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { readKeyFile } from '#content/key-file.ts';

export type Secret = {
	/** A keyed hash, which cannot be reversed without the key file. */
	seal(purpose: string, text: string): string;
};

export const keyFile = (folder: string) => join(folder, 'outbox.key');

/** The key is in a file of its own, so that a stolen database reveals nothing through its hashes. */
export const openSecret = (folder: string): Secret => createSecret(readKeyFile(keyFile(folder)));

export const createSecret = (key: Uint8Array | string): Secret => ({
	seal: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
});

export const hashSecret = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url');
