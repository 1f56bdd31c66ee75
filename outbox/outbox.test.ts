import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { enquiry, isShared, openTestOutbox, origin, subscription, testInFolder } from './test-outbox.ts';

const accepted = async (promise: Promise<unknown>) => ((await promise) as { receipt: { reference: string } }).receipt.reference;
const photo = (letter: string) => ({ name: `${letter}.jpg`, type: 'image/jpeg', bytes: new TextEncoder().encode(letter.repeat(100)) });

test('accepted forms are there when the folder is opened again', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const outcome = await outbox.accept(enquiry(), { key: 'a' });
	expect(outcome).toMatchObject({
		outcome: 'accepted',
		receipt: { kind: 'enquiry', language: 'ar', about: { kind: 'property', id: 1042 }, channel: 'whatsapp' },
	});
	const { reference } = (outcome as { receipt: { reference: string } }).receipt;
	const other = openTestOutbox(folder);
	expect(await other.receipt(reference.toLowerCase().replaceAll('-', ''))).toEqual((outcome as { receipt: unknown }).receipt);
	expect(await other.receipt('PN-2222-2223')).toBeNull();
	expect(await other.health()).toMatchObject({ available: true, waiting: 1, dead: 0 });
	expect(JSON.stringify(await other.receipt(reference))).not.toMatch(/Mariam|2010/);
});

test('a double click makes one submission, also across processes; the same key with other content is refused', async () => {
	const folder = temporaryFolder();
	const [first, second] = [openTestOutbox(folder), openTestOutbox(folder)];
	const reference = await accepted(first.accept(enquiry(), { key: 'a' }));
	const later = { ...origin, firstTouch: null, consent: { ...origin.consent, at: '2026-11-15T10:00:07Z' } };
	const { kind, ...rest } = enquiry({ origin: later });
	expect(await second.accept({ ...rest, kind }, { key: 'a' })).toMatchObject({ outcome: 'accepted', receipt: { reference } });
	expect(await second.accept(enquiry({ message: 'Another' }), { key: 'a' })).toMatchObject({
		outcome: 'other-content',
		receipt: { reference },
	});
	expect(await accepted(second.accept(enquiry(), { key: 'b' }))).not.toBe(reference);
	expect((await first.health()).waiting).toBe(2);
});

test('staged files are attached to the form that names them', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const [one, two] = [await outbox.stage(photo('a')), await outbox.stage(photo('b'))];
	if (!one || !two) throw new Error('nothing was staged');
	expect(await outbox.staged(one.id)).toEqual({ id: one.id, name: 'a.jpg', type: 'image/jpeg', bytes: 100 });
	expect(Buffer.from((await outbox.stagedBytes(one.id)) ?? []).toString()).toBe('a'.repeat(100));
	const files = [two, one].map(({ id }) => ({ id, field: 'photos' as const }));
	const reference = await accepted(outbox.accept(enquiry(), { key: 'a', files }));
	expect(await outbox.staged(one.id)).toBeNull();
	expect(await outbox.stagedBytes(one.id)).toBeNull();
	expect(await outbox.accept(enquiry(), { key: 'a', files })).toMatchObject({ outcome: 'accepted', receipt: { reference } });
	expect(await outbox.accept(enquiry(), { key: 'a', files: files.toReversed() })).toMatchObject({ outcome: 'other-content' });
	expect(await outbox.accept(enquiry(), { key: 'b', files })).toEqual({ outcome: 'unavailable' });
	expect((await outbox.health()).waiting).toBe(1);
	await outbox.unstage(one.id);
	expect(await outbox.accept(enquiry(), { key: 'a', files })).toMatchObject({ outcome: 'accepted' });
});

test('the same photograph uploaded again counts as the same content', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const [one, again] = [await outbox.stage(photo('a')), await outbox.stage(photo('a'))];
	const sent = (id = '') => outbox.accept(enquiry(), { key: 'a', files: [{ id, field: 'photos' }] });
	const reference = await accepted(sent(one?.id));
	expect(await sent(again?.id)).toMatchObject({ outcome: 'accepted', receipt: { reference } });
});

testInFolder('a staged file can be taken back', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const file = await outbox.stage(photo('a'));
	await outbox.unstage(file?.id ?? '');
	expect(await outbox.staged(file?.id ?? '')).toBeNull();
	expect(readdirSync(join(folder, 'files'))).toEqual([]);
});

test('a limit allows so many tries, and stores no name', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const limit = { most: 2, withinMs: 60_000 };
	for (const isAllowed of [true, true, false]) expect(await outbox.allow('phone +201000000001', limit)).toBe(isAllowed);
	expect(await openTestOutbox(folder).allow('phone +201000000001', limit)).toBe(false);
	expect(await outbox.allow('phone +201000000002', limit)).toBe(true);
	expect(await outbox.allow('phone +201000000001', { most: 2, withinMs: 0 })).toBe(true);
	if (isShared) return;
	const kept = readdirSync(folder).map((name) => (name.includes('.db') ? readFileSync(join(folder, name), 'latin1') : ''));
	expect(kept.join()).not.toContain('2010000000');
});

test('an unknown token does nothing', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	await outbox.accept(subscription(), { key: 'a' });
	expect(await outbox.subscriptions.confirm('anything')).toBe('unknown');
	expect(await outbox.subscriptions.unsubscribe('')).toBe('unknown');
	expect(await outbox.subscriptions.topics('unsubscribe', 'anything')).toEqual([]);
});
