import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made once per installation and kept beside its data, never in the repository. */
export type Secrets = { directusSecret: string; adminPassword: string; adminToken: string; siteToken: string; staffPassword: string };

export const ADMIN_EMAIL = 'admin@example.com';

const make = (bytes: number) => randomBytes(bytes).toString('base64url');

export function readSecrets(dataDir: string): Secrets {
	const file = join(dataDir, 'secrets.json');
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
	}
	const secrets: Secrets = {
		directusSecret: make(32),
		adminPassword: make(9),
		adminToken: make(32),
		siteToken: make(32),
		staffPassword: make(9),
	};
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(`${file}.new`, JSON.stringify(secrets, null, '\t'), { mode: 0o600 });
	renameSync(`${file}.new`, file);
	return secrets;
}
