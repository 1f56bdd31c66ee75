import { beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { change, leadsOfTest, listNotifications, type Row } from '../leads.ts';
import { receivedMails } from '../mail-sink.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, ask, eventually, mailbox } from '../system.ts';
import { somePhone } from '../visitor.ts';

const [NOUR, OMAR] = [1003, 1004];
const { fromSite, byHand } = leadsOfTest();
let nour: Colleague;
let omar: Colleague;
let manager: Colleague;
let hr: Colleague;

beforeAll(async () => {
	nour = await colleague(agentRole, { agent: NOUR, language: 'en-US' });
	omar = await colleague(agentRole, { agent: OMAR, language: 'ar-SA' });
	manager = await colleague(salesManagerRole, { language: 'en-US' });
	hr = await colleague(hrRole, { language: 'en-US' });
});

const read = (id: number) => admin.get<Row>(`/items/enquiry/${id}`);
const mailsAbout = (row: Row) => receivedMails(mailbox().folder).filter(({ subject }) => subject.includes(String(row['reference'])));
const emailOf = async (agent: number) => (await admin.get<{ email: string }>(`/items/agent/${agent}?fields=email`)).email;

describe('a lead entered by hand', () => {
	test('belongs to the agent who entered it, and is joined to the known person', async () => {
		const phone = somePhone();
		const earlier = await fromSite('enquiry', { phone, agent: OMAR });
		const { row } = await byHand(nour, { name: 'Caller', phone: `0${phone.slice(3)}`, message: 'Two bedrooms', source: 'walk_in' });
		const stored = await read(row?.id ?? 0);
		expect(stored).toMatchObject({ agent: NOUR, source: 'walk_in', phone, progress: 'new', key: null, waiting_since: null });
		expect(stored['person']).toBe(earlier['person']);
		expect(stored['reference']).toMatch(/^PN-[\dA-Z]{4}-[\dA-Z]{4}$/);
		expect(stored['whatsapp_url']).toContain(`https://wa.me/${phone.slice(1)}?text=`);
		expect(row).not.toHaveProperty('person');
		expect(await listNotifications(nour, stored as Row)).toEqual([]);
	});

	test('by a manager goes to the chosen agent, who is notified', async () => {
		const { row } = await byHand(manager, { name: 'Caller', phone: somePhone(), agent: OMAR });
		const stored = await read(row?.id ?? 0);
		expect(stored).toMatchObject({ agent: OMAR, source: 'phone' });
		await eventually(async () => (await listNotifications(omar, stored)).length === 1, 'the notification');
		const [mail] = await eventually(async () => mailsAbout(stored).length > 0 && mailsAbout(stored), 'the mail');
		expect(mail?.to).toBe(await emailOf(OMAR));
	});

	test('has a greeting in its language, updated with language and name', async () => {
		const { row } = await byHand(nour, { name: 'Caller', phone: somePhone(), language: 'en' });
		const greeting = async () => decodeURIComponent(String((await read(row?.id ?? 0))['whatsapp_url']));
		expect(await greeting()).toContain('text=Hello Caller,');
		expect(await change(nour, 'enquiry', row?.id ?? 0, { language: 'ar', name: 'سلمى' })).toBe(200);
		await eventually(async () => (await greeting()).includes('أهلًا سلمى،'), 'the greeting to follow');
		const { status } = await asked('PATCH', `/items/enquiry/${row?.id}`, nour.token, { language: 'fr' });
		expect(status).toBe(400);
	});

	test('can be corrected by its agent, except what a visitor wrote', async () => {
		const { row } = await byHand(nour, { name: 'Caler', phone: somePhone() });
		const phone = somePhone();
		expect(await change(nour, 'enquiry', row?.id ?? 0, { name: 'Caller', phone })).toBe(200);
		await eventually(async () => String((await read(row?.id ?? 0))['whatsapp_url']).includes(phone.slice(1)), 'the link to follow');
		const sent = await fromSite('enquiry', { agent: NOUR, message: 'My own words' });
		for (const who of [nour, manager])
			for (const body of [{ message: 'other words' }, { name: 'x' }, { phone: somePhone() }, { source: 'phone' }, { consent: false }])
				expect([body, await change(who, 'enquiry', sent.id, body)]).toEqual([body, 403]);
		expect(await read(sent.id)).toMatchObject({ message: 'My own words', source: 'site' });
	});
});

describe('a person who is known', () => {
	const [HOME_OF_ANOTHER] = [1011];
	const later = (phone: string, row: object = {}) => fromSite('enquiry', { phone, property: HOME_OF_ANOTHER, ...row });

	test('is one person, however name and number are written', async () => {
		const phone = somePhone();
		const local = `0${phone.slice(3)}`;
		const written = [
			['Abdel Rahman Ali', phone],
			['Abdelrahman Ali', `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`],
			['عبد الرحمن علي', local.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)],
			['عبدالرحمن علي', `0020${phone.slice(3)}`],
		] as const;
		const people: unknown[] = [];
		for (const [name, number] of written) people.push((await fromSite('enquiry', { name, phone: number }))['person']);
		expect(new Set(people).size).toBe(1);
	});

	test('stays with the agent of their open lead', async () => {
		const phone = somePhone();
		const first = await fromSite('enquiry', { phone, agent: NOUR });
		expect((await later(phone))['agent']).toBe(NOUR);
		expect((await fromSite('listing_submission', { phone: `0${phone.slice(3)}` }))['agent']).toBe(NOUR);
		const { row } = await byHand(manager, { name: 'Caller', phone });
		expect((await read(row?.id ?? 0))['agent']).toBe(NOUR);
		expect((await later(phone, { agent: OMAR }))['agent']).toBe(OMAR);
		expect(first['agent']).toBe(NOUR);
	});

	test('is not taken over by an agent who types their number', async () => {
		const phone = somePhone();
		await byHand(omar, { name: 'Typed', phone });
		await fromSite('enquiry', { phone, agent: NOUR });
		await byHand(omar, { name: 'Typed again', phone });
		expect((await later(phone))['agent']).toBe(NOUR);
	});

	test('is anybody’s again once their leads are closed, and a booked hour is the agent’s whose it is', async () => {
		const [usual, phone, booked] = [(await later(somePhone()))['agent'], somePhone(), somePhone()];
		const other = usual === NOUR ? OMAR : NOUR;
		for (const progress of ['won', 'lost'])
			await fromSite('enquiry', { phone, agent: other }).then(({ id }) => admin.patch(`/items/enquiry/${id}`, { progress }));
		expect((await later(phone))['agent']).toBe(usual);
		await fromSite('enquiry', { phone: booked, agent: other });
		const viewing = { intent: 'viewing', viewing_at: '2098-01-01T10:00:00Z', viewing_state: 'booked' };
		expect((await later(booked, viewing))['agent']).toBe(usual);
	});
});

describe('a closed lead', () => {
	test('requires a reason, which is removed when it is opened again', async () => {
		const sent = await fromSite('enquiry', { agent: NOUR });
		const refused = await ask('PATCH', `/items/enquiry/${sent.id}`, nour.token, { progress: 'lost' });
		expect(refused.status).toBe(400);
		expect(JSON.parse(refused.text).errors[0]).toMatchObject({
			message: expect.stringContaining('سبب الإغلاق'),
			extensions: { code: 'FAILED_VALIDATION', field: 'lost_reason' },
		});
		expect(await change(nour, 'enquiry', sent.id, { progress: 'lost', lost_reason: 'bribe' })).toBe(400);
		expect(await change(nour, 'enquiry', sent.id, { progress: 'lost', lost_reason: 'price' })).toBe(200);
		expect(await change(nour, 'enquiry', sent.id, { lost_reason: null })).toBe(400);
		expect(await change(nour, 'enquiry', sent.id, { internal_notes: 'called again' })).toBe(200);
		expect(await change(nour, 'enquiry', sent.id, { progress: 'contacted' })).toBe(200);
		expect(await read(sent.id)).toMatchObject({ progress: 'contacted', lost_reason: null });
	});

	test('from before reasons existed stays unchanged', async () => {
		const sent = await fromSite('enquiry', { agent: NOUR });
		await admin.patch(`/items/enquiry/${sent.id}`, { progress: 'lost' });
		expect(await change(nour, 'enquiry', sent.id, { internal_notes: 'old', progress: 'lost' })).toBe(200);
	});
});

describe('assigning a lead', () => {
	test('notifies the new agent without details, and withdraws the former agent’s notification', async () => {
		const sent = await fromSite('enquiry', { agent: NOUR, name: 'Secret Name', message: 'Secret words' });
		const [notification] = await eventually(
			async () => (await listNotifications(nour, sent)).length > 0 && listNotifications(nour, sent),
			'the notification',
		);
		expect(notification?.subject).toBe(`A request for you: ${sent['reference']}`);
		expect(JSON.stringify(notification)).not.toContain('Secret');
		expect(await change(manager, 'enquiry', sent.id, { agent: OMAR, internal_notes: 'for Omar' })).toBe(200);
		const [given] = await eventually(
			async () => (await listNotifications(omar, sent)).length > 0 && listNotifications(omar, sent),
			'the other one',
		);
		expect(given?.subject).toBe(`طلب لك: ${sent['reference']}`);
		expect(await listNotifications(nour, sent)).toEqual([]);
		expect((await asked('GET', `/items/enquiry/${sent.id}`, nour.token)).status).toBe(403);
		expect(await change(manager, 'enquiry', sent.id, { agent: OMAR, internal_notes: 'again' })).toBe(200);
		const to = await emailOf(OMAR);
		await eventually(async () => mailsAbout(sent).some((mail) => mail.to === to), 'the mail to the other one');
		await eventually(async () => (await read(sent.id))['notified_at'], 'the note of it');
		expect(await listNotifications(omar, sent)).toHaveLength(1);
		expect(mailsAbout(sent).filter((mail) => mail.to === to)).toHaveLength(1);
	});

	test('works for several leads at once', async () => {
		const rows = [await fromSite('enquiry', { agent: NOUR }), await fromSite('enquiry', { agent: NOUR })];
		for (let count = 0; count < 9; count++) rows.push(await fromSite('enquiry', { agent: NOUR }));
		const body = { keys: rows.map(({ id }) => id), data: { agent: OMAR } };
		expect((await asked('PATCH', '/items/enquiry', manager.token, body)).status).toBe(200);
		for (const row of rows) await eventually(async () => (await listNotifications(omar, row)).length === 1, 'a notification for each');
	});

	test('an unassigned lead notifies sales managers, an application HR', async () => {
		const sent = await fromSite('enquiry', { agent: NOUR });
		await change(manager, 'enquiry', sent.id, { agent: null });
		const other = await colleague(salesManagerRole);
		const again = await fromSite('enquiry', { agent: NOUR });
		await change(manager, 'enquiry', again.id, { agent: null });
		await eventually(async () => (await listNotifications(other, again)).length === 1, 'the notification');
		expect(await listNotifications(manager, again)).toEqual([]);
		const application = await fromSite('job_application', { career: 1001 });
		await eventually(async () => (await listNotifications(hr, application, 'job_application')).length === 1, 'the notification of HR');
		for (const who of [nour, manager]) expect(await listNotifications(who, application, 'job_application')).toEqual([]);
		await eventually(async () => mailsAbout(application).length === 1, 'the mail about it');
	});
});

describe('a follow-up date', () => {
	const week = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
	const always = week.map((day) => ({ day, from: '00:00', to: '24:00' }));

	test('reminds the agent once in Studio and by mail, and again after a change', async () => {
		const { opening_times: before } = await admin.get<{ opening_times: unknown }>('/items/setting?fields=opening_times');
		await admin.patch('/items/setting', { opening_times: always });
		try {
			const sent = await fromSite('enquiry', { agent: NOUR });
			const reminders = async () => (await listNotifications(nour, sent)).filter(({ subject }) => subject.startsWith('Time to follow up'));
			const mails = () => mailsAbout(sent).filter(({ subject }) => /follow up|المتابعة/.test(subject));
			const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
			expect(await change(nour, 'enquiry', sent.id, { follow_up_at: new Date(Date.now() + 3_600_000).toISOString() })).toBe(200);
			expect(await change(nour, 'enquiry', sent.id, { progress: 'contacted', follow_up_at: minutesAgo(5) })).toBe(200);
			await eventually(async () => (await reminders()).length === 1, 'the notification');
			await eventually(async () => (await read(sent.id))['reminded_at'], 'the note of the mail');
			expect(mails()).toHaveLength(1);
			expect(mails()[0]).toMatchObject({ to: await emailOf(NOUR) });
			expect(await change(nour, 'enquiry', sent.id, { follow_up_at: minutesAgo(4), internal_notes: 'x' })).toBe(200);
			const closed = await fromSite('enquiry', { agent: NOUR });
			expect(await change(nour, 'enquiry', closed.id, { progress: 'won', follow_up_at: minutesAgo(1) })).toBe(200);
			expect(await change(nour, 'enquiry', sent.id, { follow_up_at: minutesAgo(-0.05) })).toBe(200);
			await eventually(async () => (await reminders()).length === 2, 'the second one');
			await eventually(async () => mails().length === 2, 'the second mail');
			expect((await listNotifications(nour, closed)).filter(({ subject }) => subject.startsWith('Time'))).toEqual([]);
		} finally {
			await admin.patch('/items/setting', { opening_times: before });
		}
	});
});
