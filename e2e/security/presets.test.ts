import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { asked, type Colleague, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

type Preset = { id: number; user: string | null; role: string | null };

const bookmark = 'Of presets.test.ts';
const hidesLeads = { bookmark, collection: 'enquiry', filter: { progress: { _eq: 'nothing' } } };

afterAll(async () => {
	const made = await admin.get<Preset[]>(`/presets?filter[bookmark][_eq]=${bookmark}&fields=id&limit=-1`);
	for (const { id } of made) await admin.delete(`/presets/${id}`);
});

const seenBy = (other: string) => {
	const filter = { bookmark: { _eq: bookmark }, _or: [{ user: { _null: true } }, { user: { _eq: other } }, { role: { _nnull: true } }] };
	return admin.get<Preset[]>(`/presets?filter=${encodeURIComponent(JSON.stringify(filter))}&fields=id,user,role&limit=-1`);
};

describe.each([
	['an agent', agentRole],
	['HR', hrRole],
	['a sales manager', salesManagerRole],
	['an editor', editorRole],
] as const)('%s keeps lists for themselves alone', (_, role) => {
	let one: Colleague;
	let other: Colleague;
	beforeAll(async () => {
		one = await colleague(role);
		other = await colleague(role === agentRole ? salesManagerRole : agentRole);
	});

	test('a list is theirs, whether they say so or not', async () => {
		for (const more of [{}, { user: null }, { role: null }, { user: one.id, role: null }]) {
			const { status, data } = await asked<Preset>('POST', '/presets', one.token, { ...hidesLeads, ...more });
			expect([more, status, data?.user, data?.role]).toEqual([more, 200, one.id, null]);
		}
		const { status, data } = await asked<Preset[]>('POST', '/presets', one.token, [hidesLeads, hidesLeads]);
		expect([status, data?.map(({ user }) => user)]).toEqual([200, [one.id, one.id]]);
	});

	test('none is made for others', async () => {
		for (const more of [{ role: salesManagerRole.id }, { role: role.id, user: one.id }, { role: { id: hrRole.id } }, { user: other.id }])
			expect([more, (await ask('POST', '/presets', one.token, { ...hidesLeads, ...more })).status]).toEqual([more, 403]);
		expect(await seenBy(other.id)).toEqual([]);
	});

	test('none is handed to others', async () => {
		const { data } = await asked<Preset>('POST', '/presets', one.token, { ...hidesLeads, user: one.id });
		const path = `/presets/${data?.id}`;
		for (const more of [{ role: salesManagerRole.id }, { user: null }, { user: other.id }, { user: null, role: role.id }]) {
			expect([more, (await ask('PATCH', path, one.token, more)).status]).toEqual([more, 403]);
			expect([more, (await ask('PATCH', '/presets', one.token, { keys: [data?.id], data: more })).status]).toEqual([more, 403]);
			expect([more, (await ask('PATCH', '/presets', one.token, [{ id: data?.id, ...more }])).status]).toEqual([more, 403]);
		}
		expect(await admin.get(`${path}?fields=user,role`)).toEqual({ user: one.id, role: null });
		const kept = { ...hidesLeads, user: one.id, role: null, layout: 'cards' };
		expect((await ask('PATCH', path, one.token, kept)).status).toBe(200);
	});

	test('over GraphQL neither', async () => {
		const mutate = (mutation: string) => ask('POST', '/graphql/system', one.token, { query: `mutation { ${mutation} }` });
		await mutate(`create_presets_item(data: { bookmark: "${bookmark}", collection: "enquiry" }) { id }`);
		await mutate(`create_presets_item(data: { bookmark: "${bookmark}", collection: "enquiry", user: { id: "${other.id}" } }) { id }`);
		await mutate(`create_presets_item(data: { bookmark: "${bookmark}", collection: "enquiry", role: { id: "${hrRole.id}" } }) { id }`);
		const own = await admin.get<Preset[]>(`/presets?filter[bookmark][_eq]=${bookmark}&filter[user][_eq]=${one.id}&fields=id`);
		for (const { id } of own) await mutate(`update_presets_item(id: "${id}", data: { role: { id: "${hrRole.id}" } }) { id }`);
		expect(await seenBy(other.id)).toEqual([]);
	});

	test('lists of their role and of all are read, and stay as they are', async () => {
		const ofAll = await admin.post<Preset>('/presets', { ...hidesLeads, user: null, role: null });
		const ofRole = await admin.post<Preset>('/presets', { ...hidesLeads, user: null, role: role.id });
		for (const { id } of [ofAll, ofRole]) {
			expect((await ask('GET', `/presets/${id}`, one.token)).status).toBe(200);
			expect((await ask('PATCH', `/presets/${id}`, one.token, { layout: 'cards' })).status).toBe(403);
			await admin.delete(`/presets/${id}`);
		}
	});
});
