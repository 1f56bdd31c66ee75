import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { damages } from '#content/test-damage.ts';
import { browser, seenOn, send } from '../form.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { startSiteProcess } from '../site-process.ts';
import { cmsUrl, eventually } from '../system.ts';
import { isThorough } from '../thorough.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

const parent = mkdtempSync(join(tmpdir(), 'pn-stores-'));
const form = '/contact-us?about=property-1011';
const pages = ['/', '/ar', '/search', '/properties/1011', '/ar/properties/1011', form];
const run = `stores-${Date.now().toString(36)}`;

/** Other kinds of damage are in the unit tests of each store. */
const ways = [
	'cut in half',
	...(isThorough ? (['without its header', 'with random bytes in the middle', 'replaced by a folder'] as const) : []),
] as const;

/** Directus is unreachable, so forms wait in the outbox. */
let isGone = false;
const proxy = await startFaultyProxy(cmsUrl, () => (isGone ? 'refused' : null));
/** An address where nothing listens. */
const nowhere = 'http://127.0.0.1:9';

afterAll(() => {
	proxy.close();
	rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
});

type Site = Awaited<ReturnType<typeof startSiteProcess>>;
const json = async (site: Site, path: string) => (await fetch(site.url + path)).json();
const statuses = (site: Site) => Promise.all(pages.map(async (page) => (await fetch(site.url + page)).status));
const allFine = pages.map(() => 200);
const fine = (site: Site) => eventually(async () => (await statuses(site)).every((status) => status === 200), 'all pages');
const checkpoint = (file: string) => {
	const database = new DatabaseSync(file);
	database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	database.close();
};

let number = 0;
const sendOne = (site: Site, seen: string) =>
	send(
		form,
		{
			seen,
			key: `${run}-form-number-${++number}`,
			intent: 'question',
			name: `Stores Test`,
			phone: `+2011${String(20_000_000 + number)}`,
			channel: 'call',
			time: 'any',
			message: `Question ${number}`,
			consent: 'yes',
		},
		{ site: site.url },
	);

describe('with Directus gone', () => {
	const dataDir = join(parent, 'gone');
	const replica = join(dataDir, 'replica.db');
	let site: Site;
	beforeAll(async () => {
		site = await startSiteProcess(dataDir, proxy.url);
		await eventually(async () => (await json(site, '/readyz')).reachable, 'Directus to be reached');
		await eventually(async () => existsSync(`${replica}.good`), 'a copy of the replica');
		isGone = true;
	});
	afterAll(async () => {
		isGone = false;
		await site.stop();
	});

	test.each(ways)('a replica %s: at start and while serving', async (name) => {
		const damage = damages[name];
		await site.stop();
		damage(replica);
		await site.start();
		expect(await statuses(site)).toEqual(allFine);
		checkpoint(replica);
		damage(replica);
		const since = Date.now();
		const first = await statuses(site);
		await fine(site);
		console.log(
			JSON.stringify({ replica: name, failedPages: first.filter((status) => status !== 200).length, healedMs: Date.now() - since }),
		);
		for (let round = 0; round < 5; round++) expect(await statuses(site)).toEqual(allFine);
		expect((await json(site, '/readyz')).complete).toBe(true);
	});
});

describe('forms', () => {
	const dataDir = join(parent, 'forms');
	const file = join(dataDir, 'outbox', 'outbox.db');
	let site: Site;
	let seen: string;
	beforeAll(async () => {
		site = await startSiteProcess(dataDir, nowhere);
		seen = await seenOn(form, site.url);
		await pauseToReadForm();
	});
	afterAll(() => site.stop());

	test.each(ways)('an outbox %s: accepts forms and keeps all earlier ones', async (name) => {
		const damage = damages[name];
		expect((await sendOne(site, seen)).status).toBe(303);
		checkpoint(file);
		damage(file);
		expect((await sendOne(site, seen)).status).toBe(303);
		expect(await site.waiting()).toBe(number);
		await site.stop();
		damage(file);
		await site.start();
		expect((await sendOne(site, seen)).status).toBe(303);
		expect(await site.waiting()).toBe(number);
	});

	test.each([
		['', 'right now', 'Try again'],
		['/ar', 'الآن', 'حاول مرة أخرى'],
	])('with an unreadable outbox, receipts and mail links answer 503 instead of “unknown” ("%s")', async (prefix, now, again) => {
		const taken = await sendOne(site, seen);
		const received = prefix + new URL(taken.location ?? '', site.url).pathname;
		const links = ['/viewing', '/alerts/confirm', '/alerts/unsubscribe', '/alerts/manage'].map((path) => `${prefix}${path}?token=any`);
		const ask = (path: string, method = 'GET') => fetch(site.url + path, { method, headers: { 'user-agent': browser } });
		const folder = join(dataDir, 'outbox');
		renameSync(folder, `${folder}-away`);
		// A file in place of the folder blocks everybody, even root.
		writeFileSync(folder, '');
		try {
			for (const path of [received, ...links]) {
				const answer = await ask(path);
				const html = await answer.text();
				expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
				expect(html).toContain(now);
				expect(html).toMatch(new RegExp(`<a href="${path.replaceAll('?', '\\?')}" target="_self"[^>]*>${again}</a>`));
				expect(html).toContain(`action="${prefix}/search"`);
			}
			const calendar = await ask(`${received}/viewing.ics`);
			expect([calendar.status, calendar.headers.get('retry-after')]).toEqual([503, '5']);
			const oneClick = await fetch(site.url + links[2], { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
			expect([oneClick.status, oneClick.headers.get('retry-after')]).toEqual([503, '60']);
			expect((await ask(`${prefix}/received/PN-not-one`)).status).toBe(404);
		} finally {
			rmSync(folder);
			renameSync(`${folder}-away`, folder);
		}
		expect((await ask(received)).status).toBe(200);
		expect((await sendOne(site, seen)).status).toBe(303);
	});

	test('health reports that forms are not accepted', async () => {
		await eventually(async () => (await json(site, '/healthz')).outbox.waiting === number, 'them to wait');
		expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
		// The site writes to it too.
		const database = new DatabaseSync(file, { timeout: 60_000 });
		database.exec('UPDATE submission SET accepted_at = accepted_at - 600000');
		database.close();
		expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
		expect((await json(site, '/healthz')).status).toBe('needs a person');
	});
});

test('an empty answer of Directus removes no page', async () => {
	const liar = createServer((request, response) => {
		request.resume();
		response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
	});
	await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
	const address = liar.address();
	const site = await startSiteProcess(join(parent, 'liar'), `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
	await eventually(async () => (await json(site, '/readyz')).heldRemovals.length > 5, 'removals to be held');
	expect(await statuses(site)).toEqual(allFine);
	expect(await (await fetch(`${site.url}/sitemaps/property.xml`)).text()).toContain('/properties/1011');
	await site.stop();
	liar.closeAllConnections();
	liar.close();
});
