import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneTimeCodeRoles } from '../cms/access/apply.ts';
import { type Api, createApi } from '../cms/api.ts';
import type { Config } from '../config.ts';
import { checkDisk, checkPort } from './checks.ts';
import { installDirectus, startDirectus } from './directus.ts';
import { Failure } from './failure.ts';
import { openInitialPasswords } from './initial-passwords.ts';
import { prepareAdministrator, prepareCms, prepareSampleContent, prepareSampleStaff } from './prepare.ts';
import { closeToOthers } from './private-files.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets, type Secrets } from './secrets.ts';

export type Cms = { url: string; secrets: Secrets };

/** Checks what could go wrong before anything is changed. */
export async function checkMachine(config: Config): Promise<void> {
	checkDisk(config.dataDir);
	await checkPort(config.port, config.host, 'PORT');
	if (!config.externalCms) await checkPort(config.cmsPort, config.cmsHost, 'CMS_PORT');
}

/** A Directus that runs, with schema, rights and, where wanted, sample content. */
export async function bringUpCms(config: Config, processes: Processes): Promise<Cms> {
	checkRoles(config.oneTimeCodeRoles);
	const open = closeToOthers(config.dataDir);
	if (open) console.error(open);
	const secrets = readSecrets(config);
	if (config.externalCms) return useExternalCms(config.externalCms, config, secrets);
	await step(
		'Directus database',
		(tell) => installDirectus(config, secrets, processes, tell),
		(made) => (made ? 'created' : 'there'),
	);
	const url = await step('Starting Directus', () => startDirectus(config, secrets, processes));
	await prepare(createApi(url, secrets.adminToken), config, secrets);
	return { url, secrets };
}

function checkRoles(names: string[]): void {
	const unknown = names.filter((name) => !oneTimeCodeRoles.includes(name));
	if (unknown.length)
		throw new Failure(`REQUIRE_ONE_TIME_CODE must name roles out of ${oneTimeCodeRoles.join(', ')}; “${unknown.join(', ')}” is none.`);
}

async function useExternalCms(cms: NonNullable<Config['externalCms']>, config: Config, secrets: Secrets): Promise<Cms> {
	const answer = await fetch(`${cms.url}/server/ping`).catch(() => null);
	if (!answer?.ok) throw new Failure(`The Directus at ${cms.url} does not answer: check DIRECTUS_URL.`);
	if (cms.adminToken) await prepare(createApi(cms.url, cms.adminToken), config, secrets);
	return { url: cms.url, secrets };
}

async function prepare(api: Api, config: Config, secrets: Secrets): Promise<void> {
	const passwords = openInitialPasswords(config.dataDir);
	await prepareCms(api, secrets.siteToken, config.oneTimeCodeRoles);
	if (!config.externalCms) await prepareAdministrator(api, config.firstAdmin, passwords.issue);
	await prepareSampleStaff(api, passwords);
	if (config.sampleContent) await prepareSampleContent(api, passwords.issue);
}

/** One system per data folder. The note tells other tools which processes it is made of. */
export function claim(dataDir: string): { note(pids: Record<string, number>): void; release(): void } {
	const file = join(dataDir, 'running.json');
	const other = readRunning(dataDir);
	if (other && isRunning(dataDir)) throw new Failure(`A system is already running on ${dataDir} (process ${other.pid}).`);
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const write = (pids: Record<string, number>) => writeFileSync(file, JSON.stringify({ pid: process.pid, pids }));
	write({});
	return { note: write, release: () => rmSync(file, { force: true }) };
}

export function readRunning(dataDir: string): { pid: number; pids: Record<string, number> } | null {
	try {
		return JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'));
	} catch {
		return null;
	}
}

export function isRunning(dataDir: string): boolean {
	const running = readRunning(dataDir);
	try {
		return running !== null && process.kill(running.pid, 0);
	} catch {
		return false;
	}
}
