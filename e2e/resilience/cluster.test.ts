import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { bringUpCluster } from '#bin/cluster.ts';
import { DIRECTUS } from '#bin/directus.ts';
import { Processes } from '#bin/processes.ts';
import { SITE } from '#bin/site.ts';
import { createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { someAddress } from '../visitor.ts';
import { type Load, startLoad, untilShown } from './cluster-load.ts';
import { removeScratch, scratch } from './installation.ts';
import { note, seconds } from './report.ts';
import { sendForm } from './visitor.ts';

const EDITS = 50;
/** Without faults, before and after each one, for comparison. */
const CALM_MS = 5000;
const AWAY_MS = 10_000;

const folder = join(scratch, 'cluster');
const fullDisk = join(folder, 'site-1');
const stores = new Processes(() => {}, { restarts: true });
const parts = new Map<string, Processes>();

type Cluster = Awaited<ReturnType<typeof bringUpCluster>>;
let cluster: Cluster;
let sites: string[] = [];
let cms = { url: '', token: '' };
/** One is edited under load; the other shows whether edits arrive. */
let [text, other] = [
	{ id: 0, home: 0 },
	{ id: 0, home: 0 },
];
let site = '';

beforeAll(async () => {
	mkdirSync(fullDisk, { recursive: true });
	// PostgreSQL and the proxy's workers run as other users.
	for (const open of [scratch, folder]) chmodSync(open, 0o711);
	execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', fullDisk]);
	const env = { ...process.env, PORT: String(await freePort()), CMS_PORT: String(await freePort()), SAMPLE_PROPERTIES: '60' };
	const part = (name: string) => {
		const processes = new Processes(() => {}, { restarts: true });
		parts.set(name, processes);
		return processes;
	};
	cluster = await bringUpCluster(folder, { stores, part }, env);
	const { front, secrets } = cluster;
	site = `http://localhost:${front.port}`;
	sites = cluster.sites.map(({ port }) => `http://127.0.0.1:${port}`);
	cms = { url: `http://127.0.0.1:${front.cmsPort}`, token: secrets.adminToken };
	const rows = await createApi(cms.url, cms.token).get<{ id: number; property_id: number }[]>(
		'/items/property_translations?filter[property_id][_in]=1011,1012&filter[languages_code][_eq]=en_US&fields=id,property_id',
	);
	const findText = (home: number) => ({ id: rows.find(({ property_id }) => property_id === home)?.id ?? 0, home });
	[text, other] = [findText(1011), findText(1012)];
});
afterAll(async () => {
	await Promise.all([...parts.values()].map((processes) => processes.stopAll()));
	await stores.stopAll();
	execFileSync('umount', ['--lazy', fullDisk]);
	removeScratch();
});

const findPid = (processes: Processes | undefined, name: string) => processes?.pids()[name] ?? 0;

/** A foreign program runs as a child of a wrapper process. */
function killProgram(name: string): void {
	try {
		const parent = findPid(stores, name);
		const [child] = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
		if (child) process.kill(Number(child), 'SIGKILL');
	} catch {
		// It is just restarting.
	}
}

const share = (sorted: readonly number[], of: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;

/** Waits until a form is accepted and an edit is on every site. */
async function untilHealed(name: string): Promise<string> {
	const since = Date.now();
	await Promise.all([
		untilShown(sites, cms, other, name),
		eventually(async () => (await sendForm(site)) === 'taken', 'a form to be taken'),
		...sites.map((one) => eventually(async () => (await fetch(`${one}/readyz`).catch(() => null))?.ok, `${one} to be ready`)),
	]);
	return `${seconds(Date.now() - since)} until forms are taken and an edit is on every site`;
}

async function report(what: string, when: string, load: Load, healed: string) {
	const { pages, forms, edits } = await load.stop();
	note({
		...{ what, when, healed },
		sees: `${pages.failed.length === 0 ? 'every page' : 'pages with errors'}; ${forms.failed + forms.explained === 0 ? 'forms are taken' : 'some forms are refused'}`,
		figures: `pages: ${pages.requests} requests, ${pages.failed.length} errors; forms: ${forms.sent}, ${forms.explained} refused with our number, ${forms.failed} errors; edits: ${edits.sent}, ${edits.failed} errors`,
	});
	return { pages: pages.failed, forms: forms.failed };
}
const nothing = { pages: [], forms: 0 };

test('an edit is soon on every site', async () => {
	const times: number[] = [];
	for (let edit = 0; edit < EDITS; edit++) times.push(...(await untilShown(sites, cms, other, `Edit ${edit}`)));
	times.sort((a, b) => a - b);
	const [median, most, last] = [0.5, 0.95, 1].map((of) => `${(share(times, of) / 1000).toFixed(2)} s`);
	note({
		what: 'nothing',
		when: `${EDITS} edits, three sites`,
		sees: 'every edit, on every site',
		figures: `shown after it was saved: ${median} in the median, ${most} for 95 of 100, ${last} at the most`,
		healed: '–',
	});
	expect(times).toHaveLength(EDITS * sites.length);
});

test('Directus nodes share the count of failed sign-ins', async () => {
	const body = JSON.stringify({ email: 'nobody@example.com', password: 'a guess of many' });
	const headers = { 'content-type': 'application/json', 'x-forwarded-for': someAddress() };
	const guess = async ({ cmsPort }: { cmsPort: number }) =>
		(await fetch(`http://127.0.0.1:${cmsPort}/auth/login`, { method: 'POST', headers, body })).status;
	const perNode = await Promise.all(
		cluster.nodes.map(async (node) => {
			let wrong = 0;
			for (let status = 0; status !== 429; status = await guess(node)) if (status === 401) wrong++;
			return wrong;
		}),
	);
	// The limit is ten tries per address and account in all, not per node.
	expect(perNode.reduce((sum, wrong) => sum + wrong, 0)).toBeLessThan(20);
});

test('PostgreSQL restarts: pages work, forms are accepted or show an error', async () => {
	const load = startLoad({ site, cms, text });
	await pause(CALM_MS);
	process.kill(findPid(stores, 'PostgreSQL'), 'SIGTERM');
	const healed = await untilHealed('After PostgreSQL');
	await pause(CALM_MS);
	expect(await report('PostgreSQL restarted', 'under load', load, healed)).toEqual(nothing);
});

test('Redis is killed and comes back: pages and forms work', async () => {
	const load = startLoad({ site, cms, text });
	await pause(CALM_MS);
	for (const since = Date.now(); Date.now() - since < AWAY_MS; await pause(100)) killProgram('Redis');
	const healed = await untilHealed('After Redis');
	await pause(CALM_MS);
	expect(await report('Redis killed again and again', `for ${AWAY_MS / 1000} s`, load, healed)).toEqual(nothing);
});

test('a site is killed: the others answer', async () => {
	const load = startLoad({ site, cms, text });
	await pause(CALM_MS);
	process.kill(findPid(parts.get('Site 2'), SITE), 'SIGKILL');
	const healed = await untilHealed('After a site');
	await pause(CALM_MS);
	const { pages, forms } = await report('one site of three killed (kill -9)', 'under load', load, healed);
	// A request that was being answered cannot be retried on another site.
	expect(pages.length).toBeLessThan(3);
	expect(forms).toBeLessThan(2);
});

test('a Directus is killed: pages and forms work, and sites follow the other one', async () => {
	const load = startLoad({ site, cms, text });
	await pause(CALM_MS);
	process.kill(findPid(parts.get('Directus 1'), DIRECTUS), 'SIGKILL');
	const healed = await untilHealed('After a Directus');
	await pause(CALM_MS);
	expect(await report('one Directus of two killed (kill -9)', 'under load', load, healed)).toEqual(nothing);
});

test('the disk of a site is full: it serves its content, and follows again later', async () => {
	const ballast = join(fullDisk, 'ballast');
	const load = startLoad({ site, cms, text });
	await pause(CALM_MS);
	const { bavail, bsize } = statfsSync(fullDisk);
	try {
		writeFileSync(ballast, Buffer.alloc(bavail * bsize + bsize));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
	}
	await untilShown(sites.slice(1), cms, other, 'While it is full');
	await pause(CALM_MS);
	rmSync(ballast);
	const healed = await untilHealed('After there is room');
	await pause(CALM_MS);
	expect(await report('the disk of one site of three is full', 'under load', load, healed)).toEqual(nothing);
});
