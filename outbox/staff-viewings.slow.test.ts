import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cairoMoment, cairoToday } from '#domain/cairo.ts';
import { receivedMails, startMailSink } from '#e2e/mail-sink.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import type { DeliveryOptions } from './deliver.ts';
import { databaseFile } from './sqlite-database.ts';
import { startTestDirectus } from './test-directus.ts';
import { enquiry, openTestOutbox, testInFolder } from './test-outbox.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const slotIn = (days: number, time = '17:00') => `${cairoToday(Date.now() + days * DAY_MS)} ${time}`;
const momentOf = (slot: string) => new Date(cairoMoment(slot.slice(0, 10), slot.slice(11))).toISOString();
const patient = { timeout: 20_000 };
const quick = { idleMs: 10, viewingsEveryMs: 10, missedMs: 100, longestPauseMs: 20, longestWaitMs: 20 };

type Row = Record<string, unknown>;

/** A Directus in which staff edit enquiries, and the mails that visitors get. */
async function startOffice({ hasMail = true, delivery = quick as DeliveryOptions, folder = temporaryFolder() } = {}) {
	const rows = new Map<string, Row>();
	const updates: Row[] = [];
	const directus = await startTestDirectus(({ method, path, body }) => {
		if (method === 'GET')
			return {
				status: 200,
				body: { data: path.includes('viewing_at') ? [...rows.values()].filter(({ key }) => path.includes(String(key))) : [] },
			};
		if (method === 'POST') {
			const sent: Row = { progress: 'new', ...JSON.parse(body) };
			rows.set(String(sent['key']), sent);
			return { status: 200, body: { data: { id: 7, key: sent['key'] } } };
		}
		const { query, data } = JSON.parse(body);
		const key = query.filter.key._eq;
		updates.push(data);
		const row = rows.get(key);
		if (row) Object.assign(row, data);
		return { status: 200, body: { data: row ? [{ id: 7, key }] : [] } };
	});
	const mails = temporaryFolder();
	const sink = await startMailSink(mails);
	onTestFinished(() => sink.close());
	const mail = hasMail ? { url: sink.url, from: 'PN <hello@pn.example>' } : null;
	const outbox = openTestOutbox(folder, { directus: { url: directus.url, token: 'site' }, mail, delivery });
	async function book(key: string, { slot = slotIn(2), email = 'mariam@example.com' as string | null } = {}) {
		const sender = { name: 'Mariam', phone: '+201000000001', email };
		const outcome = await outbox.accept(enquiry({ intent: 'viewing', times: [slot], sender }), { key, booking: { agent: 7, slot } });
		if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
		const { reference } = outcome.receipt;
		const row = await vi.waitFor(() => {
			const found = [...rows.values()].find((one) => one['reference'] === reference);
			if (!found) throw new Error('not delivered');
			return found;
		}, patient);
		return { reference, row, token: (await outbox.viewings.tokenOf(reference)) ?? '' };
	}
	return {
		rows,
		updates,
		outbox,
		book,
		folder,
		mailsFor: (count: number) => vi.waitFor(() => expect(receivedMails(mails)).toHaveLength(count), patient),
	};
}

const becomes = (row: Row, expected: Row) => vi.waitFor(() => expect(row).toMatchObject(expected), patient);

test('a viewing is delivered with its hour', async () => {
	const { book } = await startOffice();
	const { row } = await book('a');
	expect(row).toMatchObject({ viewing_at: momentOf(slotIn(2)), viewing_state: 'booked', preferred_times: [slotIn(2)] });
});

test('staff move a viewing: the old hour is free, the new one taken, and the visitor gets one mail', async () => {
	const { book, outbox, mailsFor, updates } = await startOffice();
	const { row, reference } = await book('a');
	await mailsFor(1);
	row['viewing_at'] = momentOf(slotIn(3, '11:20'));
	await becomes(row, { viewing_state: 'moved_by_us', preferred_times: [slotIn(3, '11:20')], visitor_told: 'mail' });
	await mailsFor(2);
	expect(await outbox.viewings.taken(7)).toEqual(new Set([slotIn(3, '11:20')]));
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'booked', sequence: 1, by: 'staff' } });
	await new Promise((resolve) => setTimeout(resolve, 100));
	await mailsFor(2);
	expect(updates).toHaveLength(1);
	expect(row).not.toHaveProperty('viewing_changed_at');
});

test('staff remove the hour: the viewing is called off, and a visitor without an address has to be called', async () => {
	const { book, outbox, mailsFor } = await startOffice();
	const { row, reference, token } = await book('a', { email: null });
	row['viewing_at'] = null;
	await becomes(row, { viewing_state: 'called_off', visitor_told: 'nobody' });
	expect(await outbox.viewings.taken(7)).toEqual(new Set());
	expect(await outbox.receipt(reference)).toMatchObject({ times: [slotIn(2)], viewing: { state: 'called_off' } });
	expect(await outbox.viewings.move(token, slotIn(3))).toBe('past');
	await mailsFor(0);
});

test('a visitor is written to six times a day at most; then somebody has to call', async () => {
	const { book, mailsFor } = await startOffice();
	const { row } = await book('a');
	for (const [index, time] of ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'].entries()) {
		row['viewing_at'] = momentOf(slotIn(3, time));
		await becomes(row, { preferred_times: [slotIn(3, time)], visitor_told: index < 6 ? 'mail' : 'nobody' });
	}
	await mailsFor(7);
});

test('without a mail server the visitor counts as not told', async () => {
	const { book } = await startOffice({ hasMail: false });
	const { row } = await book('a');
	row['viewing_at'] = null;
	await becomes(row, { viewing_state: 'called_off', visitor_told: 'nobody' });
});

test('closing a request as lost frees its hour, and reopening it takes the hour again', async () => {
	const { book, outbox, mailsFor } = await startOffice();
	const { row } = await book('a');
	row['progress'] = 'lost';
	await becomes(row, { viewing_state: 'called_off', visitor_told: 'mail', viewing_at: momentOf(slotIn(2)) });
	expect(await outbox.viewings.taken(7)).toEqual(new Set());
	row['progress'] = 'contacted';
	await becomes(row, { viewing_state: 'moved_by_us', viewing_at: momentOf(slotIn(2)) });
	expect(await outbox.viewings.taken(7)).toEqual(new Set([slotIn(2)]));
	await mailsFor(3);
});

test('reopening after somebody else booked the hour reports that, and leaves no hour', async () => {
	const { book, outbox, mailsFor } = await startOffice();
	const { row, reference } = await book('a');
	row['progress'] = 'lost';
	await becomes(row, { viewing_state: 'called_off' });
	const other = await book('b');
	row['progress'] = 'new';
	await becomes(row, { viewing_state: 'taken', viewing_at: null });
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'called_off' } });
	expect(await outbox.receipt(other.reference)).toMatchObject({ viewing: { state: 'booked' } });
	row['viewing_at'] = momentOf(slotIn(4));
	await becomes(row, { viewing_state: 'moved_by_us', preferred_times: [slotIn(4)] });
	await mailsFor(4);
});

test('a taken hour is refused, and the viewing keeps its own', async () => {
	const { book, outbox } = await startOffice();
	const { row } = await book('a');
	await book('b', { slot: slotIn(3) });
	row['viewing_at'] = momentOf(slotIn(3));
	await becomes(row, { viewing_state: 'taken', viewing_at: momentOf(slotIn(2)) });
	expect(await outbox.viewings.taken(7)).toEqual(new Set([slotIn(2), slotIn(3)]));
});

test('deleting a request frees its hour; missing in one answer does not count as deleted', async () => {
	const { book, outbox, rows } = await startOffice({ delivery: { ...quick, missedMs: 400 } });
	const { row, reference } = await book('a');
	rows.delete(String(row['key']));
	await new Promise((resolve) => setTimeout(resolve, 100));
	rows.set(String(row['key']), row);
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'booked', sequence: 0 } });
	rows.delete(String(row['key']));
	await vi.waitFor(async () => expect(await outbox.viewings.taken(7)).toEqual(new Set()), patient);
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'called_off' } });
});

test('a past viewing is not called off, but can be given another hour', async () => {
	const { book, outbox } = await startOffice();
	const { row, reference } = await book('a', { slot: slotIn(-1) });
	row['progress'] = 'lost';
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(await outbox.receipt(reference)).toMatchObject({ viewing: { state: 'booked', sequence: 0 } });
	Object.assign(row, { progress: 'contacted', viewing_at: momentOf(slotIn(2)) });
	await becomes(row, { viewing_state: 'moved_by_us', preferred_times: [slotIn(2)] });
});

testInFolder('who changed a viewing last is known after the file was lost', async () => {
	const { book, outbox, folder } = await startOffice();
	const { row, reference } = await book('a');
	row['viewing_at'] = momentOf(slotIn(3));
	await becomes(row, { viewing_state: 'moved_by_us' });
	await outbox.close();
	for (const end of ['', '-wal', '-shm']) rmSync(databaseFile(folder) + end, { force: true });
	expect(await openTestOutbox(folder).receipt(reference)).toMatchObject({ viewing: { slot: slotIn(3), by: 'staff' } });
});
