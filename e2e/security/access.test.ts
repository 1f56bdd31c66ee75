import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyAccess } from '#cms/access/apply.ts';
import { sampleStaff } from '#cms/access/sample-staff.ts';
import { contentCollections, inboxCollections, listTables, staffCollections } from '#cms/access/tables.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { model } from '#cms/schema/model.ts';
import { admin, adminToken, ask, fetchDirectus, signIn, siteToken } from '../system.ts';
import { CANARY, make, plantCanaries, plantedCanaries, removeCanaries } from './canaries.ts';

const tables = model.flatMap(listTables);
const withoutColumn = new Set(model.flatMap(({ fields }) => fields.filter(({ schema }) => schema === null).map(({ name }) => name)));
const staffFields = tables.flatMap(({ name, staffFields: fields }) =>
	fields.filter((field) => !withoutColumn.has(field)).map((field) => [name, field] as const),
);
const inbox = inboxCollections.map(({ name }) => name);
/** What the site may read of a request to notify staff; nothing of its content. */
const readBack = (collection: string): string[] => [
	'id',
	'key',
	...(collection === 'subscription' ? [] : ['reference', 'progress', 'waiting_since', 'notified_at']),
	...(['enquiry', 'listing_submission'].includes(collection)
		? ['agent', 'agent_language', 'escalated_at', 'remind_since', 'reminded_at']
		: []),
	...(collection === 'enquiry' ? ['viewing_at'] : []),
];

/** Queries that a careless permission would answer. */
const questions = (table: string) => [
	`/items/${table}?limit=-1`,
	`/items/${table}?limit=-1&fields=*.*`,
	`/items/${table}?limit=-1&fields=*&filter[id][_nnull]=true`,
	`/items/${table}?search=${CANARY}&limit=-1`,
	`/items/${table}?limit=-1&fields=translations.*`,
	`/items/${table}?aggregate[count]=*&groupBy[]=status`,
	`/items/${table}?export=csv&limit=-1`,
];

let published = 0;
let privateFile = '';

beforeAll(async () => {
	({ published, privateFile } = await plantCanaries());
});
afterAll(removeCanaries);

test('the canaries are really there', async () => {
	for (const { name } of [...inboxCollections, ...staffCollections])
		expect((await ask('GET', `/items/${name}?limit=-1`, adminToken)).text).toContain(CANARY);
	expect(staffFields.length).toBeGreaterThan(20);
});

describe('without a token', () => {
	test.each(tables.map(({ name }) => name))('nothing of %s is answered', async (table) => {
		for (const question of questions(table)) {
			const { status, text } = await ask('GET', question, null);
			expect(text).not.toContain(CANARY);
			expect([401, 403]).toContain(status);
		}
	});

	test('nothing can be written', async () => {
		for (const { name } of tables) expect([403, 404]).toContain((await ask('POST', `/items/${name}`, null, {})).status);
	});
});

describe('with the site’s token', () => {
	test.each(tables.map(({ name }) => name))('no draft and no private value of %s comes back', async (table) => {
		for (const question of questions(table)) expect((await ask('GET', question, siteToken)).text).not.toContain(CANARY);
	});

	test.each(staffFields)('%s.%s can be neither read nor used to find rows', async (table, field) => {
		for (const question of [
			`fields=${field}`,
			`filter[${field}][_contains]=canary`,
			`sort=${field}`,
			`groupBy[]=${field}&aggregate[count]=*`,
		])
			expect((await ask('GET', `/items/${table}?limit=5&${question}`, siteToken)).status).toBe(403);
	});

	test('a draft and a missing row answer alike', async () => {
		const [, draft] = plantedCanaries.find(([collection]) => collection === 'project') ?? ['', 0];
		const [there, missing] = [
			await ask('GET', `/items/project/${draft}`, siteToken),
			await ask('GET', '/items/project/999999999', siteToken),
		];
		expect(there).toEqual({ ...missing, text: there.text });
		expect(there.status).toBe(403);
		expect(there.text).not.toContain(CANARY);
	});

	test('what is published is readable, in both languages', async () => {
		const { status, text } = await ask('GET', `/items/property/${published}?fields=id,reference,price`, siteToken);
		const row = JSON.parse(text).data;
		expect({ status, ...row, price: Number(row.price) }).toEqual({ status: 200, id: published, reference: 'CNR-VIL-1', price: 1 });
		const names = JSON.parse(
			(await ask('GET', '/items/location_translations?filter[location_id][_eq]=1001&sort=languages_code&fields=languages_code', siteToken))
				.text,
		).data;
		expect(names).toEqual([{ languages_code: 'ar_EG' }, { languages_code: 'en_US' }]);
	});

	test('GraphQL gives no more', async () => {
		const answer = await ask('POST', '/graphql', siteToken, { query: '{ property_private(limit: -1) { id owner_phone } }' });
		expect(answer.text).not.toContain(CANARY);
		expect(answer.status).toBeGreaterThanOrEqual(400);
		const introspection = await ask('POST', '/graphql', siteToken, { query: '{ __schema { types { name } } }' });
		expect(introspection.text).not.toContain('owner_phone');
	});

	test('private files stay private', async () => {
		expect((await ask('GET', `/assets/${privateFile}`, siteToken)).status).toBe(403);
		expect((await ask('GET', `/files?search=${CANARY}&limit=-1`, siteToken)).text).not.toContain(CANARY);
	});

	test('users, roles, revisions and activity are closed', async () => {
		for (const path of ['/users', '/roles', '/policies', '/permissions', '/revisions', '/activity', '/settings', '/flows', '/presets']) {
			const { status, text } = await ask('GET', `${path}?limit=-1&fields=*`, siteToken);
			expect(text).not.toContain(CANARY);
			expect(text).not.toContain('@example.com');
			expect(status === 403 || JSON.parse(text).data?.length === 0 || path === '/settings' || path === '/roles').toBe(true);
		}
	});

	test.each(inbox)('%s can be handed in, and of it only that it is there can be read back', async (collection) => {
		const key = `handed-in-${collection}`;
		const handedIn = await ask('POST', `/items/${collection}`, siteToken, { key, email: 'Visitor@example.com', consent: true });
		const { id } = JSON.parse(handedIn.text).data;
		plantedCanaries.push([collection, id]);
		expect({ status: handedIn.status, data: JSON.parse(handedIn.text).data }).toMatchObject({ status: 200, data: { id, key } });
		const seen: object[] = JSON.parse((await ask('GET', `/items/${collection}?limit=-1&fields=*`, siteToken)).text).data;
		expect(seen).toContainEqual(expect.objectContaining({ id, key }));
		for (const row of seen) expect(Object.keys(row).filter((field) => !readBack(collection).includes(field))).toEqual([]);
		for (const question of ['fields=email', 'filter[email][_contains]=v', 'sort=email', 'groupBy[]=email&aggregate[count]=*'])
			expect((await ask('GET', `/items/${collection}?${question}`, siteToken)).status).toBe(403);
		const row = await admin.get<{ progress?: string; state?: string }>(`/items/${collection}/${id}`);
		expect(row.progress ?? row.state).toBe(collection === 'subscription' ? 'pending' : 'new');
		const again = await ask('POST', `/items/${collection}`, siteToken, { key, email: 'again@example.com' });
		expect({ status: again.status, ...JSON.parse(again.text).errors[0].extensions }).toMatchObject({
			status: 400,
			code: 'RECORD_NOT_UNIQUE',
			collection,
			field: 'key',
		});
		expect((await ask('PATCH', `/items/${collection}/${id}`, siteToken, { email: 'other@example.com' })).status).toBe(403);
		expect((await ask('DELETE', `/items/${collection}/${id}`, siteToken)).status).toBe(403);
		for (const field of ['internal_notes', 'progress', 'notified_at', 'answered_at', 'user_created'])
			expect((await ask('POST', `/items/${collection}`, siteToken, { key: `${key}-${field}`, [field]: 'x' })).status).toBe(403);
	});

	test('people are made by Directus alone', async () => {
		expect((await ask('GET', '/items/person', siteToken)).status).toBe(403);
		expect((await ask('POST', '/items/person', siteToken, { phone: '+201000000000' })).status).toBe(403);
		const through = await ask('POST', '/items/enquiry', siteToken, { key: 'through', person: { phone: '+201000000000' } });
		const { id } = JSON.parse(through.text).data;
		plantedCanaries.push(['enquiry', id]);
		expect(await admin.get(`/items/enquiry/${id}?fields=person`)).toEqual({ person: null });
		expect(await admin.get('/items/person?filter[phone][_eq]=%2B201000000000')).toEqual([]);
	});

	test('of a subscription handed in, only its state can be changed', async () => {
		const [mine] = plantedCanaries.filter(([collection]) => collection === 'subscription').slice(-1);
		expect((await ask('PATCH', `/items/subscription/${mine?.[1]}`, siteToken, { state: 'confirmed' })).status).toBe(200);
		const [others] = plantedCanaries.filter(([collection]) => collection === 'subscription');
		expect((await ask('PATCH', `/items/subscription/${others?.[1]}`, siteToken, { state: 'confirmed' })).status).toBe(403);
	});

	test('files go to the private folder and cannot be had back', async () => {
		const send = async (method: string, path: string, folder: string) => {
			const form = new FormData();
			form.set('folder', folder);
			form.set('file', new Blob(['%PDF-1.4 handed in'], { type: 'application/pdf' }), 'handed-in.pdf');
			const answer = await fetchDirectus(path, { method, headers: { authorization: `Bearer ${siteToken}` }, body: form });
			await answer.body?.cancel();
			return answer.status;
		};
		expect(await send('POST', '/files', FOLDER.inbox)).toBe(204);
		expect(await send('POST', '/files', FOLDER.documents)).toBeGreaterThanOrEqual(400);
		const [mine, ...more] = await admin.get<{ id: string }[]>('/files?filter[filename_download][_eq]=handed-in.pdf');
		expect(more).toEqual([]);
		expect(await send('PATCH', `/files/${mine?.id}`, FOLDER.inbox)).toBe(204);
		expect(await send('PATCH', `/files/${mine?.id}`, FOLDER.documents)).toBeGreaterThanOrEqual(400);
		expect(await send('PATCH', `/files/${privateFile}`, FOLDER.inbox)).toBe(403);
		for (const path of [`/assets/${mine?.id}`, `/files/${mine?.id}`]) expect((await ask('GET', path, siteToken)).status).toBe(403);
		expect((await ask('DELETE', `/files/${mine?.id}`, siteToken)).status).toBe(403);
		await admin.delete(`/files/${mine?.id}`);
	});

	test('content cannot be written', async () => {
		for (const { name } of contentCollections.flatMap(listTables))
			expect([403, 404]).toContain((await ask('POST', `/items/${name}`, siteToken, {})).status);
		expect((await ask('PATCH', '/items/property/1001', siteToken, { price: 1 })).status).toBe(403);
		expect((await ask('DELETE', '/items/property/1001', siteToken)).status).toBe(403);
	});
});

describe('staff', () => {
	test('an agent sees the owners of own homes and nobody else’s', async () => {
		const token = await signIn(sampleStaff.agent);
		const listing = { type: 'villa', price: 1, area: 1001, status: 'draft' };
		const mine = await make('property', { ...listing, agent: 1001, reference: 'CNR-VIL-2', private: [{ owner_phone: 'mine' }] });
		await make('property', { ...listing, agent: 1002, reference: 'CNR-VIL-5', private: [{ owner_phone: CANARY }] });
		expect(JSON.parse((await ask('GET', `/items/property/${mine}?fields=private.owner_phone`, token)).text).data).toEqual({
			private: [{ owner_phone: 'mine' }],
		});
		for (const question of ['/items/property?limit=-1&fields=id,private.*', '/items/property_private?limit=-1'])
			expect((await ask('GET', question, token)).text).not.toContain(CANARY);
	});

	test('an agent hands in but does not publish, and leaves others’ listings alone', async () => {
		const token = await signIn(sampleStaff.agent);
		const listing = { type: 'villa', price: 2, area: 1001, agent: 1001, reference: 'CNR-VIL-3' };
		expect((await ask('POST', '/items/property', token, { ...listing, status: 'published' })).status).toBe(400);
		const created = await ask('POST', '/items/property', token, { ...listing, status: 'review' });
		expect(created.status).toBe(200);
		const { id } = JSON.parse(created.text).data;
		plantedCanaries.push(['property', id]);
		expect((await ask('PATCH', `/items/property/${id}`, token, { status: 'published' })).status).toBe(400);
		expect((await ask('PATCH', `/items/property/${id}`, token, { price: 3 })).status).toBe(200);
		expect((await ask('PATCH', `/items/property/${published}`, token, { price: 3 })).status).toBe(403);
		expect((await ask('POST', '/items/property', token, { ...listing, agent: 1002, reference: 'CNR-VIL-4' })).status).toBe(400);
	});

	test('an agent reads own enquiries only', async () => {
		const token = await signIn(sampleStaff.agent);
		const own = await make('enquiry', { name: 'Mine', agent: 1001 });
		const rows: { id: number; agent: number }[] = JSON.parse(
			(await ask('GET', '/items/enquiry?limit=-1&fields=id,agent', token)).text,
		).data;
		expect(rows.map(({ id }) => id)).toContain(own);
		expect(new Set(rows.map(({ agent }) => agent))).toEqual(new Set([1001]));
	});

	test('an agent reads what was offered to them, with its photographs, and who sent it, but not what else we know of them', async () => {
		const token = await signIn(sampleStaff.agent);
		const offered = (agent: number) => make('listing_submission', { name: 'Offered', phone: `+20100007${agent}`, agent, photographs: [] });
		const [own, others] = [await offered(1001), await offered(1002)];
		await admin.patch(`/items/listing_submission/${others}`, { photographs: [{ directus_files_id: privateFile }] });
		expect((await ask('GET', `/items/listing_submission/${own}`, token)).status).toBe(200);
		expect((await ask('GET', `/items/listing_submission/${others}`, token)).status).toBe(403);
		expect((await ask('GET', `/assets/${privateFile}`, token)).status).toBe(403);
		await admin.patch(`/items/listing_submission/${own}`, { photographs: [{ directus_files_id: privateFile }] });
		expect((await ask('GET', `/assets/${privateFile}`, token)).status).toBe(200);
		expect((await ask('GET', '/items/person?limit=-1&fields=id,phone', token)).status).toBe(403);
		expect((await ask('GET', `/items/listing_submission/${own}?fields=phone,person`, token)).status).toBe(403);
		expect((await ask('GET', `/items/listing_submission/${own}?fields=phone`, token)).text).toContain('+201000071001');
		expect((await ask('PATCH', `/items/listing_submission/${own}`, token, { progress: 'contacted' })).status).toBe(200);
		expect((await ask('PATCH', `/items/listing_submission/${own}`, token, { agent: 1002 })).status).toBe(403);
		for (const { id } of await admin.get<{ id: number }[]>('/items/person?filter[phone][_starts_with]=%2B20100007100'))
			plantedCanaries.push(['person', id]);
	});

	test('an editor publishes, and cannot touch users or schema', async () => {
		const token = await signIn(sampleStaff.editor);
		const [, draft] = plantedCanaries.find(([collection]) => collection === 'partner') ?? ['', 0];
		const arabic = { create: [{ languages_code: 'ar_EG', name: CANARY }], update: [], delete: [] };
		const whole = { status: 'published', website: null, translations: arabic };
		expect((await ask('PATCH', `/items/partner/${draft}`, token, whole)).status).toBe(200);
		expect((await ask('POST', '/users', token, { email: 'x@example.com' })).status).toBe(403);
		expect((await ask('POST', '/collections', token, { collection: 'x', schema: {} })).status).toBe(403);
	});
});

test('rights changed by hand are put back', async () => {
	const [open] = await admin.get<{ policy: { id: string } }[]>(
		'/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy.id',
	);
	await admin.post('/permissions', { policy: open?.policy.id, collection: 'property', action: 'read', fields: ['*'], permissions: {} });
	expect((await ask('GET', '/items/property?limit=1', null)).status).toBe(200);
	expect(await applyAccess(admin)).toEqual(['rights of the public removed']);
	expect((await ask('GET', '/items/property?limit=1', null)).status).toBe(403);
	expect(await applyAccess(admin)).toEqual([]);
});
