import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { startSiteProcess } from '../site-process.ts';
import { admin, cmsUrl, directusPid, eventually } from '../system.ts';
import { times } from '../thorough.ts';
import { type FaultyProxy, randomFault, startFaultyProxy } from './faulty-proxy.ts';

const FORMS = times(16, 1000);
const AT_ONCE = 8;
const KILLS = times(2, 8);
const path = '/contact-us?about=property-1011';
const run = `site-${Date.now().toString(36)}`;
const parent = mkdtempSync(join(tmpdir(), 'pn-site-faults-'));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let share = 0;
let proxy: FaultyProxy;
const nextFault = () => randomFault(share);

type Row = { id: number; reference: string; name: string; person: number | null };
const rows = () =>
	admin.search<Row[]>('/items/enquiry', {
		filter: { name: { _starts_with: `${run} ` } },
		fields: ['id', 'reference', 'name', 'person'],
		limit: 5000,
	});

beforeAll(async () => {
	proxy = await startFaultyProxy(cmsUrl, nextFault);
});

afterAll(async () => {
	process.kill(directusPid, 'SIGCONT');
	proxy.close();
	const found = await rows();
	if (found.length)
		await admin.delete(
			'/items/enquiry',
			found.map(({ id }) => id),
		);
	const people = [...new Set(found.flatMap(({ person }) => person ?? []))];
	if (people.length) await admin.delete('/items/person', people);
	rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
});

const makePhone = (number: number) => `+2011${String(10_000_000 + number)}`;
const makeForm = (number: number, seen: string) => ({
	seen,
	key: `${run}-form-number-${number}`,
	intent: 'question',
	name: `${run} Person ${number}`.replace(/\d+$/, (digits) => [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')),
	phone: makePhone(number),
	channel: 'call',
	time: 'any',
	message: `Question ${number}`,
	consent: 'yes',
});

test(`${FORMS} forms to a killed site with Directus stopped, slow and failing: each accepted one arrives exactly once`, async () => {
	const site = await startSiteProcess(join(parent, 'killed'), proxy.url);
	const seen = await seenOn(path, site.url);
	await pauseToReadForm();
	const thanked = new Map<number, string>();
	const contradictions: string[] = [];
	let tries = 0;

	const sendOne = async (number: number) => {
		tries++;
		const answer = await send(path, makeForm(number, seen), { site: site.url }).catch(() => null);
		const reference = /received\/(PN-[\w-]+)$/.exec(answer?.location ?? '')?.[1];
		if (!reference) return void (await pause(100));
		const before = thanked.get(number);
		if (before && before !== reference) contradictions.push(`${number}: ${before}, then ${reference}`);
		thanked.set(number, reference);
	};
	let next = 0;
	let isOver = false;
	const visitors = Array.from({ length: AT_ONCE }, async () => {
		while (next < FORMS) {
			const number = next++;
			// Unanswered forms are sent again, and some visitors click twice.
			while (!thanked.has(number)) await Promise.all(Math.random() < 0.1 ? [sendOne(number), sendOne(number)] : [sendOne(number)]);
		}
	});
	const killing = (async () => {
		while (!isOver || site.kills() < KILLS) {
			await pause(200 + Math.random() * 1500);
			await site.kill();
		}
	})();
	const troubling = (async () => {
		while (!isOver) {
			share = [0, 0.2, 0.5, 1][Math.floor(Math.random() * 4)] ?? 0;
			if (Math.random() < 0.1) process.kill(directusPid, 'SIGSTOP');
			await pause(400 + Math.random() * 1200);
			process.kill(directusPid, 'SIGCONT');
		}
	})();
	await Promise.all(visitors);
	isOver = true;
	await Promise.all([killing, troubling]);
	share = 0.1;
	await eventually(async () => {
		const waiting = await site.waiting();
		if (waiting < FORMS / 4) share = 0;
		return waiting === 0;
	}, 'the outbox to be empty');
	const stored = await rows();
	const times = Map.groupBy(stored, ({ reference }) => reference);
	console.log(
		JSON.stringify({
			forms: FORMS,
			tries,
			thanked: thanked.size,
			stored: stored.length,
			siteKills: site.kills(),
			directus: proxy.counts(),
		}),
	);
	await site.stop();
	expect(contradictions).toEqual([]);
	expect(thanked.size).toBe(FORMS);
	expect([...thanked.values()].filter((reference) => !times.has(reference))).toEqual([]);
	expect([...times].filter(([, found]) => found.length > 1)).toEqual([]);
	expect(stored).toHaveLength(FORMS);
});

test('a full disk: forms show an error with our number, pages work, and forms are accepted again later', async () => {
	const dataDir = join(parent, 'full');
	const site = await startSiteProcess(dataDir, proxy.url);
	const seen = await seenOn(path, site.url);
	await pauseToReadForm();
	await site.stop();
	// A file in place of the folder blocks everybody, even root.
	renameSync(join(dataDir, 'outbox'), join(dataDir, 'outbox-aside'));
	writeFileSync(join(dataDir, 'outbox'), '');
	await site.start();
	for (const [prefix, words] of [
		['', 'We can’t take messages right now'],
		['/ar', 'لا نستطيع استقبال الرسائل'],
	]) {
		const refused = await send(prefix + path, makeForm(FORMS + 1, seen), { site: site.url });
		expect(refused.status).toBe(503);
		expect(refused.alert).toContain(words);
		expect(refused.html).toMatch(/role="alert".*?href="tel:\+?\d+/s);
		expect(refused.html).toContain(`Question ${FORMS + 1}`);
	}
	for (const page of ['/', '/ar', '/search', '/properties/1011', path]) expect((await fetch(site.url + page)).status).toBe(200);
	rmSync(join(dataDir, 'outbox'));
	expect((await send(path, makeForm(FORMS + 1, seen), { site: site.url })).status).toBe(303);
	await eventually(async () => (await site.waiting()) === 0, 'it to be delivered');
	await site.stop();
});
