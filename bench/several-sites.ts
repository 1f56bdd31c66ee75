import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Processes } from '#bin/processes.ts';
import { buildSite } from '#bin/site.ts';
import { ask, CONNECTIONS, load, ROUND_MS } from './http-load.ts';
import type { BenchOptions } from './run.ts';
import { startFromReplica } from './site-start.ts';
import type { Table } from './table.ts';

const SITES = [1, 2, 3];
const ROUNDS = 5;
const PATH = '/search';
/** Staff pages are never cached, so this cookie forces rendering. */
const STAFF = { cookie: 'pn_staff=nobody' };
const ASKING = 4;

type Site = Awaited<ReturnType<typeof startFromReplica>>;

/** The throughput of one machine with several sites: it grows with the number of cores. */
export async function severalSitesBench({ folder, sampleReplica }: BenchOptions): Promise<Table> {
	await buildSite(new Processes(() => {}), () => {});
	const sites: Site[] = [];
	const kept = SITES.map(() => 0);
	const drawn = SITES.map(() => 0);
	try {
		for (const number of SITES) {
			const dataDir = join(folder, `one-of-several-${number}`);
			mkdirSync(dataDir, { recursive: true });
			copyFileSync(sampleReplica, join(dataDir, 'replica.db'));
			sites.push(await startFromReplica(dataDir));
		}
		for (const { url } of sites) for (let asked = 0; asked < 3; asked++) await ask(url, PATH);
		// Alternating, because the load of the machine varies.
		for (let round = 0; round < ROUNDS; round++)
			for (const [index, number] of SITES.entries()) {
				const asked = sites.slice(0, number);
				kept[index] = Math.max(kept[index] ?? 0, await sumAnswers(asked, ({ url }) => load(url, PATH)));
				drawn[index] = Math.max(drawn[index] ?? 0, await sumAnswers(asked, drawnBy));
			}
	} finally {
		await Promise.all(sites.map(({ stop }) => stop()));
		for (const number of SITES) rmSync(join(folder, `one-of-several-${number}`), { recursive: true, force: true });
	}
	const values = (all: number[]) => all.map((value) => ({ value }));
	return {
		title: 'Several sites on one machine, requests per second',
		columns: SITES.map(String),
		rows: [
			{ what: 'kept', unit: '/s', figures: values(kept) },
			{ what: 'drawn for anyone who asks', unit: '/s', figures: values(drawn) },
		],
		notes: [
			`${PATH} of all sites together, on ${availableParallelism()} processors that who asks works on, too; the best of ${ROUNDS} rounds of ${ROUND_MS / 1000} s; ${CONNECTIONS} connections to each for kept pages, ${ASKING} for drawn ones.`,
		],
	};
}

const sumAnswers = async (sites: readonly Site[], answersOf: (site: Site) => Promise<number>): Promise<number> =>
	(await Promise.all(sites.map(answersOf))).reduce((sum, answered) => sum + answered, 0);

async function drawnBy({ url }: Site): Promise<number> {
	const since = performance.now();
	let answered = 0;
	const askOn = async () => {
		for (; performance.now() - since < ROUND_MS; answered++) await ask(url, PATH, STAFF);
	};
	await Promise.all(Array.from({ length: ASKING }, askOn));
	return answered / ((performance.now() - since) / 1000);
}
