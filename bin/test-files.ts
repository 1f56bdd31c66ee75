import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#config';
import { localUrl } from './addresses.ts';
import { findChromium } from './chromium.ts';
import { readRunning } from './data-folder.ts';
import { Failure } from './failure.ts';
import { findJava } from './java.ts';
import { type Environment, root } from './processes.ts';
import { readSecrets } from './secrets.ts';

/** Tests that start their own systems or need none. */
const standAlone = /^(?!e2e\/)|^e2e\/(?:commands|resilience|security\/matrix)\//;

const help = `npm test                             all parts, on a system of its own; of journeys, integration and security every other file
THOROUGH=1 npm test                  every file, in both languages, and with far more chance and hostile input
ROUND=20775 npm test                 what the run of that day made and left out
npm test -- FILE …                   some files: *.test.ts by vitest, *.spec.ts by Playwright, with any option of theirs behind them
npm test -- FILE -g "part of a name" one journey; -t "part of a name" one test

Files under e2e/ need a system that runs: TRUSTED_PROXIES=1 npm start, on the same DATA_DIR.
e2e/commands, e2e/resilience and e2e/security/matrix bring up their own.`;

/** Runs single test files; those of `e2e/` against the running system of this data folder. */
export async function runTestFiles(args: string[]): Promise<number> {
	if (args.includes('--help')) {
		console.log(help);
		return 0;
	}
	const isJourney = (arg: string) => arg.includes('.spec.ts');
	const isTest = (arg: string) => /\.test\.tsx?(?::\d+)?$/.test(arg);
	const missing = args.find((arg) => /\.(?:spec|test)\.tsx?$/.test(arg) && !existsSync(join(root, arg)));
	if (missing) throw new Failure(`There is no file ${missing}.`);
	if (!args.some(isJourney)) return run('vitest/vitest.mjs', 'run', args);
	const journeys = await run(
		'@playwright/test/cli.js',
		'test',
		args.filter((arg) => !isTest(arg)),
		{ CHROMIUM: findChromium() },
	);
	const tests = args.filter((arg) => !isJourney(arg));
	return tests.some(isTest) ? Math.max(journeys, await run('vitest/vitest.mjs', 'run', tests)) : journeys;
}

async function run(program: string, command: string, args: string[], more: Environment = {}): Promise<number> {
	const needsSystem = args.some((arg) => /\.(?:spec|test)\.tsx?$/.test(arg) && !standAlone.test(arg));
	const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), command, ...args], {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, ...more, ...(needsSystem && (await runningSystem())) },
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
