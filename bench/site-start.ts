import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#bin/checks.ts';
import { Processes } from '#bin/processes.ts';
import { buildSite, siteEnvironment, siteIsReady, startSite } from '#bin/site.ts';
import { readConfig } from '#config';
import { growReplica } from './grow-replica.ts';
import type { BenchOptions } from './run.ts';
import type { Figure, Row, Table } from './table.ts';
import { type Spread, timedFor } from './timing.ts';

const STARTS = 3;
const ASKED = 50;
/** The start is over when memory has been stable for this long: texts are read after it. */
const STILL_MS = 4000;
const LONGEST_MS = 300_000;

/** Budgets by number of listings. */
const slowestStart: Record<number, number> = { 100000: 2 };
const largest: Record<number, number> = { 100000: 400 };

type Measured = { size: number; seconds: number; megabytes: number; page: Spread };

/** The site in its own process with a full replica and without Directus. */
export async function siteStartBench({ sizes, folder, sampleReplica }: BenchOptions): Promise<Table> {
	await buildSite(new Processes(() => {}), () => {});
	const measured: Measured[] = [];
	for (const size of sizes) {
		console.log(`  … ${size.toLocaleString('en')} listings in the replica of a site`);
		measured.push(await measure(join(folder, 'site'), sampleReplica, size));
	}
	const row = (what: string, unit: string, figure: (one: Measured) => Figure): Row => ({ what, unit, figures: measured.map(figure) });
	const upTo = (budgets: Record<number, number>, size: number) => (budgets[size] === undefined ? {} : { most: budgets[size] });
	return {
		title: 'Site process',
		columns: sizes.map((size) => size.toLocaleString('en')),
		rows: [
			row('cold start until ready', 's', ({ size, seconds }) => ({ value: seconds, ...upTo(slowestStart, size) })),
			row('memory, all texts read, after searches', 'MB', ({ size, megabytes }) => ({ value: megabytes, ...upTo(largest, size) })),
			row('a page of results that nobody has kept, p50', 'ms', ({ page }) => ({ value: page.p50 })),
		],
		notes: [`The best of ${STARTS} starts, from the process until /readyz answers; memory is resident memory after ${ASKED} searches.`],
	};
}

async function measure(dataDir: string, sampleReplica: string, size: number): Promise<Measured> {
	mkdirSync(dataDir, { recursive: true });
	copyFileSync(sampleReplica, join(dataDir, 'replica.db'));
	growReplica(join(dataDir, 'replica.db'), size);
	const measured: Measured = { size, seconds: Number.POSITIVE_INFINITY, megabytes: 0, page: { p50: 0, p95: 0, p99: 0, asked: 0 } };
	for (let start = 1; start <= STARTS; start++) {
		const { seconds, stop, pid, url } = await startFromReplica(dataDir);
		measured.seconds = Math.min(measured.seconds, seconds);
		if (start === STARTS) {
			await waitUntilStill(pid);
			measured.page = await askPages(url);
			measured.megabytes = readResidentMegabytes(pid);
		}
		await stop();
	}
	rmSync(dataDir, { recursive: true });
	return measured;
}

export async function startFromReplica(dataDir: string) {
	const processes = new Processes((name, how) => console.log(`${name} stopped by itself (${how}).`));
	const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), SAMPLE_CONTENT: 'false' });
	const env = siteEnvironment(config, 'http://127.0.0.1:9', { siteToken: 'none', sessionSecret: 'nobody-signs-in-while-this-is-measured' });
	const since = performance.now();
	const url = await startSite(config, env, processes, 'production');
	await siteIsReady(config, processes);
	const seconds = (performance.now() - since) / 1000;
	return { seconds, url, pid: Object.values(processes.pids())[0] as number, stop: () => processes.stopAll() };
}

const readResidentMegabytes = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const askPages = (url: string) =>
	timedFor(
		LONGEST_MS,
		Array.from({ length: ASKED }, (_, index) => `${url}/search?page=${index + 1}`),
		(address) => fetch(address).then((answer) => answer.text()),
	);

/** Waits until texts are read: before that, the site is busy and its memory grows. */
export async function waitUntilStill(pid: number): Promise<void> {
	const end = performance.now() + LONGEST_MS;
	for (let before = 0; performance.now() < end; ) {
		await wait(STILL_MS);
		const cpu = readCpuTicks(pid);
		if (cpu - before < STILL_MS / 1000) break;
		before = cpu;
	}
}

/** CPU time of a process in ticks of 10 ms. */
function readCpuTicks(pid: number): number {
	const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
	const fields = after.split(' ');
	return Number(fields[11]) + Number(fields[12]);
}
