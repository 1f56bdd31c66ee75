import { expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { change, leadsOfTest } from '../leads.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';
import { somePhone } from '../visitor.ts';

type Event = { id: number; who: string; progress: string | null; lost_reason: string | null; agent: number | null };

const { fromSite, keep } = leadsOfTest();
const first = await colleague(agentRole, { agent: 1001, first_name: 'Salma' });
const second = await colleague(agentRole, { agent: 1002, first_name: 'Omar' });
const manager = await colleague(salesManagerRole, { first_name: 'Hoda' });
const hr = await colleague(hrRole);

const historyOf = async (enquiry: number, { token }: { token: string }): Promise<string[]> => {
	const { data } = await asked<Event[]>('GET', `/items/lead_event?filter[enquiry][_eq]=${enquiry}&sort=id&fields=*`, token);
	return (data ?? []).map(({ who, progress, agent }) => `${who.split(' ')[0]} ${progress ?? '–'} ${agent ?? '–'}`);
};

test('an agent sees the history of their own requests only', async () => {
	const { id } = await fromSite('enquiry', { agent: 1001 });
	await change(manager, 'enquiry', id, { agent: 1001 });
	expect(await change(first, 'enquiry', id, { progress: 'contacted' })).toBe(200);
	expect(await change(first, 'enquiry', id, { internal_notes: 'called' })).toBe(200);
	const known = ['Site new 1001', 'Hoda – 1001', 'Salma contacted –'];
	expect(await historyOf(id, first)).toEqual(known);
	expect(await historyOf(id, manager)).toEqual(known);
	for (const person of [second, hr]) expect(await historyOf(id, person)).toEqual([]);
	const { data } = await asked<{ events: unknown[] }>('GET', `/items/enquiry/${id}?fields=events.who,events.progress`, first.token);
	expect(data?.events).toHaveLength(3);
	await change(manager, 'enquiry', id, { agent: 1002 });
	expect(await historyOf(id, first)).toEqual([]);
	expect(await historyOf(id, second)).toEqual([...known, 'Hoda – 1002']);
});

test('records who entered a request, and every reason for closing', async () => {
	const { data } = await asked<{ id: number }>('POST', '/items/enquiry', first.token, { name: 'Mona', phone: somePhone() });
	const { id } = keep('enquiry', data ?? { id: 0 });
	for (const lost_reason of ['price', 'later']) expect(await change(first, 'enquiry', id, { progress: 'lost', lost_reason })).toBe(200);
	expect(await change(first, 'enquiry', id, { progress: 'contacted' })).toBe(200);
	const { data: events } = await asked<Event[]>('GET', `/items/lead_event?filter[enquiry][_eq]=${id}&sort=id&fields=*`, first.token);
	expect(events?.map(({ who, progress, lost_reason }) => [who.split(' ')[0], progress, lost_reason])).toEqual([
		['Salma', 'new', null],
		['Salma', 'lost', 'price'],
		['Salma', 'lost', 'later'],
		['Salma', 'contacted', null],
	]);
});

test('is read-only, and deleted with its request', async () => {
	const { id } = await fromSite('enquiry', { agent: 1001 });
	await change(manager, 'enquiry', id, { progress: 'meeting', agent: 1001 });
	const [event] = await admin.get<Event[]>(`/items/lead_event?filter[enquiry][_eq]=${id}`);
	for (const { token } of [first, manager, hr]) {
		expect((await ask('POST', '/items/lead_event', token, { enquiry: id, who: 'x' })).status).toBe(403);
		expect((await ask('PATCH', `/items/lead_event/${event?.id}`, token, { who: 'x' })).status).toBe(403);
		expect((await ask('DELETE', `/items/lead_event/${event?.id}`, token)).status).toBe(403);
	}
	const nested = { events: { create: [{ who: 'x' }], update: [], delete: [event?.id] } };
	for (const { token } of [first, manager]) expect((await ask('PATCH', `/items/enquiry/${id}`, token, nested)).status).toBe(403);
	await admin.delete(`/items/enquiry/${id}`);
	expect(await admin.get(`/items/lead_event?filter[id][_eq]=${event?.id}`)).toEqual([]);
});
