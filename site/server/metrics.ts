import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Content } from '#content/content.ts';
import type { Outbox } from '#outbox/outbox.ts';
import { onAnswered } from './answered.ts';
import type { Turns } from './entrance/turns.ts';
import type { PageCache } from './page-cache/page-cache.ts';

type Options = {
	/** Who asks shows it; without one nothing is measured, and there is no such address. */
	token: string | null;
	content: Pick<Content, 'status' | 'report'>;
	outbox: Pick<Outbox, 'health'>;
	pages: PageCache['stats'];
	turns: Turns['stats'];
};

/** `/metrics`, as Prometheus reads it: what is asked for and how long it takes, and what an operator watches. */
export function metrics({ token, content, outbox, pages, turns }: Options): Hono {
	const app = new Hono();
	if (!token) return app;
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	measureRequests(registry);
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

	return app.get('/metrics', async (context) => {
		context.header('cache-control', 'no-store');
		if (!isToken(context.req.header('authorization') ?? '', token)) {
			context.header('www-authenticate', 'Bearer');
			return context.text('', 401);
		}
		return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
	});
}

/** Hashed first: the length of what was guessed says nothing, either. */
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

/** A few kinds: a label for every address would be one for every visitor's idea of one. */
function readKind({ method, url = '' }: IncomingMessage): string {
	return method === 'POST' ? 'form' : (kinds.find(([prefix]) => prefix.test(url))?.[1] ?? 'page');
}

/** Also those that are answered before any of our code runs. */
function measureRequests(registry: Registry): void {
	const duration = new Histogram({
		...{ name: 'pn_http_request_duration_seconds', help: 'How long requests took, from their head to the end of the answer' },
		...{ labelNames: ['kind', 'status'], buckets: BUCKETS, registers: [registry] },
	});
	onAnswered(({ request, response, start }) =>
		duration.observe({ kind: readKind(request), status: `${Math.floor(response.statusCode / 100)}xx` }, (performance.now() - start) / 1000),
	);
}
