import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { openPreviewKey } from '../../../directus/preview-signature.ts';
import { type PreviewKey, writePreviewKey } from '../../../domain/preview-key.ts';

/** The fixed prefix of an Ed25519 private key in DER (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs preview keys. Changing the secret invalidates all of them. The site knows only the public key, so it can verify keys but not create them. */
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
		/** Null if not signed by us, or expired. */
		open: (text: string, now?: number): PreviewKey | null => openPreviewKey(text, publicKey, now),
	};
}
