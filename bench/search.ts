import { join } from 'node:path';
import type { Query } from '#catalogue/query.ts';
import { readConfig } from '#config';
import { manyListings, type Sample, sampleListings } from './listings.ts';
import { type Measured, measure } from './our-search.ts';
import { createDirectusPeer } from './peers/directus.ts';
import { createOramaPeer } from './peers/orama.ts';
import { startOwnDirectus } from './peers/own-directus.ts';
import { createSqlitePeer } from './peers/sqlite.ts';
import { generateQuestions } from './questions.ts';
import type { BenchOptions } from './run.ts';
import type { Figure, Row, Table } from './table.ts';
import { type Spread, timedFor } from './timing.ts';

const ASKED = 1000;
const PEER_MS = 15_000;
/** Above these sizes a peer takes minutes to fill, or runs out of memory. */
const SQLITE_MOST = 100_000;
const ORAMA_MOST = 10_000;
const DIRECTUS_SIZE = 100_000;
/** The share of its listings that the site may read. */
const PUBLISHED = 0.95;

/** Budgets by number of listings: p99 of a search and of a suggestion in ms, and bytes per listing. */
const slowest: Record<number, number> = { 100000: 3, 1000000: 25 };
const slowestSuggestion: Record<number, number> = { 100000: 3 };
const largest: Record<number, number> = { 1000000: 400 };
const TIMES_DIRECTUS = 50;
/** The most pins an answer has, however many listings match. */
const MOST_SPOTS = 1000;

type Peers = { sqlite: Spread | null; orama: Spread | null; directus: Spread | null };
type One = { size: number; ours: Measured } & Peers;

/** Asks peers the same generateQuestions, one peer at a time, so that only one is in memory. */
async function askPeers(sample: Sample, size: number, asked: readonly Query[], folder: string): Promise<Peers> {
	const peers: Peers = { sqlite: null, orama: null, directus: null };
	if (size <= SQLITE_MOST) {
		const peer = createSqlitePeer(manyListings(sample, size));
		peers.sqlite = await timedFor(PEER_MS, asked, peer.ask);
		peer.close();
	}
	if (size <= ORAMA_MOST) peers.orama = await timedFor(PEER_MS, asked, (await createOramaPeer(manyListings(sample, size))).ask);
	if (size === DIRECTUS_SIZE) peers.directus = await askDirectus(asked, size, folder);
	return peers;
}

/** Starts its own Directus, or uses the one in the environment if it has as many listings. */
async function askDirectus(asked: readonly Query[], size: number, folder: string): Promise<Spread> {
	const cms = readConfig().externalCms;
	const own = cms?.siteToken ? null : await startOwnDirectus(join(folder, 'directus'), size);
	const directus = createDirectusPeer(own?.url ?? String(cms?.url), own?.token ?? String(cms?.siteToken));
	try {
		const listings = await directus.size();
		if (listings < size * PUBLISHED) throw new Error(`That Directus has ${listings} listings; it takes about ${size} to compare.`);
		return await timedFor(PEER_MS, asked, directus.ask);
	} finally {
		await own?.stop();
	}
}

/** Search in process: its cost, how that grows, and what peers take for the same generateQuestions. */
export async function searchBench({ sizes, folder, sampleReplica }: BenchOptions): Promise<Table> {
	const sample = sampleListings(sampleReplica);
	const asked = [...generateQuestions(sample.listings, ASKED)];
	const measured: One[] = [];
	for (const size of sizes) {
		console.log(`  … ${size.toLocaleString('en')} listings`);
		const ours = measure(sample, size, asked);
		measured.push({ size, ours, ...(await askPeers(sample, size, asked, folder)) });
	}
	const row = (what: string, unit: string, figure: (one: One) => Figure | null): Row => ({ what, unit, figures: measured.map(figure) });
	const upTo = (budgets: Record<number, number>, size: number) => (budgets[size] === undefined ? {} : { most: budgets[size] });
	const times = (ours: Spread, peer: Spread | null) => peer && { value: peer.p50 / ours.p50 };
	return {
		title: 'Search',
		columns: sizes.map((size) => size.toLocaleString('en')),
		rows: [
			row('search with all facets, p50', 'ms', ({ ours }) => ({ value: ours.search.p50 })),
			row('search with all facets, p99', 'ms', ({ ours, size }) => ({ value: ours.search.p99, ...upTo(slowest, size) })),
			row('  without text, p99', 'ms', ({ ours }) => ({ value: ours.filters.p99 })),
			row('  with text, p99', 'ms', ({ ours }) => ({ value: ours.text.p99 })),
			row('count alone, p99', 'ms', ({ ours }) => ({ value: ours.count.p99 })),
			row('suggest, p50', 'ms', ({ ours }) => ({ value: ours.suggest.p50 })),
			row('suggest, p99', 'ms', ({ ours, size }) => ({ value: ours.suggest.p99, ...upTo(slowestSuggestion, size) })),
			row('suggest right after a change, p50', 'ms', ({ ours }) => ({ value: ours.suggestAfterChange.p50 })),
			row('suggest right after a change, p99', 'ms', ({ ours, size }) => ({
				value: ours.suggestAfterChange.p99,
				...upTo(slowestSuggestion, size),
			})),
			row('pins of a map, p99', 'ms', ({ ours, size }) => ({ value: ours.spots.p99, ...upTo(slowest, size) })),
			row('pins of a map, most', '', ({ ours }) => ({ value: ours.mostSpots, most: MOST_SPOTS })),
			row('memory per listing', 'B', ({ ours, size }) => ({ value: ours.bytes, ...upTo(largest, size) })),
			row('listings filled per second', '/s', ({ ours }) => ({ value: ours.filled })),
			row('  with their texts', '/s', ({ ours }) => ({ value: ours.described })),
			row('one listing changed, p50', 'ms', ({ ours }) => ({ value: ours.change.p50 })),
			row('one listing changed, p99', 'ms', ({ ours }) => ({ value: ours.change.p99, most: 1 })),
			row('SQLite FTS5, p50', 'ms', ({ sqlite }) => sqlite && { value: sqlite.p50 }),
			row('SQLite FTS5, p99', 'ms', ({ sqlite }) => sqlite && { value: sqlite.p99 }),
			row('  times as fast as it', '×', ({ ours, sqlite }) => times(ours.search, sqlite)),
			row('Orama, p50', 'ms', ({ orama }) => orama && { value: orama.p50 }),
			row('Orama, p99', 'ms', ({ orama }) => orama && { value: orama.p99 }),
			row('  times as fast as it', '×', ({ ours, orama }) => times(ours.search, orama)),
			row('Directus, p50', 'ms', ({ directus }) => directus && { value: directus.p50 }),
			row('Directus, p99', 'ms', ({ directus }) => directus && { value: directus.p99 }),
			row('  times as fast as it', '×', ({ ours, directus }) => {
				const figure = times(ours.search, directus);
				return figure && { ...figure, least: TIMES_DIRECTUS };
			}),
		],
		notes: [
			`${ASKED} generateQuestions, each with total, page and all 28 facets: the best of nine rounds, by the clock.`,
			`Peers are asked once, for as many generateQuestions as fit into ${PEER_MS / 1000} s, and for five facets only; “times as fast” is by p50.`,
			`SQLite is left out above ${SQLITE_MOST.toLocaleString('en')}, Orama above ${ORAMA_MOST.toLocaleString('en')}: they take too long to fill.`,
		],
	};
}
