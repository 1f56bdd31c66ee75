import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, eventually } from '../system.ts';

type Change = { number: number; collection: string; item: string; action: string };

const since = (number: number) => admin.get<Change[]>(`/items/content_change?filter[number][_gt]=${number}&sort=number&limit=1000`);
const last = async () => (await admin.get<Change[]>('/items/content_change?sort=-number&limit=1'))[0]?.number ?? 0;

/** The log entries that `work` causes, once they include the given record. */
async function logged(collection: string, item: number | string, work: () => Promise<unknown>): Promise<Change> {
	const before = await last();
	await work();
	return eventually(
		async () => (await since(before)).find((change) => change.collection === collection && change.item === String(item)),
		`a change of ${collection} ${item}`,
	);
}

describe('the change log', () => {
	let area = 0;
	let property = 0;
	let location = 0;

	beforeAll(async () => {
		location = (await admin.post<{ id: number }>('/items/location', { status: 'draft' })).id;
		area = (await admin.post<{ id: number }>('/items/area', { status: 'draft', location, code: 'TST' })).id;
		property = (await admin.post<{ id: number }>('/items/property', { status: 'draft', type: 'studio', price: 1_000_000, area })).id;
	});
	afterAll(async () => {
		await admin.delete(`/items/area/${area}`).catch(() => {});
		await admin.delete(`/items/location/${location}`).catch(() => {});
	});

	test('records an update and an unpublishing', async () => {
		expect(await logged('property', property, () => admin.patch(`/items/property/${property}`, { status: 'published' }))).toMatchObject({
			action: 'update',
		});
		expect(await logged('property', property, () => admin.patch(`/items/property/${property}`, { status: 'draft' }))).toMatchObject({
			action: 'update',
		});
	});

	test('records a text under its record, also when it is deleted', async () => {
		let text = { id: 0 };
		await logged('property', property, async () => {
			text = await admin.post('/items/property_translations', { property_id: property, languages_code: 'en_US', name: 'Studio' });
		});
		await logged('property', property, () => admin.patch(`/items/property_translations/${text.id}`, { name: 'Small studio' }));
		await logged('property', property, () => admin.delete(`/items/property_translations/${text.id}`));
	});

	test('records a junction row under its owner', async () => {
		const [amenity] = await admin.get<{ id: number }[]>('/items/amenity?limit=1');
		let link = { id: 0 };
		await logged('property', property, async () => {
			link = await admin.post('/items/property_amenity', { property_id: property, amenity_id: amenity?.id });
		});
		await logged('property', property, () => admin.delete(`/items/property_amenity/${link.id}`));
	});

	test('records rows that lose a reference', async () => {
		const agent = await admin.post<{ id: number }>('/items/agent', { status: 'draft' });
		await admin.patch(`/items/property/${property}`, { agent: agent.id });
		const before = await last();
		await admin.delete(`/items/agent/${agent.id}`);
		const changes = await eventually(async () => {
			const found = await since(before);
			return found.some(({ collection }) => collection === 'agent') && found;
		}, 'the deletion of the agent');
		expect(changes).toContainEqual(expect.objectContaining({ collection: 'property', item: String(property), action: 'update' }));
		expect(changes).toContainEqual(expect.objectContaining({ collection: 'agent', item: String(agent.id), action: 'delete' }));
	});

	test('records a deletion', async () => {
		expect(await logged('property', property, () => admin.delete(`/items/property/${property}`))).toMatchObject({ action: 'delete' });
	});

	test('ignores tables that are not content', async () => {
		const before = await last();
		const enquiry = await admin.post<{ id: number }>('/items/enquiry', { name: 'Nobody' });
		await admin.delete(`/items/enquiry/${enquiry.id}`);
		await logged('area', area, () => admin.patch(`/items/area/${area}`, { sort: 1 }));
		expect((await since(before)).map(({ collection }) => collection)).not.toContain('enquiry');
	});

	test('numbers have no gaps or duplicates under concurrent writes', async () => {
		const before = await last();
		await Promise.all(Array.from({ length: 40 }, (_, sort) => admin.patch(`/items/area/${area}`, { sort })));
		await logged('location', location, () => admin.patch(`/items/location/${location}`, { sort: 1 }));
		const numbers = (await since(before)).map(({ number }) => number);
		expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
		expect(numbers.length).toBeGreaterThan(1);
	});
});
