import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRunning } from '#bin/data-folder.ts';
import { fuzz } from '../fuzz.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import { note } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm } from './visitor.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
const ROUNDS = 5;
/** Per request, on a machine that does other work too. */
const MOST_MS = 60;
/** Memory varies with garbage collection. */
const MEGABYTES_MORE = 200;

let system: System;
beforeAll(async () => {
	system = await startSystem(await installation('fuzz'));
	await system.ready();
});
afterAll(async () => {
	await system.stop();
	removeScratch();
});

const sitePid = () => readRunning(system.dataDir)?.pids['The site'];
/** The page cache fills up to its bound. */
const pageMegabytes = async () => Math.round((await (await fetch(`${system.url}/healthz`)).json()).pages.bytes / 1_000_000);
const megabytes = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${sitePid()}/status`, 'utf8'))?.[1]) / 1024);

test(`${REQUESTS} requests as nobody means them, SEED=${seed}`, { timeout: 600_000 + REQUESTS * MOST_MS }, async () => {
	const pid = sitePid();
	const statuses: Record<string, number> = {};
	const faults: string[] = [];
	const memory: { all: number; pages: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const part = Math.ceil(REQUESTS / ROUNDS);
		const result = await fuzz(system.url, { seed, from: round * part, requests: part, atOnce: 8 });
		for (const [status, count] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
		faults.push(...result.faults);
		memory.push({ all: megabytes(), pages: await pageMegabytes() });
	}
	const [pages, form] = [await pagesThatAnswer(system.url), await sendForm(system.url)];
	note({
		what: `${REQUESTS} requests made of routes, methods, headers, cookies and bodies by chance (SEED=${seed})`,
		when: '8 at a time',
		sees: 'every page, before and after; forms are taken',
		figures: `${JSON.stringify(statuses).replaceAll('"', '')}; ${faults.length} faults; memory of the site ${memory.map(({ all }) => all).join(', ')} MB, ${memory.map(({ pages }) => pages).join(', ')} MB of it pages that are kept`,
		healed: 'nothing to heal',
	});
	expect(faults.slice(0, 20)).toEqual([]);
	expect({ pages, form, pid: sitePid() }).toEqual({ pages: ALL_PAGES, form: 'taken', pid });
	const [, warm] = memory;
	const last = memory.at(-1);
	expect((last?.all ?? 0) - (last?.pages ?? 0) - (warm?.all ?? 0) + (warm?.pages ?? 0)).toBeLessThan(MEGABYTES_MORE);
});
