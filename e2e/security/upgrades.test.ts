import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Part, parts } from '#cms/access/tables.ts';
import { t } from '#cms/schema/define.ts';
import { multiline, text } from '#cms/schema/fields.ts';
import { percent } from '#cms/schema/number-fields.ts';
import { applyUpgrades } from '#cms/upgrades/apply.ts';
import { DirectusError } from '#directus/api.ts';
import { admin } from '../system.ts';

const listing = { type: 'villa', price: 1, area: 1001, status: 'draft' };
const values = {
	full: { owner_name: 'هدى', owner_phone: '+201055500001', commission: 2.5, source: 'Walk-in', internal_notes: 'Keys at the porter' },
	partial: { owner_name: null, owner_phone: '+201055500002', commission: null, source: null, internal_notes: null },
};
/** The columns that `property` had before. */
const columns = [
	text('owner_name', t('Owner', 'المالك')),
	text('owner_phone', t('Phone', 'الهاتف')),
	percent('commission', t('Commission', 'العمولة')),
	text('source', t('Source', 'المصدر')),
	multiline('internal_notes', t('Notes', 'ملاحظات')),
];

const made: number[] = [];
const create = async (row: object) => {
	const { id } = await admin.post<{ id: number }>('/items/property', { ...listing, ...row });
	made.push(id);
	return id;
};

afterAll(async () => {
	for (const { name } of columns) await admin.delete(`/fields/property/${name}`).catch(() => {});
	for (const id of made) await admin.delete(`/items/property/${id}`);
});

describe('private fields of an older installation', () => {
	let [full, partial, copied, empty] = [0, 0, 0, 0];
	let before: unknown;

	beforeAll(async () => {
		for (const { name, type, schema } of columns) await admin.post('/fields/property', { field: name, type, schema, meta: {} });
		full = await create(values.full);
		partial = await create(values.partial);
		// Copied by an interrupted upgrade, and changed by staff since.
		copied = await create(values.full);
		const { id } = await admin.post<{ id: number }>('/items/property_private', { property: copied, ...values.full });
		await admin.patch(`/items/property_private/${id}`, { owner_name: 'Changed since' });
		empty = await create({});
		before = await counts();
	});

	/** SQLite copies the table to drop a column; related rows must survive. */
	const counts = () =>
		Promise.all(
			parts
				.filter(({ parent, table }) => parent === 'property' && table !== 'property_private')
				.map(({ table }: Part) => admin.get(`/items/${table}?aggregate[count]=*`)),
		);

	test('are moved without loss, and the columns are gone', async () => {
		expect(await applyUpgrades(admin)).toEqual(['private fields of 3 properties moved']);
		const rows = await admin.get<Record<string, unknown>[]>(
			`/items/property_private?filter[property][_in]=${[full, partial, copied, empty]}&sort=property&fields=property,${columns.map(({ name }) => name)}`,
		);
		expect(rows.map((row) => ({ ...row, commission: row['commission'] === null ? null : Number(row['commission']) }))).toEqual([
			{ property: full, ...values.full },
			{ property: partial, ...values.partial },
			{ property: copied, ...values.full, owner_name: 'Changed since' },
		]);
		const fields = await admin.get<{ field: string }[]>('/fields/property');
		expect(fields.filter(({ field }) => columns.some(({ name }) => name === field))).toEqual([]);
		expect(await counts()).toEqual(before);
	});

	test('are moved once', async () => expect(await applyUpgrades(admin)).toEqual([]));
});

describe('one text per language', () => {
	test('is held by an index of every table of texts', async () => {
		const id = await create({ translations: [{ languages_code: 'en_US', name: 'First' }] });
		const second = admin.post('/items/property_translations', { property_id: id, languages_code: 'en_US', name: 'Second' });
		await expect(second).rejects.toMatchObject({ status: 400 });
		await expect(second).rejects.toBeInstanceOf(DirectusError);
		await admin.post('/items/property_translations', { property_id: id, languages_code: 'ar_EG', name: 'الأول' });
	});
});

test('the flow that wrote to agents goes, once', async () => {
	const id = 'a1f00000-0000-4000-8000-000000000001';
	await admin.post('/flows', { id, name: 'Tell the agent of a new request', status: 'inactive', trigger: 'manual' });
	expect(await applyUpgrades(admin)).toContain('the flow that wrote to agents removed: the site writes to them');
	expect(await admin.get(`/flows?filter[id][_eq]=${id}`)).toEqual([]);
	expect(await applyUpgrades(admin)).not.toContain('the flow that wrote to agents removed: the site writes to them');
});
