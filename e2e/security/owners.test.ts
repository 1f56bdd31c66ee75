import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { type Colleague, colleague } from '../staff.ts';
import { admin, ask, eventually, siteUrl } from '../system.ts';

/** Ways in which agents could once read colleagues' owners and change their listings. */
const PHONE = '+201007531246';
const OWNER = 'Owner Of A Colleague';
const TITLE = 'A home of a colleague';

const made: [collection: string, id: number][] = [];
let mine = 0;
let theirs = 0;
let agent: Colleague;

async function create(collection: string, row: object): Promise<number> {
	const { id } = await admin.post<{ id: number }>(`/items/${collection}?fields=id`, row);
	made.unshift([collection, id]);
	return id;
}

beforeAll(async () => {
	const location = await create('location', { status: 'published', translations: [{ languages_code: 'en_US', name: 'Owners’ city' }] });
	const area = await create('area', {
		status: 'published',
		location,
		code: 'OWN',
		translations: [{ languages_code: 'en_US', name: 'Owners’ area' }],
	});
	const [me, other] = [await create('agent', { status: 'published' }), await create('agent', { status: 'published' })];
	const home = (of: number, name: string, owner: object) =>
		create('property', {
			type: 'villa',
			price: 5_000_000,
			area,
			agent: of,
			status: 'published',
			translations: [{ languages_code: 'en_US', name }],
			private: [owner],
		});
	theirs = await home(other, TITLE, {
		owner_name: OWNER,
		owner_phone: PHONE,
		commission: 3.75,
		source: 'walk-in',
		internal_notes: 'sells at once',
	});
	mine = await home(me, 'A home of mine', { owner_name: 'My owner', owner_phone: '+201005550001', commission: 2.5 });
	agent = await colleague(agentRole, { agent: me });
});
afterAll(async () => {
	for (const [collection, id] of made) await admin.delete(`/items/${collection}/${id}`);
});

describe('an agent does not learn who owns a colleague’s home', () => {
	const asked = async (path: string, query: object) => ask('SEARCH', path, agent.token, { query: { limit: -1, meta: '*', ...query } });

	test('by grouping', async () => {
		const grouped = { filter: { id: { _eq: theirs } }, group: ['id'] };
		for (const [path, prefix] of [
			['/items/property', ''],
			['/items/property', 'private.'],
			['/items/property_private', ''],
		]) {
			const { text } = await asked(`${path}`, {
				...grouped,
				filter: {},
				aggregate: { max: [`${prefix}owner_phone`], min: [`${prefix}owner_name`] },
			});
			expect(text).not.toContain(PHONE);
			expect(text).not.toContain(OWNER);
		}
	});

	test.each([
		['the field', (phone: object) => ({ owner_phone: phone })],
		['the relation', (phone: object) => ({ private: { owner_phone: phone } })],
		['some of the relation', (phone: object) => ({ private: { _some: { owner_phone: phone } } })],
		['none of the relation', (phone: object) => ({ private: { _none: { owner_phone: phone } } })],
		['a relation without a field', (phone: object) => ({ '$FOLLOW(property_private,property)': { owner_phone: phone } })],
	])('digit by digit, through %s', async (_way, filter) => {
		for (let length = 4; length < PHONE.length; length += 3) {
			const answers = await Promise.all(
				[...'0123456789'].map((digit) =>
					asked('/items/property', {
						filter: { _and: [{ id: { _eq: theirs } }, filter({ _starts_with: PHONE.slice(0, length) + digit })] },
						fields: ['id'],
					}),
				),
			);
			expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		}
	});

	test('by Studio’s search', async () => {
		for (const path of ['/items/property', '/items/property_private'])
			for (const search of [PHONE, '+2010', OWNER, 'walk-in', '3.75'])
				for (const row of JSON.parse((await asked(path, { search, fields: ['*'] })).text).data)
					expect([row.id, row.property]).not.toContain(theirs);
	});

	test('by the order of commissions', async () => {
		for (const sort of ['commission', 'private.commission', 'private.owner_phone']) {
			const order = async (sign: string) =>
				(await asked('/items/property', { filter: { id: { _in: [mine, theirs] } }, sort: [`${sign}${sort}`, 'id'], fields: ['id'] })).text;
			expect(await order('')).toBe(await order('-'));
		}
	});

	test('over GraphQL', async () => {
		const documents = [
			'{ property(limit: -1) { id private { owner_phone owner_name commission } } }',
			'{ property_private(limit: -1) { id owner_phone owner_name } }',
			'{ property_private_aggregated(groupBy: ["owner_phone", "owner_name"]) { group count { id } } }',
			'{ property_aggregated(groupBy: ["owner_phone"]) { group } }',
		];
		for (const query of documents) {
			const { text } = await ask('POST', '/graphql', agent.token, { query });
			expect(text).not.toContain(PHONE);
			expect(text).not.toContain(OWNER);
		}
		const matches = (phone: string) =>
			ask('POST', '/graphql', agent.token, {
				query: `{ property(filter: { id: { _eq: ${theirs} }, private: { owner_phone: { _starts_with: "${phone}" } } }) { id } }`,
			});
		expect(await matches('+201007')).toEqual(await matches('+201999'));
	});

	test('but knows the owners of own homes', async () => {
		const { text } = await asked('/items/property_private', { fields: ['property', 'owner_phone'] });
		expect(JSON.parse(text).data).toEqual([{ property: mine, owner_phone: '+201005550001' }]);
	});
});

describe('an agent does not write on a colleague’s page', () => {
	const parts = async () => {
		const [home] = await admin.get<object[]>(
			`/items/property?filter[id][_eq]=${theirs}&fields=*,translations.*,images.*,amenities.*,payment_plans.*,private.*`,
		);
		return home;
	};

	test.each([
		['property_translations', { languages_code: 'ar_EG', name: 'hijack' }],
		['property_translations', { languages_code: 'en_US', name: 'hijack' }],
		['property_files', {}],
		['property_amenity', {}],
		['property_payment_plan', {}],
	])('by adding to %s', async (table, row) => {
		const before = await parts();
		expect((await ask('POST', `/items/${table}`, agent.token, { ...row, property_id: theirs })).status).toBe(403);
		expect((await ask('POST', `/items/${table}`, agent.token, [{ ...row, property_id: { id: theirs } }])).status).toBe(403);
		expect(await parts()).toEqual(before);
	});

	test('by moving a part of an own home there', async () => {
		const before = await parts();
		for (const [table, key, row] of [
			['property_translations', 'property_id', { languages_code: 'ar_EG', name: 'hijack' }],
			['property_files', 'property_id', {}],
			['property_amenity', 'property_id', {}],
			['property_payment_plan', 'property_id', {}],
		] as const) {
			const part = await create(table, { ...row, [key]: mine });
			expect((await ask('PATCH', `/items/${table}/${part}`, agent.token, { [key]: theirs })).status).toBe(403);
		}
		const [owner] = await admin.get<{ id: number }[]>(`/items/property_private?filter[property][_eq]=${mine}&fields=id`);
		expect((await ask('PATCH', `/items/property_private/${owner?.id}`, agent.token, { property: theirs })).status).toBe(403);
		expect(await parts()).toEqual(before);
	});

	test('and visitors read what was there', async () => {
		const read = async () => (await fetch(`${siteUrl}/properties/${theirs}`)).text();
		const page = await eventually(async () => (await read()).includes(TITLE) && read(), 'the home on the site');
		expect(page).not.toContain('hijack');
	});
});

test('an agent’s account without a record has no part in what belongs to nobody', async () => {
	const area = made.find(([collection]) => collection === 'area')?.[1];
	const home = await create('property', { type: 'villa', price: 1, area, agent: null, status: 'draft', private: [{ owner_phone: PHONE }] });
	const request = await create('enquiry', { name: 'Nobody’s', key: `nobody-${home}` });
	await admin.patch(`/items/enquiry/${request}`, { agent: null });
	const { token } = await colleague(agentRole);
	for (const [path, change] of [
		[`/items/property/${home}`, { price: 2 }],
		[`/items/enquiry/${request}`, { progress: 'won' }],
	] as const) {
		expect((await ask('GET', path, token)).status).toBe(403);
		expect((await ask('PATCH', path, token, change)).status).toBe(403);
	}
	for (const table of ['property_private', 'enquiry', 'listing_submission'])
		expect(JSON.parse((await ask('GET', `/items/${table}`, token)).text).data).toEqual([]);
	expect(Number((await admin.get<{ price: number }>(`/items/property/${home}?fields=price`)).price)).toBe(1);
});
