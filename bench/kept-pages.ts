import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Processes } from '#bin/processes.ts';
import { buildSite } from '#bin/site.ts';
import { ask, CONNECTIONS, load, ROUND_MS } from './http-load.ts';
import { sampleListings } from './listings.ts';
import { startNextPeer } from './peers/next.ts';
import { plainCards } from './peers/plain-card.ts';
import type { BenchOptions } from './run.ts';
import { startFromReplica, waitUntilStill } from './site-start.ts';
import type { Table } from './table.ts';

const ROUNDS = 5;
const PATHS = ['/', '/search', '/properties/1001'];

/** Cached pages, compared with the same bytes from plain Node and with rendered pages. */
export async function keptPagesBench({ folder, sampleReplica }: BenchOptions): Promise<Table> {
	const dataDir = join(folder, 'kept-pages');
	mkdirSync(dataDir, { recursive: true });
	copyFileSync(sampleReplica, join(dataDir, 'replica.db'));
	await buildSite(new Processes(() => {}), () => {});
	const { url, pid, stop } = await startFromReplica(dataDir);
	try {
		await waitUntilStill(pid);
		const table = await measureKeptPages(url);
		const next = await measureNext(join(folder, 'next'), sampleReplica);
		table.rows.push({ what: 'Next.js, a plain page it keeps', unit: '/s', figures: [null, { value: next }, null] });
		const ours = table.rows[1]?.figures[1]?.value ?? 0;
		table.rows.push({ what: 'kept, of Next.js', unit: '×', figures: [null, { value: ours / next, least: 1 }, null] });
		return table;
	} finally {
		await stop();
		rmSync(dataDir, { recursive: true });
	}
}

/** A Next.js page with as many cards as ours and nothing else. */
async function measureNext(folder: string, sampleReplica: string): Promise<number> {
	const { url, stop } = await startNextPeer(folder, plainCards(sampleListings(sampleReplica)));
	try {
		const rounds: number[] = [];
		for (let round = 0; round <= ROUNDS; round++) rounds.push(await load(url, '/search'));
		return Math.max(...rounds);
	} finally {
		await stop();
	}
}

async function measureKeptPages(url: string): Promise<Table> {
	const measured: Awaited<ReturnType<typeof measure>>[] = [];
	for (const path of PATHS) measured.push(await measure(url, path));
	const figures = (pick: (one: (typeof measured)[number]) => number) => measured.map((one) => ({ value: pick(one) }));
	return {
		title: 'Kept pages, requests per second',
		columns: PATHS,
		rows: [
			{ what: 'Node alone, the same bytes', unit: '/s', figures: figures(({ bare }) => bare) },
			{ what: 'kept', unit: '/s', figures: figures(({ kept }) => kept) },
			{ what: 'kept, known already (304)', unit: '/s', figures: figures(({ known }) => known) },
			{ what: 'drawn for anyone who asks', unit: '/s', figures: figures(({ drawn }) => drawn) },
			{ what: 'kept, of Node alone', unit: '', figures: measured.map(({ share }) => ({ value: share, least: 0.8 })) },
		],
		notes: [
			`${CONNECTIONS} connections; the best of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, by turns. The share is the median of the rounds.`,
		],
	};
}

async function measure(url: string, path: string) {
	for (let round = 0; round < 3; round++) await ask(url, path);
	const answer = await ask(url, path);
	const bare = fork(new URL('./bare-server.ts', import.meta.url));
	bare.send({ headers: answer.headers, bytes: answer.bytes.toString('base64') });
	const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
	const etag = answer.headers[answer.headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? '';
	const rounds = { bare: [0], kept: [0], share: [0] };
	try {
		for (let round = 0; round <= ROUNDS; round++) {
			const [ofBare, ofKept] = [await load(`http://127.0.0.1:${port}`, path), await load(url, path)];
			// The first round is a warm-up.
			if (round === 0) rounds.bare.length = rounds.kept.length = rounds.share.length = 0;
			else {
				rounds.bare.push(ofBare);
				rounds.kept.push(ofKept);
				rounds.share.push(ofKept / ofBare);
			}
		}
	} finally {
		bare.kill();
	}
	return {
		bare: Math.max(...rounds.bare),
		kept: Math.max(...rounds.kept),
		share: rounds.share.toSorted((a, b) => a - b)[ROUNDS >> 1] as number,
		known: await load(url, path, { 'if-none-match': etag }),
		drawn: await drawn(url, path),
	};
}

/** Staff pages are never cached, so this cookie forces rendering. */
async function drawn(url: string, path: string): Promise<number> {
	const since = performance.now();
	let answered = 0;
	for (; performance.now() - since < ROUND_MS; answered++) await ask(url, path, { cookie: 'pn_staff=nobody' });
	return answered / ((performance.now() - since) / 1000);
}
