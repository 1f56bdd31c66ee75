import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { receivedMails, startMailSink } from '#e2e/mail-sink.ts';
import { temporaryFolder } from '#runtime/test-folder.ts';
import type { Outbox } from './outbox.ts';
import { startTestDirectus } from './test-directus.ts';
import { enquiry, openTestOutbox, origin, subscription } from './test-outbox.ts';

type Row = Record<string, unknown> & { id: number; state: string };

const LONGEST_WAIT_MS = 20;

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

async function office() {
	const rows: Row[] = [];
	const send = (row: Partial<Row> = {}) =>
		rows.push({
			id: rows.length + 1,
			state: 'sending',
			audience: 'all',
			subject_en: 'News',
			text_en: 'Hello',
			subject_ar: 'أخبار',
			text_ar: 'أهلًا',
			...row,
		});
	const directus = await startTestDirectus(({ method, path, body }) => {
		const url = new URL(path, 'http://directus');
		if (url.pathname !== '/items/newsletter')
			return { status: 200, body: { data: method === 'POST' ? { id: 1, key: JSON.parse(body).key } : [] } };
		const waiting = rows.filter(({ state }) => state === 'sending');
		if (method === 'GET') return { status: 200, body: { data: waiting } };
		const { query, data } = JSON.parse(body);
		const found = waiting.filter(({ id }) => id === query.filter.id._eq);
		for (const row of found) Object.assign(row, data);
		return { status: 200, body: { data: [] } };
	});
	const folder = temporaryFolder();
	const first = await startMailSink(folder);
	let sink = first;
	onTestFinished(() => sink.close());
	const open = (data: string) =>
		openTestOutbox(data, {
			directus: { url: directus.url, token: 'site' },
			mail: { url: first.url, from: 'PN <hello@pn.example>' },
			sendsNewsletters: true,
			delivery: { idleMs: 10, newslettersEveryMs: 20, longestPauseMs: 20, longestWaitMs: LONGEST_WAIT_MS },
		});
	return {
		rows,
		send,
		open,
		received: () => receivedMails(folder).filter(({ subject }) => ['News', 'أخبار'].includes(subject)),
		all: () => receivedMails(folder),
		stopMails: () => sink.close(),
		startMails: async () => {
			sink = await startMailSink(folder, first.port);
		},
	};
}

type Received = ReturnType<typeof receivedMails>;

/** Readers confirm by the link in the confirmation mail. */
async function subscribe(outbox: Outbox, all: () => Received, email: string, language: 'ar' | 'en', isConfirmed = true) {
	await outbox.accept(subscription({ email, origin: { ...origin, language } }), { key: email });
	if (!isConfirmed) return;
	await eventually(() => expect(all().some(({ to, subject }) => to === email && subject === 'confirm')).toBe(true));
	const mail = all().find(({ to, subject }) => to === email && subject === 'confirm');
	const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
	expect(await outbox.subscriptions.confirm(token)).toBe('confirmed');
}

test('confirmed subscribers get it once in their language, with an unsubscribe link; others do not', async () => {
	const { rows, send, open, received, all } = await office();
	const outbox = open(temporaryFolder());
	await subscribe(outbox, all, 'ar@example.com', 'ar');
	await subscribe(outbox, all, 'en@example.com', 'en');
	await subscribe(outbox, all, 'pending@example.com', 'en', false);
	await subscribe(outbox, all, 'gone@example.com', 'en');
	const gone = all().find(({ to }) => to === 'gone@example.com');
	await outbox.subscriptions.unsubscribe(/<https:[^>]*token=([\w-]+)>/.exec(gone?.head ?? '')?.[1] ?? '');
	send();
	await eventually(() => expect(rows[0]?.state).toBe('sent'));
	expect(
		received()
			.map(({ to, subject }) => [to, subject])
			.sort(),
	).toEqual([
		['ar@example.com', 'أخبار'],
		['en@example.com', 'News'],
	]);
	expect(rows[0]).toMatchObject({ recipients: 2, sent: 2, refused: 0 });
	expect(rows[0]?.['sent_at']).toEqual(expect.any(String));
	for (const { head } of received()) {
		expect(head).toMatch(/^List-Unsubscribe:\s*<https:.*alerts\/unsubscribe\?token=/im);
		expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
		expect(head).toMatch(/^List-Id: <newsletter\.pn\.example>/im);
	}
});

test('one in a single language goes only to subscribers of that language', async () => {
	const { rows, send, open, received, all } = await office();
	const outbox = open(temporaryFolder());
	await subscribe(outbox, all, 'ar@example.com', 'ar');
	await subscribe(outbox, all, 'en@example.com', 'en');
	send({ audience: 'ar' });
	await eventually(() => expect(rows[0]?.state).toBe('sent'));
	expect(received().map(({ to }) => to)).toEqual(['ar@example.com']);
	expect(rows[0]).toMatchObject({ recipients: 1, sent: 1 });
});

test('while the mail server is down nothing is marked as sent; another process continues, and nobody gets it twice', async () => {
	const { rows, send, open, received, all, stopMails, startMails } = await office();
	const data = temporaryFolder();
	const outbox = open(data);
	for (const name of ['a', 'b', 'c', 'd', 'e']) await subscribe(outbox, all, `${name}@example.com`, 'en');
	stopMails();
	send();
	await eventually(() => expect(rows[0]?.['recipients']).toBe(5));
	expect(rows[0]).toMatchObject({ state: 'sending', sent: 0 });
	await outbox.close();
	open(data);
	await startMails();
	await eventually(() => expect(rows[0]).toMatchObject({ state: 'sent', recipients: 5, sent: 5 }));
	expect(
		received()
			.map(({ to }) => to)
			.sort(),
	).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`));
});

test('somebody who unsubscribes during delivery does not get it, and other mails go first', async () => {
	const { rows, send, open, received, all, stopMails, startMails } = await office();
	const data = temporaryFolder();
	const outbox = open(data);
	await subscribe(outbox, all, 'stays@example.com', 'en');
	await subscribe(outbox, all, 'leaves@example.com', 'en');
	stopMails();
	send();
	await eventually(() => expect(rows[0]?.['recipients']).toBe(2));
	const mail = all().find(({ to }) => to === 'leaves@example.com');
	await outbox.subscriptions.unsubscribe(/<https:[^>]*token=([\w-]+)>/.exec(mail?.head ?? '')?.[1] ?? '');
	const sender = { name: 'Mona', phone: null, email: 'mona@example.com' };
	await outbox.accept(enquiry({ sender }), { key: 'copy' });
	// Both are due when it goes on, however often each was tried before.
	await outbox.close();
	await startMails();
	await wait(LONGEST_WAIT_MS);
	open(data);
	await eventually(() => expect(rows[0]).toMatchObject({ state: 'sent', sent: 1 }));
	expect(received().map(({ to }) => to)).toEqual(['stays@example.com']);
	expect(
		all()
			.slice(2)
			.map(({ subject }) => subject.split(' ')[0]),
	).toEqual(['copy', 'News']);
});
