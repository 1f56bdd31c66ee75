import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeableWhilePublic } from '#cms/access/agent.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { admin, ask, signIn } from '../system.ts';

const AGENT = 1001;
const made: number[] = [];
let token = '';

async function create(row: object): Promise<number> {
	const { id } = await admin.post<{ id: number }>('/items/property', {
		type: 'villa',
		price: 5_000_000,
		area: 1001,
		agent: AGENT,
		translations: [{ languages_code: 'en_US', name: 'Own home' }],
		private: [{ owner_name: 'Owner', commission: 2 }],
		...row,
	});
	made.push(id);
	return id;
}

const change = async (path: string, body: object) => (await ask('PATCH', `/items/${path}`, token, body)).status;
const partOf = async (table: string, key: string, id: number) =>
	(await admin.get<{ id: number }[]>(`/items/${table}?filter[${key}][_eq]=${id}&fields=id`))[0]?.id;

beforeAll(async () => {
	token = await signIn(sampleStaff.agent);
});
afterAll(async () => {
	for (const id of made) await admin.delete(`/items/property/${id}`);
});

describe('an own listing that visitors see', () => {
	test('is changed by its agent only in what is listed', async () => {
		const id = await create({ status: 'published' });
		const before = await admin.get<Record<string, unknown>>(`/items/property/${id}`);
		for (const body of [
			{ price: 1 },
			{ featured: true },
			{ exclusive: true },
			{ listed_on: '2026-01-01' },
			{ bedrooms: 9 },
			{ agent: 1002 },
			{ reference: 'MINE-1' },
			{ price_checked_on: '2026-11-01', price: 1 },
			{ translations: { create: [], update: [{ id: await partOf('property_translations', 'property_id', id), name: 'x' }], delete: [] } },
			{ payment_plans: { create: [{ payment_plan_id: { id: 1001 } }], update: [], delete: [] } },
		])
			expect(await change(`property/${id}`, body), JSON.stringify(body)).toBe(403);
		expect(await change(`property_translations/${await partOf('property_translations', 'property_id', id)}`, { name: 'x' })).toBe(403);
		const owner = await partOf('property_private', 'property', id);
		expect(await change(`property_private/${owner}`, { commission: 5 })).toBe(403);
		expect(await admin.get(`/items/property/${id}`)).toEqual(before);

		expect(changeableWhilePublic).toContain('price_checked_on');
		expect(await change(`property/${id}`, { price_checked_on: '2026-11-01', furnished: true })).toBe(200);
		expect(await change(`property_private/${owner}`, { owner_phone: '+201000000000' })).toBe(200);
		expect((await ask('POST', '/items/property_amenity', token, { property_id: id, amenity_id: 1001 })).status).toBe(200);
	});

	test('goes back to review for everything else', async () => {
		const id = await create({ status: 'published' });
		expect(await change(`property/${id}`, { status: 'review' })).toBe(200);
		expect(await change(`property/${id}`, { price: 4_900_000, featured: true })).toBe(200);
		expect(await change(`property_translations/${await partOf('property_translations', 'property_id', id)}`, { name: 'Better' })).toBe(200);
		expect(await change(`property_private/${await partOf('property_private', 'property', id)}`, { commission: 3 })).toBe(200);
		expect(await change(`property/${id}`, { listed_on: '2026-11-15' })).toBe(403);
		expect(await change(`property/${id}`, { status: 'published' })).toBe(400);
	});
});

test('a home becomes public through review alone: sold is for what was published', async () => {
	const draft = await create({ status: 'draft' });
	expect(await change(`property/${draft}`, { status: 'sold' })).toBe(400);
	expect(await change(`property/${draft}`, { status: 'on_hold' })).toBe(200);
	expect(await change(`property/${draft}`, { status: 'sold' })).toBe(400);
	expect((await ask('POST', '/items/property', token, { type: 'villa', price: 1, area: 1001, status: 'sold' })).status).toBe(400);
	expect(await change(`property/${await create({ status: 'published' })}`, { status: 'sold' })).toBe(200);
});

test('a listing of one’s own is created with its texts and its owner in one step', async () => {
	const answer = await ask('POST', '/items/property', token, {
		type: 'villa',
		price: 1,
		area: 1001,
		translations: [{ languages_code: 'en_US', name: 'New' }],
		private: [{ owner_name: 'Mona', owner_phone: '+201000000001' }],
	});
	const { id, agent } = JSON.parse(answer.text).data;
	made.push(id);
	expect({ status: answer.status, agent }).toEqual({ status: 200, agent: AGENT });
	const row = await admin.get(`/items/property/${id}?fields=translations.name,private.owner_name`);
	expect(row).toEqual({ translations: [{ name: 'New' }], private: [{ owner_name: 'Mona' }] });
});
