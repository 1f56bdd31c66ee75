import { describe, expect, test } from 'vitest';
import { contentCollections } from '../../cms/access/tables.ts';
import { makeWorld } from '../../cms/content/world/world.ts';
import { assemble, type Document } from '../documents.ts';
import { layoutFor } from '../layout.ts';
import { type CollectionName, isCollection, registry } from './registry.ts';

const UNKNOWN = 'nobody-knows-this';

/** One public record of each collection of the sample. */
const samples = new Map<CollectionName, Document>();
for (const { collection, row, parts } of makeWorld('2026-11-15', 20).records()) {
	const layout = layoutFor(collection);
	if (!isCollection(collection) || samples.has(collection) || !layout) continue;
	samples.set(
		collection,
		assemble(layout, { ...row, status: 'published' }, (table) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows)),
	);
}

/** Kinds of blocks that a page does not know are not drawn: see `features/records/block-data.ts`. */
const drawnByKind = ['page_block.type'];

const choices = contentCollections.flatMap(({ name, fields }) =>
	fields
		.filter(({ meta }) => meta.interface?.startsWith('select-') && Array.isArray(meta.options?.['choices']))
		.map((field) => ({ name, field: field.name, isList: field.meta.interface === 'select-multiple-checkbox' }))
		.filter(({ name: collection, field }) => !drawnByKind.includes(`${collection}.${field}`)),
);

describe('a value that nobody knows', () => {
	test('is tried in every field with choices', () => {
		expect(choices.length).toBeGreaterThan(8);
	});

	test.each(choices)('in $field of $name never reaches a page', ({ name, field, isList }) => {
		const sample = isCollection(name) ? samples.get(name) : undefined;
		if (!sample || !isCollection(name)) throw new Error(`there is no sample of ${name}`);
		const { schema } = registry[name];
		expect(schema.safeParse(sample).success).toBe(true);
		for (const value of [isList ? [UNKNOWN] : UNKNOWN, [UNKNOWN], { [UNKNOWN]: UNKNOWN }, 7, '__proto__', 'constructor']) {
			const { data } = schema.safeParse({ ...sample, [field]: value });
			expect([null, undefined, 'EGP', ...(isList ? [[]] : [])]).toContainEqual(data && (data as Record<string, unknown>)[field]);
		}
	});

	test.each([
		['agent', 'languages', []],
		['career', 'department', null],
		['career', 'employment', null],
		['property', 'finishing', null],
		['property', 'view', null],
	] as const)('in %s.%s takes nothing else down', (name, field, left) => {
		const data = registry[name].schema.parse({ ...samples.get(name), [field]: field === 'languages' ? [UNKNOWN, 7, null] : UNKNOWN });
		expect((data as Record<string, unknown>)[field]).toEqual(left);
	});
});
