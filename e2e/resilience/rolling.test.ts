import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { startPostgres } from '#bin/postgres.ts';
import { Processes, root } from '#bin/processes.ts';
import { processesOn, type Running, run } from '../commands/command.ts';
import { eventually } from '../eventually.ts';
import { installation, removeScratch, scratch } from './installation.ts';
import { startVisitors } from './keep-alive-visitor.ts';
import { startProxy } from './proxy.ts';
import { buildRelease } from './release.ts';
import { note } from './report.ts';
import { readPage, sendForm } from './visitor.ts';

const SITES = 3;
const VISITORS = 6;
const READY = 'Ctrl-C stops everything.';

const stores = new Processes(() => {});
let proxy: Awaited<ReturnType<typeof startProxy>>;
let settings: Record<string, string> = {};
/** By address, as the proxy knows them. */
const sites = new Map<string, Running>();

async function startSite(address: string, release: string): Promise<void> {
	const port = address.split(':')[1] ?? '';
	const site = run(['start', 'site'], { ...settings, PORT: port, DATA_DIR: join(scratch, `site-${port}`) }, release);
	sites.set(address, site);
	await site.said(READY);
}

async function stopSite(address: string): Promise<void> {
	const site = sites.get(address);
	site?.child.kill('SIGTERM');
	await site?.exited;
}

/** Stands in for ssh to a site's machine. */
const machines = createServer(async (request, response) => {
	const [address = '', release = ''] = decodeURIComponent(request.url ?? '').split('?');
	await stopSite(address.slice(1));
	await startSite(address.slice(1), release);
	response.end();
});

/** Runs deploy/roll as an operator does. */
async function rollTo(release: string): Promise<void> {
	const restart = join(scratch, 'restart');
	const { port } = machines.address() as AddressInfo;
	writeFileSync(restart, `#!/bin/sh\nexec curl --silent --fail "http://127.0.0.1:${port}/$1?$2"\n`, { mode: 0o755 });
	const systemctl = join(scratch, 'systemctl');
	writeFileSync(systemctl, `#!/bin/sh\n${proxy.reload}\n`, { mode: 0o755 });
	const env = { PATH: `${scratch}:${process.env['PATH']}`, PN_LIVE: proxy.live, PN_RESTART: restart };
	const child = spawn(join(root, 'deploy/roll'), [release], { env, stdio: ['ignore', 'pipe', 'pipe'] });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
	const code = await new Promise((resolve) => child.on('exit', resolve));
	console.log(output);
	expect(code, output).toBe(0);
}

beforeAll(async () => {
	const dataDir = await installation('rolling');
	const { siteToken, sessionSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
	proxy = await startProxy(join(scratch, 'proxy'));
	const cmsPort = String(await freePort());
	settings = {
		PUBLIC_URL: proxy.url,
		TRUSTED_PROXIES: '127.0.0.1',
		DIRECTUS_URL: `http://127.0.0.1:${cmsPort}`,
		DIRECTUS_TOKEN: siteToken,
		SESSION_SECRET: sessionSecret,
		SHARED_DATABASE_URL: await startPostgres(stores),
		SHARED_SECRET: 'the-secret-of-three-sites-in-a-test',
	};
	await run(['start', 'cms'], { DATA_DIR: dataDir, CMS_PORT: cmsPort, PUBLIC_URL: proxy.url }).said(READY);
	const ports = await Promise.all(Array.from({ length: SITES }, freePort));
	const addresses = ports.map((port) => `127.0.0.1:${port}`);
	await Promise.all(addresses.map((address) => startSite(address, root)));
	writeFileSync(proxy.live, addresses.map((address) => `server ${address} max_fails=1 fail_timeout=2s;\n`).join(''));
	spawn('sh', ['-c', proxy.reload]);
	await new Promise<void>((resolve) => machines.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
	machines.close();
	for (const pid of processesOn(scratch)) process.kill(pid, 'SIGTERM');
	await eventually(async () => processesOn(scratch).length === 0, 'all processes to end');
	await proxy?.stop();
	await stores.stopAll();
	removeScratch();
});

test('three sites come to another build one after the other, under load: nobody is dropped, and no page gets what its scripts do not understand', async () => {
	const next = await buildRelease(join(scratch, 'next'));
	await eventually(async () => (await fetch(`${proxy.url}/readyz`).catch(() => null))?.ok, 'the sites behind the proxy');
	const visitors = startVisitors(proxy.url, VISITORS);
	const forms: string[] = [];
	let isOver = false;
	const sender = (async () => {
		while (!isOver) forms.push(await sendForm(proxy.url));
	})();
	const since = Date.now();
	await rollTo(next);
	const took = (Date.now() - since) / 1000;
	isOver = true;
	await sender;
	const { requests, failed, missing, ofOtherBuild, wholeDocuments, builds } = await visitors.stop();
	expect(await readPage(`${proxy.url}/careers`)).toContain('Work with us');
	const refused = forms.filter((form) => form !== 'taken');
	note({
		what: 'three sites are brought to another build (deploy/roll)',
		when: `${VISITORS} visitors on open connections, and somebody who sends forms`,
		sees: 'every page, its scripts, words and data, all of one build; forms are taken',
		figures: `${requests} requests in ${took.toFixed(0)} s: ${failed.length} failed, ${missing.length} scripts or words missing, ${ofOtherBuild.length} data of another build, ${wholeDocuments} whole documents in place of data; ${forms.length} forms, ${refused.length} not taken`,
		healed: 'nothing to heal',
	});
	expect({ failed, missing, ofOtherBuild, refused }).toEqual({ failed: [], missing: [], ofOtherBuild: [], refused: [] });
	expect(builds.size).toBe(2);
});
