import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { root } from '#bin/processes.ts';
import { processesOn, type Running, run } from '../commands/command.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, scratch } from './installation.ts';
import { startVisitors } from './keep-alive-visitor.ts';
import { startProxy } from './proxy.ts';
import { buildRelease } from './release.ts';
import { writeServiceManager } from './service-manager.ts';
import { readPage, sendForm } from './visitor.ts';

const VISITORS = 8;
/** The minimum of requests before, between and after the switches. */
const REQUESTS = 1000;
const [srv, etc, releases] = ['srv', 'etc', 'releases'].map((name) => join(scratch, name)) as [string, string, string];
const left = /\/(node_modules|test-results|\.git|e2e|bench|\.data)$/;

let cms: Running;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let env: Record<string, string> = {};
let dataDir = '';

/** Runs deploy/switch as an operator does. */
function switchTo(release: string, more: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
	const child = spawn(join(root, 'deploy/switch'), [release], { env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
	return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}

const build = async () => (await (await fetch(`${proxy.url}/builds/latest.json`)).json()).id;

beforeAll(async () => {
	dataDir = await installation('switch');
	for (const folder of [srv, etc, releases]) mkdirSync(folder, { recursive: true });
	for (const name of ['blue', 'green']) writeFileSync(join(etc, `site-${name}.env`), `PORT=${await freePort()}\n`);
	proxy = await startProxy(join(scratch, 'proxy'));
	const bin = writeServiceManager(scratch, { srv, etc, reload: proxy.reload });
	const system = { DATA_DIR: dataDir, CMS_PORT: String(await freePort()), PUBLIC_URL: proxy.url, TRUSTED_PROXIES: '127.0.0.1' };
	env = {
		...system,
		PATH: `${bin}:${process.env['PATH']}`,
		HOME: process.env['HOME'] ?? '/',
		NODE: process.execPath,
		PN_ROOT: srv,
		PN_ETC: etc,
		PN_LIVE: proxy.live,
	};
	cms = run(['start', 'cms'], system);
	await cms.said('Ctrl-C stops everything.');
	const first = await switchTo(root);
	expect(first.code, first.output).toBe(0);
});
afterAll(async () => {
	for (const pid of processesOn(dataDir)) process.kill(pid, 'SIGTERM');
	await eventually(async () => processesOn(dataDir).length === 0, 'all processes to end');
	await proxy?.stop();
	removeScratch();
});

test('a switch to another build and back under load loses no request, no script and no form', async () => {
	const before = await build();
	const next = await buildRelease(join(releases, 'next'));
	const visitors = startVisitors(proxy.url, VISITORS);
	const { counts } = visitors;
	const more = async () => {
		const from = counts.requests;
		await eventually(async () => counts.requests - from >= REQUESTS, `${REQUESTS} more requests`);
	};
	const forms: string[] = [];
	let isOver = false;
	const sender = (async () => {
		while (!isOver && forms.length < 30) forms.push(await sendForm(proxy.url));
	})();

	await more();
	const there = await switchTo(next);
	expect(there.code, there.output).toBe(0);
	const during = await build();
	expect(during).not.toBe(before);
	expect(await readPage(`${proxy.url}/careers`)).toContain('Work with us');
	await more();
	const back = await switchTo(root);
	expect(back.code, back.output).toBe(0);
	expect(await build()).toBe(before);
	await more();

	isOver = true;
	await sender;
	const { requests, failed, missing, ofOtherBuild, repeated } = await visitors.stop();
	console.log(
		`${requests} requests on ${VISITORS} connections: ${failed.length} failed, ${missing.length} scripts or dictionaries missing, ${repeated} asked again on a new connection; ${forms.length} forms\n${there.output}${back.output}`,
	);
	const refused = forms.filter((form) => form !== 'taken');
	expect({ failed, missing, ofOtherBuild, refused }).toEqual({ failed: [], missing: [], ofOtherBuild: [], refused: [] });
	expect(counts.builds.size).toBeGreaterThan(1);
});

test('a release that does not start gets no visitors', async () => {
	const before = await build();
	const broken = join(releases, 'broken');
	cpSync(root, broken, { recursive: true, filter: (file) => !left.test(file) && !file.endsWith('site/build/server') });
	symlinkSync(join(root, 'node_modules'), join(broken, 'node_modules'));
	const visitors = startVisitors(proxy.url, VISITORS);
	const { code, output } = await switchTo(broken, { PN_PATIENCE: '30' });
	const { failed, missing } = await visitors.stop();
	expect({ code, failed, missing }).toEqual({ code: 1, failed: [], missing: [] });
	expect(output).toContain('is not ready after 30 s');
	expect(await build()).toBe(before);
});
