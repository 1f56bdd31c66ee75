import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { change, leadsOfTest, type Row } from '../leads.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, ask, eventually, fetchDirectus, siteToken, siteUrl } from '../system.ts';
import { somePhone } from '../visitor.ts';

const OFFERS = 'listing_submission';
const [OWN, OTHER] = [1007, 1008];
const { fromSite } = leadsOfTest();
const listings: number[] = [];
let agent: Colleague;
let other: Colleague;
let manager: Colleague;

/** The smallest JPEG, one pixel. */
const picture = Buffer.from(
	'/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
	'base64',
);

beforeAll(async () => {
	agent = await colleague(agentRole, { agent: OWN });
	other = await colleague(agentRole, { agent: OTHER });
	manager = await colleague(salesManagerRole);
});
afterAll(async () => {
	for (const id of listings) await admin.delete(`/items/property/${id}`).catch(() => {});
});

/** The site chooses file ids, because it may not read files. */
async function handIn(name: string): Promise<string> {
	const id = randomUUID();
	const form = new FormData();
	for (const [field, value] of Object.entries({ id, folder: FOLDER.inbox, title: name })) form.set(field, value);
	form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), name);
	const answer = await fetchDirectus('/files', { method: 'POST', headers: { authorization: `Bearer ${siteToken}` }, body: form });
	expect(answer.status).toBe(204);
	return id;
}

async function offered(more: Record<string, unknown> = {}): Promise<Row & { photographs: number[] }> {
	const files: string[] = [];
	for (const name of ['Hassan-home-1.jpg', 'Hassan-home-2.jpg']) files.push(await handIn(name));
	return (await fromSite(OFFERS, {
		agent: OWN,
		purpose: 'sale',
		type: 'villa',
		area: 1001,
		bedrooms: 4,
		built_up_area: 320,
		price: 12_000_000,
		delivery: 'ready',
		details: 'Corner plot, the owner’s own words',
		photographs: files.map((file, index) => ({ directus_files_id: file, sort: index + 1 })),
		...more,
	})) as Row & { photographs: number[] };
}

async function listingOf(offer: Row): Promise<Row> {
	const { listing } = await admin.get<{ listing: number | null }>(`/items/${OFFERS}/${offer.id}?fields=listing`);
	if (listing === null) throw new Error('no listing was made');
	listings.push(listing);
	return admin.get<Row>(`/items/property/${listing}?fields=*,translations.*,images.directus_files_id.*,private.*`);
}

describe('an offered property', () => {
	test('becomes a draft of its agent with facts, photographs and owner, in one press', async () => {
		const offer = await offered();
		expect(await change(agent, OFFERS, offer.id, { make_listing: true, progress: 'won' })).toBe(200);
		const listing = await listingOf(offer);
		expect(listing).toMatchObject({ status: 'draft', agent: OWN, type: 'villa', purpose: 'sale', area: 1001, bedrooms: 4, ready: true });
		expect(Number(listing['price'])).toBe(12_000_000);
		expect(listing['translations']).toHaveLength(2);
		expect(listing['private']).toMatchObject([{ owner_name: 'Visitor', owner_phone: offer['phone'], source: offer['reference'] }]);
		const files = (listing['images'] as { directus_files_id: Row }[]).map((image) => image.directus_files_id);
		expect(files).toHaveLength(2);
		for (const file of files) expect(file).toMatchObject({ folder: FOLDER.properties, uploaded_by: agent.id });
		expect(JSON.stringify(files)).not.toContain('Hassan');
		await eventually(async () => (await admin.get<Row>(`/items/property/${listing.id}?fields=reference`))['reference'], 'its reference');
		// The agent may edit the listing, its photographs and their texts.
		expect(await change(agent, 'property', listing.id, { bathrooms: 3, status: 'review' })).toBe(200);
		expect((await ask('PATCH', `/files/${files[0]?.id}`, agent.token, { alt_en: 'Garden' })).status).toBe(200);
		expect((await ask('GET', `/assets/${files[0]?.id}`, agent.token)).status).toBe(200);
		expect((await asked<Row>('GET', `/items/property/${listing.id}?fields=private.owner_phone`, agent.token)).data).toMatchObject({
			private: [{ owner_phone: offer['phone'] }],
		});
		expect((await asked('GET', `/items/property/${listing.id}`, other.token)).status).toBe(403);
		expect((await fetch(`${siteUrl}/properties/${listing.id}`)).status).toBe(404);
	});

	test('shows its photographs in Studio to everybody who works on it', async () => {
		const relations = ['listing_submission_id', 'directus_files_id'].map((field) => `/relations/listing_submission_files/${field}`);
		for (const { token } of [agent, manager])
			for (const path of relations) expect([path, (await ask('GET', path, token)).status]).toEqual([path, 200]);
	});

	test('becomes one listing, however often it is requested', async () => {
		const offer = await offered();
		const answers = await Promise.all([agent, manager, agent, manager].map((who) => change(who, OFFERS, offer.id, { make_listing: true })));
		expect(answers).toEqual([200, 200, 200, 200]);
		await listingOf(offer);
		const made = await admin.get<Row[]>(`/items/property_private?filter[source][_eq]=${offer['reference']}&fields=property`);
		expect(made).toHaveLength(1);
	});

	test('with instalments has a computed price; an incomplete one still becomes a draft', async () => {
		const instalments = { paid: 2_000_000, over: -100_000, owed: 3_000_000, instalment: 100_000, instalment_frequency: 'quarterly' };
		const takeover = await offered({ ...instalments, price: 4_900_000 });
		const bare = await fromSite(OFFERS, { agent: OWN });
		for (const offer of [takeover, bare]) expect(await change(agent, OFFERS, offer.id, { make_listing: true })).toBe(200);
		const listing = await listingOf(takeover);
		expect([Number(listing['price']), Number(listing['remaining_amount'])]).toEqual([4_900_000, 3_000_000]);
		expect(await listingOf(bare)).toMatchObject({ status: 'draft', agent: OWN, images: [] });
	});

	test('that is no valid listing stays an offer, and says why', async () => {
		const offer = await offered({ paid: 100, over: -5000, owed: 3_000_000 });
		const answer = await ask('PATCH', `/items/${OFFERS}/${offer.id}`, agent.token, { make_listing: true });
		expect(answer.status).toBe(400);
		expect(answer.text).toContain('الأوفر');
		expect(await admin.get(`/items/${OFFERS}/${offer.id}?fields=make_listing,listing`)).toEqual({ make_listing: false, listing: null });
		const files = await admin.get<Row[]>(`/items/${OFFERS}_files?filter[${OFFERS}_id][_eq]=${offer.id}&fields=directus_files_id.folder`);
		expect(files.map((file) => (file['directus_files_id'] as Row)['folder'])).toEqual([FOLDER.inbox, FOLDER.inbox]);
	});

	test('cannot be converted by others', async () => {
		const offer = await offered();
		for (const token of [other.token, siteToken])
			expect((await ask('PATCH', `/items/${OFFERS}/${offer.id}`, token, { make_listing: true })).status).toBe(403);
		expect((await ask('PATCH', `/items/${OFFERS}`, other.token, { keys: [offer.id], data: { make_listing: true } })).status).toBe(403);
		for (const who of [agent, manager]) expect(await change(who, OFFERS, offer.id, { listing: 1001 })).toBe(403);
		expect(await change(agent, OFFERS, offer.id, { make_listing: true, listing: 1001 })).toBe(403);
		expect(await change(agent, OFFERS, offer.id, { make_listing: true, agent: OTHER })).toBe(403);
		expect(await admin.get(`/items/${OFFERS}/${offer.id}?fields=make_listing,listing`)).toEqual({ make_listing: false, listing: null });
	});

	test('of an erased owner leaves a listing without owner', async () => {
		const phone = somePhone();
		const offer = await offered({ phone, name: 'Owner to erase' });
		await change(manager, OFFERS, offer.id, { make_listing: true });
		const listing = await listingOf(offer);
		await admin.delete(`/items/person/${offer['person']}`);
		const after = await admin.get<Row>(`/items/property/${listing.id}?fields=images,private.*`);
		expect(after['private']).toMatchObject([{ owner_name: null, owner_phone: null }]);
		expect(after['images']).toHaveLength(2);
		const history = await ask(
			'GET',
			`/revisions?filter[collection][_in]=property,property_private&filter[data][_contains]=${phone.slice(4)}`,
			null,
		);
		expect(history.status).not.toBe(200);
		expect(await admin.get(`/items/${OFFERS}?filter[id][_eq]=${offer.id}`)).toEqual([]);
	});
});
