import { expect, test, vi } from 'vitest';
import { office } from '#e2e/staff-office.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import { enquiry } from './test-outbox.ts';

const HOUR = 3_600_000;

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 });

test('an agent gets what a visitor wrote, only a notice of what a colleague entered, and Directus records both', async () => {
	const { rows, add, open, mails } = await office();
	const outbox = open();
	await outbox.accept(enquiry(), { key: 'a' });
	await eventually(() => expect(rows).toHaveLength(1));
	add();
	await eventually(() => expect(rows.map(({ notified_at }) => Boolean(notified_at))).toEqual([true, true]));
	expect(mails().map(({ to, text }) => [to, text.includes('Mariam'), text.includes('entered by hand')])).toEqual([
		['agent-5@example.com', true, false],
		['agent-5@example.com', false, true],
	]);
});

test('while the mail server is down mails are kept and not marked as sent; afterwards each is sent once', async () => {
	const { rows, add, open, mails, stopMails, startMails } = await office();
	stopMails();
	const data = temporaryFolder();
	const outbox = open(data);
	for (let count = 0; count < 5; count++) add();
	await new Promise((resolve) => setTimeout(resolve, 300));
	expect(rows.every(({ notified_at }) => notified_at === null)).toBe(true);
	// Another process continues with the same file.
	await outbox.close();
	open(data);
	await new Promise((resolve) => setTimeout(resolve, 100));
	await startMails();
	await eventually(() => expect(rows.every(({ notified_at }) => notified_at !== null)).toBe(true));
	expect(
		mails()
			.map(({ subject }) => subject)
			.sort(),
	).toEqual([1, 2, 3, 4, 5].map((number) => `request PN-${number}`));
});

test('an outbox that lost its file sends a mail again under the same id', async () => {
	const { rows, add, open, heads } = await office();
	add();
	const outbox = open();
	await eventually(() => expect(rows[0]?.notified_at).not.toBeNull());
	await outbox.close();
	Object.assign(rows[0] ?? {}, { notified_at: null });
	open();
	await eventually(() => expect(heads()).toHaveLength(2));
	expect(new Set(heads()).size).toBe(1);
});

test('a new agent is told as well; without an agent, the office is', async () => {
	const { rows, add, open, mails } = await office();
	add();
	open();
	await eventually(() => expect(rows[0]?.notified_at).not.toBeNull());
	Object.assign(rows[0] ?? {}, { agent: 6, notified_at: null, waiting_since: new Date().toISOString() });
	add({ agent: null });
	await eventually(() => expect(mails().map(({ to }) => to)).toEqual(['agent-5@example.com', 'agent-6@example.com', 'office@example.com']));
});

test('a request that is still new after its time is escalated to the manager once', async () => {
	const { rows, add, open, mails } = await office();
	const long = new Date(Date.now() - 2 * HOUR).toISOString();
	add({ notified_at: long, waiting_since: long });
	add({ notified_at: long, waiting_since: long, progress: 'contacted' });
	add({ notified_at: long, waiting_since: new Date(Date.now() - HOUR / 2).toISOString() });
	open();
	await eventually(() => expect(rows[0]?.escalated_at).not.toBeNull());
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(mails().map(({ to, subject }) => [to, subject])).toEqual([['office@example.com', 'escalation PN-1']]);
	expect(rows.map(({ escalated_at }) => Boolean(escalated_at))).toEqual([true, false, false]);
});

test('an agent is reminded once of each follow-up date, and Directus is told after the mail was sent', async () => {
	const { rows, add, open, mails, stopMails, startMails } = await office();
	const long = new Date(Date.now() - 2 * HOUR).toISOString();
	add({ notified_at: long, remind_since: long, progress: 'contacted' });
	add({ notified_at: long, progress: 'contacted' });
	stopMails();
	open();
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(rows[0]?.reminded_at).toBeNull();
	await startMails();
	await eventually(() => expect(rows[0]?.reminded_at).not.toBeNull());
	Object.assign(rows[0] ?? {}, { reminded_at: null, remind_since: new Date().toISOString() });
	await eventually(() => expect(mails()).toHaveLength(2));
	await eventually(() => expect(rows[0]?.reminded_at).not.toBeNull());
	expect(mails().map(({ to, subject }) => [to, subject])).toEqual(Array(2).fill(['agent-5@example.com', 'reminder PN-1']));
});

test('a visitor who gave an address gets a copy, at most three a day for all its spellings', async () => {
	const { open, mails } = await office();
	const outbox = open();
	for (const [count, email] of ['m@example.com', 'M+1@example.com', 'm@example.com', 'm+2@example.com'].entries())
		await outbox.accept(enquiry({ sender: { name: 'Mariam', phone: null, email }, message: `${count}` }), { key: `key-${count}` });
	await eventually(() => expect(mails().filter(({ subject }) => subject.startsWith('copy PN-'))).toHaveLength(3));
	await eventually(() => expect(mails().filter(({ subject }) => subject.startsWith('request'))).toHaveLength(4));
	expect(mails().filter(({ subject }) => subject.startsWith('copy'))).toHaveLength(3);
});
