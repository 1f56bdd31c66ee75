import { afterAll, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { cairoToday } from '#domain/cairo.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

const editor = await colleague(editorRole);
const made: number[] = [];
afterAll(() => admin.delete('/items/exchange_rate', made));

const translations = ['en_US', 'ar_EG'].map((languages_code) => ({ languages_code, source: 'Central Bank' }));
const [shown] = await admin.get<{ egp_per_unit: number }[]>(
	'/items/exchange_rate?filter[currency][_eq]=KWD&filter[status][_eq]=published&sort=-rated_on&limit=1',
);
const last = Number(shown?.egp_per_unit);

/** The id, or null when it was rejected. */
async function publish(row: object): Promise<number | null> {
	const rate = { status: 'published', currency: 'KWD', egp_per_unit: last, rated_on: cairoToday(), translations, ...row };
	const { status, data } = await asked<{ id: number }>('POST', '/items/exchange_rate', editor.token, rate);
	if (data?.id) made.push(data.id);
	return status === 200 ? (data?.id ?? null) : null;
}
const change = async (id: number | null, row: object) => (await asked('PATCH', `/items/exchange_rate/${id}`, editor.token, row)).status;

test('an editor publishes a rate with a source once a day, and confirms a jump', async () => {
	expect(last).toBeGreaterThan(0);
	await admin.patch('/items/exchange_rate', {
		query: { filter: { currency: { _eq: 'KWD' }, rated_on: { _eq: cairoToday() } } },
		data: { status: 'draft' },
	});
	expect(await publish({ translations: [] })).toBeNull();
	expect(await publish({ egp_per_unit: last / 10 })).toBeNull();
	const id = await publish({ egp_per_unit: last * 1.01 });
	expect(id).not.toBeNull();
	expect(await publish({ egp_per_unit: last })).toBeNull();
	expect(await change(id, { egp_per_unit: last * 10 })).toBe(400);
	expect(await change(id, { egp_per_unit: last * 1.3, jump_confirmed: true })).toBe(200);
	// The confirmation was for that value only.
	expect(await change(id, { egp_per_unit: last * 13 })).toBe(400);
});

test('drafts are not validated until published', async () => {
	const id = await publish({ status: 'draft', egp_per_unit: last * 1.5, rated_on: '2026-01-02', translations: [] });
	expect(id).not.toBeNull();
	expect(await change(id, { status: 'published' })).toBe(400);
	expect(await change(id, { status: 'published', translations: { create: translations, update: [], delete: [] } })).toBe(400);
	const studio = { create: translations, update: [], delete: [] };
	expect(await change(id, { status: 'published', translations: studio, jump_confirmed: true })).toBe(200);
});

test('a published rate keeps its sources; a draft need not have any', async () => {
	const id = await publish({ rated_on: '2026-01-03', egp_per_unit: last * 1.01, jump_confirmed: true });
	const readTexts = () =>
		admin.get<{ id: number; source: string }[]>(`/items/exchange_rate_translations?filter[exchange_rate_id][_eq]=${id}`);
	const [text, other] = await readTexts();
	const draft = await publish({ status: 'draft', rated_on: '2026-01-04' });
	const edit = async (method: string, path: string, body?: unknown) =>
		(await asked(method, `/items/exchange_rate_translations${path}`, editor.token, body)).status;

	for (const source of ['', ' ', null, '\u200b', '\u3164\u3164', '.']) {
		expect(await edit('PATCH', `/${text?.id}`, { source })).toBe(400);
		expect(await change(id, { translations: { create: [], update: [{ id: text?.id, source }], delete: [] } })).toBe(400);
		expect(await change(id, { translations: [{ id: text?.id, source }, other?.id] })).toBe(400);
	}
	expect(await edit('PATCH', '', { keys: [text?.id, other?.id], data: { source: '' } })).toBe(400);
	expect(await edit('PATCH', `/${text?.id}`, { languages_code: null })).toBe(400);
	expect(await edit('PATCH', `/${text?.id}`, { exchange_rate_id: null })).toBe(400);
	expect(await change(draft, { translations: [text?.id] })).toBe(400);
	expect(await change(id, { translations: { create: [], update: [], delete: [text?.id] } })).toBe(400);
	expect(await change(id, { translations: [text?.id] })).toBe(400);
	expect(await change(id, { translations: null })).toBe(400);
	expect(await edit('DELETE', `/${text?.id}`)).toBe(400);
	expect(await edit('DELETE', '', [text?.id, other?.id])).toBe(400);
	expect((await readTexts()).map(({ source }) => source)).toEqual(['Central Bank', 'Central Bank']);

	expect(await edit('PATCH', `/${text?.id}`, { source: 'Bank of Egypt' })).toBe(200);
	expect(await change(id, { status: 'draft' })).toBe(200);
	expect(await edit('PATCH', `/${text?.id}`, { source: '', exchange_rate_id: { id, status: 'published' } })).toBe(400);
	expect(await change(id, { status: 'published' })).toBe(200);
	expect(await change(id, { status: 'draft', translations: { create: [], update: [], delete: [text?.id] } })).toBe(200);
	expect(await change(id, { status: 'published' })).toBe(400);
	expect(await edit('PATCH', `/${other?.id}`, { source: '' })).toBe(200);
	expect(await edit('DELETE', `/${other?.id}`)).toBe(204);
});

test('an unpublished rate still counts for comparison', async () => {
	const [current] = await admin.get<{ id: number }[]>(
		'/items/exchange_rate?filter[currency][_eq]=GBP&filter[status][_eq]=published&sort=-rated_on&limit=1',
	);
	const id = current?.id ?? null;
	expect(await change(id, { status: 'draft' })).toBe(200);
	expect(await change(id, { status: 'published', egp_per_unit: 650 })).toBe(400);
	expect(await publish({ currency: 'GBP', egp_per_unit: 650, rated_on: '2026-10-01' })).toBeNull();
	// Likewise for one that was never published.
	expect(await publish({ status: 'archived', currency: 'GBP', egp_per_unit: 650, rated_on: '2026-10-01', translations: [] })).toBeNull();
	const unseen = await publish({ status: 'draft', currency: 'GBP', egp_per_unit: 650, rated_on: '2026-10-01', translations: [] });
	expect(await change(unseen, { status: 'archived' })).toBe(400);
	// Neither the rate nor another one can be changed by going through a draft.
	expect(await change(unseen, { status: 'published', translations })).toBe(400);
	expect(await change(id, { egp_per_unit: 650 })).toBe(400);
	expect(await change(id, { status: 'published' })).toBe(200);
});

test('an impossible offer is told everything that is wrong with it at once', async () => {
	const offer = { status: 'published', valid_from: '2026-11-10', valid_until: '2026-11-20', discount_percent: 5 };
	const write = async (changed: object) => {
		const { status, text } = await ask('POST', '/items/offer', editor.token, { ...offer, ...changed });
		const errors: { extensions: { field: string } }[] = JSON.parse(text).errors;
		return { status, fields: errors.map(({ extensions }) => extensions.field).sort() };
	};
	expect(await write({})).toEqual({ status: 400, fields: ['project', 'translations'] });
	expect(await write({ project: 1001, valid_until: '2026-11-01' })).toEqual({ status: 400, fields: ['translations', 'valid_until'] });
	const all = { valid_until: '2026-11-01', price: 5_000_000 };
	expect(await write(all)).toEqual({ status: 400, fields: ['price', 'project', 'translations', 'valid_until'] });
	const [home] = await admin.get<{ id: number }[]>(
		'/items/property?filter[market][_eq]=primary&filter[price][_nnull]=true&limit=1&fields=id',
	);
	expect(await write({ property: home?.id, price: 1_000_001 })).toEqual({ status: 400, fields: ['price', 'translations'] });
});
