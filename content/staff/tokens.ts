import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Tokens } from '#directus/staff-client.ts';

const NONCE = 12;
const TAG = 16;

export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Sessions are stored under this hash; only the browser knows the id. */
export const hashSessionId = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Derived from secret and id, so neither the file alone nor file and secret together reveal a token. */
const deriveKey = (secret: Buffer, id: string): Buffer => Buffer.from(hkdfSync('sha256', secret, id, 'pn staff session', 32));

export function sealTokens(secret: Buffer, id: string, tokens: Tokens): Uint8Array {
	const nonce = randomBytes(NONCE);
	const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, id), nonce);
	const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if encrypted with another secret, or changed since. */
export function openTokens(secret: Buffer, id: string, sealed: Uint8Array): Tokens | null {
	try {
		const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, id), sealed.subarray(0, NONCE), { authTagLength: TAG });
		decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
		return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8'));
	} catch {
		return null;
	}
}

/** Not verified here: Directus verifies its own tokens. */
export function readTokenClaims(accessToken: string): { appAccess: boolean; needsCode: boolean } {
	try {
		const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
		return { appAccess: claims.app_access === true || claims.app_access === 1, needsCode: claims.enforce_tfa === true };
	} catch {
		return { appAccess: false, needsCode: false };
	}
}
