import { oneTimeCodeRoles } from '#cms/access/apply.ts';
import type { Config } from '#config';
import { type Api, createApi } from '#directus/api.ts';
import { isAnswering } from '#directus/ping.ts';
import { checkPort } from './checks.ts';
import { buildDatabaseDriver } from './database-driver.ts';
import { startDirectus } from './directus.ts';
import { prepareDatabase } from './directus-database.ts';
import { Failure } from './failure.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { checkDatabaseNamed, checkDatabaseOwner } from './installation.ts';
import { prepareAdministrator, prepareCms, prepareSampleStaff } from './prepare.ts';
import { prepareSampleContent, prepareStarterContent, prepareStarterLists } from './prepare-content.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { runInTurn } from './run-in-turn.ts';
import type { Secrets } from './secrets.ts';

const ANSWER_MS = 10_000;

/** The parts that one start can run. */
export type Part = 'system' | 'site' | 'cms';

/** Checks conditions that retrying cannot fix, before anything is changed. */
export async function checkMachine(config: Config, part: Part, hasContent: boolean): Promise<void> {
	const unknown = config.oneTimeCodeRoles.filter((name) => !oneTimeCodeRoles.includes(name));
	if (unknown.length)
		throw new Failure(`REQUIRE_ONE_TIME_CODE must name roles out of ${oneTimeCodeRoles.join(', ')}; “${unknown.join(', ')}” is none.`);
	if (part === 'cms' && config.externalCms)
		throw new Failure('DIRECTUS_URL names a Directus that runs elsewhere: there is none to start here.');
	if (part !== 'cms') await checkPort(config.port, config.host, 'PORT');
	if (part !== 'site' && !hasContent && !config.externalCms) await checkPort(config.cmsPort, config.cmsHost, 'CMS_PORT');
}

/**
 * Starts Directus with schema, access rules, starter content and, if configured, sample content. Can be retried: it does what is missing.
 */
export async function bringUpCms(config: Config, secrets: Secrets, processes: Processes): Promise<string> {
	if (config.externalCms) return connectExternalCms(config.externalCms, config, secrets);
	checkDatabaseNamed(config);
	const work = () => bringUpOwnCms(config, secrets, processes);
	return config.databaseUrl ? runInTurn(config.databaseUrl, work) : work();
}

async function bringUpOwnCms(config: Config, secrets: Secrets, processes: Processes): Promise<string> {
	if (!config.databaseUrl) await step('Database driver', buildDatabaseDriver, (done) => done);
	await step(
		'Directus database',
		(tell) => prepareDatabase(config, secrets, processes, tell),
		(done) => done,
	);
	const url = await step('Starting Directus', () => startDirectus(config, secrets, processes));
	const api = createApi(url, secrets.adminToken);
	await checkDatabaseOwner(api, config);
	await prepare(api, config, secrets);
	return url;
}

async function connectExternalCms(cms: NonNullable<Config['externalCms']>, config: Config, secrets: Secrets): Promise<string> {
	if (!(await isAnswering(cms.url, ANSWER_MS))) throw new Failure(`The Directus at ${cms.url} does not answer: check DIRECTUS_URL.`);
	if (cms.adminToken) await prepare(createApi(cms.url, cms.adminToken), config, secrets);
	return cms.url;
}

async function prepare(api: Api, config: Config, secrets: Secrets): Promise<void> {
	const passwords = openInitialPasswords(config.dataDir);
	await prepareCms(api, secrets.siteToken, config.oneTimeCodeRoles);
	if (!config.externalCms) await prepareAdministrator(api, config.firstAdmin, passwords);
	await prepareSampleStaff(api, passwords);
	await prepareSampleContent(api, config, passwords.issue);
	await prepareStarterContent(api);
	await prepareStarterLists(api);
}
