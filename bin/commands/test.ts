import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#config';
import { startMailSink } from '#e2e/mail-sink.ts';
import { freePort } from '../checks.ts';
import { findChromium } from '../chromium.ts';
import { explain } from '../failure.ts';
import { findJava } from '../java.ts';
import { openOutputs } from '../output.ts';
import { closeToOthers } from '../private-files.ts';
import { Processes } from '../processes.ts';
import { step } from '../progress.mjs';
import { readSecrets } from '../secrets.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from '../site.ts';
import { runParts, runSideBySide, type Tally } from '../suite.ts';
import { bringUpCms } from '../system.ts';
import { runTestFiles } from '../test-files.ts';

const files = process.argv.slice(2);
if (files.length)
	process.exit(
		await runTestFiles(files).catch((error) => {
			console.error(explain(error));
			return 1;
		}),
	);

/** Everything, on a system of its own: other ports and a throwaway data folder, so it can run beside a running site. */
const dataDir = mkdtempSync(join(tmpdir(), 'pn-test-'));
let broken: string | null = null;
const processes = new Processes(
	(name, how) => {
		broken = `${name} stopped by itself (${how}).`;
	},
	{ output: openOutputs(dataDir).of },
);

const tally: Tally = { passed: 0, failed: 0 };
const add = ({ passed, failed }: Tally) => {
	tally.passed += passed;
	tally.failed += failed;
};

async function finish(): Promise<never> {
	await processes.stopAll();
	rmSync(dataDir, { recursive: true, force: true });
	console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
	process.exit(tally.failed === 0 ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
	process.on(signal, () => {
		tally.failed++;
		void finish();
	});

try {
	add(await runSideBySide(['types', 'lint'], ['unit']));
	const chromium = await step(
		'Browser',
		async () => findChromium(),
		(path) => path || 'Playwright’s own',
	);
	const java = await step('Java', findJava, (path) => path);
	const [port, cmsPort] = [await freePort(), await freePort()];
	const mailFolder = join(dataDir, 'mails');
	const { url: mailUrl } = await startMailSink(mailFolder);
	const config = readConfig({
		PORT: String(port),
		CMS_PORT: String(cmsPort),
		DATA_DIR: dataDir,
		SMTP_URL: mailUrl,
		MAIL_FROM: 'PN <hello@example.com>',
	});
	closeToOthers(dataDir);
	const secrets = readSecrets(config);
	const cmsUrl = await bringUpCms(config, secrets, processes);
	await step('Building the site', (tell) => buildSite(processes, tell));
	const siteUrl = await step('Starting the site', async () => {
		const url = await startSite(config, { ...siteEnvironment(config, cmsUrl, secrets), TRUSTED_PROXIES: '1' }, processes, 'production');
		await siteIsReady(config, processes);
		return url;
	});
	const { Directus: directus, 'The site': site } = processes.pids();
	const env = {
		...(chromium && { CHROMIUM: chromium }),
		JAVA: java,
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
	// Commands bring up systems of their own, and need nothing of this one.
	const both = await Promise.all([runParts(['integration', 'security', 'faults'], env), runParts(['commands'], env, 'held back')]);
	both.forEach(add);
	add(await runParts(['journeys', 'editing'], env));
	if (broken) throw new Error(broken);
} catch (error) {
	tally.failed++;
	console.error(explain(error));
}
await finish();
