import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from '#runtime/logger.ts';
import { readKeyFile } from '../key-file.ts';

/** From the environment, or a key file beside the sessions. If that cannot be written, sessions last until the next start. */
export function readSessionSecret(given: string | undefined, folder: string, logger: Logger): Buffer {
	if (given) return Buffer.from(given);
	try {
		return readKeyFile(join(folder, 'session.key'));
	} catch (error) {
		logger.error('staff.secret_write_failed', 'The key of staff sessions cannot be kept on disk', { reason: String(error) });
		return randomBytes(32);
	}
}
