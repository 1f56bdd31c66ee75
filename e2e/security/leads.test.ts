import { beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { change, leadsOfTest, listNotifications, type Row } from '../leads.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, ask, eventually, siteToken } from '../system.ts';
import { somePhone } from '../visitor.ts';

const [OWN, OTHER] = [1005, 1006];
const { fromSite, byHand } = leadsOfTest();
let agent: Colleague;
let colleagueOfTheirs: Colleague;
let unlinked: Colleague;
let manager: Colleague;
let theirs: Row;

beforeAll(async () => {
	agent = await colleague(agentRole, { agent: OWN });
	colleagueOfTheirs = await colleague(agentRole, { agent: OTHER });
	unlinked = await colleague(agentRole);
	manager = await colleague(salesManagerRole);
	theirs = await fromSite('enquiry', { agent: OTHER, name: 'Somebody else’s', phone: somePhone() });
	await eventually(async () => (await listNotifications(colleagueOfTheirs, theirs)).length === 1, 'the notification');
});

describe('an agent who means harm', () => {
	test('enters no lead for a colleague or nobody, and none without a record of their own', async () => {
		for (const [who, row] of [
			[agent, { agent: OTHER }],
			[agent, { agent: { id: OTHER } }],
			[unlinked, {}],
			[unlinked, { agent: OTHER }],
			[unlinked, { agent: null }],
		] as const)
			expect([row, (await byHand(who, { name: 'Made up', phone: somePhone(), ...row })).status]).toEqual([
				row,
				expect.toBeOneOf([400, 403]),
			]);
		const { row } = await byHand(agent, { name: 'Nobody’s', phone: somePhone(), agent: null });
		expect(await admin.get(`/items/enquiry/${row?.id}?fields=agent`)).toEqual({ agent: OWN });
	});

	test.each([
		...['key', 'notified_at', 'answered_at', 'escalated_at', 'remind_since', 'reminded_at', 'user_created', 'date_created'],
		...['page_url', 'first_touch', 'last_touch', 'consent', 'consent_at', 'consent_text'],
	])('writes no %s', async (field) => {
		expect((await byHand(agent, { phone: somePhone(), [field]: '2026-11-15T10:00:00Z' })).status).toBe(403);
	});

	test('chooses neither person, number nor link of what they enter', async () => {
		const row = { person: theirs['person'], reference: 'PN-MINE-MINE', whatsapp_url: 'https://evil.example', waiting_since: null };
		const made = await byHand(agent, { phone: somePhone(), ...row });
		const stored = await admin.get<Row>(`/items/enquiry/${made.row?.id}`);
		for (const [field, value] of Object.entries(row)) if (value) expect([field, stored[field]]).not.toEqual([field, value]);
	});

	test('says of nothing they entered that it came by the website', async () => {
		const { status, row } = await byHand(agent, { phone: somePhone(), source: 'walk_in' });
		expect(status).toBe(200);
		for (const who of [agent, manager]) {
			expect((await byHand(who, { phone: somePhone(), agent: OWN, source: 'site' })).status).toBe(400);
			expect(await change(who, 'enquiry', row?.id ?? 0, { source: 'site' })).toBe(400);
		}
		const refused = await ask('PATCH', `/items/enquiry/${row?.id}`, manager.token, { source: 'site' });
		expect(JSON.parse(refused.text).errors[0].extensions).toMatchObject({
			...{ code: 'FAILED_VALIDATION', field: 'source' },
			validation_message: 'Only what a visitor sends on the website came by it: choose how they reached you.',
		});
		// Agents must not learn the source of a colleague's lead.
		const entered = await byHand(manager, { phone: somePhone(), agent: OTHER });
		for (const id of [theirs.id, entered.row?.id ?? 0]) expect(await change(agent, 'enquiry', id, { source: 'site' })).toBe(400);
		expect(await admin.get(`/items/enquiry/${row?.id}?fields=source`)).toEqual({ source: 'walk_in' });
	});

	test('learns nothing of a person by typing their number', async () => {
		const made = await byHand(agent, { name: 'Guess', phone: theirs['phone'] });
		expect(made.status).toBe(200);
		const answer = await ask('GET', `/items/enquiry/${made.row?.id}?fields=*,person.*`, agent.token);
		expect(answer.text).not.toContain('Somebody else');
		expect((await ask('GET', '/items/person', agent.token)).status).toBe(403);
	});

	test('takes no lead of a colleague, and gives none away', async () => {
		for (const body of [{ agent: OWN }, { progress: 'won' }, { follow_up_at: '2026-11-15T10:00:00Z' }, { lost_reason: 'other' }])
			expect([body, await change(agent, 'enquiry', theirs.id, body)]).toEqual([body, 403]);
		const own = await fromSite('enquiry', { agent: OWN });
		expect(await change(agent, 'enquiry', own.id, { agent: OTHER })).toBe(403);
		expect((await ask('DELETE', `/items/enquiry/${own.id}`, agent.token)).status).toBe(403);
		expect(await admin.get(`/items/enquiry/${theirs.id}?fields=agent,progress`)).toEqual({ agent: OTHER, progress: 'new' });
	});

	test('reads no notification of a colleague, and writes none', async () => {
		const [notification] = await admin.get<{ id: number }[]>(`/notifications?filter[item][_eq]=${theirs.id}&fields=id`);
		for (const path of [
			`/notifications/${notification?.id}`,
			`/notifications?filter[item][_eq]=${theirs.id}`,
			'/notifications?limit=-1&search=PN-',
		])
			expect((await ask('GET', path, agent.token)).text).not.toContain(String(theirs['reference']));
		expect((await ask('PATCH', `/notifications/${notification?.id}`, agent.token, { recipient: agent.id })).status).toBe(403);
		const made = { recipient: colleagueOfTheirs.id, subject: 'Call evil.example' };
		expect((await ask('POST', '/notifications', agent.token, made)).status).toBe(403);
	});

	test('reads no history of leads, where colleagues’ stand too', async () => {
		await change(manager, 'enquiry', theirs.id, { internal_notes: 'secret note' });
		expect((await ask('GET', '/revisions?filter[collection][_eq]=enquiry', agent.token)).status).toBe(403);
		const history = await ask('GET', `/revisions?filter[collection][_eq]=enquiry&filter[item][_eq]=${theirs.id}`, manager.token);
		expect(history.text).toContain('secret note');
	});
});

test('the site’s token reads no reason, no day to follow up, no notes and no link', async () => {
	for (const field of ['lost_reason', 'follow_up_at', 'internal_notes', 'whatsapp_url', 'source', 'name'])
		expect([field, (await asked('GET', `/items/enquiry?fields=${field}&limit=1`, siteToken)).status]).toEqual([field, 403]);
	for (const field of ['lost_reason', 'follow_up_at', 'remind_since', 'listing'])
		expect([field, (await asked('PATCH', `/items/listing_submission/1`, siteToken, { [field]: null })).status]).toEqual([field, 403]);
});
