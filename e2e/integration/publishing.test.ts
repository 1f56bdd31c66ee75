import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { FOLDER } from '#cms/schema/collections/common.ts';
import { cairoToday } from '#domain/cairo.ts';
import { asked, type Colleague, colleague, uploadFile } from '../staff.ts';
import { admin, ask, cmsUrl, eventually, fetchDirectus, siteUrl } from '../system.ts';

type Refusal = { message: string; extensions: { code: string; field: string; collection: string } };
type Row = Record<string, unknown>;

const [mona, hany] = [await colleague(editorRole, { language: 'en-US' }), await colleague(editorRole, { language: 'ar-SA' })];
const made: Record<'property' | 'tag', number[]> = { property: [], tag: [] };
const names = [
	{ languages_code: 'en_US', name: 'A home to publish' },
	{ languages_code: 'ar_EG', name: 'بيت للنشر' },
];
const home = { type: 'villa', area: 1001, price: 9_000_000, market: 'resale', purpose: 'sale', ready: true, status: 'draft' };
let photo: string;
let privatePhoto: string;

beforeAll(async () => {
	const firstIn = async (folder: string) =>
		(await admin.get<{ id: string }[]>(`/files?filter[folder][_eq]=${folder}&filter[type][_starts_with]=image&fields=id&limit=1`))[0]?.id ??
		'';
	photo = await firstIn(FOLDER.properties);
	privatePhoto = (await uploadFile(mona.token, FOLDER.inbox, 'private.pdf', '%PDF-1.4')).id ?? '';
});
afterAll(async () => {
	for (const [collection, ids] of Object.entries(made)) if (ids.length) await admin.delete(`/items/${collection}`, ids);
});

const whole = () => ({ ...home, translations: names, images: [{ directus_files_id: photo }] });

async function refusals({ status, text }: { status: number; text: string }): Promise<string[]> {
	expect(status).toBe(400);
	const { errors } = JSON.parse(text) as { errors: Refusal[] };
	for (const { extensions } of errors) expect(extensions.code).toBe('FAILED_VALIDATION');
	return errors.map(({ extensions, message }) => `${extensions.field}: ${message}`);
}

async function create(row: Row, who: Colleague = mona): Promise<{ status: number; text: string; id: number }> {
	const answer = await ask('POST', '/items/property', who.token, row);
	const id = answer.status === 200 ? Number(JSON.parse(answer.text).data.id) : 0;
	if (id) made.property.push(id);
	return { ...answer, id };
}
const change = (id: number, row: Row, who = mona) => ask('PATCH', `/items/property/${id}`, who.token, row);
const statusOf = async (id: number) => (await admin.get<{ status: string }>(`/items/property/${id}?fields=status`)).status;
const page = async (path: string) => (await fetch(siteUrl + path)).text();

async function upload(rows: Row[]) {
	const body = new FormData();
	body.set('file', new Blob([JSON.stringify(rows)], { type: 'application/json' }), 'rows.json');
	const answer = await fetchDirectus('/utils/import/property', {
		method: 'POST',
		headers: { authorization: `Bearer ${mona.token}` },
		body,
	});
	return { status: answer.status, text: await answer.text() };
}

describe('an editor who publishes a home', () => {
	test('sees what is missing beside each field, in their language', async () => {
		const { price: _, ...unpriced } = home;
		const { id } = await create(unpriced);
		expect(await refusals(await change(id, { status: 'published' }))).toEqual([
			'price: Price: Needed before visitors can see it.',
			'images: Photographs: A photograph is needed before visitors can see it.',
			expect.stringMatching(/^translations: Name: English is missing.* Arabic is missing/),
		]);
		const arabic = await refusals(await change(id, { status: 'published' }, hany));
		expect(arabic[0]).toBe('price: السعر: مطلوب قبل أن يظهر للزوار.');
		expect(arabic.at(-1)).toMatch(/ينقص النص العربي/);
		expect(await statusOf(id)).toBe('draft');
	});

	test('sees all errors of an empty home at once', async () => {
		expect((await refusals(await create({ status: 'published' }))).map((line) => line.split(':')[0])).toEqual([
			'type',
			'area',
			'price',
			'images',
			'translations',
			'delivery_date',
		]);
	});

	test('publishes it with texts and photographs in one save', async () => {
		const { id, status } = await create({ ...whole(), status: 'published' });
		expect(status).toBe(200);
		await eventually(async () => (await page(`/en/properties/${id}`)).includes('A home to publish'), 'the page');
	});

	test('cannot omit a language or photograph, or enter contradictions', async () => {
		const [english] = names;
		const publish = async (row: Row) => refusals(await create({ ...whole(), status: 'published', ...row }));
		expect(await publish({ translations: [english] })).toEqual([expect.stringMatching(/^translations: Name: Arabic is missing/)]);
		expect(await publish({ images: [] })).toEqual([expect.stringMatching(/^images: /)]);
		expect(await publish({ images: [{ directus_files_id: privatePhoto }] })).toEqual([expect.stringMatching(/^images: .*folder/)]);
		expect(await publish({ ready: true, delivery_date: '2028-01-01' })).toEqual([expect.stringMatching(/^delivery_date: /)]);
		expect(await publish({ ready: false })).toEqual([expect.stringMatching(/^delivery_date: Delivery: Tick/)]);
		expect(await publish({ video_url: 'http://example.com/film' })).toEqual([expect.stringMatching(/^video_url: .*https/)]);
		const picture = [{ ...english, description: '<p><img src="https://example.com/a.jpg"></p>' }, names[1]];
		expect(await publish({ translations: picture })).toEqual([expect.stringMatching(/^translations: Description: A picture/)]);
	});

	test('cannot break a published home in any way', async () => {
		const { id } = await create({ ...whole(), status: 'published' });
		const [text] = await admin.get<{ id: number }[]>(`/items/property_translations?filter[property_id][_eq]=${id}`);
		const [link] = await admin.get<{ id: number }[]>(`/items/property_files?filter[property_id][_eq]=${id}`);
		const refused = async (method: string, path: string, body?: unknown) => refusals(await ask(method, path, mona.token, body));
		expect(await refused('PATCH', `/items/property/${id}`, { area: null })).toHaveLength(1);
		expect(await refused('PATCH', `/items/property/${id}`, { images: [] })).toHaveLength(1);
		expect(await refused('PATCH', `/items/property/${id}`, { translations: { create: [], update: [], delete: [text?.id] } })).toHaveLength(
			1,
		);
		expect(await refused('PATCH', `/items/property_translations/${text?.id}`, { name: ' ' })).toEqual([
			expect.stringMatching(new RegExp(`Properties ${id} · Name: English`)),
		]);
		expect(await refused('DELETE', `/items/property_translations/${text?.id}`)).toHaveLength(1);
		expect(await refused('DELETE', `/items/property_files/${link?.id}`)).toHaveLength(1);
		expect(await refused('PATCH', `/items/property_files/${link?.id}`, { directus_files_id: privatePhoto })).toHaveLength(1);
		expect(await admin.get(`/items/property/${id}?fields=price,images.id,translations.id`)).toMatchObject({
			images: [{ id: link?.id }],
			translations: [{ id: text?.id }, {}],
		});
		expect((await change(id, { images: [], status: 'draft' })).status).toBe(200);
	});

	test('publishes many or none', async () => {
		const [good, bad] = [await create(whole()), await create({ ...whole(), images: [] })];
		const ways = [
			ask('PATCH', '/items/property', mona.token, { keys: [good.id, bad.id], data: { status: 'published' } }),
			ask(
				'PATCH',
				'/items/property',
				mona.token,
				[good.id, bad.id].map((id) => ({ id, status: 'published' })),
			),
			upload([good.id, bad.id].map((id) => ({ id, status: 'published' }))),
			upload([{ ...home, status: 'published' }]),
		];
		for (const way of ways) expect(await refusals(await way)).not.toEqual([]);
		expect([await statusOf(good.id), await statusOf(bad.id)]).toEqual(['draft', 'draft']);
		await admin.patch(`/items/property/${bad.id}`, { images: [{ directus_files_id: photo }] });
		expect((await upload([good.id, bad.id].map((id) => ({ id, status: 'published' })))).status).toBe(200);
		expect([await statusOf(good.id), await statusOf(bad.id)]).toEqual(['published', 'published']);
	});

	test('a rejected save leaves no trace', async () => {
		const { id } = await create(whole());
		const changes = () => admin.get<Row[]>(`/items/content_change?filter[item][_eq]=${id}&filter[collection][_eq]=property`);
		const revisions = () => admin.get<Row[]>(`/revisions?filter[collection][_eq]=property&filter[item][_eq]=${id}&fields=id`);
		const before = [await changes(), await revisions()];
		await refusals(await change(id, { status: 'published', images: [], price: 1_000_000 }));
		expect([await changes(), await revisions()]).toEqual(before);
		expect(await admin.get(`/items/price_history?filter[property][_eq]=${id}`)).toEqual([]);
	});

	test('publishes a plan created with it, and is told about one that is a draft', async () => {
		const plan = { down_payment_percent: 10, years: 8, frequency: 'quarterly' };
		const beside = (row: Row) => create({ ...whole(), status: 'published', payment_plans: [{ payment_plan_id: { ...plan, ...row } }] });
		const { id, status } = await beside({ label: 'Beside the home' });
		expect(status).toBe(200);
		const [linked] = await admin.get<{ payment_plan_id: { id: number; status: string } }[]>(
			`/items/property_payment_plan?filter[property_id][_eq]=${id}&fields=payment_plan_id.id,payment_plan_id.status`,
		);
		expect(linked?.payment_plan_id.status).toBe('published');
		expect(await refusals(await beside({ label: 'Still a draft', status: 'draft' }))).toEqual([
			'payment_plans: Payment plans: A payment plan here is not published, so visitors would not see it: publish it, or take it away.',
		]);
		await admin.delete(`/items/payment_plan/${linked?.payment_plan_id.id}`);
	});

	test('can still edit homes published before these rules', async () => {
		const { id } = await admin.post<{ id: number }>('/items/property', { ...home, status: 'published' });
		made.property.push(id);
		expect((await change(id, { price: 8_000_000 })).status).toBe(200);
		expect(await refusals(await change(id, { area: null }))).toHaveLength(1);
		expect((await change(id, { status: 'archived' })).status).toBe(200);
		expect((await refusals(await change(id, { status: 'published' }))).length).toBeGreaterThan(1);
	});

	test('a changed price sets its date', async () => {
		const { id } = await create({ ...whole(), price_checked_on: '2026-01-02' });
		const checked = async () =>
			(await admin.get<{ price_checked_on: string }>(`/items/property/${id}?fields=price_checked_on`)).price_checked_on;
		await change(id, { featured: true, price: 9_000_000 });
		expect(await checked()).toBe('2026-01-02');
		await change(id, { price: 8_900_000 });
		expect(await checked()).toBe(cairoToday());
		await change(id, { price: 8_800_000, price_checked_on: '2026-01-03' });
		expect(await checked()).toBe('2026-01-03');
	});
});

describe('other records', () => {
	test.each([
		['agent', { translations: [names[0]] }],
		['developer', { translations: [names[1]] }],
		['project', { developer: 1001, area: 1001, translations: names }],
		['launch', { developer: 1001, area: 1001, launch_date: '2027-01-01T10:00:00Z', translations: names }],
		['post', { translations: names }],
		['career', { department: 'sales', translations: [] }],
		['location', { translations: [names[0]] }],
		['offer', { valid_from: '2026-11-20', valid_until: '2026-11-28', project: 1001, discount_percent: 5, translations: [names[0]] }],
	])('%s cannot be published incomplete', async (collection, row) => {
		await refusals(await ask('POST', `/items/${collection}`, mona.token, { ...row, status: 'published' }));
		const { status, data } = await asked<{ id: number }>('POST', `/items/${collection}`, mona.token, { ...row, status: 'draft' });
		expect(status).toBe(200);
		await admin.delete(`/items/${collection}/${data?.id}`);
	});

	test('a page keeps its key and cannot be deleted', async () => {
		const [found] = await admin.get<{ id: number }[]>('/items/page?filter[key][_eq]=home');
		const answers = [
			await ask('PATCH', `/items/page/${found?.id}`, mona.token, { key: 'blog' }),
			await ask('PATCH', `/items/page/${found?.id}`, mona.token, { key: 'elsewhere' }),
			await ask('DELETE', `/items/page/${found?.id}`, mona.token),
			await ask('DELETE', '/items/page', mona.token, { query: { filter: { key: { _nnull: true } }, limit: -1 } }),
		];
		for (const answer of answers) expect(await refusals(answer)).toEqual([expect.stringMatching(/^key: /)]);
		expect(await admin.get(`/items/page/${found?.id}?fields=key`)).toEqual({ key: 'home' });
	});

	test('web addresses are validated', async () => {
		const answer = await ask('PATCH', '/items/setting', mona.token, { facebook: 'our page', terms_link: 'javascript:alert(1)' });
		expect((await refusals(answer)).map((line) => line.split(':')[0])).toEqual(['facebook', 'terms_link']);
	});
});

test('pictures in texts use the image proxy; foreign ones are dropped', async () => {
	const [english, arabic] = names;
	const description = `<p>Before</p><p><img src="${cmsUrl}/assets/${photo}?width=800" alt="The garden"></p>`;
	const { id, status } = await create({ ...whole(), status: 'published', translations: [{ ...english, description }, arabic] });
	expect(status).toBe(200);
	const html = await eventually(async () => {
		const text = await page(`/en/properties/${id}`);
		return text.includes('<p>Before</p>') && text;
	}, 'the text');
	const [shown] = /<p>Before<\/p><p><img [^>]*>/.exec(html) ?? [];
	expect(shown).toMatch(new RegExp(`src="/_images/\\d+/${photo}-[0-9a-f]{8}\\.webp"`));
	expect(shown).toMatch(/width="\d+" height="\d+" alt="[^"]+" loading="lazy"/);
	const [address] = /\/_images\/\d+\/[^"]+/.exec(shown ?? '') ?? [];
	expect((await fetch(siteUrl + address)).headers.get('content-type')).toMatch(/^image\//);
});

test('an old price is marked until the newest version is valid again', async () => {
	const { id } = await create({ ...whole(), status: 'published' });
	const path = `/en/properties/${id}`;
	await eventually(async () => (await page(path)).includes('A home to publish'), 'the page');
	expect(await page(path)).not.toContain('Price not checked yet');
	await admin.patch(`/items/property/${id}`, { area: null });
	await eventually(async () => (await page(path)).includes('Price not checked yet'), 'the mark');
	const notice = () =>
		asked<{ kind: string; reason: string; field: string }[]>(
			'GET',
			`/items/site_notice?filter[item][_eq]=${id}&filter[collection][_eq]=property`,
			mona.token,
		);
	await eventually(async () => (await notice()).data?.length === 1, 'the notice');
	expect((await notice()).data).toMatchObject([{ kind: 'row_kept', field: 'area', reason: 'missing' }]);
	expect((await change(id, { area: 1001 })).status).toBe(200);
	await eventually(async () => !(await page(path)).includes('Price not checked yet'), 'the mark to go');
	await eventually(async () => (await notice()).data?.length === 0, 'the notice to go');
});
