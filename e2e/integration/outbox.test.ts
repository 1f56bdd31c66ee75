import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, openOutbox } from '#outbox/outbox.ts';
import type { Enquiry, Submission } from '#outbox/submissions.ts';
import { plainMail } from '#outbox/test-mails.ts';
import { type ReceivedMail, receivedMails } from '../mail-sink.ts';
import { admin, cmsUrl, eventually, mailbox, siteToken } from '../system.ts';

const folder = mkdtempSync(join(tmpdir(), 'pn-outbox-'));
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const made: [string, number][] = [];
const digits = String(Date.now()).slice(-6);
const phone = (number: number) => `+2012${digits}${String(number).padStart(2, '0')}`;
let outbox: Outbox;
let count = 0;

type Row = Record<string, unknown> & { id: number };

const origin = {
	language: 'en' as 'en' | 'ar',
	page: '/contact-us',
	firstTouch: { at: '2026-11-01T08:00:00Z', landing: '/', referrer: 'https://www.google.com/', tags: { utm_source: 'google', gclid: 'x' } },
	lastTouch: null,
	consent: { text: 'I agree.', at: '2026-11-15T10:00:00Z' },
};
const enquiry = (fields: Partial<Enquiry> = {}): Enquiry => ({
	kind: 'enquiry',
	intent: 'viewing',
	sender: { name: 'Visitor', phone: phone(1), email: null },
	channel: 'zoom',
	times: ['2026-11-18 17:00', '2026-11-19 11:00'],
	message: 'Hello',
	about: null,
	origin,
	...fields,
});

/** Submits it and waits until it is in Directus. */
async function arrived(submission: Submission, collection = 'enquiry'): Promise<Row> {
	const outcome = await outbox.accept(submission, { key: `${digits}-${++count}` });
	if (outcome.outcome !== 'accepted') throw new Error(outcome.outcome);
	const row = await eventually(
		async () => (await admin.search<Row[]>(`/items/${collection}`, { filter: { reference: { _eq: outcome.receipt.reference } } }))[0],
		outcome.receipt.reference,
	);
	made.push([collection, row.id]);
	return row;
}

beforeAll(() => {
	outbox = openOutbox({
		folder,
		directus: { url: cmsUrl, token: siteToken },
		mail: { url: mailbox().url, from: 'PN <hello@example.com>' },
		origin: () => 'https://pn.test',
		writeMail: plainMail,
		logger: silent,
		delivery: { idleMs: 50 },
	});
});

afterAll(async () => {
	await outbox.close();
	for (const [collection, id] of made.reverse()) await admin.delete(`/items/${collection}/${id}`);
	const people = await admin.search<Row[]>('/items/person', { filter: { phone: { _starts_with: `+2012${digits}` } }, fields: ['id'] });
	for (const { id } of people) await admin.delete(`/items/person/${id}`);
	rmSync(folder, { recursive: true, force: true });
});

describe('a submission', () => {
	test('contains all input and its origin', async () => {
		expect(await arrived(enquiry({ about: { kind: 'property', id: 1001 } }))).toMatchObject({
			progress: 'new',
			intent: 'viewing',
			name: 'Visitor',
			phone: phone(1),
			channel: 'zoom',
			preferred_times: ['2026-11-18 17:00', '2026-11-19 11:00'],
			property: 1001,
			language: 'en',
			page_url: 'https://pn.test/contact-us',
			first_touch: { tags: { gclid: 'x' } },
			consent: true,
			consent_text: 'I agree.',
		});
	});

	test('about a deleted record is still delivered, and says so', async () => {
		const gone = enquiry({ about: { kind: 'property', id: 987_654 } });
		expect(await arrived(gone)).toMatchObject({ property: null, about_note: 'property 987654' });
	});
});

describe('a person', () => {
	const from = (number: number | null, email: string | null, name = 'Visitor') =>
		arrived(enquiry({ sender: { name, phone: number === null ? null : phone(number), email } }));

	test('is found by phone, then e-mail, and never duplicated', async () => {
		const first = await from(10, null);
		const again = await from(10, `a${digits}@example.com`, 'Another name');
		const byEmail = await from(null, `A${digits}@Example.com`);
		const otherPhone = await from(11, `a${digits}@example.com`);
		expect(new Set([first, again, byEmail, otherPhone].map(({ person }) => person)).size).toBe(1);
		expect(await admin.get(`/items/person/${first['person']}?fields=name,phone,email,enquiries`)).toMatchObject({
			name: 'Visitor',
			phone: phone(10),
			email: `a${digits}@example.com`,
			enquiries: [first.id, again.id, byEmail.id, otherPhone.id],
		});
	});

	test('keeps their address when somebody else gives it', async () => {
		const [one, other] = [await from(20, `b${digits}@example.com`), await from(21, null)];
		const mixed = await from(21, `b${digits}@example.com`);
		expect(mixed['person']).toBe(other['person']);
		expect(mixed['person']).not.toBe(one['person']);
		expect(await admin.get(`/items/person/${other['person']}?fields=email`)).toEqual({ email: null });
	});
});

describe('routing', () => {
	let people = 40;
	/** Whoever has an open lead stays with its agent. */
	const newPerson = () => ({ name: 'Visitor', phone: phone(++people), email: null });

	test('goes to the requested agent, else to the property’s', async () => {
		const [property] = await admin.get<{ id: number; agent: number }[]>(
			'/items/property?filter[status][_eq]=published&filter[agent][status][_eq]=published&limit=1&sort=-id&fields=id,agent',
		);
		expect((await arrived(enquiry({ sender: newPerson(), about: { kind: 'agent', id: 1003 } })))['agent']).toBe(1003);
		expect((await arrived(enquiry({ sender: newPerson(), about: { kind: 'property', id: property?.id ?? 0 } })))['agent']).toBe(
			property?.agent,
		);
	});

	test('else to agents of the area who speak the language, in turn', async () => {
		const agents = await admin.get<{ id: number; languages: string[]; areas: { area_id: number }[] }[]>(
			'/items/agent?filter[status][_eq]=published&limit=-1&fields=id,languages,areas.area_id',
		);
		const project = await admin.get<{ area: number }>('/items/project/1001?fields=area');
		const local = agents.filter(({ areas }) => areas.some(({ area_id }) => area_id === project.area));
		const speaking = local.filter(({ languages }) => languages.includes('ar'));
		const pool = speaking.length ? speaking : local.length ? local : agents.filter(({ languages }) => languages.includes('ar'));
		const ask = () =>
			arrived(enquiry({ sender: newPerson(), about: { kind: 'project', id: 1001 }, origin: { ...origin, language: 'ar' } }));
		const given: unknown[] = [];
		for (const _ of pool) given.push((await ask())['agent']);
		expect(given.toSorted()).toEqual(pool.map(({ id }) => id).toSorted());
		expect((await ask())['agent']).toBe(given[0]);
	});
});

describe('mails', () => {
	const mailsTo = (to: string) => receivedMails(mailbox().folder).filter((mail) => mail.to === to);
	const one = (find: () => ReceivedMail | undefined) => eventually(async () => find(), 'the mail');

	test('notify the agent with escaped input, and Directus records when', async () => {
		const { email } = await admin.get<{ email: string }>('/items/agent/1003?fields=email');
		const sender = { name: '<b>Mallory</b>\r\nBcc: all@example.com', phone: phone(30), email: null };
		const row = await arrived(enquiry({ sender, about: { kind: 'agent', id: 1003 } }));
		const mail = await one(() => mailsTo(email).find(({ subject }) => subject.includes(String(row['reference']))));
		expect(mail.head).not.toMatch(/^Bcc/m);
		const told = await eventually(async () => (await admin.get<Row>(`/items/enquiry/${row.id}`))['notified_at'], 'the note of it');
		expect(told).toBeTruthy();
	});

	test('notify an agent who is assigned later', async () => {
		const row = await arrived(enquiry({ sender: { name: 'Visitor', phone: phone(31), email: null }, about: { kind: 'agent', id: 1003 } }));
		await eventually(async () => (await admin.get<Row>(`/items/enquiry/${row.id}`))['notified_at'], 'the note of it');
		const { email } = await admin.get<{ email: string }>('/items/agent/1004?fields=email');
		await admin.patch(`/items/enquiry/${row.id}`, { agent: 1004 });
		await one(() => mailsTo(email).find(({ subject }) => subject.includes(String(row['reference']))));
		await eventually(async () => (await admin.get<Row>(`/items/enquiry/${row.id}`))['notified_at'], 'the note of that');
	});

	test('a subscription is confirmed and ended by a click', async () => {
		const email = `subscriber${digits}@example.com`;
		const subscription = { kind: 'subscription', email, topic: { kind: 'property', id: 1001 }, origin } as const;
		const row = await arrived(subscription, 'subscription');
		expect(row).toMatchObject({ state: 'pending', email, topic: 'property', property: 1001 });
		const { text, head } = await one(() => mailsTo(email)[0]);
		const tokenIn = (part: string) => part.match(/token=([\w-]+)/)?.[1] ?? '';
		const stateIs = (state: string) => async () => (await admin.get<Row>(`/items/subscription/${row.id}`))['state'] === state;
		expect(await outbox.subscriptions.confirm(tokenIn(text))).toBe('confirmed');
		await eventually(stateIs('confirmed'), 'the confirmation in Directus');
		expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
		const unsubscribe = tokenIn(head.replace(/\r\n\s+/g, '').match(/List-Unsubscribe:\s*<[^>]*>/)?.[0] ?? '');
		expect(await outbox.subscriptions.unsubscribe(unsubscribe)).toBe('unsubscribed');
		await eventually(stateIs('unsubscribed'), 'the end of it in Directus');
	});
});
