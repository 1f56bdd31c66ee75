import { describe, expect, test } from 'vitest';
import { found, ids, makeCounterWorld, search } from '../counter-world.ts';
import { admin, adminToken, eventually } from '../system.ts';

const { agent, other, mine, number, words, create } = await makeCounterWorld();

describe('the index follows', () => {
	const keysOf = (collection: string, item: number) =>
		admin.get<{ key: string }[]>(
			`/items/counter_index?filter[collection][_eq]=${collection}&filter[item][_eq]=${item}&fields=key&limit=-1`,
		);

	test('texts that are added, changed and removed beside their record', async () => {
		const { id } = await admin.post<{ id: number }>('/items/property_translations', {
			property_id: mine,
			languages_code: 'ar_EG',
			name: 'قصر المشمشية',
		});
		await eventually(async () => ids(await found(agent.token, 'مشمشيه'), 'property').includes(mine), 'a new text');
		await admin.patch(`/items/property/${mine}`, { translations: { update: [{ id, name: 'قصر البرقوقية' }] } });
		await eventually(async () => ids(await found(agent.token, 'برقوقية'), 'property').includes(mine), 'a changed text');
		expect(ids(await found(agent.token, 'مشمشية'), 'property')).not.toContain(mine);
		await admin.delete(`/items/property_translations/${id}`);
		await eventually(async () => !ids(await found(agent.token, 'برقوقية'), 'property').includes(mine), 'a text that went');
	});

	test('a home that goes to another agent, with its owner', async () => {
		await admin.patch(`/items/property/${mine}`, { agent: other });
		expect((await search(agent.token, words.ownOwnerPhone)).text).toBe((await search(agent.token, '+201069999999999')).text);
		await admin.patch(`/items/property/${mine}`, { agent: 1002 });
		await eventually(async () => ids(await found(agent.token, words.ownOwnerPhone), 'property').includes(mine), 'a home that came back');
	});

	test('what is deleted, with the owner that the database deletes along with it', async () => {
		const { id } = await admin.post<{ id: number }>('/items/property', {
			type: 'villa',
			price: 1_000_000,
			area: 1001,
			private: [{ owner_name: 'Gone Owner', owner_phone: `+20107${number}9` }],
		});
		const [owner] = await eventually(async () => {
			const rows = await admin.get<{ id: number }[]>(`/items/property_private?filter[property][_eq]=${id}&fields=id`);
			return (await keysOf('property_private', rows[0]?.id ?? 0)).length > 2 && rows;
		}, 'an owner in the index');
		await admin.delete(`/items/property/${id}`);
		await eventually(
			async () => (await keysOf('property', id)).length + (await keysOf('property_private', owner?.id ?? 0)).length === 0,
			'no trace',
		);
	});

	test('a person who is erased is not there any more', async () => {
		const phone = `+20107${number}8`;
		const asked = await admin.post<{ id: number; person: number }>('/items/enquiry', { name: 'Erased Asker', phone });
		const { id: home } = await create('property', {
			type: 'villa',
			price: 1_000_000,
			area: 1001,
			private: [{ owner_name: 'Erased Asker', owner_phone: phone }],
		});
		await eventually(
			async () => ids(await found(adminToken, phone), 'person').length && ids(await found(adminToken, phone), 'property').length,
			'them',
		);
		await admin.delete(`/items/person/${asked.person}`);
		const [owner] = await admin.get<{ id: number }[]>(`/items/property_private?filter[property][_eq]=${home}&fields=id`);
		for (const [collection, item] of [
			['enquiry', asked.id],
			['person', asked.person],
			['property_private', owner?.id ?? 0],
		] as const)
			expect(
				(await keysOf(collection, item)).filter(({ key }) => key !== '.'),
				collection,
			).toEqual([]);
		expect((await found(adminToken, phone)).groups).toEqual([]);
	});
});
