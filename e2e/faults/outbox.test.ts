import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { admin, cmsUrl, directusPid, eventually } from '../system.ts';
import { times } from '../thorough.ts';
import { startAcceptor } from './acceptor.ts';
import { type FaultyProxy, randomFault, startFaultyProxy } from './faulty-proxy.ts';
import { chooseKind, makePhone, PEOPLE, PHOTOS } from './submissions.ts';

const SUBMISSIONS = times(90, 360);
const AT_ONCE = 40;
const PATIENCE_MS = 1500;
/** How long faults continue after everything was accepted. */
const AFTERWARDS_MS = 10_000;
const run = `fault-${Date.now().toString(36)}`;
const folder = mkdtempSync(join(tmpdir(), 'pn-outbox-'));
const collections = { enquiry: 'enquiry', listing: 'listing_submission', application: 'job_application' } as const;

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let share = 0;
let proxy: FaultyProxy;
const acceptors: ReturnType<typeof startAcceptor>[] = [];
const nextFault = () => randomFault(share);

type Row = { id: number; key: string; reference: string; name: string; person: number | null };

const rowsOf = (collection: string) =>
	admin.search<Row[]>(`/items/${collection}`, {
		filter: { name: { _starts_with: `${run} ` } },
		fields: ['id', 'key', 'reference', 'name', 'person'],
		limit: 5000,
	});
const filesOf = () =>
	admin.search<{ id: string; filesize: number | null }[]>('/files', {
		filter: { _and: [{ folder: { _in: [FOLDER.inbox, FOLDER.applications] } }, { title: { _starts_with: run } }] },
		fields: ['id', 'filesize'],
		limit: 5000,
	});

beforeAll(async () => {
	proxy = await startFaultyProxy(cmsUrl, nextFault);
});

afterAll(async () => {
	process.kill(directusPid, 'SIGCONT');
	for (const acceptor of acceptors) acceptor.end();
	proxy.close();
	const people = new Set<number>();
	for (const collection of Object.values(collections)) {
		const rows = await rowsOf(collection);
		for (const { person } of rows) if (person) people.add(person);
		if (rows.length)
			await admin.delete(
				`/items/${collection}`,
				rows.map(({ id }) => id),
			);
	}
	if (people.size) await admin.delete('/items/person', [...people]);
	const files = await filesOf();
	if (files.length)
		await admin.delete(
			'/files',
			files.map(({ id }) => id),
		);
	rmSync(folder, { recursive: true, force: true });
});

test(`${SUBMISSIONS} forms with killed processes and a failing Directus: each accepted one arrives exactly once`, async () => {
	const since = Date.now();
	const thanked = new Map<number, string>();
	const sentAt = new Map<number, number>();
	const contradictions: string[] = [];
	let repeats = 0;
	const health = { waiting: SUBMISSIONS, dead: -1 };
	const onLine = (line: string) => {
		const [first = '', second = ''] = line.split(' ');
		if (first === 'health') return void Object.assign(health, JSON.parse(line.slice(7)));
		const number = Number(first);
		const before = thanked.get(number);
		if (before) repeats++;
		if (!second.startsWith('PN-') || (before && before !== second)) contradictions.push(`${line} after ${before}`);
		else thanked.set(number, second);
	};
	const args = [folder, proxy.url, run];
	acceptors.push(startAcceptor({ args, onLine }), startAcceptor({ args, onLine }));
	const missing = () => Array.from({ length: SUBMISSIONS }, (_, number) => number).filter((number) => !thanked.has(number));

	const accepting = (async () => {
		for (let left = missing(); left.length; left = missing()) {
			for (const number of left.slice(0, AT_ONCE)) {
				// Unanswered submissions are sent again; some are sent twice, possibly to both processes.
				if (Date.now() - (sentAt.get(number) ?? 0) < PATIENCE_MS) continue;
				sentAt.set(number, Date.now());
				pick(acceptors).say(number);
				if (Math.random() < 0.2) pick(acceptors).say(number);
			}
			await pause(30);
		}
	})();
	let isOver = false;
	const killing = acceptors.map(async (acceptor) => {
		while (!isOver) {
			await acceptor.ready();
			await pause(Math.random() * 1500);
			await acceptor.kill();
		}
	});
	const troubling = (async () => {
		while (!isOver) {
			share = pick([0, 0.2, 0.5, 1]);
			if (Math.random() < 0.1) process.kill(directusPid, 'SIGSTOP');
			await pause(400 + Math.random() * 1200);
			process.kill(directusPid, 'SIGCONT');
		}
	})();
	await accepting;
	const kills = () => acceptors.reduce((sum, acceptor) => sum + acceptor.kills(), 0);
	await pause(AFTERWARDS_MS);
	isOver = true;
	await Promise.all([...killing, troubling]);
	const acceptedMs = Date.now() - since;

	await eventually(async () => {
		// Faults continue during most of the delivery and stop before its end.
		share = health.waiting < SUBMISSIONS / 4 ? 0 : 0.15;
		acceptors[0]?.say('health');
		await pause(200);
		return health.waiting === 0;
	}, 'the outbox to be empty');
	for (const acceptor of acceptors) await acceptor.stop();

	const rows = (await Promise.all(Object.values(collections).map(rowsOf))).flat();
	const times = Map.groupBy(rows, ({ reference }) => reference);
	const lost = [...thanked.values()].filter((reference) => !times.has(reference));
	const twice = [...times].filter(([, found]) => found.length > 1).map(([reference]) => reference);
	const people = new Set(rows.map(({ person }) => person));
	const files = await filesOf();
	const numbers = [...thanked.keys()];
	const expectedFiles =
		numbers.filter((number) => chooseKind(number) === 'listing').length * PHOTOS +
		numbers.filter((number) => chooseKind(number) === 'application').length;
	console.log(
		JSON.stringify({
			submissions: SUBMISSIONS,
			thanked: thanked.size,
			repeatsWithSameAnswer: repeats,
			inDirectus: rows.length,
			lost: lost.length,
			twice: twice.length,
			dead: health.dead,
			people: people.size,
			files: files.length,
			kills: kills(),
			requests: proxy.counts(),
			seconds: { accepting: Math.round(acceptedMs / 1000), all: Math.round((Date.now() - since) / 1000) },
		}),
	);
	expect(kills()).toBeGreaterThan(2);
	expect(contradictions).toEqual([]);
	expect({ lost, twice, dead: health.dead }).toEqual({ lost: [], twice: [], dead: 0 });
	expect(rows.length).toBe(SUBMISSIONS);
	expect(people.has(null)).toBe(false);
	expect(people.size).toBe(new Set(numbers.map(makePhone)).size);
	expect(people.size).toBeLessThanOrEqual(PEOPLE);
	expect(files.length).toBe(expectedFiles);
	expect(files.filter(({ filesize }) => !Number(filesize))).toEqual([]);
});
