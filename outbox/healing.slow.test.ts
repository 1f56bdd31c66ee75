import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { damages } from '#content/test-damage.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';

import { tidy } from './housekeeping.ts';
import { openJournal } from './journal.ts';
import { openLocalParts } from './local-parts.ts';
import { readAcceptedEntry } from './refill.ts';
import { databaseFile, openSqlite } from './sqlite-database.ts';
import { made, startTestDirectus } from './test-directus.ts';
import { enquiry, findUnknown, openTestOutbox, silent, subscription } from './test-outbox.ts';

const FORMS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
const quick = { idleMs: 10, longestPauseMs: 20, longestWaitMs: 20, timeoutMs: 10_000, settleMs: 0, leaseMs: 20_000 };
const setAside = (folder: string) => readdirSync(folder).filter((name) => /^outbox\.db\.damaged-\w+$/.test(name));
const journals = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const read = (folder: string, names: string[]) => names.map((name) => readFileSync(join(folder, name), 'utf8')).join();

async function filled() {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const references: string[] = [];
	for (let number = 0; number < FORMS; number++) {
		const outcome = await outbox.accept(enquiry({ message: `Number ${number} ${'x'.repeat(1000)}` }), { key: `form-${number}` });
		if (outcome.outcome === 'accepted') references.push(outcome.receipt.reference);
	}
	expect(references).toHaveLength(FORMS);
	return { folder, outbox, references };
}
const checkpoint = (folder: string) => {
	const database = new DatabaseSync(databaseFile(folder));
	database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	database.close();
};

describe.each(Object.entries(damages))('an outbox %s', (name, damage) => {
	const isReadableAnyway = name === 'closed to everybody' && process.getuid?.() === 0;

	test('when it is opened: no accepted form is lost, and new ones are accepted', async () => {
		const { folder, outbox, references } = await filled();
		await outbox.close();
		damage(databaseFile(folder));
		const healed = openTestOutbox(folder);
		expect(await healed.accept(enquiry({ message: 'After it' }), { key: 'after' })).toMatchObject({ outcome: 'accepted' });
		expect(await findUnknown(healed, references)).toEqual([]);
		expect(await healed.health()).toMatchObject({ available: true, waiting: FORMS + 1 });
		expect(setAside(folder)).toHaveLength(['removed', 'emptied'].includes(name) || isReadableAnyway ? 0 : 1);
		expect(await healed.accept(enquiry({ message: `Number 0 ${'x'.repeat(1000)}` }), { key: 'form-0' })).toMatchObject({
			outcome: 'accepted',
			receipt: { reference: references[0] },
		});
	});

	test('while it is in use', async () => {
		const { folder, outbox, references } = await filled();
		checkpoint(folder);
		damage(databaseFile(folder));
		for (let number = 0; number < 3; number++)
			expect(await outbox.accept(enquiry({ message: 'After it' }), { key: `after-${number}` })).toMatchObject({ outcome: 'accepted' });
		expect(await findUnknown(outbox, references)).toEqual([]);
		expect(await outbox.health()).toMatchObject({ available: true, waiting: FORMS + 3, needsPerson: false });
	});
});

test('after a crash between journal and database the form is kept, with its files', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const photo = await outbox.stage({ name: 'hall.jpg', type: 'image/jpeg', bytes: Buffer.from('hall') });
	await outbox.close();
	const dying = openLocalParts(folder, silent);
	await dying.use('dies', undefined, ({ database, store, journal }) =>
		database.transaction(async () => {
			const files = [{ id: photo?.id ?? '', field: 'photos' as const }];
			const { id } = await store.add({ submission: enquiry(), key: 'dying', contentHash: 'hash', files, subscription: null }, Date.now());
			journal?.append(await readAcceptedEntry(database, id));
			throw new Error('killed');
		}),
	);
	await dying.close();
	const next = openLocalParts(folder, silent);
	expect((await next.use('claim', null, ({ store }) => store.claim(Date.now(), 1000)))?.files).toMatchObject([
		{ id: photo?.id, field: 'photos' },
	]);
	await next.close();
});

test('without a journal, the readable part of the damaged file is saved', async () => {
	const { folder, outbox, references } = await filled();
	await outbox.close();
	for (const name of journals(folder)) rmSync(join(folder, name));
	damages['with random bytes in the middle'](databaseFile(folder));
	const healed = openTestOutbox(folder);
	const saved = references.length - (await findUnknown(healed, references)).length;
	expect(saved).toBeGreaterThan(5);
	expect(saved).toBeLessThan(FORMS);
});

test('forms delivered before the damage are not delivered again, the others once', async () => {
	const directus = await startTestDirectus((one) => (one.body.includes('"message":"late"') && isClosed ? { status: 503 } : made(one)));
	let isClosed = true;
	const folder = temporaryFolder();
	const options = { directus: { url: directus.url, token: 'secret' }, delivery: quick };
	const outbox = openTestOutbox(folder, options);
	for (const key of ['a', 'b', 'c']) await outbox.accept(enquiry({ message: key }), { key });
	await outbox.accept(enquiry({ message: 'late' }), { key: 'd' });
	await expect.poll(async () => (await outbox.health()).waiting).toBe(1);
	await outbox.close();
	damages['without its header'](databaseFile(folder));
	const before = directus.asked.length;
	isClosed = false;
	const healed = openTestOutbox(folder, options);
	await expect.poll(async () => (await healed.health()).waiting).toBe(0);
	expect(directus.asked.slice(before).map(({ body }) => JSON.parse(body).message)).toEqual(['late']);
});

test('confirmations and unsubscriptions survive the damage', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	for (const name of ['mona', 'omar', 'sara']) await outbox.accept(subscription({ email: `${name}@example.com` }), { key: name });
	const parts = openLocalParts(folder, silent);
	const tokens = (purpose: 'confirm' | 'unsubscribe') =>
		parts.use<string[]>('tokens', [], async ({ database, subscriptions }) => {
			const rows = await database.all<{ id: string }>('SELECT id FROM subscription ORDER BY email');
			return rows.map(({ id }) => subscriptions.createToken(purpose, id));
		});
	const [confirm, unsubscribe] = [await tokens('confirm'), await tokens('unsubscribe')];
	await parts.close();
	for (const token of confirm.slice(0, 2)) expect(await outbox.subscriptions.confirm(token)).toBe('confirmed');
	expect(await outbox.subscriptions.unsubscribe(unsubscribe[1] ?? '')).toBe('unsubscribed');
	await outbox.close();
	damages['with random bytes in the middle'](databaseFile(folder));
	damages['without its header'](databaseFile(folder));
	const healed = openTestOutbox(folder);
	expect((await healed.alerts.confirmed('newsletter')).map(({ email }) => email)).toEqual(['mona@example.com']);
	expect(await healed.subscriptions.confirm(confirm[2] ?? '')).toBe('confirmed');
});

test('only the user of the site can read the journal, and it keeps nothing longer than the outbox', async () => {
	const directus = await startTestDirectus(made);
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder, { directus: { url: directus.url, token: 'secret' }, delivery: quick });
	await outbox.accept(enquiry({ message: 'Kept for thirty days' }), { key: 'a' });
	await expect.poll(async () => (await outbox.health()).waiting).toBe(0);
	await outbox.close();
	expect(journals(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600]);
	expect(read(folder, journals(folder))).toContain('Mariam');
	const parts = openLocalParts(folder, silent);
	await tidy(parts, 30, silent, Date.now() + 29 * DAY_MS);
	expect(read(folder, journals(folder))).toContain('thirty days');
	await tidy(parts, 30, silent, Date.now() + 31 * DAY_MS);
	await parts.close();
	expect(read(folder, journals(folder)).trim()).toBe('');
});

test('an incomplete line from a full disk damages no other line', () => {
	const folder = temporaryFolder();
	const journal = openJournal(folder);
	journal.append({ kind: 'withdrawn', id: 'a' });
	const [file = ''] = journals(folder);
	damages['cut in half'](join(folder, file));
	journal.append({ kind: 'withdrawn', id: 'b' });
	expect(journal.entries()).toEqual([{ kind: 'withdrawn', id: 'b' }]);
});

test('a form whose transaction failed after its journal line is not restored', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	await outbox.accept(enquiry(), { key: 'a' });
	const other = new DatabaseSync(databaseFile(folder));
	// A deferred foreign key makes the commit itself fail, as a full disk would.
	other.exec(`PRAGMA foreign_keys = ON; CREATE TABLE late (id TEXT REFERENCES submission (id) DEFERRABLE INITIALLY DEFERRED);
		CREATE TRIGGER full AFTER INSERT ON submission BEGIN INSERT INTO late VALUES ('nobody'); END`);
	expect(await outbox.accept(enquiry({ message: 'Lost' }), { key: 'b' })).toEqual({ outcome: 'unavailable' });
	other.exec('DROP TRIGGER full; DROP TABLE late');
	other.close();
	await outbox.close();
	rmSync(databaseFile(folder));
	expect((await openTestOutbox(folder).health()).waiting).toBe(1);
});

test('a file of an earlier version is migrated with its content; one that requires a later version is not touched', async () => {
	const { folder, outbox, references } = await filled();
	await outbox.close();
	const database = new DatabaseSync(databaseFile(folder));
	database.exec(`DROP TABLE lease; DROP TABLE notice; ALTER TABLE submission DROP COLUMN refused_at; ALTER TABLE subscription DROP COLUMN frequency;
		ALTER TABLE subscription DROP COLUMN told_frequency; DROP TABLE mail; DROP TABLE consent; DROP TABLE newsletter;
		DROP INDEX viewing_hour; ALTER TABLE submission DROP COLUMN viewing; PRAGMA user_version = 0`);
	for (const name of journals(folder)) rmSync(join(folder, name));
	const upgraded = openTestOutbox(folder);
	expect(await upgraded.health()).toMatchObject({ available: true, waiting: FORMS, refused: 0 });
	expect(await findUnknown(upgraded, references)).toEqual([]);
	expect(openJournal(folder).entries()).toHaveLength(FORMS);
	await upgraded.close();
	database.exec('PRAGMA user_version = 99; PRAGMA application_id = 99');
	database.close();
	const later = openTestOutbox(folder);
	expect(await later.accept(enquiry(), { key: 'later' })).toEqual({ outcome: 'unavailable' });
	expect(setAside(folder)).toEqual([]);
	expect(() => openSqlite(folder)).toThrow('later version');
});

test('forms are accepted even if a folder stands in place of the journal', async () => {
	const folder = temporaryFolder();
	mkdirSync(join(folder, `accepted-${new Date().toISOString().slice(0, 10)}.jsonl`), { recursive: true });
	expect(await openTestOutbox(folder).accept(enquiry(), { key: 'a' })).toMatchObject({ outcome: 'accepted' });
	expect(openJournal(folder).entries()).toHaveLength(1);
});
