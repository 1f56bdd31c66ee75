import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test } from 'vitest';
import { createDrawingTime, metrics } from './metrics.ts';

const token = 'a-token-of-some-length';
const stats = { pages: 3, bytes: 4096, hitRatio: 0.5, ageSeconds: { median: 1, oldest: 2 } };
const counts = { hits: 7, misses: 8, refreshed: 0, dropped: 1, expired: 0, evicted: 0 };
const parts: Omit<Parameters<typeof metrics>[0], 'token'> = {
	content: {
		onApplied: (listener) => listener(400),
		status: () => ({ complete: true, reachable: false, realtime: false, change: 1 }),
		report: () => ({
			inStepAt: new Date(Date.now() - 90_000).toISOString(),
			replica: { replaced: [], setAside: 0 },
			...{ heldRemovals: [], unparsedRows: [] },
		}),
	},
	outbox: {
		mailCounts: () => ({ sent: 5, failed: 3 }),
		waitingMails: async () => ({ waiting: 4, oldestWaitingMs: 61_000 }),
		health: async () => ({ available: true, waiting: 2, refused: 1, dead: 1, oldestWaitingMs: 5000, needsPerson: true }),
	},
	pages: () => ({ ...stats, ...counts }),
	turns: () => ({ running: 4, waiting: 9, refused: 12 }),
	drawing: createDrawingTime(),
	disk: async () => ({ freeBytes: 4096, freeRatio: 0.25 }),
};

const server = createServer(getRequestListener(metrics({ token, ...parts }).get('/ar/search', (context) => context.text('results')).fetch));
await new Promise<void>((resolve) => server.listen(0, resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const read = (authorization?: string) => fetch(`${url}/metrics`, { headers: { ...(authorization && { authorization }) } });

test('without a token the address does not exist', async () => {
	expect((await metrics({ token: null, ...parts }).request('/metrics')).status).toBe(404);
});

test.each([undefined, 'Bearer guessed', token, `Bearer ${token}x`])('%s is rejected', async (authorization) => {
	const answer = await read(authorization);
	expect(answer.status).toBe(401);
	expect(await answer.text()).toBe('');
});

test('reports requests, page cache, rendering, mails, disk, replica and outbox', async () => {
	await (await fetch(`${url}/ar/search?q=1`)).text();
	await (await fetch(`${url}/_images/640/none.webp`)).text();
	parts.drawing.onDrawn(new Request('http://pn.test/ar'), 250);
	parts.drawing.onDrawn(new Request('http://pn.test/search.data'), 20);
	const answer = await read(`Bearer ${token}`);
	expect(answer.headers.get('cache-control')).toBe('no-store');
	const lines = (await answer.text()).split('\n');
	expect(lines).toContain('pn_http_request_duration_seconds_count{kind="page",status="2xx"} 1');
	expect(lines).toContain('pn_http_request_duration_seconds_count{kind="image",status="4xx"} 1');
	expect(lines).toContain('pn_page_cache_hits 7');
	expect(lines).toContain('pn_drawing_waiting 9');
	expect(lines).toContain('pn_drawing_refused 12');
	expect(lines).toContain('pn_replica_reachable 0');
	expect(lines).toContain('pn_drawing_duration_seconds_sum{kind="page"} 0.25');
	expect(lines).toContain('pn_drawing_duration_seconds_count{kind="data"} 1');
	expect(lines).toContain('pn_replica_change_seconds_bucket{le="0.25"} 0');
	expect(lines).toContain('pn_replica_change_seconds_bucket{le="0.5"} 1');
	expect(lines).toContain('pn_mails_sent 5');
	expect(lines).toContain('pn_mails_failed 3');
	expect(lines).toContain('pn_mails_waiting 4');
	expect(lines).toContain('pn_mails_oldest_waiting_seconds 61');
	expect(lines).toContain('pn_disk_free_ratio 0.25');
	expect(lines).toContain('pn_outbox_refused 2');
	expect(lines).toContain('pn_outbox_oldest_waiting_seconds 5');
	expect(Number(lines.find((line) => line.startsWith('pn_replica_lag_seconds'))?.split(' ')[1])).toBeCloseTo(90, -1);
	expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
});
