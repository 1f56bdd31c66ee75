import { afterAll, expect, test } from 'vitest';
import { prepareStarterLists } from '#bin/prepare-content.ts';
import { starterLists } from '#seed/starter/lists.ts';
import { buildPreset } from '#seed/starter/make-lists.ts';
import { asked, colleague } from '../staff.ts';
import { admin } from '../system.ts';

type Preset = { id: number; role: string; collection: string; bookmark: string | null; filter: object | null };

const PRESETS = '/presets?limit=-1&filter[role][_nnull]=true&filter[user][_null]=true';
const keyOf = ({ role, collection, bookmark }: Omit<Preset, 'id' | 'filter'>) => [role, collection, bookmark].join();
const roles = [...new Set(starterLists.map(({ role }) => role))];

/** Restores the lists as an installation without them would get them. */
afterAll(async () => {
	await admin.patch('/items/setting', { starter_lists: null });
	await prepareStarterLists(admin);
});

test.each(roles.map((role) => [role.name, role] as const))('%s has working lists', async (_name, role) => {
	const agent = role.icon === 'support_agent' ? { agent: 1001 } : {};
	const { token } = await colleague(role, agent);
	const wanted = starterLists.filter((list) => list.role === role).map(buildPreset);
	const { data } = await asked<Preset[]>('GET', PRESETS, token);
	expect(data?.map(keyOf)).toEqual(expect.arrayContaining(wanted.map(keyOf)));
	for (const { collection, filter, layout_query } of wanted) {
		const { fields, sort } = layout_query['tabular'] as { fields: string[]; sort: string[] };
		const query = { fields: ['id', ...fields], sort, filter: filter ?? {}, limit: 25 };
		expect((await asked('SEARCH', `/items/${collection}`, token, { query })).status, JSON.stringify(query)).toBe(200);
	}
});

test('“My listings” filters by the current agent', async () => {
	const { role, filter } = starterLists.find(({ name }) => name?.en === 'My listings') ?? {};
	if (!role) throw new Error('there is no such list');
	const { token } = await colleague(role, { agent: 1001 });
	const { data } = await asked<{ agent: number }[]>('SEARCH', '/items/property', token, {
		query: { filter, fields: ['agent'], limit: 50 },
	});
	expect(new Set(data?.map(({ agent }) => agent))).toEqual(new Set([1001]));
});

test('changed or deleted lists are not restored', async () => {
	const [changed, deleted] = await admin.get<Preset[]>(`${PRESETS}&filter[bookmark][_nnull]=true&sort=id`);
	await admin.patch(`/presets/${changed?.id}`, { bookmark: 'Ours' });
	await admin.delete(`/presets/${deleted?.id}`);
	const before = await admin.get<Preset[]>(`${PRESETS}&sort=id`);
	await prepareStarterLists(admin);
	expect(await admin.get<Preset[]>(`${PRESETS}&sort=id`)).toEqual(before);
	await admin.patch(`/presets/${changed?.id}`, { bookmark: changed?.bookmark });
});
