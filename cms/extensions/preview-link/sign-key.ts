import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type PreviewKey, readPreviewKey, writePreviewKey } from '../../../domain/preview-key.ts';

/** Signs links to drafts. With another secret all that were given out are worth nothing. */
export function createSigner(secret: string) {
	const key = Buffer.from(hkdfSync('sha256', secret, '', 'pn preview links', 32));
	const sign = (said: string) => createHmac('sha256', key).update(said).digest('base64url');

	return {
		sign(said: PreviewKey): string {
			const text = writePreviewKey(said);
			return `${text}.${sign(text)}`;
		},
		/** Null for what we did not sign, or what is over. */
		open(text: string, now = Date.now()): PreviewKey | null {
			const read = readPreviewKey(text);
			if (!read || read.expires * 1000 <= now) return null;
			const { signature, ...said } = read;
			return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(writePreviewKey(said)))) ? said : null;
		},
	};
}
