import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { tidy } from './housekeeping.ts';
import type { Listed } from './store.ts';
import { type Asked, made, problem, startTestDirectus } from './test-directus.ts';
import { enquiry, openTestOutbox, openTestParts, silent, subscription, testInFolder } from './test-outbox.ts';

const quick = {
	idleMs: 10,
	longestPauseMs: 20,
	longestWaitMs: 20,
	longestRefusedWaitMs: 20,
	noticeEveryMs: 20,
	timeoutMs: 10_000,
	settleMs: 0,
	leaseMs: 20_000,
};
const DAY_MS = 24 * 60 * 60 * 1000;
const keyIn = ({ body }: Asked) => JSON.parse(body).key;

async function deliver(reply: Parameters<typeof startTestDirectus>[0], folder = temporaryFolder()) {
	const directus = await startTestDirectus(reply);
	const outbox = openTestOutbox(folder, { directus: { url: directus.url, token: 'secret' }, delivery: quick });
	const settled = () => expect.poll(async () => (await outbox.health()).waiting).toBe(0);
	return { folder, outbox, asked: directus.asked, settled };
}

test('sends Directus the whole form, under the same key at every try', async () => {
	const { outbox, asked, settled } = await deliver((one, count) =>
		count === 1 ? { status: 500 } : count === 2 ? { status: 200, body: '<p>Sign in</p>' } : made(one),
	);
	const outcome = await outbox.accept(enquiry(), { key: 'a' });
	await settled();
	expect(asked.length).toBe(3);
	expect(new Set(asked.map(keyIn)).size).toBe(1);
	expect(asked[2]?.path).toMatch(/^\/items\/enquiry\?/);
	expect(JSON.parse(asked[2]?.body ?? '')).toMatchObject({
		reference: 'receipt' in outcome && outcome.receipt.reference,
		name: 'Mariam',
		phone: '+201000000001',
		intent: 'question',
		channel: 'whatsapp',
		property: 1042,
		page_url: 'https://pn.test/properties/1042',
		language: 'ar',
		consent: true,
		consent_text: 'I agree.',
		first_touch: { tags: { utm_source: 'google' } },
	});
	expect(await outbox.health()).toMatchObject({ waiting: 0, dead: 0 });
});

test.each([
	['an answer that repeats another key', () => ({ status: 200, body: { data: { id: 1, key: 'other' } } })],
	['an empty answer', () => ({ status: 204 })],
	['a blocked page', () => ({ status: 403, body: '<p>Blocked</p>' })],
	['a wrong token', () => problem(401, 'INVALID_CREDENTIALS')],
	['a busy Directus', () => problem(503, 'SERVICE_UNAVAILABLE')],
	['another column that is not unique', () => problem(400, 'RECORD_NOT_UNIQUE', { collection: 'person', field: 'phone' })],
])('%s does not count as delivered', async (_name, reply) => {
	const { outbox, asked } = await deliver(reply);
	await outbox.accept(enquiry(), { key: 'a' });
	await expect.poll(() => asked.length).toBeGreaterThan(2);
	expect(await outbox.health()).toMatchObject({ waiting: 1, dead: 0 });
});

test('a key that Directus already has proves the delivery', async () => {
	const { outbox, asked, settled } = await deliver(() => problem(400, 'RECORD_NOT_UNIQUE', { collection: 'enquiry', field: 'key' }));
	await outbox.accept(enquiry(), { key: 'a' });
	await settled();
	expect(asked.length).toBe(1);
	expect((await outbox.health()).dead).toBe(0);
});

test('a refused form is retried until Directus accepts it, and delays no other', async () => {
	let isStrict = true;
	const { folder, outbox } = await deliver((one) => (isStrict && one.body.includes('bad') ? problem(403, 'FORBIDDEN') : made(one)));
	await outbox.accept(enquiry({ message: 'bad' }), { key: 'a' });
	await outbox.accept(enquiry({ message: 'good' }), { key: 'b' });
	await expect.poll(() => outbox.health()).toMatchObject({ waiting: 1, refused: 1, dead: 0, needsPerson: true });
	const parts = openTestParts(folder);
	const list = () => parts.use<Listed[]>('list', [], ({ store }) => store.list());
	await expect.poll(async () => (await list())[0]?.attempts).toBeGreaterThan(2);
	expect(await list()).toMatchObject([{ kind: 'enquiry', isRefused: true, lastError: '403 FORBIDDEN: FORBIDDEN' }]);
	isStrict = false;
	await expect.poll(() => outbox.health()).toMatchObject({ waiting: 0, refused: 0, dead: 0, needsPerson: false });
	await parts.close();
});

test('a form refused for weeks is put aside, and can be retried by hand', async () => {
	let isStrict = true;
	const { folder, outbox, settled } = await deliver((one) => (isStrict ? problem(400, 'FAILED_VALIDATION') : made(one)));
	await outbox.accept(enquiry(), { key: 'a' });
	await expect.poll(async () => (await outbox.health()).refused).toBe(1);
	const parts = openTestParts(folder);
	await parts.use('weeks later', 0, ({ database }) => database.run('UPDATE submission SET refused_at = refused_at - ?', 22 * DAY_MS));
	await settled();
	expect(await outbox.health()).toMatchObject({ dead: 1, needsPerson: true });
	const [dead] = await parts.use<Listed[]>('list', [], ({ store }) => store.list());
	const retry = (id: string) => parts.use('retry', false, ({ store }) => store.retry(id));
	isStrict = false;
	expect(await retry(dead?.id ?? '')).toBe(true);
	expect(await retry('nothing')).toBe(false);
	await expect.poll(() => outbox.health()).toMatchObject({ waiting: 0, dead: 0 });
	await parts.close();
});

test('the oldest form goes first, and one that always fails delays no other', async () => {
	const { outbox, asked } = await deliver((one) => (one.body.includes('poison') ? { status: 500 } : made(one)));
	await outbox.accept(enquiry({ message: 'poison' }), { key: 'p' });
	for (const key of ['a', 'b', 'c']) await outbox.accept(enquiry({ message: key }), { key });
	await expect.poll(async () => (await outbox.health()).waiting).toBe(1);
	expect(JSON.parse(asked[0]?.body ?? '').message).toBe('poison');
});

test('files are uploaded first, each under its own id; one left by an earlier try is replaced', async () => {
	const { outbox, asked, settled } = await deliver((one) => {
		if (one.path.startsWith('/items')) return made(one);
		const isSecond = one.body.includes('b.jpg');
		return one.method === 'POST' && isSecond
			? problem(400, 'RECORD_NOT_UNIQUE', { collection: 'directus_files', field: 'id' })
			: { status: 204 };
	});
	const stage = async (name: string) => (await outbox.stage({ name, type: 'image/jpeg', bytes: new Uint8Array(10) }))?.id ?? '';
	const ids = [await stage('a.jpg'), await stage('b.jpg')];
	const { sender, channel, origin } = enquiry();
	const place = { purpose: 'sale', type: 'villa', area: 1, address: '', compound: '', bedrooms: 3, bathrooms: 2 };
	const facts = {
		builtUpArea: 1,
		landArea: null,
		finishing: null,
		delivery: null,
		price: 1,
		rentPeriod: null,
		paid: 1,
		over: -1,
		owed: 1,
		owedUntil: '2029-06-01',
		instalment: 1,
		instalmentFrequency: 'quarterly',
		plan: '',
		details: '',
	};
	await outbox.accept(
		{ kind: 'listing', sender, channel, origin, ...place, ...facts },
		{ key: 'a', files: ids.map((id) => ({ id, field: 'photos' as const })) },
	);
	await settled();
	expect(asked.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
		'POST /files',
		'POST /files',
		`PATCH /files/${ids[1]}`,
		'POST /items/listing_submission',
	]);
	expect(asked[0]?.body).toContain(ids[0]);
	expect(JSON.parse(asked[3]?.body ?? '')).toMatchObject({
		paid: 1,
		over: -1,
		owed: 1,
		owed_until: '2029-06-01',
		instalment: 1,
		instalment_frequency: 'quarterly',
	});
	expect(JSON.parse(asked[3]?.body ?? '').photographs).toEqual(ids.map((id, index) => ({ directus_files_id: id, sort: index + 1 })));
});

testInFolder('after a while nothing personal is left of what was delivered, and its receipt is', async () => {
	const { folder, outbox, settled } = await deliver((one) => (one.path.startsWith('/items') ? made(one) : { status: 204 }));
	const cv = await outbox.stage({ name: 'cv.pdf', type: 'application/pdf', bytes: new Uint8Array(10) });
	const outcome = await outbox.accept(enquiry({ message: 'Kept for thirty days' }), {
		key: 'a',
		files: [{ id: cv?.id ?? '', field: 'cv' }],
	});
	await settled();
	await outbox.close();
	const parts = openTestParts(folder);
	await tidy(parts, 30, silent, Date.now() + 29 * DAY_MS);
	expect(readdirSync(join(folder, 'files'))).toEqual([cv?.id]);
	await tidy(parts, 30, silent, Date.now() + 31 * DAY_MS);
	expect(readdirSync(join(folder, 'files'))).toEqual([]);
	await parts.close();
	expect(readFileSync(join(folder, 'outbox.db'), 'latin1')).not.toMatch(/Mariam|2010000|thirty days/);
	expect(await openTestOutbox(folder).receipt('receipt' in outcome ? outcome.receipt.reference : '')).toEqual(
		'receipt' in outcome && { ...outcome.receipt, intent: null, times: null },
	);
});

testInFolder('files nobody sent are forgotten after two days', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const file = await outbox.stage({ name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(10) });
	const parts = openTestParts(folder);
	await parts.files.write('left-by-a-killed-process', new Uint8Array(10));
	await tidy(parts, 30, silent, Date.now() + 1.9 * DAY_MS);
	expect(await outbox.staged(file?.id ?? '')).not.toBeNull();
	await tidy(parts, 30, silent, Date.now() + 2.1 * DAY_MS);
	expect(await outbox.staged(file?.id ?? '')).toBeNull();
	expect(readdirSync(join(folder, 'files'))).toEqual([]);
	await parts.close();
});

test('a subscription is delivered once, then its changes of state', async () => {
	const links: string[] = [];
	const directus = await startTestDirectus((one) =>
		one.method === 'POST' ? made(one) : { status: 200, body: { data: [{ id: 7, key: JSON.parse(one.body).query.filter.key._eq }] } },
	);
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder, {
		directus: { url: directus.url, token: 'secret' },
		delivery: quick,
		logger: {
			...silent,
			info: (_event, _message, fields) => {
				if (typeof fields?.['unsubscribe'] === 'string') links.push(String(fields['confirm'] ?? fields['kind']), fields['unsubscribe']);
			},
		},
	});
	const states = () => directus.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body).data.state);
	const parseToken = (link = '') => new URL(link).searchParams.get('token') ?? '';
	await outbox.accept(subscription(), { key: 'a' });
	await expect.poll(() => links.length).toBe(2);
	expect(links[0]).toMatch(/^https:\/\/pn\.test\/ar\/alerts\/confirm\?token=/);
	expect(await outbox.subscriptions.topics('confirm', parseToken(links[0]))).toEqual([subscription().topic]);
	expect(await outbox.subscriptions.topics('unsubscribe', parseToken(links[0]))).toEqual([]);
	expect(await outbox.subscriptions.confirm(parseToken(links[1]))).toBe('unknown');
	expect(await outbox.subscriptions.confirm(parseToken(links[0]))).toBe('confirmed');
	expect(await outbox.subscriptions.confirm(parseToken(links[0]))).toBe('confirmed');
	await expect.poll(() => states()).toEqual(['confirmed']);
	await openTestParts(folder).use('a day later', 0, ({ database }) => database.run('UPDATE attempt SET at = at - 86400001'));
	await outbox.accept(subscription({ email: 'MARIAM@example.com' }), { key: 'b' });
	await expect.poll(() => links[2]).toBe('known');
	expect(await outbox.subscriptions.unsubscribe(parseToken(links[1]))).toBe('unsubscribed');
	expect(await outbox.subscriptions.confirm(parseToken(links[0]))).toBe('unknown');
	await expect.poll(() => states()).toEqual(['confirmed', 'unsubscribed']);
	const created = directus.asked.filter(({ method }) => method === 'POST');
	expect(new Set(created.map(keyIn)).size).toBe(1);
	expect(JSON.parse(created[0]?.body ?? '')).toMatchObject({ email: 'mariam@example.com', topic: 'newsletter', state: 'pending' });
});
