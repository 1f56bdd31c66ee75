import { rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { receivedMails, startMailSink } from '#e2e/mail-sink.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import type { Outbox } from './outbox.ts';
import { databaseFile } from './sqlite-database.ts';
import { startTestDirectus } from './test-directus.ts';
import { enquiry, openTestOutbox, testInFolder } from './test-outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A slot so many days from now, in Cairo time. */
const slotIn = (days: number, time = '17:00') => `${cairoToday(Date.now() + days * DAY_MS)} ${time}`;
const viewing = (slot: string, name = 'Mariam') =>
	enquiry({ intent: 'viewing', times: [slot], sender: { name, phone: '+201000000001', email: null } });

test('an hour can be booked once; of two processes at once, one gets “taken” and stores nothing', async () => {
	const folder = temporaryFolder();
	const [one, two] = [openTestOutbox(folder), openTestOutbox(folder)];
	const booking = { agent: 7, slot: slotIn(2) };
	const outcomes = await Promise.all([
		one.accept(viewing(booking.slot), { key: 'a', booking }),
		two.accept(viewing(booking.slot, 'Salma'), { key: 'b', booking }),
	]);
	expect(outcomes.map(({ outcome }) => outcome)).toEqual(['accepted', 'taken']);
	expect((await two.health()).waiting).toBe(1);
	expect(await two.viewings.taken(7)).toEqual(new Set([booking.slot]));
});

test('sending the same form again keeps its viewing', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const booking = { agent: null, slot: slotIn(2) };
	const first = await outbox.accept(viewing(booking.slot), { key: 'a', booking });
	expect(await outbox.accept(viewing(booking.slot), { key: 'a', booking })).toEqual(first);
});

test('agents and the office each have their own hours, and past ones are not counted', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const slot = slotIn(2);
	for (const [key, agent] of [
		['a', 7],
		['b', 8],
		['c', null],
	] as const)
		expect(await outbox.accept(viewing(slot), { key, booking: { agent, slot } })).toMatchObject({ outcome: 'accepted' });
	await outbox.accept(viewing(slotIn(-1)), { key: 'd', booking: { agent: 7, slot: slotIn(-1) } });
	for (const agent of [7, 8, null]) expect(await outbox.viewings.taken(agent)).toEqual(new Set([slot]));
	expect(await outbox.viewings.taken(9)).toEqual(new Set());
});

async function book(outbox: Outbox, { slot = slotIn(2), agent = 7, key = 'a', email = null as string | null } = {}) {
	const sender = { name: 'Mariam', phone: '+201000000001', email };
	const outcome = await outbox.accept(enquiry({ intent: 'viewing', times: [slot], sender }), { key, booking: { agent, slot } });
	if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
	const { reference } = outcome.receipt;
	return { reference, token: (await outbox.viewings.tokenOf(reference)) ?? '' };
}

test('moving a viewing frees the old hour and takes the new one; repeating it changes nothing', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const { reference, token } = await book(outbox);
	expect(await outbox.viewings.move(token, slotIn(3))).toBe('done');
	expect(await outbox.viewings.move(token, slotIn(3))).toBe('done');
	expect(await outbox.viewings.taken(7)).toEqual(new Set([slotIn(3)]));
	expect(await outbox.receipt(reference)).toMatchObject({ times: [slotIn(3)], viewing: { slot: slotIn(3), state: 'booked', sequence: 1 } });
	expect(await outbox.viewings.find(token)).toMatchObject({ reference, viewing: { agent: 7 } });
});

test('a viewing cannot be moved to a taken hour, or without its token', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const { reference, token } = await book(outbox);
	await book(outbox, { slot: slotIn(3), key: 'b' });
	expect(await outbox.viewings.move(token, slotIn(3))).toBe('taken');
	for (const guess of ['', reference, `${token}x`]) {
		expect(await outbox.viewings.find(guess)).toBeNull();
		expect([await outbox.viewings.move(guess, slotIn(4)), await outbox.viewings.cancel(guess)]).toEqual(['unknown', 'unknown']);
	}
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { slot: slotIn(2), sequence: 0 } });
});

test('cancelling frees the hour for good; a viewing that has begun cannot be changed', async () => {
	const outbox = openTestOutbox(temporaryFolder());
	const { reference, token } = await book(outbox);
	expect([await outbox.viewings.cancel(token), await outbox.viewings.cancel(token)]).toEqual(['done', 'done']);
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'cancelled', sequence: 1 } });
	expect(await outbox.viewings.taken(7)).toEqual(new Set());
	expect(await outbox.viewings.move(token, slotIn(3))).toBe('past');
	await book(outbox, { key: 'again' });
	const past = await book(outbox, { slot: slotIn(-1), key: 'past' });
	expect([await outbox.viewings.move(past.token, slotIn(3)), await outbox.viewings.cancel(past.token)]).toEqual(['past', 'past']);
});

const patient = { timeout: 20_000 };

test('Directus is told of a change after it has the form, with retries; a visitor with an address gets a mail', async () => {
	const updates: { key: string; data: Record<string, unknown> }[] = [];
	let refusals = 2;
	const directus = await startTestDirectus(({ method, body }) => {
		if (method === 'GET') return { status: 200, body: { data: [] } };
		if (method === 'POST') return { status: 200, body: { data: { id: 7, key: JSON.parse(body).key } } };
		const { query, data } = JSON.parse(body);
		if (refusals-- > 0) return { status: 503 };
		updates.push({ key: query.filter.key._eq, data });
		return { status: 200, body: { data: [{ id: 7, key: query.filter.key._eq }] } };
	});
	const folder = temporaryFolder();
	const sink = await startMailSink(folder);
	const outbox = openTestOutbox(temporaryFolder(), {
		directus: { url: directus.url, token: 'site' },
		mail: { url: sink.url, from: 'PN <hello@pn.example>' },
		delivery: { idleMs: 10, longestPauseMs: 20, longestWaitMs: 20 },
	});
	const { token } = await book(outbox, { email: 'mariam@example.com' });
	await outbox.viewings.move(token, slotIn(3));
	const [moved] = await vi.waitFor(() => {
		expect(updates).toHaveLength(1);
		return updates;
	}, patient);
	expect(moved?.data).toMatchObject({ preferred_times: [slotIn(3)], viewing_state: 'moved', viewing_changed_at: expect.any(String) });
	await outbox.viewings.cancel(token);
	await vi.waitFor(() => expect(updates.map(({ data }) => data['viewing_state'])).toEqual(['moved', 'cancelled']), patient);
	await vi.waitFor(() => expect(receivedMails(folder)).toHaveLength(3), patient);
	await outbox.close();
	sink.close();
});

testInFolder('a file that is lost is filled again, with the hours that were booked', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const booking = { agent: 7, slot: slotIn(2) };
	await outbox.accept(viewing(booking.slot), { key: 'a', booking });
	await outbox.close();
	for (const end of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + end, { force: true });
	const healed = openTestOutbox(folder);
	expect(await healed.viewings.taken(7)).toEqual(new Set([booking.slot]));
	expect(await healed.accept(viewing(booking.slot, 'Salma'), { key: 'b', booking })).toEqual({ outcome: 'taken' });
});

testInFolder('and with what became of them since', async () => {
	const folder = temporaryFolder();
	const outbox = openTestOutbox(folder);
	const one = await book(outbox);
	const two = await book(outbox, { slot: slotIn(4), key: 'b' });
	await outbox.viewings.move(one.token, slotIn(3));
	await outbox.viewings.cancel(two.token);
	await outbox.close();
	for (const end of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + end, { force: true });
	const healed = openTestOutbox(folder);
	expect(await healed.viewings.taken(7)).toEqual(new Set([slotIn(3)]));
	expect(await healed.receipt(one.reference)).toMatchObject({ times: [slotIn(3)], viewing: { sequence: 1 } });
	expect(await healed.receipt(two.reference)).toMatchObject({ viewing: { state: 'cancelled' } });
	expect(await healed.viewings.find(one.token)).toMatchObject({ reference: one.reference });
});
