import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#config';
import { localUrl, studioUrl } from './addresses.ts';
import { describeError, explain, isStopping } from './failure.ts';
import { copyNewestReplica } from './first-replica.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { recordNewFolder } from './installation.ts';
import { makePrivate } from './make-private.ts';
import type { Outputs } from './output.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets, type Secrets, waitForSecrets } from './secrets.ts';
import { buildSite, type Mode, requireBuild, siteEnvironment, siteIsReady, startSite } from './site.ts';
import { bringUpCms } from './system.ts';

export type Start = { config: Config; mode: Mode; processes: Processes; outputs: Outputs; hasContent: boolean };

const cmsUrl = (config: Config) => config.externalCms?.url ?? localUrl(config.cmsHost, config.cmsPort);

/** The site first: it serves its content whatever state Directus is in. Without content it waits for Directus once. */
export async function bringUpSystem({ config, mode, processes, outputs, hasContent }: Start): Promise<void> {
	const since = Date.now();
	const secrets = openFolder(config);
	if (mode === 'production')
		await step(
			'Building the site',
			(tell) => buildSite(processes, tell),
			(done) => done,
		);
	const site = () => startSite(config, siteEnvironment(config, cmsUrl(config), secrets), processes, mode);
	const showSite = () => step('Starting the site', site, (url) => url);
	if (hasContent) await showSite();
	await retryUntilDone(
		() => bringUpCms(config, secrets, processes),
		outputs,
		async () => hasContent || void (await showSite()),
	);
	const url = hasContent ? await site() : await showSite();
	await step('Content', () => siteIsReady(config, processes));
	announce(config, ['site', 'cms'], url, since);
}

/** Directus alone; sites run beside it. */
export async function bringUpCmsAlone({ config, processes, outputs }: Start): Promise<void> {
	const since = Date.now();
	const secrets = openFolder(config);
	await retryUntilDone(
		() => bringUpCms(config, secrets, processes),
		outputs,
		async () => {},
	);
	announce(config, ['cms'], '', since);
}

/** One site alone, from the existing build; Directus runs beside it or elsewhere. */
export async function bringUpSiteAlone({ config, mode, processes, outputs }: Start): Promise<void> {
	const since = Date.now();
	requireBuild();
	const secrets = config.externalCms ? openFolder(config) : await step('Secrets of the installation', () => waitForSecrets(config));
	copyNewestReplica(config);
	const env = siteEnvironment(config, cmsUrl(config), secrets);
	const url = await step(
		'Starting the site',
		() => startSite(config, env, processes, mode),
		(address) => address,
	);
	await retryUntilDone(
		() => step('Content', () => siteIsReady(config, processes)),
		outputs,
		async () => {},
	);
	announce(config, ['site'], url, since);
}

function openFolder(config: Config): Secrets {
	const open = makePrivate(config.dataDir);
	if (open) console.error(open);
	recordNewFolder(config.dataDir);
	return readSecrets(config);
}

const TRY_AGAIN_MS = [2000, 5000, 15_000, 30_000, 60_000];

/** Retries until it succeeds; prints and logs the reason of each failure. */
async function retryUntilDone(work: () => Promise<unknown>, outputs: Outputs, onFirstFailure: () => Promise<unknown>): Promise<void> {
	for (let tries = 0; ; tries++) {
		try {
			await work();
			return;
		} catch (error) {
			if (isStopping(error)) throw error;
			const wait = TRY_AGAIN_MS[Math.min(tries, TRY_AGAIN_MS.length - 1)] ?? 0;
			console.error(`\n${explain(error)}\nIt is tried again in ${wait / 1000} s; the site goes on with what it has.\n`);
			outputs
				.of('launcher')
				.write(
					JSON.stringify({ time: new Date().toISOString(), level: 'error', message: 'preparing Directus failed', ...describeError(error) }),
				);
			if (tries === 0) await onFirstFailure();
			await pause(wait);
		}
	}
}

/** Passwords are printed once only, because output ends up in logs. */
function announce(config: Config, parts: ('site' | 'cms')[], site: string, since: number): void {
	const passwords = parts.includes('cms') ? openInitialPasswords(config.dataDir).takeUnshown() : [];
	const width = Math.max(...passwords.map(({ email }) => email.length));
	const lines = [
		`Ready in ${((Date.now() - since) / 1000).toFixed(1)} s`,
		'',
		...(parts.includes('site') ? [`  Site      ${site}   ·   ${site}/ar`] : []),
		...(parts.includes('cms') ? [`  Studio    ${config.externalCms?.url ?? studioUrl(config)}/admin`] : []),
		...passwords.map(({ email, password }) => `            ${email.padEnd(width)}   ${password}`),
		...(parts.includes('cms') ? ['  Accounts  npm run accounts -- list'] : []),
	];
	console.log(`\n${lines.join('\n')}\n\nCtrl-C stops everything.`);
}
