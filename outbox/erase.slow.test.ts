import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createInboxClient } from '#directus/inbox-client.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { erasePeople } from './erase.ts';
import { personBucket } from './limits.ts';
import type { Opened } from './parts.ts';
import { type Asked, problem, startTestDirectus } from './test-directus.ts';
import { enquiry, isShared, openTestOutbox, openTestParts, silent, subscription, testInFolder } from './test-outbox.ts';

const phone = '+201000000001';
const email = 'mariam@example.com';
const later = () => new Date(Date.now() + 1000).toISOString();
const listed = (fields: object = {}) => ({ id: 3, phones: [phone], emails: [email], keys: [], requested_at: later(), ...fields });

type Reply = { status: number; body?: unknown };

/** Runs one round of erasing against a Directus that lists `rows` and answers reports with `reply`. */
async function erase(folder: string, rows: unknown, reply: (told: Asked) => Reply = () => ({ status: 204 }), leaseMs = 20_000) {
	const told: Record<string, unknown>[] = [];
	const directus = await startTestDirectus(
		() => ({ status: 500 }),
		(one) => {
			if (one.method === 'GET') return { status: 200, body: { data: rows } };
			told.push(JSON.parse(one.body));
			return reply(one);
		},
	);
	const parts = openTestParts(folder);
	const result = await erasePeople({
		parts,
		directus: createInboxClient({ url: directus.url, token: 'x' }, 5000, 0),
		logger: silent,
		leaseMs,
	});
	await parts.close();
	return { result, told };
}

const tables = ['submission', 'subscription', 'file', 'mail', 'attempt', 'consent', 'newsletter'];

/** Everything that is stored, as raw bytes on disk, or as rows of a shared database. */
async function readStoredText(folder: string): Promise<string> {
	if (isShared)
		return usingParts(folder, async ({ database }) => {
			const rows: unknown[] = [];
			for (const table of tables) rows.push(await database.all(`SELECT * FROM ${table}`));
			return JSON.stringify(rows);
		});
	const kept = readdirSync(folder).filter((name) => name.includes('.db') || name.endsWith('.jsonl'));
	return kept.map((name) => readFileSync(join(folder, name), 'latin1')).join();
}

const listFiles = (folder: string): string[] | Promise<string[]> =>
	isShared
		? usingParts(folder, async ({ database }) => (await database.all<{ id: string }>('SELECT id FROM file_bytes')).map(({ id }) => id))
		: readdirSync(join(folder, 'files'));

async function usingParts<T>(folder: string, work: (opened: Opened) => Promise<T>): Promise<T> {
	const parts = openTestParts(folder);
	const result = await parts.use<T | null>('test', null, work);
	await parts.close();
	if (result === null) throw new Error('the outbox failed');
	return result;
}

/** Mariam wrote twice, once with a file, and subscribed; Omar wrote too. */
async function filled() {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const file = await outbox.stage({ name: 'mariam.jpg', type: 'image/jpeg', bytes: new Uint8Array(10) });
	await outbox.accept(enquiry(), { key: 'a', files: [{ id: file?.id ?? '', field: 'photos' }] });
	await outbox.accept(enquiry({ sender: { name: 'Mariam', phone: null, email: 'Mariam@Example.com' } }), { key: 'b' });
	await outbox.accept(subscription(), { key: 'c' });
	await outbox.accept(enquiry({ sender: { name: 'Omar', phone: '+201000000009', email: 'omar@example.com' } }), { key: 'd' });
	return { folder, outbox, file: file?.id ?? '' };
}

test('erases everything of that person, and nothing of others', async () => {
	const { folder, outbox, file } = await filled();
	const limit = { most: 1, withinMs: 60_000 };
	for (const isAllowed of [true, false]) expect(await outbox.allow(personBucket(phone), limit)).toBe(isAllowed);
	const { result, told } = await erase(folder, [listed()]);
	expect(result).toBe('nothing');
	expect(told).toEqual([{ uploads: [file] }, { wiped_at: expect.any(String) }]);
	expect((await outbox.health()).waiting).toBe(1);
	expect(await listFiles(folder)).toEqual([]);
	expect(await readStoredText(folder)).not.toMatch(/mariam|201000000001/i);
	expect(await readStoredText(folder)).toContain('Omar');
	expect(await outbox.allow(personBucket(phone), limit)).toBe(true);
});

testInFolder('also from the journal, where the database has lost it, and from files that were set aside', async () => {
	const { folder, outbox } = await filled();
	const parts = openTestParts(folder);
	await parts.use('lose', 0, ({ database }) => database.run("DELETE FROM submission WHERE key = 'b'"));
	await parts.close();
	writeFileSync(join(folder, 'outbox.db.damaged-20261101T000000000Z'), 'mariam@example.com');
	await erase(folder, [listed()]);
	expect(await readStoredText(folder)).not.toMatch(/mariam|201000000001/i);
	expect(await readStoredText(folder)).toContain('Omar');
	expect((await outbox.health()).waiting).toBe(1);
});

test('finds what was delivered by its key, even if phone and address changed in Directus', async () => {
	const { folder, outbox } = await filled();
	const parts = openTestParts(folder);
	const ids = await parts.use('ids', [], ({ database }) => database.all<{ id: string }>("SELECT id FROM submission WHERE key = 'd'"));
	await parts.close();
	await erase(folder, [listed({ phones: [], emails: [], keys: ids.map(({ id }) => id) })]);
	expect((await outbox.health()).waiting).toBe(3);
	expect(await readStoredText(folder)).not.toContain('Omar');
});

test('keeps what was sent after the request', async () => {
	const { folder, outbox } = await filled();
	const { told } = await erase(folder, [listed({ requested_at: new Date(Date.now() - 60_000).toISOString() })]);
	expect(told).toEqual([{ wiped_at: expect.any(String) }]);
	expect((await outbox.health()).waiting).toBe(4);
});

test.each([
	['Directus fails', (): Reply => problem(503, 'SERVICE_UNAVAILABLE')],
	['Directus refuses', (): Reply => problem(403, 'FORBIDDEN')],
	['something else answers', (): Reply => ({ status: 200, body: '<p>Sign in</p>' })],
])('keeps track of files that Directus may have while %s', async (_name, reply) => {
	const { folder, outbox, file } = await filled();
	expect((await erase(folder, [listed()], reply, 0)).result).toBe('failed');
	expect(await listFiles(folder)).toEqual([file]);
	expect((await outbox.health()).waiting).toBe(4);
	expect((await erase(folder, [listed()])).told).toEqual([{ uploads: [file] }, { wiped_at: expect.any(String) }]);
	expect((await outbox.health()).waiting).toBe(1);
});

test('reports again when Directus did not receive the report', async () => {
	const { folder, outbox } = await filled();
	const deaf = ({ body }: Asked): Reply => (body.includes('wiped_at') ? { status: 500 } : { status: 204 });
	expect((await erase(folder, [listed()], deaf)).result).toBe('failed');
	expect((await outbox.health()).waiting).toBe(1);
	expect(await erase(folder, [listed()])).toEqual({ result: 'nothing', told: [{ wiped_at: expect.any(String) }] });
});

test('waits for a delivery that is under way', async () => {
	const { folder, outbox } = await filled();
	const parts = openTestParts(folder);
	await parts.use('claim', null, ({ store }) => store.claim(Date.now(), 60_000));
	expect(await erase(folder, [listed()])).toEqual({ result: 'failed', told: [] });
	expect((await outbox.health()).waiting).toBe(4);
	await parts.use('settled', 0, ({ database }) => database.run("UPDATE submission SET leased_until = 0, state = 'delivered'"));
	await parts.close();
	expect((await erase(folder, [listed()])).result).toBe('nothing');
	expect(await readStoredText(folder)).not.toMatch(/mariam/i);
});

test.each([
	['a page', '<p>Sign in</p>'],
	['no list', { id: 3 }],
	['a list of nonsense', [null, 3, 'x', {}, { id: 'x' }, { id: 4, requested_at: 'x', phones: [phone] }]],
	['nobody in particular', [listed({ phones: null, emails: [null, '', 7], keys: {} })]],
])('%s erases nothing', async (_name, rows) => {
	const { folder, outbox } = await filled();
	await erase(folder, rows);
	expect((await outbox.health()).waiting).toBe(4);
	expect(await listFiles(folder)).toHaveLength(1);
});
