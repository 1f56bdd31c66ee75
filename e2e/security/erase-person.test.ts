import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { SYSTEM_USER } from '#cms/access/system.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { Submission } from '#outbox/submissions.ts';
import type { Row } from '../leads.ts';
import { colleague, uploadFile } from '../staff.ts';
import { admin, adminToken, ask, dataDir, siteToken } from '../system.ts';
import {
	accept,
	acceptInto,
	applicationFrom,
	directusFile,
	enquiryFrom,
	find,
	findErasures,
	findPerson,
	listingFrom,
	makeErasablePerson,
	origin,
	uploads,
	waitForDelivery,
	waitForErasure,
} from './erasable-person.ts';
import { tracesInFiles, tracesInTables } from './traces.ts';

const made: [string, number | string][] = [];

afterAll(async () => {
	for (const [collection, id] of made.reverse()) await admin.delete(`/items/${collection}/${id}`).catch(() => {});
});

describe('a person who wrote, offered a home, applied and subscribed', () => {
	const { sender, phone, email, word, words } = makeErasablePerson();
	const other = makeErasablePerson();
	let outbox: Outbox;
	let person = 0;
	let property: Row;

	beforeAll(async () => {
		outbox = acceptInto(join(dataDir, 'outbox'));
		const photo = { name: `${word}.jpg`, type: 'image/jpeg', text: `photograph of ${word}`, field: 'photos' as const };
		const cv = { name: `${word}.pdf`, type: 'application/pdf', text: `%PDF-1.4 ${word}`, field: 'cv' as const };
		const subscription: Submission = { kind: 'subscription', email: email.toUpperCase(), topic: { kind: 'newsletter' }, origin };
		const enquiry = await waitForDelivery('enquiry', await accept(outbox, enquiryFrom(sender)));
		await waitForDelivery('listing_submission', await accept(outbox, listingFrom(sender), photo));
		await waitForDelivery('job_application', await accept(outbox, applicationFrom({ ...sender, email: null }), cv));
		await waitForDelivery('enquiry', await accept(outbox, enquiryFrom({ ...sender, phone: null })));
		await waitForDelivery('subscription', await accept(outbox, subscription));
		await waitForDelivery('enquiry', await accept(outbox, enquiryFrom(other.sender)));
		person = await findPerson(phone);
		const item = String(enquiry.id);
		await admin.patch(`/items/enquiry/${enquiry.id}`, { internal_notes: `${word} called back`, progress: 'contacted' });
		await admin.patch(`/items/person/${person}`, { internal_notes: `${word} likes gardens` });
		await admin.post('/comments', { collection: 'enquiry', item, comment: `${word} will come` });
		const [someone] = await admin.get<{ id: string }[]>('/users?limit=1&fields=id');
		await admin.post('/notifications', { recipient: someone?.id, subject: `About ${word}`, collection: 'enquiry', item });
		await admin.post('/presets', { user: someone?.id, collection: 'person', search: `0${phone.slice(3)}` });
		await admin.get(`/items/person?search=${encodeURIComponent(phone)}&filter[name][_contains]=${word}`);
		property = await admin.post<Row>('/items/property', { type: 'villa', price: 5_000_000, area: 1001, status: 'draft' });
		made.push(['property', property.id]);
		const typed = `0${phone.slice(3, 6)} ${phone.slice(6, 9)}-${phone.slice(9)}`;
		const owner = { property: property.id, owner_name: sender.name, owner_phone: typed, commission: 2 };
		const { id } = await admin.post<Row>('/items/property_private', owner);
		await admin.patch(`/items/property_private/${id}`, { source: 'called us' });
	});

	afterAll(async () => {
		await outbox.close();
		await admin.delete(`/items/person/${await findPerson(other.phone)}`);
	});

	test('is found in tables, files and the outbox before', () => {
		const found = new Set(tracesInTables(directusFile, words));
		for (const place of [
			'person.name',
			'enquiry.message',
			'listing_submission.phone',
			'job_application.letter',
			'directus_files.title',
			'directus_revisions.data',
			'directus_comments.comment',
			'directus_notifications.subject',
			'directus_presets.search',
			'property_private.owner_name',
		])
			expect(found).toContain(place);
		expect(tracesInTables(directusFile, [email.toUpperCase()])).toContain('subscription.email');
		expect(tracesInFiles(uploads, words).length).toBe(2);
		expect(tracesInTables(join(dataDir, 'outbox', 'outbox.db'), words)).toContain('submission.payload');
		expect(tracesInFiles(join(dataDir, 'outbox', 'files'), words).length).toBe(2);
	});

	test('is erased by nobody who may not delete them', async () => {
		const agent = await colleague(agentRole, { agent: 1001 });
		// The person also applied for a job, so only administrators may delete them.
		const editor = await colleague(editorRole);
		const before = tracesInTables(directusFile, words).length;
		for (const token of [agent.token, editor.token, siteToken, null]) {
			expect((await ask('DELETE', `/items/person/${person}`, token)).status).toBe(403);
			await ask('DELETE', '/items/person', token, { query: { filter: { id: { _eq: person } } } });
			await ask('POST', '/graphql', token, { query: `mutation { delete_person_item(id: ${person}) { id } }` });
			expect((await ask('POST', '/items/erasure', token, { person, phones: [phone] })).status).toBe(403);
		}
		expect(tracesInTables(directusFile, words).length).toBeGreaterThanOrEqual(before);
		expect(await findErasures(person)).toEqual([]);
	});

	test('is gone everywhere once their row is deleted', async () => {
		await admin.delete(`/items/person/${person}`);
		const all = [...words, email.toUpperCase()];
		expect(new Set(tracesInTables(directusFile, all)).difference(new Set(['erasure.phones', 'erasure.emails']))).toEqual(new Set());
		expect(tracesInFiles(uploads, all)).toEqual([]);
		await waitForErasure(person);
		expect(tracesInTables(directusFile, all)).toEqual([]);
		expect(tracesInFiles(uploads, all)).toEqual([]);
		// Not even in free pages of SQLite.
		expect(tracesInFiles(join(dataDir, 'outbox'), all)).toEqual([]);
		expect(all.filter((text) => readFileSync(directusFile).includes(text))).toEqual([]);

		// Directus would log addresses with search terms in them.
		expect(all.filter((text) => readFileSync(join(dataDir, 'directus.log')).includes(text))).toEqual([]);

		const [log] = await admin.get<{ user: string }[]>(
			`/activity?filter[collection][_eq]=person&filter[item][_eq]=${person}&filter[action][_eq]=delete&fields=user`,
		);
		expect(log?.user).toBe(SYSTEM_USER);
		expect(await findErasures(person)).toMatchObject([
			{ requested_by: SYSTEM_USER, phones: null, emails: null, keys: null, files: null, uploads: null },
		]);
		expect(await admin.get(`/items/property_private?filter[property][_eq]=${property.id}&fields=owner_name,owner_phone,source`)).toEqual([
			{ owner_name: null, owner_phone: null, source: 'called us' },
		]);
	});

	test('takes nobody else along, and may write again', async () => {
		expect(await findPerson(other.phone)).toBeGreaterThan(0);
		expect((await find('enquiry', { phone: { _eq: other.phone } })).length).toBe(1);
		const again = await waitForDelivery('enquiry', await accept(outbox, enquiryFrom(sender)));
		expect(again['person']).toBe(await findPerson(phone));
		await admin.delete(`/items/person/${again['person']}`);
		await waitForErasure(Number(again['person']));
	});
});

test('the person who was given somebody else’s address keeps them from nothing', async () => {
	const [one, two] = [makeErasablePerson(), makeErasablePerson()];
	const make = (row: object) => admin.post<Row>('/items/enquiry', row);
	const first = await make({ name: one.word, phone: one.phone, email: one.email });
	await make({ name: two.word, phone: two.phone });
	const mixed = await make({ name: two.word, phone: two.phone, email: one.email });
	expect(mixed['person']).not.toBe(first['person']);
	await admin.delete(`/items/person/${mixed['person']}`);
	expect(await find('enquiry', { id: { _eq: mixed.id } })).toEqual([]);
	expect((await find('enquiry', { id: { _eq: first.id } })).length).toBe(1);
	await admin.delete(`/items/person/${first['person']}`);
});

test('files are removed from the disk also when Directus died in between', async () => {
	const { word, words } = makeErasablePerson();
	const { id = '' } = await uploadFile(adminToken, FOLDER.applications, `${word}.pdf`, `%PDF-1.4 ${word}`);
	const file = await admin.get<{ id: string; storage: string; filename_disk: string }>(`/files/${id}?fields=id,storage,filename_disk`);
	const person = await admin.post<Row>('/items/person', {});
	const database = new DatabaseSync(directusFile, { timeout: 60_000 });
	database.exec('PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
	database.prepare('DELETE FROM directus_files WHERE id = ?').run(id);
	database.close();
	expect(tracesInFiles(uploads, words).length).toBe(1);
	const long = new Date(Date.now() - 600_000).toISOString();
	await admin.post('/items/erasure', { person: person.id, phones: [], emails: [], keys: [], files: [file], requested_at: long });
	await waitForErasure(person.id);
	expect(tracesInFiles(uploads, words)).toEqual([]);
	expect(await find('person', { id: { _eq: person.id } })).toEqual([]);
});
