import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl, eventually } from '../system.ts';

const HALF_SENT = 1000;
const folder = mkdtempSync(join(tmpdir(), 'pn-slow-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;
beforeAll(async () => {
	site = await startSiteProcess(folder, cmsUrl, { TRUSTED_PROXIES: 'none' });
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

type Slow = { socket: Socket; answer: () => string; isClosed: () => boolean };

/** Sends the beginning of a request, then one byte per second. */
function begin(text: string, drip: string): Slow {
	const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
	let answer = '';
	let isClosed = false;
	const timer = setInterval(() => socket.writable && socket.write(drip), 1000);
	socket.on('data', (piece) => {
		answer += piece;
	});
	socket.on('error', () => {});
	socket.on('close', () => {
		isClosed = true;
		clearInterval(timer);
	});
	if (text) socket.write(text);
	return { socket, answer: () => answer, isClosed: () => isClosed };
}

const allClosed = (some: Slow[], what: string) => eventually(async () => some.every(({ isClosed }) => isClosed()), what);

test.concurrent(`${HALF_SENT} half-sent requests are cut, and others are answered meanwhile`, async () => {
	const since = performance.now();
	const halves = Array.from({ length: HALF_SENT }, (_, at) =>
		at % 2 ? begin('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: a', 'a') : begin('', ''),
	);
	await eventually(async () => halves.every(({ socket }) => !socket.connecting), 'all connections');
	const statuses = new Set<number>();
	for (let count = 0; count < 10; count++) {
		statuses.add((await fetch(`${site.url}/healthz`)).status).add((await fetch(`${site.url}/en/contact-us`)).status);
		await wait(100);
	}
	expect([...statuses]).toEqual([200]);
	await allClosed(halves, 'half-sent requests to be cut');
	console.log(`${HALF_SENT} half-sent requests were gone after ${Math.round(performance.now() - since)} ms`);
});

test.concurrent('a form that is not sent to its end is given up', async () => {
	const head = 'POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
	const bodies = [
		begin(`${head}Content-Length: 5000\r\n\r\nname=`, 'a'),
		begin(`${head}Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n`, '1\r\na\r\n'),
	];
	await allClosed(bodies, 'slow forms to be cut');
	for (const { answer } of bodies) {
		expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
		expect(answer()).toMatch(/\r\nconnection: close\r\n/i);
	}
});

test.concurrent('a connection on which nobody asks anything more is closed', async () => {
	const idle = begin('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', '');
	await allClosed([idle], 'the idle connection to be closed');
	expect(idle.answer()).toMatch(/^HTTP\/1\.1 200 /);
});

test.concurrent('more headers than anybody sends are refused', async () => {
	const headers = Array.from({ length: 3000 }, (_, at) => `X-${at}: ${'a'.repeat(10)}`).join('\r\n');
	const large = begin(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`, '');
	await allClosed([large], 'the connection to be closed');
	expect(large.answer()).toMatch(/^HTTP\/1\.1 431 /);
});
