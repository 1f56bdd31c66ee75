import { createCatalogue } from '../catalogue/catalogue.ts';
import { readConfig } from '../config.ts';
import { type Described, manyListings, type Sample, sampleListings } from './listings.ts';
import { createDirectusPeer } from './peers/directus.ts';
import { createOramaPeer } from './peers/orama.ts';
import { createSqlitePeer } from './peers/sqlite.ts';
import { questions } from './questions.ts';
import type { BenchOptions } from './run.ts';
import type { Figure, Row, Table } from './table.ts';
import { memoryInUse, percentile, type Spread, timed, timedFor } from './timing.ts';

const ASKED = 1000;
const CHANGED = 2000;
const PEER_MS = 20_000;
/** Beyond these a peer takes minutes to fill, or more memory than there is. */
const SQLITE_MOST = 1_000_000;
const ORAMA_MOST = 10_000;

/** What design promises: p99 of a search in ms, and bytes per listing, by how many listings there are. */
const slowest: Record<number, number> = { 100000: 3, 1000000: 25 };
const largest: Record<number, number> = { 1000000: 400 };
const TIMES_DIRECTUS = 50;

type Measured = {
	filled: number;
	described: number;
	bytes: number;
	search: Spread;
	filters: Spread;
	text: Spread;
	count: Spread;
	change: Spread;
};

function fill(sample: Sample, size: number) {
	const catalogue = createCatalogue();
	catalogue.setToday(sample.today);
	for (const [id, names] of sample.amenities) catalogue.nameAmenity(id, names);
	const before = memoryInUse();
	let [putting, describing] = [0, 0];
	for (const { listing, texts } of manyListings(sample, size)) {
		const start = performance.now();
		catalogue.put(listing);
		const middle = performance.now();
		catalogue.describe(listing.id, texts);
		putting += middle - start;
		describing += performance.now() - middle;
	}
	return { catalogue, filled: (1000 * size) / putting, described: (1000 * size) / (putting + describing), before };
}

function measure(sample: Sample, size: number): Measured {
	const { catalogue, filled, described, before } = fill(sample, size);
	const asked = [...questions(sample.listings, ASKED)];
	const search = timed(asked, catalogue.search);
	const withText = asked.filter(({ filters }) => filters.text);
	const result = {
		filled,
		described,
		search,
		filters: timed(
			asked.filter(({ filters }) => !filters.text),
			catalogue.search,
		),
		text: timed(withText, catalogue.search),
		count: timed(asked, ({ filters }) => catalogue.count(filters)),
		change: changes(catalogue, sample, size),
	};
	return { ...result, bytes: (memoryInUse() - before) / size };
}

/** Another price, and another text now and then, as editors change them. */
function changes(catalogue: ReturnType<typeof createCatalogue>, sample: Sample, size: number): Spread {
	const all = [...manyListings(sample, Math.min(size, CHANGED))];
	const times = all.map(({ listing, texts }: Described, index) => {
		const changed = { ...listing, price: listing.price + 1000, featured: !listing.featured };
		const start = performance.now();
		catalogue.put(changed);
		catalogue.describe(listing.id, index % 5 === 0 ? { ...texts, names: [...texts.names, 'reduced'] } : texts);
		return performance.now() - start;
	});
	const sorted = times.sort((a, b) => a - b);
	return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), asked: times.length };
}

async function askPeers(sample: Sample, size: number): Promise<{ sqlite: Spread | null; orama: Spread | null }> {
	const asked = [...questions(sample.listings, ASKED)];
	let [sqlite, orama]: (Spread | null)[] = [null, null];
	if (size <= SQLITE_MOST) {
		const peer = createSqlitePeer(manyListings(sample, size));
		sqlite = await timedFor(PEER_MS, asked, peer.ask);
		peer.close();
	}
	if (size <= ORAMA_MOST) orama = await timedFor(PEER_MS, asked, (await createOramaPeer(manyListings(sample, size))).ask);
	return { sqlite: sqlite ?? null, orama: orama ?? null };
}

/** At the size the running Directus has: how long it takes, and how long the catalogue does. */
async function askDirectus(sample: Sample): Promise<{ rows: Row[]; note: string; columns: string[] }> {
	const cms = readConfig().externalCms;
	if (!cms?.siteToken) return { rows: [], columns: [], note: 'Directus: not asked, because DIRECTUS_URL and DIRECTUS_TOKEN are not set.' };
	const directus = createDirectusPeer(cms.url, cms.siteToken);
	const size = await directus.size();
	const asked = [...questions(sample.listings, ASKED)];
	const theirs = await timedFor(PEER_MS, asked, directus.ask);
	const ours = timed(asked.slice(0, theirs.asked), fill(sample, size).catalogue.search);
	return {
		columns: [],
		rows: [{ what: 'times as fast as Directus', unit: '×', figures: [{ value: theirs.p50 / ours.p50, least: TIMES_DIRECTUS }] }],
		note: `Directus: ${theirs.asked} of the questions at ${size.toLocaleString('en')} listings, p50 ${theirs.p50.toFixed(0)} ms, p99 ${theirs.p99.toFixed(0)} ms; the catalogue p50 ${ours.p50.toFixed(2)} ms.`,
	};
}

/** Search in process: what it costs, how that grows, and what others take for the same questions. */
export async function searchBench({ sizes }: BenchOptions): Promise<Table> {
	const sample = sampleListings();
	const measured: { size: number; ours: Measured; sqlite: Spread | null; orama: Spread | null }[] = [];
	for (const size of sizes) {
		console.log(`  … ${size.toLocaleString('en')} listings`);
		const ours = measure(sample, size);
		measured.push({ size, ours, ...(await askPeers(sample, size)) });
	}
	const row = (what: string, unit: string, figure: (one: (typeof measured)[number]) => Figure | null): Row => ({
		what,
		unit,
		figures: measured.map(figure),
	});
	const over = (budgets: Record<number, number>, size: number) => (budgets[size] === undefined ? {} : { most: budgets[size] });
	const directus = await askDirectus(sample);
	return {
		title: 'Search',
		columns: sizes.map((size) => size.toLocaleString('en')),
		rows: [
			row('search with all facets, p50', 'ms', ({ ours }) => ({ value: ours.search.p50 })),
			row('search with all facets, p99', 'ms', ({ ours, size }) => ({ value: ours.search.p99, ...over(slowest, size) })),
			row('  filters alone, p99', 'ms', ({ ours }) => ({ value: ours.filters.p99 })),
			row('  with text, p99', 'ms', ({ ours }) => ({ value: ours.text.p99 })),
			row('count alone, p99', 'ms', ({ ours }) => ({ value: ours.count.p99 })),
			row('memory per listing', 'B', ({ ours, size }) => ({ value: ours.bytes, ...over(largest, size) })),
			row('listings filled per second', '/s', ({ ours }) => ({ value: ours.filled })),
			row('  with their texts', '/s', ({ ours }) => ({ value: ours.described })),
			row('one listing changed, p50', 'ms', ({ ours }) => ({ value: ours.change.p50 })),
			row('one listing changed, p99', 'ms', ({ ours }) => ({ value: ours.change.p99, most: 1 })),
			row('SQLite FTS5, p50', 'ms', ({ sqlite }) => sqlite && { value: sqlite.p50 }),
			row('SQLite FTS5, p99', 'ms', ({ sqlite }) => sqlite && { value: sqlite.p99 }),
			row('Orama, p50', 'ms', ({ orama }) => orama && { value: orama.p50 }),
			row('Orama, p99', 'ms', ({ orama }) => orama && { value: orama.p99 }),
			...directus.rows,
		],
		notes: [
			`${ASKED} questions, each the best of three askings, every one with total, page and all 26 facets. Peers are asked once, for as many as fit into`,
			`${PEER_MS / 1000} s, and for five facets only. Orama is left out above ${ORAMA_MOST.toLocaleString('en')}.`,
			directus.note,
		],
	};
}
