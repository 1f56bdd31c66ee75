import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretsFile } from '#bin/secrets-file.ts';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { createSigner } from '#cms/extensions/preview-link/sign-key.ts';
import { readPreviewKey } from '#domain/preview-key.ts';
import { openPage, postPage, signInAs } from '../sign-in-page.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, dataDir, fetchDirectus, siteToken, siteUrl } from '../system.ts';

const WORD = 'linkedword';
const editor = await colleague(editorRole);
const owner = await colleague(agentRole, { agent: 1001 });
const hr = await colleague(hrRole);
const made: number[] = [];

async function makeDraft(agent: number | null = 1001): Promise<number> {
	const translations = ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, name: `${WORD} home` }));
	const row = { status: 'draft', type: 'villa', purpose: 'sale', market: 'resale', area: 1001, price: 7_654_321, agent, translations };
	const { id } = await admin.post<{ id: number }>('/items/property', row);
	made.push(id);
	return id;
}

const makeKey = async (id: number, { token }: { token: string }): Promise<string> =>
	(await asked<{ key: string }>('POST', '/preview-link', token, { collection: 'property', id })).data?.key ?? '';
const page = (id: number, key = '') => `/en/properties/${id}?preview=true${key && `&key=${key}`}`;
const shows = async (path: string) => (await openPage({ path })).html.includes(`${WORD} home`);

let [first, second] = [0, 0];
beforeAll(async () => {
	[first, second] = [await makeDraft(), await makeDraft()];
});
afterAll(() => admin.delete('/items/property', made));

test('shows one record to anybody for a day', async () => {
	const key = await makeKey(first, owner);
	const { status, headers, html } = await openPage({ path: page(first, key) });
	expect([status, html.includes(`${WORD} home`), headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
		...[200, true, 'private, no-store', 'noindex'],
	]);
	expect(html).toContain('A draft, shown to you by a link.');
	expect(html).not.toMatch(/admin\/content|Finish in Studio|is still empty|saved by/);
	const left = (readPreviewKey(key)?.expires ?? 0) - Date.now() / 1000;
	expect(left).toBeGreaterThan(23.9 * 3600);
	expect(left).toBeLessThanOrEqual(24 * 3600);
	const banner = await openPage({ path: `/en/preview.json?path=${encodeURIComponent(page(first, key))}` });
	expect(JSON.parse(banner.html)).toMatchObject({ title: 'A draft, shown to you by a link.', missing: null, studio: null });
	expect(await shows(`/en/properties/${first}.data?preview=true&key=${key}`)).toBe(true);
});

test('opens nothing else, and nothing when tampered with or expired', async () => {
	const key = await makeKey(first, owner);
	const { directusSecret = '' } = readSecretsFile(dataDir);
	const signer = createSigner(directusSecret);
	const said = { collection: 'property', id: first, version: null, user: owner.id };
	const [now, over] = [Math.floor(Date.now() / 1000) + 600, Math.floor(Date.now() / 1000) - 1];
	expect(await shows(page(first, signer.sign({ ...said, expires: now })))).toBe(true);
	const dead = [
		...[
			page(second, key),
			page(first, signer.sign({ ...said, expires: over })),
			page(first, createSigner('x').sign({ ...said, expires: now })),
		],
		...[page(first, `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`), page(first, key.replace(`.${first}.`, `.${second}.`))],
		...[page(second, key.replace(`.${first}.`, `.${second}.`)), page(first, signer.sign({ ...said, collection: 'project', expires: now }))],
		...[page(first, 'x'), page(first, ''), `/en/properties/${first}?key=${key}`, `/en/properties/${first}?preview=1&key=${key}`],
		...[`/en?preview=true&key=${key}`, `/en/search?preview=true&key=${key}`, `/search/cards.json?ids=${first}&preview=true&key=${key}`],
		...[`/en/properties/${first}/_payload.json?preview=true&key=${key}`, `/en/agents/1001?preview=true&key=${key}`],
	];
	for (const path of dead) expect([path, await shows(path)]).toEqual([path, false]);
});

test('can be made by those who may read the draft only', async () => {
	for (const token of [hr.token, siteToken, null]) {
		const { status } = await ask('POST', '/preview-link', token, { collection: 'property', id: first });
		expect(status).toBe(403);
	}
	for (const body of [
		{ collection: 'enquiry', id: 1 },
		{ collection: 'property', id: 99_999_999 },
		{ collection: 'property', id: 'x' },
		{},
	])
		expect((await ask('POST', '/preview-link', editor.token, body)).status).toBe(403);
});

test('returns that record’s public fields from Directus, and nothing else', async () => {
	const key = await makeKey(first, editor);
	const rows = (table: string) => asked<Record<string, unknown>[]>('POST', '/preview-link/rows', siteToken, { key, table });
	const { data } = await rows('property');
	expect(data?.map(({ id }) => id)).toEqual([first]);
	expect(Object.keys(data?.[0] ?? {})).not.toEqual(expect.arrayContaining(['user_created']));
	expect((await rows('property_translations')).data).toHaveLength(2);
	for (const table of ['property_private', 'project', 'directus_users', 'directus_files', 'person'])
		expect((await rows(table)).status).toBe(403);
});

test('ends with its maker’s rights', async () => {
	const someone = await colleague(agentRole, { agent: 1001 });
	const mine = await makeDraft();
	const key = await makeKey(mine, someone);
	expect(await shows(page(mine, key))).toBe(true);
	await admin.patch(`/items/property/${mine}`, { agent: 1002 });
	expect(await shows(page(mine, key))).toBe(false);
	await admin.patch(`/items/property/${mine}`, { agent: 1001 });
	expect(await shows(page(mine, key))).toBe(true);
	await admin.patch(`/users/${someone.id}`, { status: 'suspended' });
	expect(await shows(page(mine, key))).toBe(false);
});

test('is made in the banner, without a script', async () => {
	const cookie = await signInAs(editor);
	const path = page(first);
	const answer = await postPage({ path }, { path: '/en/preview/link', cookie });
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
	const location = answer.location ?? '';
	expect(location).toContain(`/en/properties/${first}?preview=true&key=property.${first}.`);
	const { html } = await openPage({ path: location, cookie });
	expect(html).toContain('Anyone with this link sees this one draft until');
	expect(html).toContain(`value="${siteUrl}${location.replaceAll('&', '&amp;')}"`);
	expect(await shows(location)).toBe(true);
	const nobody = await postPage({ path }, { path: '/en/preview/link' });
	expect([nobody.status, nobody.location]).toEqual([303, path]);
	for (const foreign of ['https://evil.example/', '//evil.example', '/.//evil.example', '/en/search'])
		expect((await postPage({ path: foreign }, { path: '/en/preview/link', cookie })).location).toBe('/');
	const elsewhere = await postPage({ path }, { path: '/en/preview/link', cookie, headers: { origin: 'https://evil.example' } });
	expect(elsewhere.status).toBe(403);
});

test('leads from Studio’s pane to the page, in the person’s language, with a link to share', async () => {
	const open = (token: string | null, path: string) =>
		fetchDirectus(path, { redirect: 'manual', headers: token ? { authorization: `Bearer ${token}` } : {} });
	const answer = await open(editor.token, `/preview-link/pane/property/${first}`);
	expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
	const address = new URL(answer.headers.get('location') ?? '');
	expect([address.pathname, address.searchParams.get('preview')]).toEqual([`/en/properties/${first}`, 'true']);
	const key = address.searchParams.get('key') ?? '';
	expect((readPreviewKey(key)?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
	const pane = await openPage({ path: address.pathname + address.search });
	expect([pane.html.includes(`${WORD} home`), pane.html.includes('Anyone with this link')]).toEqual([true, true]);
	expect(pane.html).toContain(`value="${new URL(siteUrl).origin}${page(first, key).replaceAll('&', '&amp;')}"`);
	// A visitor with the link is not asked to share it.
	expect((await openPage({ path: page(first, key) })).html).not.toContain('Anyone with this link');
	await admin.patch(`/users/${editor.id}`, { language: 'ar-SA' });
	const arabic = await open(editor.token, `/preview-link/pane/property/${first}`);
	expect(arabic.headers.get('location')).toContain(`/ar/properties/${first}?`);
	for (const token of [hr.token, null]) expect((await open(token, `/preview-link/pane/property/${first}`)).status).toBe(403);
	for (const path of ['property/x', 'enquiry/1', 'property/0'])
		expect((await open(editor.token, `/preview-link/pane/${path}`)).status).toBe(403);
	const collections = await admin.get<{ collection: string; meta: { preview_url: string | null } | null }[]>('/collections');
	const framed = collections.filter(({ meta }) => meta?.preview_url).map(({ collection }) => collection);
	expect(framed).toEqual(expect.arrayContaining(['property', 'project', 'launch', 'offer', 'page', 'post', 'career', 'agent']));
});

test('shows an error in both languages beside a form', async () => {
	for (const path of ['/preview-link/pane/property/99999999', '/preview-link/pane/directus_users/1']) {
		const { status, text } = await ask('GET', path, editor.token);
		expect(status).toBe(403);
		expect(text).toMatch(/There is no preview[\s\S]*لا توجد معاينة/);
	}
});
