import { afterAll, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { search } from '../counter-world.ts';
import { change, type Row } from '../leads.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, eventually } from '../system.ts';
import { makeErasablePerson } from './erasable-person.ts';

const agent = await colleague(agentRole, { agent: 1001 });
const manager = await colleague(salesManagerRole);
const hr = await colleague(hrRole);
const made: [string, number][] = [];
afterAll(async () => {
	for (const [collection, id] of made.reverse()) await admin.delete(`/items/${collection}/${id}`).catch(() => {});
});

async function enter(row: object, token: string | null = null): Promise<Row> {
	const id = token ? (await asked<Row>('POST', '/items/enquiry', token, row)).data?.id : (await admin.post<Row>('/items/enquiry', row)).id;
	const enquiry = await admin.get<Row>(`/items/enquiry/${id}`);
	made.push(['person', Number(enquiry['person'])], ['enquiry', enquiry.id]);
	return enquiry;
}
const personOf = (enquiry: Row) => admin.get<Row>(`/items/person/${enquiry['person']}`);

test('an agent gives a colleague’s client no address of their own, and a sales manager may', async () => {
	const client = makeErasablePerson();
	const first = await enter({ name: client.word, phone: client.phone, agent: 1002 });
	const typed = { name: 'Somebody', phone: client.phone };
	const second = await enter({ ...typed, email: makeErasablePerson().email }, agent.token);
	expect(second['person']).toBe(first['person']);
	expect(await personOf(first)).toMatchObject({ phone: client.phone, email: null });
	await enter({ ...typed, email: client.email }, manager.token);
	expect(await personOf(first)).toMatchObject({ email: client.email });
});

test('an agent does not learn that a number they type is a colleague’s client', async () => {
	const client = makeErasablePerson();
	await enter({ name: client.word, phone: client.phone, email: client.email, agent: 1002 });
	/** Everything returned for a request with this phone and address, except its unique values. */
	const learnFrom = async ({ phone, email }: { phone: string; email: string }) => {
		const { status, data } = await asked<Row>('POST', '/items/enquiry', agent.token, { name: 'Typed', phone, email });
		const id = Number(data?.id);
		made.push(['person', Number((await admin.get<Row>(`/items/enquiry/${id}`))['person'])], ['enquiry', id]);
		const changed = await asked('PATCH', `/items/enquiry/${id}`, agent.token, { email: `a.${email}`, phone });
		const back = await asked('PATCH', `/items/enquiry/${id}`, agent.token, { email });
		const counter = await search(agent.token, phone);
		const texts = JSON.stringify([status, data, changed, back, counter])
			.replaceAll(phone, 'PHONE')
			.replaceAll(phone.replace('+', ''), 'PHONE')
			.replaceAll(email, 'EMAIL')
			.replaceAll(String(id), 'ID')
			.replaceAll(String(data?.['reference']), 'REFERENCE');
		return texts.replace(/"events":\[\d+\]/g, 'EVENTS').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'TIME');
	};
	const ofClient = await learnFrom(client);
	expect(ofClient).toBe(await learnFrom(makeErasablePerson()));
	expect(ofClient).toContain('REFERENCE');
});

test('people behind requests are not named to those who may not read them', async () => {
	const client = makeErasablePerson();
	const { person } = await enter({ name: client.word, phone: client.phone });
	const roles = [
		[hr, 'job_application'],
		[agent, 'enquiry'],
		[agent, 'listing_submission'],
	] as const;
	for (const [{ token }, collection] of roles) {
		const handled = collection === 'job_application' ? {} : { agent: 1001 };
		const typed = await admin.post<Row>(`/items/${collection}`, { name: client.word, phone: client.phone, ...handled });
		made.push([collection, typed.id]);
		expect(typed['person']).toBe(person);
		for (const fields of ['*', '*.*', 'id,person.id'])
			expect((await ask('GET', `/items/${collection}/${typed.id}?fields=${fields}`, token)).text).not.toContain('"person"');
		const filters = ['', '[id]'].map((path) => `filter[person]${path}[_eq]=${person}`);
		for (const query of ['fields=person', ...filters, 'groupBy[]=person&aggregate[count]=*', 'sort=person', 'aggregate[max]=person'])
			expect((await asked('GET', `/items/${collection}?${query}`, token)).status, query).toBe(403);
	}
	const byHand = await asked<Row>('POST', '/items/job_application', hr.token, { name: 'Typed', phone: client.phone });
	made.push(['job_application', Number(byHand.data?.id)]);
	expect([byHand.status, Object.keys(byHand.data ?? {})]).toEqual([200, expect.not.arrayContaining(['person'])]);
});

test('HR finds who only applied, with what they sent, and erases them', async () => {
	const { word, phone } = makeErasablePerson();
	const { id } = await admin.post<Row>('/items/job_application', { name: word, phone });
	const people = await asked<Row[]>('GET', `/items/person?filter[name][_eq]=${word}&fields=id,name,applications.id`, hr.token);
	expect(people.data).toEqual([{ id: expect.any(Number), name: word, applications: [{ id }] }]);
	expect((await asked('DELETE', `/items/person/${people.data?.[0]?.id}`, hr.token)).status).toBe(204);
	expect(await admin.get(`/items/job_application?filter[id][_eq]=${id}`)).toEqual([]);
});

test('a request whose number was mistyped goes to its person once that is put right', async () => {
	const [one, other] = [makeErasablePerson(), makeErasablePerson()];
	const known = await enter({ name: one.word, phone: one.phone });
	const mistyped = await enter({ name: one.word, phone: other.phone });
	expect(mistyped['person']).not.toBe(known['person']);
	expect(await change(manager, 'enquiry', mistyped.id, { phone: one.phone })).toBe(200);
	await eventually(
		async () => (await admin.get<Row>(`/items/enquiry/${mistyped.id}`))['person'] === known['person'],
		'the request at its person',
	);
});

test('whom a request is handed to may leave it, too: the manager hears of it again', async () => {
	const { word, phone } = makeErasablePerson();
	const { id } = await enter({ name: word, phone, agent: 1001 });
	await admin.patch(`/items/enquiry/${id}`, { escalated_at: '2026-11-15T10:00:00Z' });
	expect(await change(manager, 'enquiry', id, { internal_notes: 'left' })).toBe(200);
	expect((await admin.get<Row>(`/items/enquiry/${id}`))['escalated_at']).not.toBeNull();
	expect(await change(manager, 'enquiry', id, { agent: 1002 })).toBe(200);
	await eventually(async () => (await admin.get<Row>(`/items/enquiry/${id}`))['escalated_at'] === null, 'a new start');
});

test('agents read the plans that are published, and none that colleagues draft', async () => {
	const draft = await admin.post<Row>('/items/payment_plan', { label: 'Secret plan', status: 'draft', years: 8 });
	made.push(['payment_plan', draft.id]);
	const { data } = await asked<Row[]>('GET', '/items/payment_plan?limit=-1&fields=id,label,status', agent.token);
	expect(data?.length).toBeGreaterThan(0);
	expect(data?.filter(({ status }) => status !== 'published')).toEqual([]);
	expect(data?.[0]?.['label']).toBeTruthy();
});
