import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listeningLogger } from '../images/test-images.ts';
import { startPeer } from '../images/test-peer.ts';
import { createIcons } from './icons.ts';

/** A fake of a public Iconify host, on the network. */
async function service(answer: RequestListener) {
	const peer = await startPeer(answer);
	onTestFinished(() => peer.close());
	return peer;
}

/** Answers with those of the requested icons that it has. */
const having =
	(bodies: Record<string, string>): RequestListener =>
	(request, response) => {
		const names = new URL(request.url ?? '', 'http://x').searchParams.get('icons')?.split(',') ?? [];
		const icons = Object.fromEntries(names.flatMap((name) => (bodies[name] ? [[name, { body: bodies[name] }]] : [])));
		response.setHeader('content-type', 'application/json').end(JSON.stringify({ prefix: 'mdi', width: 24, height: 24, icons }));
	};

function openIcons(fallbackHosts: string[]) {
	const log = listeningLogger();
	const icons = createIcons({ logger: log.logger, fallbackHosts });
	return { get: (path: string) => icons.handle(new Request(`http://site${path}`)), log };
}

const HOME = '<path d="M1 1"/>';

test('does not ask the public service unless configured', async () => {
	const { get, log } = openIcons([]);
	expect((await get('/_icons/mdi/home.svg')).status).toBe(404);
	expect(log.lines).toEqual([]);
});

test('fetches, sanitises and caches missing icons; asks once for unknown ones', async () => {
	const host = await service(having({ home: `<script>alert(1)</script>${HOME.replace('/>', ' onclick="x"/>')}`, bad: '<script/>' }));
	const { get } = openIcons([`${host.url}/`]);
	const answer = await (await get('/_icons/mdi.json?icons=home,bad,nothing')).json();
	expect(answer).toEqual({ prefix: 'mdi', icons: { home: { body: HOME } }, width: 24, height: 24, not_found: ['bad', 'nothing'] });
	expect(await (await get('/_icons/mdi/home.svg')).text()).toContain(HOME);
	expect((await get('/_icons/mdi/nothing.svg')).status).toBe(404);
	expect(host.requests.map(({ path }) => path)).toEqual(['/mdi.json?icons=home,bad,nothing']);
});

test('never asks for installed or own sets', async () => {
	const host = await service(having({}));
	const { get } = openIcons([host.url]);
	await get('/_icons/tabler.json?icons=pool,heart');
	await get('/_icons/pn.json?icons=bed,no-such-icon');
	expect(host.requests).toEqual([]);
	await get('/_icons/tabler.json?icons=pool,new-icon');
	expect(host.requests.map(({ path }) => path)).toEqual(['/tabler.json?icons=new-icon']);
});

test('splits long lists into addresses of at most 500 characters', async () => {
	const names = Array.from({ length: 80 }, (_, number) => `icon-number-${number}`);
	const host = await service(having(Object.fromEntries(names.map((name) => [name, HOME]))));
	const { get } = openIcons([host.url]);
	const answer = await (await get(`/_icons/mdi.json?icons=${names}`)).json();
	expect(Object.keys(answer.icons)).toHaveLength(80);
	expect(host.requests.length).toBeGreaterThan(1);
	for (const { path } of host.requests) expect((host.url + path).length).toBeLessThanOrEqual(500);
});

test('asks the next host after 750 ms', async () => {
	const slow = await service(() => undefined);
	const second = await service(having({ home: HOME }));
	const { get } = openIcons([slow.url, second.url]);
	const started = performance.now();
	expect((await get('/_icons/mdi/home.svg')).status).toBe(200);
	expect(performance.now() - started).toBeGreaterThan(740);
	expect([slow.requests.length, second.requests.length]).toEqual([1, 1]);
});

test('asks the next host at once after a failure or redirect', async () => {
	const elsewhere = await service(having({ home: HOME }));
	const failing = await service((_request, response) => response.writeHead(500).end());
	const bouncing = await service((request, response) => response.writeHead(302, { location: `${elsewhere.url}${request.url}` }).end());
	const well = await service(having({ home: HOME }));
	const { get } = openIcons([failing.url, bouncing.url, well.url]);
	// Timers never fire, so a request that waits for one would hang.
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	expect((await get('/_icons/mdi/home.svg')).status).toBe(200);
	expect([failing, bouncing, well, elsewhere].map(({ requests }) => requests.length)).toEqual([1, 1, 1, 0]);
});

test('gives up after 1500 ms and tries again next time', async () => {
	let well = false;
	const answer = having({ home: HOME });
	const host = await service((request, response) => (well ? answer(request, response) : undefined));
	const { get, log } = openIcons([host.url]);
	const started = performance.now();
	expect((await get('/_icons/mdi/home.svg')).status).toBe(404);
	expect(performance.now() - started).toBeGreaterThan(1490);
	expect(log.lines.map(({ event }) => event)).toEqual(['icons.service_failed']);
	well = true;
	expect((await get('/_icons/mdi/home.svg')).status).toBe(200);
});

test('gives all hosts 5000 ms together', async () => {
	const timeout = vi.spyOn(AbortSignal, 'timeout');
	onTestFinished(() => timeout.mockRestore());
	const host = await service(having({ home: HOME }));
	expect((await openIcons([host.url]).get('/_icons/mdi/home.svg')).status).toBe(200);
	expect(timeout).toHaveBeenCalledWith(5000);
});

test('asks once for concurrent requests', async () => {
	const host = await service(having({ home: HOME }));
	const { get } = openIcons([host.url]);
	await Promise.all(Array.from({ length: 20 }, () => get('/_icons/mdi/home.svg')));
	expect(host.requests).toHaveLength(1);
});
