import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { openPreviewKey } from '../../../directus/preview-signature.ts';
import { type PreviewKey, writePreviewKey } from '../../../domain/preview-key.ts';

/** What stands before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs links to drafts. With another secret all that were given out are worth nothing. The site knows the public key alone: it tells forged ones, and makes none. */
export function createSigner(secret: string) {
	const seed = Buffer.from(hkdfSync('sha256', secret, '', 'pn preview links', 32));
	const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
	const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? '';

	return {
		publicKey,
		sign(said: PreviewKey): string {
			const text = writePreviewKey(said);
			return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
		},
		/** Null for what we did not sign, or what is over. */
		open: (text: string, now?: number): PreviewKey | null => openPreviewKey(text, publicKey, now),
	};
}
