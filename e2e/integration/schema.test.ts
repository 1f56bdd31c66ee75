import { afterAll, describe, expect, test } from 'vitest';
import { applySchema } from '#cms/schema/apply.ts';
import { compile } from '#cms/schema/compile.ts';
import { t } from '#cms/schema/define.ts';
import { text } from '#cms/schema/fields.ts';
import { model } from '#cms/schema/model.ts';
import { admin } from '../system.ts';

type ActualField = {
	collection: string;
	field: string;
	schema: { is_indexed: boolean; is_unique: boolean; foreign_key_table: string | null } | null;
};

const wanted = compile(model);

describe('schema as code', () => {
	afterAll(async () => {
		await admin.delete('/fields/partner/slogan').catch(() => {});
		await admin.delete('/fields/partner/made_in_studio').catch(() => {});
	});

	test('is idempotent', async () => {
		expect(await applySchema(admin, wanted)).toEqual({ changes: [], drift: [] });
	});

	test('indexes every foreign key', async () => {
		const fields = new Map((await admin.get<ActualField[]>('/fields')).map((item) => [`${item.collection}.${item.field}`, item]));
		const bare = wanted.relations
			.filter(({ collection }) => !collection.startsWith('directus_'))
			.filter(({ collection, field }) => {
				const schema = fields.get(`${collection}.${field}`)?.schema;
				return !schema?.is_indexed && !schema?.is_unique;
			});
		expect(bare).toEqual([]);
	});

	test('a changed file changes the schema and keeps the content', async () => {
		const before = await admin.get<unknown[]>('/items/partner?limit=-1&fields=id,status,translations.name');
		const changed = model.map((collection) =>
			collection.name === 'partner'
				? { ...collection, fields: [...collection.fields, text('slogan', t('Slogan', 'الشعار المكتوب'))] }
				: collection,
		);
		const report = await applySchema(admin, compile(changed));
		expect(report.changes).toContain('field partner.slogan');
		expect(await admin.get('/items/partner?limit=-1&fields=id,status,translations.name')).toEqual(before);
		expect(before.length).toBeGreaterThanOrEqual(12);
	});

	test('reports what is not in the files', async () => {
		await admin.post('/fields/partner', { field: 'made_in_studio', type: 'string', meta: {}, schema: {} });
		const { drift } = await applySchema(admin, wanted);
		expect(drift).toContain('field partner.made_in_studio is in Directus but not in the files');
	});

	test('reverts changes made in Studio', async () => {
		await admin.patch('/fields/property/price', { meta: { required: false } });
		const { changes } = await applySchema(admin, wanted);
		expect(changes).toEqual(['field property.price: required']);
	});
});
