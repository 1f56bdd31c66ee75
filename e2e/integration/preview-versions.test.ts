import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { openPage, signInAs } from '../sign-in-page.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, eventually, fetchDirectus } from '../system.ts';

const WORD = 'versionword';
const KEY = 'summer-prices';
const editor = await colleague(editorRole);
const owner = await colleague(agentRole, { agent: 1001 });
const salesManager = await colleague(salesManagerRole);
const [home] = await admin.get<{ id: number }[]>('/items/property?filter[status][_eq]=published&filter[agent][_eq]=1001&limit=1&fields=id');
const id = home?.id ?? 0;
const path = `/en/properties/${id}?preview=true&version=${KEY}`;
const cookies: Record<string, string> = {};
let version = '';

const open = (address: string, cookie = '') =>
	eventually(async () => {
		const page = await openPage({ path: address, cookie });
		return !page.html.includes('Drafts can’t be read right now.') && page;
	}, `versions that can be read at ${address}`);
const save = (body: object) => asked('POST', `/versions/${version}/save`, editor.token, body);

beforeAll(async () => {
	for (const [name, person] of Object.entries({ editor, owner, salesManager })) cookies[name] = await signInAs(person);
	const row = { key: KEY, name: 'Summer prices', collection: 'property', item: String(id) };
	version = (await asked<{ id: string }>('POST', '/versions', editor.token, row)).data?.id ?? '';
	const texts = await admin.get<{ id: number; languages_code: string }[]>(
		`/items/property_translations?filter[property_id][_eq]=${id}&fields=id,languages_code`,
	);
	const english = texts.find(({ languages_code }) => languages_code === 'en_US');
	const translations = { create: [], update: [{ id: english?.id, name: `${WORD} villa`, languages_code: { code: 'en_US' } }], delete: [] };
	expect((await save({ translations, price_checked_on: '2026-11-01' })).status).toBe(200);
});
afterAll(() => admin.delete(`/versions/${version}`));

test('is shown to those who may read it, and changes nothing for others', async () => {
	const { status, html, headers } = await open(path, cookies['editor']);
	expect([status, html.includes(`${WORD} villa`), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
		...[200, true, 'private, no-store', 'noindex'],
	]);
	expect(html).toMatch(/Preview of version “\u2068Summer prices\u2069”\. Only staff see this\./);
	expect(html).toContain(`/admin/content/property/${id}?version=${KEY}`);
	for (const cookie of ['', cookies['owner'], cookies['salesManager']]) expect((await open(path, cookie)).html).not.toContain(WORD);
	for (const address of [
		`/en/properties/${id}`,
		`/en/properties/${id}?preview=true`,
		path.replace(KEY, 'another'),
		path.replace(KEY, '..'),
	])
		expect((await open(address, cookies['editor'])).html, address).not.toContain(WORD);
});

test('is shown in Studio’s pane by a link for this version only', async () => {
	const pane = (version: string, { token }: { token: string }) =>
		fetchDirectus(`/preview-link/pane/property/${id}?version=${version}`, {
			headers: { authorization: `Bearer ${token}` },
			redirect: 'manual',
		});
	const answer = await pane(KEY, editor);
	const address = new URL(answer.headers.get('location') ?? '');
	expect([answer.status, address.searchParams.get('version')]).toEqual([303, KEY]);
	expect((await open(address.pathname + address.search)).html).toContain(`${WORD} villa`);
	address.searchParams.delete('version');
	expect((await open(address.pathname + address.search)).html).not.toContain(WORD);
	const main = new URL((await pane('main', editor)).headers.get('location') ?? '');
	expect(main.searchParams.has('version')).toBe(false);
	expect((await pane(KEY, owner)).status).toBe(403);
	expect((await pane('..', editor)).status).toBe(403);
});

test('contains only fields of its record’s form, and leaves the record unchanged', async () => {
	const before = await admin.get(`/items/property/${id}?fields=*,translations.*`);
	for (const body of [
		{ private: { create: [{ owner_phone: '+201000000000' }], update: [], delete: [] } },
		{ agent: { id: 1001, phone: '+201000000000' } },
		{ images: { create: [{ directus_files_id: { uploaded_by: { id: editor.id, role: null } } }], update: [], delete: [] } },
	])
		expect((await save(body)).status).toBe(400);
	await open(path, cookies['editor']);
	expect(await admin.get(`/items/property/${id}?fields=*,translations.*`)).toEqual(before);
});

test('is for editors only', async () => {
	const row = { key: 'mine', name: 'Mine', collection: 'property', item: String(id) };
	for (const { token } of [owner, salesManager]) {
		expect((await ask('POST', '/versions', token, row)).status).toBe(403);
		expect((await ask('GET', `/versions/${version}`, token)).status).toBe(403);
		expect((await ask('POST', `/versions/${version}/save`, token, { price: 1 })).status).toBe(403);
		expect((await ask('GET', `/items/property/${id}?version=${KEY}`, token)).status).toBe(403);
	}
	const ofLead = { ...row, collection: 'enquiry', item: '1' };
	expect((await ask('POST', '/versions', editor.token, ofLead)).status).toBeGreaterThanOrEqual(400);
});
