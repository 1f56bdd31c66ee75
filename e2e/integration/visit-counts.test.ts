import { expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { asSampleUser } from '#cms/access/users.ts';
import { cairoToday } from '#domain/cairo.ts';
import { leadsOfTest } from '../leads.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, eventually, siteToken, siteUrl } from '../system.ts';

type Count = { id: number; views: number; enquiries: number; reference: string };

const { fromSite } = leadsOfTest();
const [home] = await admin.get<{ id: number; reference: string }[]>(
	'/items/property?filter[status][_eq]=published&filter[agent][_eq]=1001&sort=-id&limit=1&fields=id,reference',
);
const id = home?.id ?? 0;
const key = `${cairoToday()} ${id}`;
const counted = async (): Promise<Count | undefined> => (await admin.get<Count[]>(`/items/listing_count?filter[key][_eq]=${key}`))[0];
const visit = (path: string, headers: Record<string, string>) => fetch(new URL(path, siteUrl), { headers });
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36' };

test('views and enquiries are counted per listing and day, without robots; agents see their own', async () => {
	const before = await counted();
	for (let times = 0; times < 3; times++) await visit(`/en/properties/${id}`, browser);
	await visit(`/en/properties/${id}`, { 'user-agent': 'Googlebot/2.1' });
	await visit('/en/search?purpose=sale&type=villa', browser);
	await fromSite('enquiry', { property: id });
	await eventually(async () => (await counted())?.views === (before?.views ?? 0) + 3, 'three more views');
	expect(await counted()).toMatchObject({ enquiries: (before?.enquiries ?? 0) + 1, reference: home?.reference });
	const searches = await admin.get<{ title_en: string; title_ar: string }[]>('/items/search_count?filter[key][_contains]=type=villa');
	expect(searches[0]).toMatchObject({ title_en: expect.stringContaining('illas'), title_ar: expect.stringMatching(/[\u0600-\u06ff]/) });

	const seenBy = async ({ token }: { token: string }) =>
		(await asked<Count[]>('GET', `/items/listing_count?filter[key][_eq]=${key}`, token)).data?.length ?? 0;
	const [own, other] = [await colleague(agentRole, { agent: 1001 }), await colleague(agentRole, { agent: 1002 })];
	expect([await seenBy(own), await seenBy(other), await seenBy(await colleague(editorRole))]).toEqual([1, 0, 1]);
	expect(await seenBy(await colleague(hrRole))).toBe(0);
	expect((await ask('PATCH', `/items/listing_count/${(await counted())?.id}`, own.token, { views: 9 })).status).toBe(403);
});

test('sample requests are counted too', async () => {
	const before = (await counted())?.enquiries ?? 0;
	const made = await asSampleUser(
		admin,
		async (token) => (await asked<{ id: number }>('POST', '/items/enquiry', token, { property: id })).data,
	);
	await eventually(async () => (await counted())?.enquiries === before + 1, 'one more enquiry');
	await admin.delete(`/items/enquiry/${made?.id}`);
});

test('old counts are removed', async () => {
	const rows = ['2026-01-01', cairoToday()].map((day) => ({ key: `${day} test`, day, title_en: 'Test', title_ar: 'تجربة', times: 1 }));
	const made = await admin.post<{ id: number }[]>('/items/search_count', rows);
	const [old, fresh] = made.map((row) => row.id);
	expect((await ask('DELETE', `/items/search_count/${fresh}`, siteToken)).status).toBe(403);
	expect((await ask('DELETE', `/items/search_count/${old}`, siteToken)).status).toBe(204);
	await admin.delete(`/items/search_count/${fresh}`);
});
