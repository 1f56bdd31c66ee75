import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRunning } from '#bin/data-folder.ts';
import { fuzz } from '../fuzz.ts';
import { installation, removeScratch, type System, startSystem } from './installation.ts';
import { residentMegabytes } from './memory.ts';
import { note, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm } from './visitor.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
const QUARTERS = 4;
/** Memory varies with garbage collection: a quarter is the median of what was read in it. */
const READ_IN_A_QUARTER = 5;
/** Per request, on a machine that does other work too. */
const MOST_MS = 60;
/** From the second quarter, when caches are warm, to the last. */
const MEGABYTES_MORE = 50;

let system: System;
beforeAll(async () => {
	system = await startSystem(await installation('fuzz'));
	await system.ready();
});
afterAll(async () => {
	await system.stop();
	removeScratch();
});

type Memory = { all: number; pages: number };

const sitePid = () => readRunning(system.dataDir)?.pids['The site'];
/** The page cache fills up to its bound. */
const readMemory = async (): Promise<Memory> => ({
	all: residentMegabytes(sitePid()),
	pages: Math.round((await (await fetch(`${system.url}/healthz`)).json()).pages.bytes / 2 ** 20),
});
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const byQuarter = (all: Memory[], read: (memory: Memory) => number) =>
	Array.from({ length: QUARTERS }, (_, quarter) =>
		median(all.slice(quarter * READ_IN_A_QUARTER, (quarter + 1) * READ_IN_A_QUARTER).map(read)),
	);

test(`${REQUESTS} requests as nobody means them, SEED=${seed}`, { timeout: 600_000 + REQUESTS * MOST_MS }, async () => {
	const pid = sitePid();
	const statuses: Record<string, number> = {};
	const faults: string[] = [];
	let slowestMs = 0;
	const atFirst = await readMemory();
	const memory: Memory[] = [];
	const part = Math.ceil(REQUESTS / QUARTERS / READ_IN_A_QUARTER);
	for (let from = 0; from < REQUESTS; from += part) {
		const result = await fuzz(system.url, { seed, from, requests: Math.min(part, REQUESTS - from), atOnce: 8 });
		for (const [status, count] of Object.entries(result.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
		faults.push(...result.faults);
		slowestMs = Math.max(slowestMs, result.slowestMs);
		memory.push(await readMemory());
	}
	const [pages, form] = [await pagesThatAnswer(system.url), await sendForm(system.url)];
	note({
		what: `${REQUESTS} requests made of routes, methods, headers, cookies and bodies by chance (SEED=${seed})`,
		when: '8 at a time',
		sees: 'every page, before and after; forms are taken',
		figures: `${JSON.stringify(statuses).replaceAll('"', '')}; ${faults.length} faults; the slowest answer after ${seconds(slowestMs)}; memory of the site ${atFirst.all} MB at first, ${byQuarter(memory, ({ all }) => all).join(', ')} MB in the median of each quarter, ${byQuarter(memory, ({ pages }) => pages).join(', ')} MB of it pages that are kept`,
		healed: 'nothing to heal',
	});
	expect(faults.slice(0, 20)).toEqual([]);
	expect({ pages, form, pid: sitePid() }).toEqual({ pages: ALL_PAGES, form: 'taken', pid });
	const [, warm = 0, , last = 0] = byQuarter(memory, ({ all, pages }) => all - pages);
	expect(last - warm).toBeLessThan(MEGABYTES_MORE);
});
