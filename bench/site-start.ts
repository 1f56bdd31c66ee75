import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#bin/checks.ts';
import { Processes } from '#bin/processes.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from '#bin/site.ts';
import { readConfig } from '#config';
import { growReplica } from './grow-replica.ts';
import type { BenchOptions } from './run.ts';
import type { Table } from './table.ts';

const LISTINGS = 100_000;
const STARTS = 3;
const ASKED = 50;
/** Texts are read after the start, and nothing is built up any more when memory has stood still for so long. */
const STILL_MS = 4000;
const LONGEST_MS = 120_000;

/** The site in a process of its own, as it runs for real, with its listings already in the replica and no Directus that answers. */
export async function siteStartBench({ folder, sampleReplica }: BenchOptions): Promise<Table> {
	const dataDir = join(folder, 'site');
	mkdirSync(dataDir, { recursive: true });
	copyFileSync(sampleReplica, join(dataDir, 'replica.db'));
	growReplica(join(dataDir, 'replica.db'), LISTINGS);
	const builder = new Processes(() => {});
	await buildSite(builder, () => {});
	const starts: number[] = [];
	let megabytes = 0;
	for (let start = 0; start < STARTS; start++) {
		const { seconds, stop, pid, url } = await startFromReplica(dataDir);
		starts.push(seconds);
		if (start === STARTS - 1) megabytes = await settledMemory(pid, url);
		await stop();
	}
	rmSync(dataDir, { recursive: true });
	return {
		title: 'Site process',
		columns: [LISTINGS.toLocaleString('en')],
		rows: [
			{ what: 'cold start until ready', unit: 's', figures: [{ value: Math.min(...starts), most: 3 }] },
			{ what: 'memory, all texts read, after searches', unit: 'MB', figures: [{ value: megabytes, most: 400 }] },
		],
		notes: [`The best of ${STARTS} starts, from the process until /readyz answers; memory is resident memory after ${ASKED} searches.`],
	};
}

export async function startFromReplica(dataDir: string) {
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), SAMPLE_CONTENT: 'false' });
	const env = siteEnvironment(config, 'http://127.0.0.1:9', { siteToken: 'none', sessionSecret: 'none' });
	const since = performance.now();
	const url = await startSite(config, env, processes, 'production');
	await siteIsReady(config, processes);
	const seconds = (performance.now() - since) / 1000;
	return { seconds, url, pid: Object.values(processes.pids())[0] as number, stop: () => processes.stopAll() };
}

const residentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** While texts are still read, memory grows. */
async function settledMemory(pid: number, url: string): Promise<number> {
	const end = performance.now() + LONGEST_MS;
	for (let before = 0; performance.now() < end; ) {
		await wait(STILL_MS);
		const cpu = cpuTicks(pid);
		if (cpu - before < STILL_MS / 1000) break;
		before = cpu;
	}
	for (let asked = 0; asked < ASKED; asked++) await fetch(`${url}/search?page=${asked + 1}`).then((answer) => answer.text());
	return residentMegabytes(pid);
}

/** Hundredths of a second that a process has worked. */
function cpuTicks(pid: number): number {
	const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
	const fields = after.split(' ');
	return Number(fields[11]) + Number(fields[12]);
}
