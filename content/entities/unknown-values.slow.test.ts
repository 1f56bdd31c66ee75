import { describe, expect, test } from 'vitest';
import { contentCollections } from '#cms/access/tables.ts';
import { MOST_ROOMS, MOST_SQUARE_METRES } from '#domain/geometry.ts';
import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { makeWorld } from '#seed/world/world.ts';
import { assemble, type Document } from '../documents.ts';
import { findLayout } from '../layout.ts';
import { openReplica } from '../replica/replica.ts';
import { type CollectionName, isCollection, registry } from './registry.ts';

const UNKNOWN = 'nobody-knows-this';

/** One public record of each collection of the sample. */
const samples = new Map<CollectionName, Document>();
for (const { collection, row, parts } of makeWorld('2026-11-15', 20).records()) {
	const layout = findLayout(collection);
	if (!isCollection(collection) || samples.has(collection) || !layout) continue;
	samples.set(
		collection,
		assemble(layout, { ...row, status: 'published' }, (table) => parts.filter((part) => part.table === table).flatMap(({ rows }) => rows)),
	);
}

/** Unknown kinds of blocks are not drawn: see `parts/blocks/block-data.ts`. */
const drawnByKind = ['page_block.type'];

/** Parts are parsed with the record that they belong to. */
const records = contentCollections.filter(({ name }) => isCollection(name));
const choices = records.flatMap(({ name, fields }) =>
	fields
		.filter(({ meta }) => meta.interface?.startsWith('select-') && Array.isArray(meta.options?.['choices']))
		.map((field) => ({ name, field: field.name, isList: field.meta.interface === 'select-multiple-checkbox' }))
		.filter(({ name: collection, field }) => !drawnByKind.includes(`${collection}.${field}`)),
);

describe('an unknown value', () => {
	test('is tested in every field with choices', () => {
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

test('a past price in an unknown currency is left out', () => {
	const prices = [UNKNOWN, 'USD', null].map((currency, day) => ({ price: 5_000_000, currency, changed_on: `2026-11-0${day + 1}` }));
	const { price_history } = registry.property.schema.parse({ ...samples.get('property'), listed_on: '2026-10-01', price_history: prices });
	expect(price_history.map(({ currency }) => currency)).toEqual(['USD', 'EGP']);
});

test('an offer on unknown types does not apply to all types', () => {
	const { schema } = registry.offer;
	const sample = samples.get('offer');
	expect(schema.safeParse({ ...sample, types: [UNKNOWN] }).success).toBe(false);
	expect(schema.parse({ ...sample, types: [UNKNOWN, 'villa'] }).types).toEqual(['villa']);
	for (const types of [null, undefined, []]) expect(schema.parse({ ...sample, types }).types).toEqual([]);
});

/** Values that a form of Directus does not allow but a database may contain. */
const odd: unknown[] = [
	...[
		null,
		'',
		' ',
		UNKNOWN,
		'x'.repeat(100_000),
		'\u0000',
		true,
		[],
		{},
		[null],
		[UNKNOWN],
		[{}],
		[[]],
		{ type: 'Point', coordinates: [500, 500] },
	],
	...[0, -1, -0.5, 1e300, '1e999', 2 ** 53, '-5.00', 'NaN', 'Infinity', 424_242_424],
	...['0000-00-00', '0001-01-01', '1900-01-01', '2026-02-30', '2026-99-99', '9999-12-31', '2026-99-99T99:99:99', '9999-12-31T23:59:59Z'],
];
/** Fields that may be negative: basement, coordinates, angle, sort order, sale at a loss. */
const belowZero = new Set(['floor', 'sort', 'longitude', 'latitude', 'yaw', 'pitch', 'over_amount']);

/** Upper bounds of numbers: beyond them pages would calculate or show nonsense. */
const most: [RegExp, number][] = [
	[/price|amount|fee$|deposit/, MOST_POUNDS],
	[/percent$/, 100],
	[/_area$/, MOST_SQUARE_METRES],
	[/^(bed|bath)rooms$|^floor$/, MOST_ROOMS],
];
const isTooMuch = (value: number, field: string) => most.some(([name, bound]) => name.test(field) && Math.abs(value) > bound);

const isDay = /^(valid_\w+|date_\w+|\w+_(date|on))$/;

function senseless(value: unknown, field: string): boolean {
	if (typeof value === 'number') return !Number.isFinite(value) || (value < 0 && !belowZero.has(field)) || isTooMuch(value, field);
	if (typeof value === 'string' && isDay.test(field)) return Number.isNaN(Date.parse(value));
	if (typeof value !== 'object' || value === null || field === 'outline') return false;
	return Object.entries(value).some(([name, inner]) => senseless(inner, Array.isArray(value) ? field : name));
}

describe('odd values in any field', () => {
	const collections = [...samples.keys()].filter((name) => name in registry);

	test('every collection of the sample is tested', () => {
		expect(collections.length).toBeGreaterThan(15);
	});

	test.each(collections)('a row of %s is stored with its valid fields, or not at all', (collection) => {
		const sample = samples.get(collection) as Document;
		const layout = findLayout(collection);
		const texts = sample['translations'] as Record<string, object> | undefined;
		const replica = openReplica(':memory:', { info: () => {}, warn: () => {}, error: () => {} });
		const put = (row: object) => replica.change((edit) => edit.put(collection, { ...sample, ...row, id: sample.id }));
		const fields = [
			...(layout?.columns ?? []),
			...(layout?.links ?? []).map(({ name }) => name),
			...(layout?.parts ?? []).map(({ name }) => name),
		];
		const textFields = (layout?.texts?.columns ?? []).filter((field) => !['id', 'languages_code', `${collection}_id`].includes(field));
		for (const value of odd) {
			for (const field of fields.filter((name) => name !== 'id')) {
				put({ [field]: value });
				const stored = replica.get(collection, sample.id);
				expect(senseless(stored && { ...stored, translations: null }, field), `${field}: ${JSON.stringify(value)?.slice(0, 50)}`).toBe(
					false,
				);
			}
			for (const field of textFields) put({ translations: { ...texts, en_US: { ...texts?.['en_US'], [field]: value } } });
		}
		replica.close();
	});
});
