import { createPublicKey, verify } from 'node:crypto';
import { type PreviewKey, readPreviewKey, writePreviewKey } from '../domain/preview-key.ts';

/** What a key to a draft says, by the public key of the Directus that signed it. Null for what it did not sign, or what is over. */
export function openPreviewKey(text: string, publicKey: string, now = Date.now()): PreviewKey | null {
	const read = readPreviewKey(text);
	if (!read || read.expires * 1000 <= now) return null;
	const { signature, ...said } = read;
	const bytes = Buffer.from(signature, 'base64url');
	// The last of its letters has bits that say nothing.
	if (bytes.toString('base64url') !== signature) return null;
	const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
	return verify(null, Buffer.from(writePreviewKey(said)), key, bytes) ? said : null;
}
