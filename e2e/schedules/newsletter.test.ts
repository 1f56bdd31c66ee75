import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { seenOn, send } from '../form.ts';
import { change, type Row } from '../leads.ts';
import { receivedMails } from '../mail-sink.ts';
import { pauseToReadForm } from '../pause-to-read-form.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, ask, eventually, mailbox, siteToken, siteUrl } from '../system.ts';

const LETTERS = 'newsletter';
const made: number[] = [];
const name = `reader${randomInt(1e9)}`;
const [english, arabic, pending] = [`${name}-en@example.com`, `${name}-ar@example.com`, `${name}-pending@example.com`];
let editor: Colleague;
let others: Colleague[];

const mailsTo = (to: string) => receivedMails(mailbox().folder).filter((mail) => mail.to === to);

/** Subscribes by the form and the link in the mail. */
async function subscribe(prefix: string, email: string, seen: string, isConfirmed = true): Promise<void> {
	expect((await send(`${prefix}/alerts`, { email, seen })).status).toBe(303);
	const mail = await eventually(async () => mailsTo(email)[0], 'the mail to confirm');
	const token = /alerts\/confirm\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
	if (isConfirmed) expect((await send(`${prefix}/alerts/confirm?token=${token}`, { token })).status).toBeLessThan(400);
}

const texts = { subject_en: `News ${name}`, text_en: 'Hello.', subject_ar: `أخبار ${name}`, text_ar: 'أهلًا.', homes: ['nothing'] };
async function write(row: Record<string, unknown> = {}): Promise<number> {
	const { data } = await asked<Row>('POST', `/items/${LETTERS}`, editor.token, { ...texts, ...row });
	made.push(data?.id ?? 0);
	return data?.id ?? 0;
}

beforeAll(async () => {
	editor = await colleague(editorRole);
	others = [await colleague(agentRole, { agent: 1001 }), await colleague(salesManagerRole)];
	const seen = await seenOn('/alerts');
	await pauseToReadForm();
	await subscribe('', english, seen);
	await subscribe('/ar', arabic, seen);
	await subscribe('', pending, seen, false);
});
afterAll(async () => {
	for (const id of made) await admin.delete(`/items/${LETTERS}/${id}`);
});

describe('a newsletter', () => {
	test('reaches every confirmed subscriber once, in their language, with progress', async () => {
		const id = await write();
		expect(await change(editor, LETTERS, id, { state: 'sending' })).toBe(200);
		const finished = await eventually(async () => {
			const row = await admin.get<Row>(`/items/${LETTERS}/${id}`);
			return row['state'] === 'sent' && row;
		}, 'the end of it');
		expect(Number(finished['recipients'])).toBeGreaterThanOrEqual(2);
		expect(Number(finished['sent'])).toBe(Number(finished['recipients']) - Number(finished['refused']));
		const about = (to: string) => mailsTo(to).filter(({ subject }) => subject.includes(name));
		expect([about(english), about(arabic), about(pending)].map((mails) => mails.map(({ subject }) => subject))).toEqual([
			[texts.subject_en],
			[texts.subject_ar],
			[],
		]);
		const head = about(english)[0]?.head.replace(/\r\n\s+/g, '') ?? '';
		const address = /List-Unsubscribe:\s*<([^>]+)>/i.exec(head)?.[1] ?? '';
		expect(head).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
		const { pathname, search } = new URL(address);
		const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
		expect((await fetch(siteUrl + pathname + search, { method: 'POST', body, redirect: 'manual' })).status).toBeLessThan(400);

		const next = await write({ audience: 'en' });
		expect(await change(editor, LETTERS, next, { state: 'sending' })).toBe(200);
		await eventually(async () => (await admin.get<Row>(`/items/${LETTERS}/${next}`))['state'] === 'sent', 'the end of the next one');
		expect([about(english), about(arabic)].map((mails) => mails.length)).toEqual([1, 1]);
	});

	test('is tested on the person who asks, and nobody else', async () => {
		const id = await write();
		for (const body of [{ test_to: english }, { test_asked_at: new Date() }, { test_sent_at: new Date() }])
			expect([body, await change(editor, LETTERS, id, body)]).toEqual([body, 403]);
		const before = mailsTo(english).length;
		expect(await change(editor, LETTERS, id, { send_test: true })).toBe(200);
		const row = await eventually(async () => {
			const now = await admin.get<Row>(`/items/${LETTERS}/${id}`);
			return now['test_sent_at'] && now;
		}, 'the test');
		expect(row).toMatchObject({ state: 'draft', send_test: false, test_to: editor.email });
		expect(
			mailsTo(editor.email)
				.map(({ subject }) => subject)
				.sort(),
		).toEqual([`[Test] ${texts.subject_en}`, `[تجربة] ${texts.subject_ar}`]);
		expect(mailsTo(english)).toHaveLength(before);
		expect(await change(editor, LETTERS, await write({ text_ar: '' }), { send_test: true })).toBe(400);
	});

	test('with missing parts is reported to its writer and not sent', async () => {
		const id = await write({ text_ar: '' });
		const answer = await ask('PATCH', `/items/${LETTERS}/${id}`, editor.token, { state: 'sending' });
		const refused = [
			400,
			expect.stringMatching(/In Arabic: it has no text.*"field":"text_ar"|"field":"text_ar".*In Arabic: it has no text/),
		];
		expect([answer.status, answer.text]).toEqual(refused);
		expect((await ask('POST', `/items/${LETTERS}`, editor.token, { state: 'sending' })).status).toBe(200);
		for (const row of await admin.get<Row[]>(`/items/${LETTERS}?filter[subject_en][_null]=true&fields=id,state`)) {
			made.push(row.id);
			expect(row['state']).toBe('draft');
		}
	});

	test('can be written by editors until it is sent, and counted by the site only', async () => {
		const id = await write();
		for (const { token } of others) {
			expect((await ask('GET', `/items/${LETTERS}`, token)).status).toBe(403);
			expect((await ask('POST', `/items/${LETTERS}`, token, texts)).status).toBe(403);
			expect((await ask('PATCH', `/items/${LETTERS}/${id}`, token, { state: 'sending' })).status).toBe(403);
		}
		for (const body of [{ sent: 5 }, { recipients: 1 }, { sent_at: '2026-11-18T10:00:00Z' }, { state: 'sent' }])
			expect([body, await change(editor, LETTERS, id, body)]).toEqual([body, expect.toBeOneOf([400, 403])]);
		expect((await ask('GET', `/items/${LETTERS}/${id}`, siteToken)).status).toBe(403);
		expect((await ask('PATCH', `/items/${LETTERS}/${id}`, siteToken, { state: 'sending' })).status).toBe(403);
		await admin.patch(`/items/${LETTERS}/${id}`, { state: 'sent' });
		expect(await change(editor, LETTERS, id, { subject_en: 'Other' })).toBe(403);
		expect((await ask('DELETE', `/items/${LETTERS}/${id}`, editor.token)).status).toBe(403);
	});
});
