import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#config';
import { readSecretsFile, writeSecretsFile } from './secrets-file.ts';

/** Keys of the installation: from the environment, or generated once and stored in the data folder. */
export type Secrets = Record<(typeof names)[number], string>;

const names = ['directusSecret', 'adminToken', 'siteToken', 'sessionSecret'] as const;

export function readSecrets({ dataDir, secrets: given }: Pick<Config, 'dataDir' | 'secrets'>): Secrets {
	const kept = readSecretsFile(dataDir);
	const missing = names.filter((name) => !given[name] && !kept[name]);
	const made = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('base64url')]));
	if (missing.length) writeSecretsFile(dataDir, { ...kept, ...made });
	const read = (name: (typeof names)[number]) => given[name] ?? kept[name] ?? made[name] ?? '';
	return {
		directusSecret: read('directusSecret'),
		adminToken: read('adminToken'),
		siteToken: read('siteToken'),
		sessionSecret: read('sessionSecret'),
	};
}

/** For a site without its own Directus: waits until Directus's start has stored the secrets that the environment lacks. */
export async function waitForSecrets({ dataDir, secrets: given }: Pick<Config, 'dataDir' | 'secrets'>): Promise<Secrets> {
	for (;;) {
		const kept = readSecretsFile(dataDir);
		if (names.every((name) => given[name] || kept[name])) return readSecrets({ dataDir, secrets: given });
		await pause(500);
	}
}
