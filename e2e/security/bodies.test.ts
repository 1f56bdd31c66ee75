import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '../form.ts';
import { type HostilePost, hostilePost, multipartHead } from '../hostile-post.ts';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl } from '../system.ts';

const BYTES = 300_000_000;
/** The memory of the few large files that may be read at once. */
const MEGABYTES_MORE = 600;
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const folder = mkdtempSync(join(tmpdir(), 'pn-bodies-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;
beforeAll(async () => {
	site = await startSiteProcess(folder, cmsUrl);
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

const megabytes = (name: 'VmRSS' | 'VmHWM') =>
	Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024);

/** Polls continuously, as monitoring does. */
function watchHealth() {
	const times: number[] = [];
	const delays: number[] = [];
	let isOver = false;
	const done = (async () => {
		while (!isOver) {
			const since = performance.now();
			const { eventLoop } = await (await fetch(`${site.url}/healthz`)).json();
			times.push(performance.now() - since);
			delays.push(eventLoop.max);
			await wait(20);
		}
	})();
	return async () => {
		isOver = true;
		await done;
		times.sort((a, b) => a - b);
		return {
			answered: times.length,
			p50: Math.round(times[Math.floor(times.length / 2)] ?? 0),
			max: Math.round(times.at(-1) ?? 0),
			eventLoopMax: Math.max(...delays),
		};
	};
}

const posts: Omit<HostilePost, 'bytes'>[] = [
	{ path: '/', type: URLENCODED, isChunked: true },
	{ path: '/healthz', type: URLENCODED, isChunked: false },
	{ path: '/contact-us', type: URLENCODED, isChunked: true },
	{ path: '/ar/contact-us', type: MULTIPART, isChunked: false },
	{ path: '/favorites', type: URLENCODED, isChunked: true },
	{ path: '/favorites', type: MULTIPART, isChunked: false },
	{ path: '/admin/search', type: URLENCODED, isChunked: false },
	{ path: '/admin/search', type: MULTIPART, isChunked: true },
	{ path: '/_uploads/photos', type: 'image/jpeg', isChunked: true },
	{ path: '/list-your-property', type: MULTIPART, isChunked: true },
];

test('ten posts of 300 MB at once take no memory and keep nobody waiting', async () => {
	await (await fetch(`${site.url}/`)).text();
	const before = megabytes('VmRSS');
	const health = watchHealth();
	const outcomes = await Promise.all(posts.map((post) => hostilePost(site.url, { ...post, bytes: BYTES })));
	const watched = await health();
	const figures = { before, peak: megabytes('VmHWM'), ...watched };
	console.log(
		'ten posts of 300 MB',
		figures,
		outcomes.map(({ outcome, sent }, at) => `${posts[at]?.path} ${outcome} after ${sent / 1e6} MB`),
	);
	for (const { outcome } of outcomes) expect([405, 413, 415, 'closed']).toContain(outcome);
	expect(figures.peak - before).toBeLessThan(MEGABYTES_MORE);
	expect(watched.answered).toBeGreaterThan(5);
	expect(watched.eventLoopMax).toBeLessThan(15_000);
	expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

/** Six bytes each on the wire, and an object in memory. */
test('a body in crumbs is cut off long before its size is reached', async () => {
	const before = megabytes('VmRSS');
	const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
	const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
	socket.on('error', () => {});
	socket.resume();
	socket.write(`POST /list-your-property HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${MULTIPART}\r\nTransfer-Encoding: chunked\r\n\r\n`);
	socket.write(`${multipartHead.length.toString(16)}\r\n${multipartHead}\r\n`);
	const crumbs = '1\r\na\r\n'.repeat(10_000);
	let sent = 0;
	while (!socket.destroyed && sent < 60_000_000) {
		sent += crumbs.length;
		if (!socket.write(crumbs)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
	}
	await closed;
	expect(sent).toBeLessThan(60_000_000);
	expect(megabytes('VmRSS') - before).toBeLessThan(200);
});

test('a form that is too large is answered on its own page, after it was sent to its end', async () => {
	const typed = { name: 'Mona', message: 'm'.repeat(3_000_000) };
	const answer = await send('/contact-us', typed, { site: site.url });
	expect(answer.status).toBe(413);
	expect(answer.alert).toContain('more than we can take');
	const form = new FormData();
	form.set('name', 'Mona El Sayed');
	form.set('cv', new File([new Uint8Array(60_000_000)], 'film.pdf'));
	const response = await fetch(`${site.url}/careers/1001`, { method: 'POST', body: form, headers: { origin: site.url } });
	expect(response.status).toBe(413);
	expect(await response.text()).toContain('value="Mona El Sayed"');
});
