import { createPublicKey, verify } from 'node:crypto';
import { type PreviewKey, readPreviewKey, writePreviewKey } from '../domain/preview-key.ts';

/** Reads a preview key and checks its signature. Null if it is not signed by this Directus or has expired. */
export function openPreviewKey(text: string, publicKey: string, now = Date.now()): PreviewKey | null {
	const read = readPreviewKey(text);
	if (!read || read.expires * 1000 <= now) return null;
	const { signature, ...said } = read;
	const bytes = Buffer.from(signature, 'base64url');
	// The last base64 letter has unused bits: several spellings would decode to the same signature.
	if (bytes.toString('base64url') !== signature) return null;
	const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
	return verify(null, Buffer.from(writePreviewKey(said)), key, bytes) ? said : null;
}
