import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { readKeyFile } from '#content/key-file.ts';

export type Secret = {
	/** What cannot be turned back without the key file. */
	seal(purpose: string, text: string): string;
};

/** Kept in a file of its own: anyone who gets hold of the database alone learns nothing from its hashes. */
export const openSecret = (folder: string): Secret => createSecret(readKeyFile(join(folder, 'outbox.key')));

export const createSecret = (key: Uint8Array | string): Secret => ({
	seal: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
});

export const hashSecret = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64url');
