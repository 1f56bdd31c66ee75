import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '#bin/postgres.ts';
import { Processes } from '#bin/processes.ts';
import { browser, seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { startSiteProcess } from '../site-process.ts';
import { admin, cmsUrl, eventually } from '../system.ts';
import { times } from '../thorough.ts';
import { someAddress } from '../visitor.ts';
import { startTcpGate, type TcpGate } from './tcp-gate.ts';

const FORMS = times(24, 300);
const run = `sites-${Date.now().toString(36)}`;
const path = '/contact-us?about=property-1011';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const parent = mkdtempSync(join(tmpdir(), 'pn-sites-'));
const processes = new Processes((name, how) => console.error(`${name} stopped by itself (${how}).`));

type Site = Awaited<ReturnType<typeof startSiteProcess>>;
let gate: TcpGate;
let sites: [Site, Site];
let seen = '';

/** Two sites with one Directus and one PostgreSQL, as behind a load balancer without sticky sessions. */
beforeAll(async () => {
	const address = new URL(await startPostgres(processes));
	gate = await startTcpGate({ host: address.hostname, port: Number(address.port) });
	address.port = String(gate.port);
	const shared = {
		SHARED_DATABASE_URL: address.href,
		SHARED_SECRET: 'what links in mails are made from',
		SESSION_SECRET: 'what sessions are encrypted with, long enough',
	};
	sites = [await startSiteProcess(join(parent, 'one'), cmsUrl, shared), await startSiteProcess(join(parent, 'two'), cmsUrl, shared)];
	seen = await seenOn(path, sites[0].url);
	await pauseToReadForm();
});

type Row = { id: number; reference: string; person: number | null };
const rows = () =>
	admin.search<Row[]>('/items/enquiry', {
		filter: { name: { _starts_with: `${run} ` } },
		fields: ['id', 'reference', 'person'],
		limit: 5000,
	});

afterAll(async () => {
	gate.set('open');
	await Promise.all(sites.map((site) => site.stop()));
	gate.close();
	await processes.stopAll();
	const found = await rows();
	const ids = found.map(({ id }) => id);
	if (ids.length) await admin.delete('/items/enquiry', ids);
	const people = [...new Set(found.flatMap(({ person }) => person ?? []))];
	if (people.length) await admin.delete('/items/person', people);
	rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
});

const makeForm = (number: number) => ({
	seen,
	key: `${run}-form-number-${number}`,
	intent: 'question',
	name: `${run} Person ${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
	phone: `+2010${String(20_000_000 + number)}`,
	channel: 'call',
	time: 'any',
	message: `Question ${number}`,
	consent: 'yes',
});
const referenceIn = (location: string | null) => /received\/(PN-[\w-]+)/.exec(location ?? '')?.[1];

test('a form accepted by one site is known to the other, and sent there again counts once', async () => {
	const [one, two] = sites;
	const sent = await send(path, makeForm(900), { site: one.url });
	const reference = referenceIn(sent.location);
	expect(reference).toBeDefined();
	expect((await fetch(`${two.url}/received/${reference}`, { headers: { 'user-agent': browser } })).status).toBe(200);
	expect(referenceIn((await send(path, makeForm(900), { site: two.url })).location)).toBe(reference);
});

test('sites share one rate limit', async () => {
	const address = someAddress();
	const outcomes: (string | null)[] = [];
	for (let count = 0; count < 8; count++) {
		const answer = await send(path, { ...makeForm(901), key: `${run}-limit-number-${count}` }, { site: sites[count % 2]?.url, address });
		outcomes.push(referenceIn(answer.location) ? 'taken' : 'refused');
	}
	expect(outcomes).toEqual([...Array(6).fill('taken'), 'refused', 'refused']);
});

test.each(['silent', 'closed'] as const)(
	'a PostgreSQL that is %s: forms show an error, pages work, and everything recovers',
	async (state) => {
		const [one, two] = sites;
		gate.set(state);
		const number = state === 'silent' ? 910 : 911;
		const answer = await send(path, makeForm(number), { site: one.url });
		expect(answer.status).toBe(503);
		expect(answer.html).toContain(`Question ${number}`);
		expect((await fetch(`${two.url}/properties/1011`)).status).toBe(200);
		expect((await fetch(`${two.url}/healthz`)).status).toBe(503);
		gate.set('open');
		const reference = await eventually(async () => referenceIn((await send(path, makeForm(number), { site: two.url })).location), 'a form');
		// The other site's connections recover on their own, at another moment.
		const isKnown = async () => (await fetch(`${one.url}/received/${reference}`, { headers: { 'user-agent': browser } })).ok;
		await eventually(isKnown, 'the form on the other site');
	},
);

test(`${FORMS} forms to two sites killed in turn with broken database connections: each accepted one arrives exactly once`, async () => {
	const thanked = new Map<number, string>();
	const contradictions: string[] = [];
	const sendOne = async (number: number) => {
		const site = sites[Math.random() < 0.5 ? 0 : 1];
		const answer = await send(path, makeForm(number), { site: site.url }).catch(() => null);
		const reference = referenceIn(answer?.location ?? null);
		if (!reference) return void (await pause(100));
		const before = thanked.get(number);
		if (before && before !== reference) contradictions.push(`${number}: ${before}, then ${reference}`);
		thanked.set(number, reference);
	};
	let next = 0;
	let isOver = false;
	const visitors = Array.from({ length: 6 }, async () => {
		while (next < FORMS) {
			const number = next++;
			while (!thanked.has(number)) await Promise.all(Math.random() < 0.2 ? [sendOne(number), sendOne(number)] : [sendOne(number)]);
		}
	});
	const killing = (async () => {
		for (let count = 0; !isOver || count < 2; count++) {
			await pause(300 + Math.random() * 1000);
			await sites[count % 2 ? 1 : 0].kill();
		}
	})();
	const breaking = (async () => {
		while (!isOver) {
			await pause(200 + Math.random() * 1500);
			gate.set('closed');
			await pause(Math.random() * 300);
			gate.set('open');
		}
	})();
	await Promise.all(visitors);
	isOver = true;
	await Promise.all([killing, breaking]);
	// A site without its database reports no counts.
	await eventually(async () => {
		const { outbox } = (await (await fetch(`${sites[0].url}/healthz`)).json()) as { outbox: { available: boolean; waiting: number } };
		return outbox.available && outbox.waiting === 0;
	}, 'the outbox to be empty');
	const stored = Map.groupBy(await rows(), ({ reference }) => reference);
	console.log(JSON.stringify({ forms: FORMS, thanked: thanked.size, kills: sites[0].kills() + sites[1].kills() }));
	expect(contradictions).toEqual([]);
	expect([...thanked.values()].filter((reference) => stored.get(reference)?.length !== 1)).toEqual([]);
	expect([...stored].filter(([, found]) => found.length > 1)).toEqual([]);
});
