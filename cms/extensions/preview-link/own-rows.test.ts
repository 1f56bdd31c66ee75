import { expect, test } from 'vitest';
import { contentCollections, listTables, staffCollections } from '../../access/tables.ts';
import { previewPath } from '../../schema/previews.ts';
import { ownRows } from './own-rows.ts';

test('a link opens its record’s row, texts, links and parts', () => {
	expect(ownRows('property', 7, 'property')?.filter).toEqual({ id: { _eq: 7 } });
	expect(ownRows('property', 7, 'property_translations')?.filter).toEqual({ property_id: { id: { _eq: 7 } } });
	expect(ownRows('property', 7, 'price_history')?.filter).toEqual({ property: { _eq: 7 } });
	expect(ownRows('page', 3, 'page_block')?.filter).toEqual({ page: { _eq: 3 } });
	expect(ownRows('page', 3, 'page_block_translations')?.filter).toEqual({ page_block_id: { page: { _eq: 3 } } });
});

test('it opens nothing in other tables', () => {
	const others = [
		'project',
		'post',
		'page_block',
		'property_private',
		'person',
		'enquiry',
		'directus_users',
		'directus_files',
		'__proto__',
		'',
	];
	for (const table of others) expect(ownRows('property', 7, table), table).toBeNull();
	for (const collection of ['property_private', 'person', 'enquiry', 'directus_users', ''])
		expect(ownRows(collection, 7, collection)).toBeNull();
});

test('it never includes staff-only fields', () => {
	const staffOnly = new Map(contentCollections.flatMap(listTables).map(({ name, staffFields }) => [name, staffFields]));
	for (const { name } of contentCollections)
		for (const table of [...staffOnly.keys(), ...staffCollections.map((one) => one.name)]) {
			const fields = ownRows(name, 7, table)?.fields ?? [];
			expect(fields.filter((field) => staffOnly.get(table)?.includes(field))).toEqual([]);
		}
});

test('every previewable record has an address on the site', () => {
	expect(previewPath('property')?.build({ id: 7 })).toBe('/properties/7');
	expect(previewPath('offer')?.build({ id: 7 })).toBe('/offers?record=7');
	expect(previewPath('page')?.build({ id: 1, key: 'home' })).toBe('');
	expect(previewPath('page')?.build({ id: 1, key: '../evil' })).toBe('/..%2Fevil');
	expect(previewPath('enquiry')).toBeNull();
	expect(previewPath('__proto__')).toBeNull();
});
