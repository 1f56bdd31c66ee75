import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '#config';
import { startMailSink } from '#e2e/mail-sink.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { freePort } from './checks.ts';
import { makePrivate } from './make-private.ts';
import { openOutputs } from './output.ts';
import { type Environment, Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets } from './secrets.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from './site.ts';
import { bringUpCms } from './system.ts';

export type TestSystem = {
	config: Config;
	/** Environment variables for tests. */
	env: Environment;
	/** Which process stopped by itself; null if none. */
	broken: () => string | null;
	stop: () => Promise<void>;
};

/** Starts a system for tests on its own ports and folder: a first start, or a copy of another system. */
export async function bringUpTestSystem(dataDir: string, original?: Config): Promise<TestSystem> {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	let broken: string | null = null;
	const processes = new Processes(
		(name, how) => {
			broken = `${name} stopped by itself (${how}).`;
		},
		{ output: openOutputs(dataDir).of },
	);
	const mailFolder = join(dataDir, 'mails');
	const { url: mailUrl } = await startMailSink(mailFolder);
	const config = readConfig({
		PORT: String(await freePort()),
		CMS_PORT: String(await freePort()),
		DATA_DIR: dataDir,
		SMTP_URL: mailUrl,
		MAIL_FROM: 'PN <hello@example.com>',
		// Cheap password hashes, since tests make and guess hundreds.
		CMS_ENV_HASH_MEMORY_COST: '1024',
		CMS_ENV_HASH_TIME_COST: '2',
	});
	makePrivate(dataDir);
	if (original) await step('A copy of it', () => copySystem(original, config));
	const secrets = readSecrets(config);
	try {
		const cmsUrl = await bringUpCms(config, secrets, processes);
		await step('Building the site', (tell) => buildSite(processes, tell));
		const siteUrl = await step('Starting the site', async () => {
			const url = await startSite(config, { ...siteEnvironment(config, cmsUrl, secrets), TRUSTED_PROXIES: '1' }, processes, 'production');
			await siteIsReady(config, processes);
			return url;
		});
		const { Directus: directus, 'The site': site } = processes.pids();
		const env = {
			SITE_URL: siteUrl,
			CMS_URL: cmsUrl,
			CMS_ADMIN_TOKEN: secrets.adminToken,
			CMS_SITE_TOKEN: secrets.siteToken,
			TEST_DATA_DIR: dataDir,
			MAIL_URL: mailUrl,
			MAIL_FOLDER: mailFolder,
			DIRECTUS_PID: String(directus),
			SITE_PID: String(site),
		};
		return { config, env, broken: () => broken, stop: () => processes.stopAll() };
	} catch (error) {
		await processes.stopAll();
		throw error;
	}
}

async function copySystem(from: Config, to: Config): Promise<void> {
	const backup = join(to.dataDir, 'copied-from');
	await makeBackup(from, backup, () => {});
	await restoreBackup(to, backup, () => {});
}
