import { readConfig } from '../config.ts';
import { studioUrl } from './addresses.ts';
import { explain, Failure } from './failure.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { buildSite, siteEnvironment, startSite } from './site.ts';
import { bringUpCms, checkMachine, claim } from './system.ts';

/** The whole system in one terminal, until it is told to stop. */
export async function serve(mode: 'production' | 'development'): Promise<void> {
	const since = Date.now();
	let release = () => {};
	const processes = new Processes((name, code, comesBack) => {
		const sentence = `${name} stopped by itself (exit code ${code ?? 'none'})`;
		if (comesBack) console.error(`${sentence} and is started again.`);
		else void stop(1, `${sentence}.`);
	});
	let stopped = false;
	const stop = async (code: number, sentence?: string) => {
		if (stopped) return;
		stopped = true;
		if (sentence) process.stderr.write(`\n${sentence}\n`);
		else process.stdout.write('\nStopping …\n');
		await processes.stopAll();
		release();
		process.exit(code);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
	process.on('disconnect', () => void stop(0));

	try {
		const config = readConfig();
		await checkMachine(config);
		const claimed = claim(config.dataDir);
		release = claimed.release;
		const cms = await bringUpCms(config, processes);
		if (mode === 'production')
			await step(
				'Building the site',
				(tell) => buildSite(processes, tell),
				(built) => (built ? 'built' : 'nothing changed'),
			);
		const url = await step('Starting the site', () => startSite(config, siteEnvironment(config, cms), processes, mode));
		processes.keepAlive();
		claimed.note(processes.pids());
		announce(url, config.externalCms?.url ?? studioUrl(config), openInitialPasswords(config.dataDir).takeUnshown(), Date.now() - since);
	} catch (error) {
		if (stopped || (error instanceof Failure && error.message === 'Stopping.')) return;
		await stop(1, explain(error));
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
