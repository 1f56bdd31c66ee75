import { randomInt } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { applyAccess } from '#cms/access/apply.ts';
import { editorRole } from '#cms/access/editor.ts';
import { applySchema } from '#cms/schema/apply.ts';
import { compile } from '#cms/schema/compile.ts';
import { model } from '#cms/schema/model.ts';
import { applyUpgrades } from '#cms/upgrades/apply.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, eventually, siteUrl } from '../system.ts';

type Named = { id: number; name_en: string | null; name_ar: string | null };
type Text = { id: number; languages_code: string };

const mark = `q${randomInt(1e9)}`;
const [english, arabic] = [`Riverbend ${mark}`, `ضفة النهر ${mark}`];
const texts = (en: string, ar: string) => [
	{ languages_code: 'en_US', name: en },
	{ languages_code: 'ar_EG', name: ar },
];

const made: number[] = [];
async function makeDeveloper(row: Record<string, unknown>): Promise<number> {
	const { id } = await admin.post<{ id: number }>('/items/developer', { status: 'published', ...row });
	made.push(id);
	return id;
}
afterAll(async () => {
	await admin.delete('/items/developer', made);
	// No page may still lead to them when other tests follow links.
	await eventually(async () => !(await (await fetch(`${siteUrl}/developers`)).text()).includes(mark), 'their cards to leave the site');
});

const read = (id: number) => admin.get<Named>(`/items/developer/${id}?fields=id,name_en,name_ar`);
const becomes = (id: number, name_en: string | null, name_ar: string | null) =>
	eventually(async () => {
		const row = await read(id);
		return row.name_en === name_en && row.name_ar === name_ar;
	}, `${name_en} and ${name_ar}`);
const textsOf = (id: number) => admin.get<Text[]>(`/items/developer_translations?filter[developer_id][_eq]=${id}&sort=languages_code`);
const rename = (id: number, name: string) => admin.patch(`/items/developer_translations/${id}`, { name });

describe('names in columns', () => {
	test('follow the texts, however they are written', async () => {
		const id = await makeDeveloper({ translations: texts(english, arabic) });
		await becomes(id, english, arabic);
		const [inArabic, inEnglish] = await textsOf(id);
		await rename(Number(inEnglish?.id), `${english} East`);
		await becomes(id, `${english} East`, arabic);
		await admin.patch(`/items/developer/${id}`, {
			translations: { create: [], update: [{ id: inArabic?.id, name: `${arabic} الشرقية` }], delete: [] },
		});
		await becomes(id, `${english} East`, `${arabic} الشرقية`);
		await admin.delete(`/items/developer_translations/${inArabic?.id}`);
		await becomes(id, `${english} East`, null);
	});

	test('follow a text moved to another record', async () => {
		const [from, to] = [await makeDeveloper({ translations: texts(`${english} A`, `${arabic} أ`) }), await makeDeveloper({})];
		const [, inEnglish] = await textsOf(from);
		await becomes(from, `${english} A`, `${arabic} أ`);
		await admin.patch(`/items/developer_translations/${inEnglish?.id}`, { developer_id: to });
		await becomes(to, `${english} A`, null);
		await becomes(from, null, `${arabic} أ`);
	});

	test('follow imported texts', async () => {
		const id = await makeDeveloper({ translations: texts(`${english} B`, `${arabic} ب`) });
		const [, inEnglish] = await textsOf(id);
		const form = new FormData();
		const rows = [{ id: inEnglish?.id, name: `${english} imported` }];
		form.set('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
		await admin.post('/utils/import/developer_translations', form);
		await becomes(id, `${english} imported`, `${arabic} ب`);
	});

	test('are read-only', async () => {
		const id = await makeDeveloper({ translations: texts(english, arabic), name_en: 'Forged' });
		await becomes(id, english, arabic);
		const { token } = await colleague(editorRole);
		expect((await ask('PATCH', `/items/developer/${id}`, token, { name_en: 'Forged', founded: 1999 })).status).toBe(200);
		expect(await admin.get(`/items/developer/${id}?fields=name_en,founded`)).toEqual({ name_en: english, founded: 1999 });
	});

	test('cause no content change of their own', async () => {
		const id = await makeDeveloper({ translations: texts(english, arabic) });
		await becomes(id, english, arabic);
		const [, inEnglish] = await textsOf(id);
		const changes = () =>
			admin.get<unknown[]>(`/items/content_change?filter[collection][_eq]=developer&filter[item][_eq]=${id}&limit=-1&fields=number`);
		// Changes arrive in order, so this one arriving means all earlier ones have.
		const settle = async () => {
			const later = await makeDeveloper({});
			await eventually(
				async () =>
					(await admin.get<unknown[]>(`/items/content_change?filter[collection][_eq]=developer&filter[item][_eq]=${later}`)).length > 0,
				'the later change',
			);
		};
		await settle();
		const before = (await changes()).length;
		await rename(Number(inEnglish?.id), `${english} once`);
		await becomes(id, `${english} once`, arabic);
		await settle();
		expect(await changes()).toHaveLength(before + 1);
	});
});

describe('search and sorting in Studio', () => {
	test.each([
		['an editor', editorRole, {}],
		['an agent', agentRole, { agent: 1001 }],
	])('%s finds and sorts developers by name in either language', async (_who, role, more) => {
		const id = await makeDeveloper({ translations: texts(english, arabic) });
		await becomes(id, english, arabic);
		const { token } = await colleague(role, more);
		for (const word of [`riverbend ${mark}`, `النهر ${mark}`]) {
			const { data } = await asked<Named[]>('GET', `/items/developer?search=${encodeURIComponent(word)}&fields=id&limit=-1`, token);
			expect(data?.map((row) => row.id)).toContain(id);
		}
		for (const column of ['name_en', 'name_ar'])
			expect((await asked('GET', `/items/developer?sort=${column}&limit=3&fields=${column}`, token)).status).toBe(200);
	});

	test('an agent cannot find a colleague’s draft by name', async () => {
		const listing = { type: 'villa', price: 1, area: 1001, status: 'draft', agent: 1002 };
		const { id } = await admin.post<{ id: number }>('/items/property', {
			...listing,
			translations: texts(`Hidden ${mark}`, `مخفي ${mark}`),
		});
		await eventually(
			async () => (await admin.get<unknown[]>(`/items/property?search=${encodeURIComponent(`Hidden ${mark}`)}`)).length > 0,
			'the draft to be found by the administrator',
		);
		const { token } = await colleague(agentRole, { agent: 1001 });
		for (const question of [`search=Hidden ${mark}`, `filter[name_en][_contains]=${mark}`, `filter[name_ar][_contains]=${mark}`])
			expect((await asked<unknown[]>('GET', `/items/property?${question}`, token)).data).toEqual([]);
		await admin.delete(`/items/property/${id}`);
	});
});

test('an older installation gets its name columns filled once', async () => {
	const tags = () => admin.get<Named[]>('/items/tag?limit=-1&fields=id,name_en,name_ar&sort=id');
	const before = await tags();
	expect(before.every(({ name_en, name_ar }) => name_en && name_ar)).toBe(true);
	await admin.delete('/fields/tag/name_en');
	await applySchema(admin, compile(model));
	// Removing a field also removes its permissions in Directus.
	await applyAccess(admin);
	expect((await tags()).map(({ name_en }) => name_en)).toEqual(before.map(() => null));
	expect(await applyUpgrades(admin)).toEqual([`names in columns: ${before.length} × tag`]);
	expect(await tags()).toEqual(before);
	expect(await applyUpgrades(admin)).toEqual([]);
});

test('only administrators can fill names', async () => {
	const { token } = await colleague(editorRole);
	expect((await ask('POST', '/fill-names', token, {})).status).toBe(403);
	expect((await ask('POST', '/fill-names', null, {})).status).toBe(403);
});
