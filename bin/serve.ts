import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Config, readConfig } from '#config';
import { localUrl, studioUrl } from './addresses.ts';
import { checkDisk } from './checks.ts';
import { claimDataFolder, type DataFolder } from './data-folder.ts';
import { describeError, explain, isStopping } from './failure.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { noteNewFolder } from './installation.ts';
import { type Outputs, openOutputs } from './output.ts';
import { closeToOthers } from './private-files.ts';
import { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets } from './secrets.ts';
import { buildSite, type Mode, SITE, siteEnvironment, siteIsReady, startSite } from './site.ts';
import { bringUpCms, checkMachine } from './system.ts';
import { watchSources } from './watch-sources.ts';

/** The whole system in one terminal, until it is told to stop. */
export async function serve(mode: Mode): Promise<void> {
	let folder: DataFolder | null = null;
	let outputs: Outputs = openOutputs(null);
	const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}) and is started again.`), {
		restarts: true,
		output: (name) => (mode === 'development' ? 'inherit' : outputs.of(name)),
		onStart: () => folder?.note(processes.pids()),
	});
	let stopped = false;
	const stop = async (code: number, sentence?: string) => {
		if (stopped) return;
		stopped = true;
		if (sentence) process.stderr.write(`\n${sentence}\n`);
		else process.stdout.write('\nStopping …\n');
		await processes.stopAll();
		folder?.release();
		process.exit(code);
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
	// Whoever moved the log files away says so by it.
	process.on('SIGHUP', () => outputs.reopen());
	process.on('disconnect', () => void stop(0));
	// A reader that went away, or a terminal that was closed.
	for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

	try {
		const config = readConfig();
		const hasContent = ['replica.db', 'replica.db.good'].some((name) => existsSync(join(config.dataDir, name)));
		// With content the site serves, whatever else is in the way.
		if (!hasContent) checkDisk(config.dataDir);
		folder = claimDataFolder(config.dataDir, { site: config.port, cms: config.cmsPort });
		await checkMachine(config, hasContent);
		outputs = openOutputs(config.logDir);
		if (mode === 'development')
			watchSources((file) => {
				console.log(`  ${file} was saved: the site starts again.`);
				processes.restart(SITE);
			});
		await bringUp({ config, mode, processes, outputs, hasContent });
	} catch (error) {
		if (stopped || isStopping(error)) return;
		await stop(1, explain(error));
	}
}

type Start = { config: Config; mode: Mode; processes: Processes; outputs: Outputs; hasContent: boolean };

/** The site first: it serves what it has, whatever state Directus and its database are in. Where it has nothing yet, it waits for them once. */
async function bringUp({ config, mode, processes, outputs, hasContent }: Start): Promise<void> {
	const since = Date.now();
	const open = closeToOthers(config.dataDir);
	if (open) console.error(open);
	noteNewFolder(config.dataDir);
	const secrets = readSecrets(config);
	if (mode === 'production')
		await step(
			'Building the site',
			(tell) => buildSite(processes, tell),
			(built) => (built ? 'built' : 'nothing changed'),
		);
	const cmsUrl = config.externalCms?.url ?? localUrl(config.cmsHost, config.cmsPort);
	const site = () => startSite(config, siteEnvironment(config, cmsUrl, secrets), processes, mode);
	const showSite = () => step('Starting the site', site, (url) => url);
	if (hasContent) await showSite();
	await untilDone(
		() => bringUpCms(config, secrets, processes),
		outputs,
		async () => hasContent || void (await showSite()),
	);
	const url = hasContent ? await site() : await showSite();
	await step('Content', () => siteIsReady(config, processes));
	const passwords = openInitialPasswords(config.dataDir).takeUnshown();
	announce(url, config.externalCms?.url ?? studioUrl(config), passwords, Date.now() - since);
}

const TRY_AGAIN_MS = [2000, 5000, 15_000, 30_000, 60_000];

/** Says in one sentence what is in the way, and tries again. */
async function untilDone(work: () => Promise<unknown>, outputs: Outputs, onFirstFailure: () => Promise<unknown>): Promise<void> {
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

/** Passwords are told once: what is printed ends up in logs. */
function announce(site: string, studio: string, passwords: { email: string; password: string }[], milliseconds: number): void {
	const width = Math.max(...passwords.map(({ email }) => email.length));
	const lines = [
		`Ready in ${(milliseconds / 1000).toFixed(1)} s`,
		'',
		`  Site      ${site}   ·   ${site}/ar`,
		`  Studio    ${studio}/admin`,
		...passwords.map(({ email, password }) => `            ${email.padEnd(width)}   ${password}`),
		'  Accounts  npm run accounts -- list',
	];
	console.log(`\n${lines.join('\n')}\n\nCtrl-C stops everything.`);
}
