import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#bin/checks.ts';
import { readRunning } from '#bin/data-folder.ts';
import { DIRECTUS } from '#bin/directus.ts';
import { needProgram } from '#bin/programs.ts';
import { createApi } from '#directus/api.ts';
import { eventually } from '../eventually.ts';
import { untilShown } from './cluster-load.ts';
import { installation, removeScratch, scratch, signInAsEditor, startSystem } from './installation.ts';
import { report, seconds } from './report.ts';
import { ALL_PAGES, pagesThatAnswer, sendForm, startVisiting } from './visitor.ts';

const HOME = 1011;

let [port, dataDir] = [0, ''];
let redis: ChildProcess;
let system: Awaited<ReturnType<typeof startSystem>>;
let text = { id: 0, home: HOME };
let adminToken = '';

const startRedis = () =>
	spawn(
		needProgram('redis-server', 'redis-server', 'what several Directus tell each other by'),
		['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', scratch],
		{ stdio: 'ignore' },
	);

const start = () =>
	startSystem(dataDir, {
		CMS_ENV_REDIS: `redis://127.0.0.1:${port}`,
		CMS_ENV_SYNCHRONIZATION_STORE: 'redis',
		CMS_ENV_CACHE_STORE: 'redis',
	});

async function killRedis(): Promise<void> {
	redis.kill('SIGKILL');
	await once(redis, 'exit');
}

beforeAll(async () => {
	port = await freePort();
	redis = startRedis();
	dataDir = await installation('redis');
	system = await start();
	await system.ready();
	adminToken = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).adminToken;
	const [row] = await createApi(system.cmsUrl, adminToken).get<{ id: number }[]>(
		`/items/property_translations?filter[property_id][_eq]=${HOME}&filter[languages_code][_eq]=en_US&fields=id`,
	);
	text = { id: row?.id ?? 0, home: HOME };
});
afterAll(async () => {
	await system.stop();
	redis.kill('SIGKILL');
	removeScratch();
});

const directus = () => readRunning(dataDir)?.pids[DIRECTUS];
const timesSaid = (event: string) => system.running.output().split(event).length - 1;
const untilSaid = (event: string, times: number) => eventually(async () => timesSaid(event) >= times, `${event}, ${times} times`);

/** An edit is shown, a form is accepted, and staff can sign in. Returns the result of the form. */
async function goesOn(name: string): Promise<string> {
	await untilShown([system.url], { url: system.cmsUrl, token: adminToken }, text, name);
	const form = await sendForm(system.url);
	await eventually(async () => (await (await fetch(`${system.url}/healthz`)).json()).outbox.waiting === 0, 'the form to be delivered');
	expect(await signInAsEditor(system)).toBe(true);
	return form;
}

const losses = {
	killed: {
		lose: killRedis,
		bringBack: () => {
			redis = startRedis();
		},
	},
	hanging: { lose: () => void redis.kill('SIGSTOP'), bringBack: () => void redis.kill('SIGCONT') },
};

test.each(Object.entries(losses))('Redis %s: Directus works without it, and with it again later', async (how, { lose, bringBack }) => {
	const process = directus();
	const [away, back] = [timesSaid('redis.away'), timesSaid('redis.back')];
	const visitor = startVisiting(system.url);
	await lose();
	const form = await goesOn(`Without Redis, ${how}`);
	await untilSaid('redis.away', away + 1);
	const pages = await pagesThatAnswer(system.url);
	const since = Date.now();
	await bringBack();
	await untilSaid('redis.back', back + 1);
	const healed = seconds(Date.now() - since);
	const formAfter = await goesOn(`With Redis again, ${how}`);
	const seen = await visitor.stop();
	report({ what: `Redis ${how}, one Directus`, when: 'while serving', pages, form, seen, healed });
	expect({ form, formAfter, pages, failed: seen.failed, reset: seen.reset }).toEqual({
		...{ form: 'taken', formAfter: 'taken' },
		...{ pages: ALL_PAGES, failed: 0, reset: 0 },
	});
	expect(directus()).toBe(process);
});

test('Directus starts without Redis, and uses it later', async () => {
	expect(await system.stop()).toBe(0);
	await killRedis();
	system = await start();
	const visitor = startVisiting(system.url);
	await system.ready();
	const form = await goesOn('Started without Redis');
	const pages = await pagesThatAnswer(system.url);
	const since = Date.now();
	redis = startRedis();
	await untilSaid('redis.back', 1);
	const healed = seconds(Date.now() - since);
	const seen = await visitor.stop();
	report({ what: 'Redis not there, one Directus', when: 'at start', pages, form, seen, healed });
	expect({ form, pages, failed: seen.failed }).toEqual({ form: 'taken', pages: ALL_PAGES, failed: 0 });
});
