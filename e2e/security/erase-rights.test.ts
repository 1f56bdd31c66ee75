import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import type { Row } from '../leads.ts';
import { type Colleague, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';
import { find, makeErasablePerson } from './erasable-person.ts';

const made: [string, number | string][] = [];
let hr: Colleague;
let manager: Colleague;
let editor: Colleague;

beforeAll(async () => {
	[hr, manager, editor] = [await colleague(hrRole), await colleague(salesManagerRole, { language: 'ar-SA' }), await colleague(editorRole)];
});
afterAll(async () => {
	for (const [collection, id] of made.reverse()) await admin.delete(`/items/${collection}/${id}`).catch(() => {});
});

async function make(collection: string, row: object, { token }: { token: string | null } = { token: null }): Promise<Row> {
	const answer = token ? await ask('POST', `/items/${collection}`, token, row) : null;
	if (answer && answer.status !== 200) throw new Error(answer.text);
	const created = answer ? (JSON.parse(answer.text).data as Row) : await admin.post<Row>(`/items/${collection}`, row);
	made.push([collection, created.id]);
	return admin.get<Row>(`/items/${collection}/${created.id}`);
}

async function homeOf(phone: string): Promise<Row> {
	const home = await make('property', { type: 'villa', price: 5_000_000, area: 1001, status: 'draft' });
	return make('property_private', { property: home.id, owner_name: 'Owner', owner_phone: phone });
}

/** The collection in which each role may create rows. */
const entered = { hr: 'job_application', manager: 'enquiry', editor: 'enquiry' };
const colleagues = () => ({ hr, manager, editor });
type Who = keyof typeof entered;

async function enter(who: Who, row: object) {
	const request = await make(entered[who], { name: 'Somebody', ...row }, colleagues()[who]);
	made.push(['person', Number(request['person'])]);
	return { request, erase: () => ask('DELETE', `/items/person/${request['person']}`, colleagues()[who].token) };
}

describe('anyone who enters a number by hand and deletes its person erases nothing they may not change', () => {
	test.each<[Who, string]>([
		['hr', 'Ask an administrator'],
		['manager', 'مدير النظام'],
	])('%s leaves an owner', async (who, sentence) => {
		const { phone } = makeErasablePerson();
		const owned = await homeOf(phone);
		const { request, erase } = await enter(who, { phone });
		const { status, text } = await erase();
		expect([status, text]).toEqual([403, expect.stringContaining(sentence)]);
		expect(await find('property_private', { id: { _eq: owned.id } })).toMatchObject([{ owner_name: 'Owner', owner_phone: phone }]);
		expect(await find(entered[who], { id: { _eq: request.id } })).toHaveLength(1);
		expect(await find('erasure', { person: { _eq: request['person'] } })).toEqual([]);
	});

	test.each<Who>(['hr', 'manager'])('%s leaves the history of an owner', async (who) => {
		const { phone } = makeErasablePerson();
		const owned = await homeOf(phone);
		await admin.patch(`/items/property_private/${owned.id}`, { owner_name: null, owner_phone: null });
		const { erase } = await enter(who, { phone });
		expect((await erase()).status).toBe(403);
		const history = await admin.get(`/revisions?filter[collection][_eq]=property_private&filter[item][_eq]=${owned.id}&fields=data`);
		expect(JSON.stringify(history)).toContain(phone);
	});

	test.each<Who>(['hr', 'manager', 'editor'])('%s leaves a subscriber', async (who) => {
		const { phone, email } = makeErasablePerson();
		const subscription = await make('subscription', { email, topic: 'newsletter', state: 'confirmed' });
		const { erase } = await enter(who, { phone, email });
		expect((await erase()).status).toBe(403);
		expect(await find('subscription', { id: { _eq: subscription.id } })).toHaveLength(1);
	});

	test('an editor, who looks after owners, erases one', async () => {
		const { phone } = makeErasablePerson();
		const owned = await homeOf(phone);
		const { erase } = await enter('editor', { phone });
		expect((await erase()).status).toBe(204);
		expect(await find('property_private', { id: { _eq: owned.id } })).toMatchObject([{ owner_name: null, owner_phone: null }]);
	});
});
