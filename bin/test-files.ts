import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '#config';
import { localUrl } from './addresses.ts';
import { findChromium } from './chromium.ts';
import { readRunning } from './data-folder.ts';
import { Failure } from './failure.ts';
import { findJava } from './java.ts';
import { type Environment, root } from './processes.ts';
import { readSecrets } from './secrets.ts';

/** Tests that bring up systems of their own, or need none. */
const standAlone = /^(?!e2e\/)|^e2e\/(?:commands|resilience|security\/matrix)\//;

/** Some files of tests alone, with any option of their runner: those of `e2e/` against the system that runs on the data folder. */
export async function runTestFiles(args: string[]): Promise<number> {
	const isJourney = args.some((arg) => arg.includes('.spec.ts'));
	const needsSystem = args.some((arg) => /\.(?:spec|test)\.tsx?$/.test(arg) && !standAlone.test(arg));
	const [program, command] = isJourney ? (['@playwright/test/cli.js', 'test'] as const) : (['vitest/vitest.mjs', 'run'] as const);
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), command, ...args], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, ...(isJourney && { CHROMIUM: findChromium() }), ...(needsSystem && (await runningSystem())) },
	});
	return status ?? 1;
}

async function runningSystem(): Promise<Environment> {
	const config = readConfig();
	const running = readRunning(config.dataDir);
	if (!running) throw new Failure(`No system runs on ${config.dataDir}: start one with TRUSTED_PROXIES=1 npm start, then run this again.`);
	const { adminToken, siteToken } = readSecrets(config);
	return {
		SITE_URL: localUrl(config.host, running.ports?.site ?? config.port),
		CMS_URL: localUrl(config.cmsHost, running.ports?.cms ?? config.cmsPort),
		CMS_ADMIN_TOKEN: adminToken,
		CMS_SITE_TOKEN: siteToken,
		TEST_DATA_DIR: config.dataDir,
		DIRECTUS_PID: String(running.pids['Directus']),
		SITE_PID: String(running.pids['The site']),
		JAVA: await findJava(),
	};
}
