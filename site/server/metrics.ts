import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Content } from '#content/content.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Disk } from './disk.ts';
import type { Turns } from './entrance/drawing-queue.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { OnDrawn } from './pages.ts';
import { onResponseSent } from './response-sent.ts';

type Options = {
	/** The bearer token for `/metrics`; null turns metrics off. */
	token: string | null;
	content: Pick<Content, 'status' | 'report' | 'onApplied'>;
	outbox: Pick<Outbox, 'health' | 'mailCounts' | 'waitingMails'>;
	pages: PageCache['stats'];
	turns: Turns['stats'];
	drawing: DrawingTime;
	disk: () => Promise<Disk>;
};

/** `/metrics` for Prometheus: requests, durations, and what an operator watches. */
export function metrics({ token, content, outbox, pages, turns, drawing, disk }: Options): Hono {
	const app = new Hono();
	if (!token) return app;
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	measureRequests(registry);
	measureChanges(registry, content);
	registry.registerMetric(drawing.histogram);
	const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
		new Gauge({
			...{ name, help, registers: [registry] },
			async collect() {
				this.set(await read());
			},
		});
	const seconds = (since: string | null) => (since ? Math.max(0, (Date.now() - Date.parse(since)) / 1000) : Number.NaN);

	gauge('pn_page_cache_pages', 'Pages in the page cache', () => pages().pages);
	gauge('pn_page_cache_bytes', 'Bytes the page cache holds', () => pages().bytes);
	for (const event of ['hits', 'misses', 'refreshed', 'dropped', 'expired', 'evicted'] as const)
		gauge(`pn_page_cache_${event}`, `Pages of the page cache, since the start: ${event}`, () => pages()[event]);

	gauge('pn_drawing_running', 'Pages that are drawn now', () => turns().running);
	gauge('pn_drawing_waiting', 'Visitors who wait for a page to be drawn', () => turns().waiting);
	gauge('pn_drawing_refused', 'Visitors who were told to come back, since the start', () => turns().refused);

	gauge('pn_replica_reachable', 'Whether Directus answers', () => Number(content.status().reachable));
	gauge('pn_replica_complete', 'Whether there is content to show', () => Number(content.status().complete));
	gauge('pn_replica_lag_seconds', 'Since when the replica was not compared with Directus', () => seconds(content.report().inStepAt));
	gauge('pn_replica_skipped_rows', 'Published rows that the site cannot show', () => content.report().unparsedRows.length);
	gauge('pn_replica_held_removals', 'Large removals that wait for a person', () => content.report().heldRemovals.length);

	gauge('pn_outbox_waiting', 'Requests of visitors that Directus does not have yet', async () => (await outbox.health()).waiting);
	gauge('pn_outbox_refused', 'Requests of visitors that Directus refused', async () => {
		const { refused, dead } = await outbox.health();
		return refused + dead;
	});
	gauge(
		'pn_outbox_oldest_waiting_seconds',
		'How long the oldest of them waits',
		async () => ((await outbox.health()).oldestWaitingMs ?? 0) / 1000,
	);
	gauge('pn_outbox_available', 'Whether forms can be taken', async () => Number((await outbox.health()).available));

	gauge('pn_mails_sent', 'Mails that the mail server took, since the start', () => outbox.mailCounts().sent);
	gauge('pn_mails_failed', 'Tries to send a mail that failed, since the start', () => outbox.mailCounts().failed);
	gauge('pn_mails_waiting', 'Mails that wait for the mail server', async () => (await outbox.waitingMails())?.waiting ?? Number.NaN);
	gauge('pn_mails_oldest_waiting_seconds', 'How long the oldest of them waits', async () => {
		const mails = await outbox.waitingMails();
		return mails ? (mails.oldestWaitingMs ?? 0) / 1000 : Number.NaN;
	});

	gauge('pn_disk_free_ratio', 'How much of the disk with the data folder is free, from 0 to 1', async () => (await disk()).freeRatio);

	return app.get('/metrics', async (context) => {
		context.header('cache-control', 'no-store');
		if (!isToken(context.req.header('authorization') ?? '', token)) {
			context.header('www-authenticate', 'Bearer');
			return context.text('', 401);
		}
		return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
	});
}

/** Hashed first, so that comparing reveals no length. */
const hash = (text: string) => createHash('sha256').update(text).digest();
const isToken = (authorization: string, token: string) => timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const kinds: readonly [prefix: RegExp, kind: string][] = [
	[/^\/(?:healthz|readyz|metrics)\b/, 'probe'],
	[/^\/assets\//, 'asset'],
	[/^\/_(?:images|og|icons)\//, 'image'],
	[/^\/_map\//, 'map'],
	[/\.data(?:\?|$)|\.json(?:\?|$)/, 'data'],
];

/** A few fixed kinds, because a label per path would let visitors create labels without limit. */
function readKind({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
	return method === 'POST' ? 'form' : (kinds.find(([prefix]) => prefix.test(url))?.[1] ?? 'page');
}

export type DrawingTime = ReturnType<typeof createDrawingTime>;

/** Rendered pages only, not those from the cache. */
export function createDrawingTime() {
	const histogram = new Histogram({
		...{ name: 'pn_drawing_duration_seconds', help: 'How long pages, their data and answers to forms took to be drawn' },
		...{ labelNames: ['kind'], buckets: BUCKETS, registers: [] },
	});
	const onDrawn: OnDrawn = ({ method, url }, milliseconds) => histogram.observe({ kind: readKind({ method, url }) }, milliseconds / 1000);
	return { histogram, onDrawn };
}

/** Includes requests answered before any of our code runs. */
function measureRequests(registry: Registry): void {
	const duration = new Histogram({
		...{ name: 'pn_http_request_duration_seconds', help: 'How long requests took, from their head to the end of the answer' },
		...{ labelNames: ['kind', 'status'], buckets: BUCKETS, registers: [registry] },
	});
	onResponseSent(({ request, response, start }) =>
		duration.observe({ kind: readKind(request), status: `${Math.floor(response.statusCode / 100)}xx` }, (performance.now() - start) / 1000),
	);
}

/**
 * From the change log, which Directus writes right after a save, until pages show the change. Wrong by the difference of the two clocks.
 */
function measureChanges(registry: Registry, { onApplied }: Pick<Content, 'onApplied'>): void {
	const duration = new Histogram({
		...{ name: 'pn_replica_change_seconds', help: 'How long after Directus noted a change it was in the replica' },
		...{ buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 2, 5, 15, 60], registers: [registry] },
	});
	onApplied((milliseconds) => duration.observe(milliseconds / 1000));
}
