import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from '../cms/api.ts';
import type { Config } from '../config.ts';
import { checkDisk, checkPort } from './checks.ts';
import { installDirectus, startDirectus } from './directus.ts';
import { Failure } from './failure.ts';
import { prepareCms, prepareSampleContent } from './prepare.ts';
import type { Processes } from './processes.ts';
import { step } from './progress.mjs';
import { readSecrets, type Secrets } from './secrets.ts';

export type Cms = { url: string; siteToken: string; secrets: Secrets };

/** Checks what could go wrong before anything is changed. */
export async function checkMachine(config: Config): Promise<void> {
	checkDisk(config.dataDir);
	await checkPort(config.port, config.host, 'PORT');
	if (!config.externalCms) await checkPort(config.cmsPort, config.host, 'CMS_PORT');
}

/** A Directus that runs, with schema, rights and, where wanted, sample content. */
export async function bringUpCms(config: Config, processes: Processes): Promise<Cms> {
	const secrets = readSecrets(config.dataDir);
	if (config.externalCms) return useExternalCms(config.externalCms, config, secrets);
	await step(
		'Directus database',
		(tell) => installDirectus(config, secrets, processes, tell),
		(made) => (made ? 'created' : 'there'),
	);
	const url = await step('Starting Directus', () => startDirectus(config, secrets, processes));
	const api = createApi(url, secrets.adminToken);
	await prepareCms(api, secrets.siteToken);
	if (config.sampleContent) await prepareSampleContent(api, secrets.staffPassword);
	return { url, siteToken: secrets.siteToken, secrets };
}

async function useExternalCms(cms: NonNullable<Config['externalCms']>, config: Config, secrets: Secrets): Promise<Cms> {
	const answer = await fetch(`${cms.url}/server/ping`).catch(() => null);
	if (!answer?.ok) throw new Failure(`The Directus at ${cms.url} does not answer: check DIRECTUS_URL.`);
	const siteToken = cms.siteToken ?? secrets.siteToken;
	if (cms.adminToken) {
		const api = createApi(cms.url, cms.adminToken);
		await prepareCms(api, siteToken);
		if (config.sampleContent) await prepareSampleContent(api, secrets.staffPassword);
	}
	return { url: cms.url, siteToken, secrets };
}

/** One system per data folder. The note tells other tools which processes it is made of. */
export function claim(dataDir: string): { note(pids: Record<string, number>): void; release(): void } {
	const file = join(dataDir, 'running.json');
	const other = readRunning(dataDir);
	if (other && isRunning(dataDir)) throw new Failure(`A system is already running on ${dataDir} (process ${other.pid}).`);
	mkdirSync(dataDir, { recursive: true });
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
