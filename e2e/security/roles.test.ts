import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { asked, type Colleague, colleague, uploadFile } from '../staff.ts';
import { admin, adminToken, ask } from '../system.ts';
import { somePhone } from '../visitor.ts';

type Row = Record<string, unknown> & { id: number };

const made: [string, number | string][] = [];
let editor: Colleague;
let manager: Colleague;
let hr: Colleague;
let application: Row;
let enquiry: Row;
let offered: Row;
let cv = '';
let photograph = '';

async function make(collection: string, row: Record<string, unknown>): Promise<Row> {
	const created = await admin.post<Row>(`/items/${collection}`, row);
	made.push([collection, created.id]);
	return created;
}

async function fileIn(folder: string, name: string): Promise<string> {
	const { id = '' } = await uploadFile(adminToken, folder, name, `%PDF-1.4 ${name}`);
	made.push(['directus_files', id]);
	return id;
}

const statusOf = async ({ token }: Colleague, method: string, path: string, body?: unknown) =>
	(await ask(method, path, token, body)).status;

async function create({ token }: Colleague, collection: string, row: Record<string, unknown>): Promise<Row | null> {
	const { data } = await asked<Row>('POST', `/items/${collection}`, token, row);
	if (data) made.push([collection, data.id]);
	return data;
}

/** The ids somebody sees; null when the collection is forbidden. */
const idsOf = async ({ token }: Colleague, collection: string): Promise<unknown[] | null> => {
	const { status, data } = await asked<Row[]>('GET', `/items/${collection}?limit=-1&fields=id`, token);
	return status === 200 ? (data ?? []).map(({ id }) => id) : null;
};

beforeAll(async () => {
	[editor, manager, hr] = [await colleague(editorRole), await colleague(salesManagerRole), await colleague(hrRole)];
	cv = await fileIn(FOLDER.applications, 'cv.pdf');
	photograph = await fileIn(FOLDER.inbox, 'photograph.pdf');
	application = await make('job_application', { name: 'Applicant', phone: somePhone(), cv });
	enquiry = await make('enquiry', { name: 'Lead', phone: somePhone() });
	offered = await make('listing_submission', { name: 'Owner', phone: somePhone(), photographs: [{ directus_files_id: photograph }] });
});

afterAll(async () => {
	for (const [collection, id] of made.reverse())
		await admin.delete(collection === 'directus_files' ? `/files/${id}` : `/items/${collection}/${id}`).catch(() => {});
	for (const { person } of [application, enquiry, offered]) await admin.delete(`/items/person/${person}`).catch(() => {});
});

describe('an editor', () => {
	test('sees who changed a price, and takes it back', async () => {
		const property = await make('property', { type: 'villa', price: 5_000_000, area: 1001, status: 'draft' });
		const other = await colleague(editorRole);
		expect(await statusOf(other, 'PATCH', `/items/property/${property.id}`, { price: 4_000_000 })).toBe(200);
		expect(await statusOf(other, 'PATCH', `/items/property/${property.id}`, { price: 3_000_000 })).toBe(200);
		const fields = 'id,data,delta,activity.action,activity.timestamp,activity.ip,activity.user_agent,activity.origin,activity.user.*';
		const { data } = await asked<{ id: number; data: Row; activity: { user: { id: string } | null } }[]>(
			'GET',
			`/revisions?filter[collection][_eq]=property&filter[item][_eq]=${property.id}&sort=id&fields=${fields}`,
			editor.token,
		);
		const changes = data?.filter(({ activity }) => activity.user?.id === other.id) ?? [];
		expect(changes.map((change) => Number(change.data['price']))).toEqual([4_000_000, 3_000_000]);
		expect(await statusOf(editor, 'POST', `/utils/revert/${changes[0]?.id}`)).toBe(204);
		expect(Number((await admin.get<Row>(`/items/property/${property.id}`))['price'])).toBe(4_000_000);
	});

	test('sees the history of content and leads, and of nothing else', async () => {
		await admin.patch(`/items/enquiry/${enquiry.id}`, { progress: 'contacted' });
		await admin.patch(`/items/job_application/${application.id}`, { internal_notes: 'about the applicant' });
		await admin.patch(`/items/person/${application['person']}`, { internal_notes: 'about the applicant' });
		await admin.patch(`/users/${hr.id}`, { title: 'HR' });
		for (const path of ['/revisions', '/activity']) {
			const { data } = await asked<{ collection: string }[]>('GET', `${path}?groupBy[]=collection&aggregate[count]=id`, editor.token);
			const seen = new Set(data?.map(({ collection }) => collection));
			expect(seen).toContain('enquiry');
			for (const collection of ['job_application', 'person', 'directus_users', 'directus_files', 'erasure'])
				if (path === '/revisions') expect(seen).not.toContain(collection);
			const others = await asked<unknown[]>(
				'GET',
				`${path}?filter[collection][_in]=job_application,person,directus_users,directus_files&fields=id,collection${path === '/activity' ? ',user' : ''}`,
				editor.token,
			);
			expect((others.data as { user?: string }[]).filter(({ user }) => user !== editor.id)).toEqual([]);
		}
		const [revision] = await admin.get<{ id: number }[]>('/revisions?filter[collection][_eq]=job_application&limit=1&sort=-id&fields=id');
		expect(await statusOf(editor, 'POST', `/utils/revert/${revision?.id}`)).toBe(403);
	});

	test('no longer sees job applications, CVs, or who did nothing but apply', async () => {
		expect(await idsOf(editor, 'job_application')).toBeNull();
		expect(await statusOf(editor, 'GET', `/assets/${cv}`)).toBe(403);
		expect(await statusOf(editor, 'GET', `/files/${cv}`)).toBe(403);
		expect(await statusOf(editor, 'GET', `/assets/${photograph}`)).toBe(200);
		const people = await idsOf(editor, 'person');
		expect(people).toContain(enquiry['person']);
		expect(people).not.toContain(application['person']);
		expect((await ask('GET', '/items/person?limit=-1&fields=id,applications,applications.*', editor.token)).text).not.toContain(
			'applications":',
		);
		expect(await statusOf(editor, 'GET', '/items/person?filter[applications][_some][name][_contains]=A')).toBe(403);
		expect(await statusOf(editor, 'DELETE', `/items/person/${application['person']}`)).toBe(403);
	});

	test('cannot reach CVs by moving files or folders', async () => {
		expect(await statusOf(editor, 'PATCH', `/files/${cv}`, { folder: FOLDER.documents })).toBe(403);
		expect(await statusOf(editor, 'DELETE', `/files/${cv}`)).toBe(403);
		expect(await statusOf(editor, 'PATCH', `/files/${photograph}`, { folder: FOLDER.applications })).toBe(400);
		for (const folder of [FOLDER.applications, FOLDER.inbox, FOLDER.properties]) {
			expect(await statusOf(editor, 'DELETE', `/folders/${folder}`)).toBe(403);
			expect(await statusOf(editor, 'PATCH', `/folders/${folder}`, { name: 'x' })).toBe(403);
		}
		expect((await uploadFile(editor.token, FOLDER.applications, 'x.pdf', 'x')).status).toBe(400);
		const own = await asked<{ id: string }>('POST', '/folders', editor.token, { name: 'Spring' });
		expect((await uploadFile(editor.token, own.data?.id ?? '', 'x.pdf', 'x')).status).toBe(200);
		expect(await statusOf(editor, 'DELETE', `/folders/${own.data?.id}`)).toBe(204);
	});
});

describe.each([
	['an editor', () => editor],
	['a sales manager', () => manager],
])('%s', (_, who) => {
	test('enters a lead after a call: with a number, a person and the agent they chose', async () => {
		const phone = somePhone();
		const byHand = await create(who(), 'enquiry', { name: 'Caller', phone: `0${phone.slice(3)}`, channel: 'call', agent: 1004 });
		const row = await admin.get<Row>(`/items/enquiry/${byHand?.id}`);
		expect(row).toMatchObject({ name: 'Caller', agent: 1004, progress: 'new', key: null });
		expect(row['reference']).toMatch(/^PN-[\dA-Z]{4}-[\dA-Z]{4}$/);
		expect(row['sent_at']).not.toBeNull();
		const offer = await create(who(), 'listing_submission', { name: 'Caller', phone, type: 'villa', area: 1001 });
		const again = await admin.get<Row>(`/items/listing_submission/${offer?.id}`);
		expect(again['person']).toBe(row['person']);
		expect(again['agent']).not.toBeNull();
		expect(await admin.get(`/items/person/${row['person']}?fields=name,phone`)).toEqual({ name: 'Caller', phone });
		expect(await statusOf(who(), 'PATCH', `/items/enquiry/${row.id}`, { agent: 1005, internal_notes: 'called back' })).toBe(200);
		expect(await statusOf(who(), 'DELETE', `/items/person/${row['person']}`)).toBe(204);
		expect(await admin.get(`/items/enquiry?filter[id][_eq]=${row.id}`)).toEqual([]);
	});

	test.each(['key', 'notified_at', 'answered_at', 'escalated_at'])('cannot write %s of a lead', async (field) => {
		expect(await statusOf(who(), 'POST', '/items/enquiry', { [field]: '2026-11-15T10:00:00Z' })).toBe(403);
		expect(await statusOf(who(), 'PATCH', `/items/enquiry/${enquiry.id}`, { [field]: '2026-11-15T10:00:00Z' })).toBe(403);
	});

	test('reads subscriptions and leaves their state to the visitor', async () => {
		const subscription = await make('subscription', { email: 'reader@example.com', topic: 'newsletter' });
		expect(await idsOf(who(), 'subscription')).toContain(subscription.id);
		expect(await statusOf(who(), 'PATCH', `/items/subscription/${subscription.id}`, { state: 'confirmed' })).toBe(403);
	});
});

describe('a sales manager', () => {
	test('sees every lead with its photographs, and every agent', async () => {
		const draft = await make('agent', { status: 'draft' });
		expect(await idsOf(manager, 'enquiry')).toContain(enquiry.id);
		expect(await idsOf(manager, 'listing_submission')).toContain(offered.id);
		expect(await idsOf(manager, 'person')).toEqual(expect.arrayContaining([enquiry['person'], offered['person']]));
		expect(await idsOf(manager, 'agent')).toContain(draft.id);
		expect(await statusOf(manager, 'GET', `/assets/${photograph}`)).toBe(200);
	});

	test('sees no application, no CV, no draft, no owner, and history of leads alone', async () => {
		const property = await make('property', { type: 'villa', price: 5_000_000, area: 1001, status: 'draft' });
		expect(await idsOf(manager, 'job_application')).toBeNull();
		expect(await idsOf(manager, 'person')).not.toContain(application['person']);
		expect(await statusOf(manager, 'DELETE', `/items/person/${application['person']}`)).toBe(403);
		expect(await statusOf(manager, 'GET', `/assets/${cv}`)).toBe(403);
		expect(await idsOf(manager, 'property')).not.toContain(property.id);
		expect(await idsOf(manager, 'property_private')).toBeNull();
		expect(await statusOf(manager, 'GET', '/items/property?fields=owner_phone&limit=1')).toBe(403);
		await admin.patch(`/items/enquiry/${enquiry.id}`, { internal_notes: 'called' });
		const { data } = await asked<{ collection: string }[]>('GET', '/revisions?groupBy[]=collection&aggregate[count]=id', manager.token);
		expect(data?.map(({ collection }) => collection)).toContain('enquiry');
		expect(data?.filter(({ collection }) => !['enquiry', 'listing_submission'].includes(collection))).toEqual([]);
		expect((await asked('GET', '/users?limit=-1&fields=id', manager.token)).data).toEqual([{ id: manager.id }]);
	});

	test('writes no content and deletes no single lead', async () => {
		for (const [method, path, body] of [
			['POST', '/items/property', { type: 'villa', price: 1, area: 1001 }],
			['PATCH', '/items/property/1001', { price: 1 }],
			['PATCH', '/items/agent/1001', { phone: '+201000000000' }],
			['POST', '/items/person', { name: 'x' }],
			['DELETE', `/items/enquiry/${enquiry.id}`, undefined],
			['DELETE', `/files/${photograph}`, undefined],
			['POST', '/users', { email: 'x@example.com' }],
		] as const)
			expect([method, path, await statusOf(manager, method, path, body)]).toEqual([method, path, 403]);
		for (const folder of [FOLDER.properties, FOLDER.applications, FOLDER.documents])
			expect((await uploadFile(manager.token, folder, 'x.pdf', 'x')).status).toBe(400);
	});
});

describe('HR', () => {
	test('works on applications with their CVs, and on the people who applied', async () => {
		expect(await idsOf(hr, 'job_application')).toContain(application.id);
		expect(await idsOf(hr, 'person')).toContain(application['person']);
		const draft = await make('career', { department: 'sales', status: 'draft' });
		expect(await idsOf(hr, 'career')).toContain(draft.id);
		expect(await statusOf(hr, 'GET', `/assets/${cv}`)).toBe(200);
		expect(await statusOf(hr, 'PATCH', `/items/job_application/${application.id}`, { progress: 'meeting' })).toBe(200);
		const { id: file } = await uploadFile(hr.token, FOLDER.applications, 'handed-over.pdf', '%PDF-1.4');
		const byHand = await create(hr, 'job_application', { name: 'By hand', phone: somePhone(), cv: file });
		expect(byHand?.['reference']).toMatch(/^PN-/);
		const { person } = await admin.get<Row>(`/items/job_application/${byHand?.id}`);
		expect(await statusOf(hr, 'DELETE', `/items/job_application/${byHand?.id}`)).toBe(204);
		expect(await statusOf(hr, 'DELETE', `/items/person/${person}`)).toBe(403);
		await admin.delete(`/items/person/${person}`);
	});

	test('erases who did nothing but apply, and nobody else', async () => {
		const phone = somePhone();
		const applied = await make('job_application', { name: 'Both', phone });
		const lead = await make('enquiry', { name: 'Both', phone });
		expect(lead['person']).toBe(applied['person']);
		for (const person of [lead['person'], enquiry['person'], offered['person']])
			expect(await statusOf(hr, 'DELETE', `/items/person/${person}`)).toBe(403);
		expect(await admin.get(`/items/job_application?filter[id][_eq]=${applied.id}&fields=id`)).toEqual([{ id: applied.id }]);
		await admin.delete(`/items/person/${lead['person']}`);
		const only = await make('job_application', { name: 'Only', phone: somePhone() });
		expect(await statusOf(hr, 'DELETE', `/items/person/${only['person']}`)).toBe(204);
		expect(await admin.get(`/items/job_application?filter[id][_eq]=${only.id}`)).toEqual([]);
	});

	test('sees no lead and no content, and writes no career', async () => {
		for (const collection of ['enquiry', 'listing_submission', 'subscription', 'property', 'property_private', 'erasure', 'agent'])
			expect([collection, await idsOf(hr, collection)]).toEqual([collection, null]);
		expect(await idsOf(hr, 'person')).not.toContain(enquiry['person']);
		expect((await ask('GET', '/items/person?limit=-1&fields=id,enquiries,enquiries.*', hr.token)).text).not.toContain('enquiries":');
		expect(await statusOf(hr, 'GET', '/items/person?fields=internal_notes')).toBe(403);
		expect(await statusOf(hr, 'GET', `/assets/${photograph}`)).toBe(403);
		expect(await statusOf(hr, 'PATCH', '/items/career/1001', { department: 'people' })).toBe(403);
		expect(await statusOf(hr, 'GET', '/revisions')).toBe(403);
		const { data } = await asked<Row[]>('GET', '/users?limit=-1&fields=id', hr.token);
		expect(data).toEqual([{ id: hr.id }]);
	});
});
