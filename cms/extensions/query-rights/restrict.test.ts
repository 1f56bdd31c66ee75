import { describe, expect, test } from 'vitest';
import { type Filter, type Query, Refused, type Relation, type Rights, restrictQuery } from './restrict.ts';

const mine = { agent: { _in: [7] } };
const published = { status: { _eq: 'published' } };

/** An agent: published homes with public fields, own homes with all fields, owners of own homes, all areas. */
const rules: Record<string, { fields: string[]; rows: Filter }[]> = {
	property: [
		{ fields: ['id', 'price', 'area', 'private'], rows: published },
		{ fields: ['*'], rows: mine },
	],
	property_private: [{ fields: ['*'], rows: { property: mine } }],
	area: [{ fields: ['*'], rows: {} }],
	person: [{ fields: ['*'], rows: { enquiries: { _some: mine } } }],
	enquiry: [{ fields: ['*'], rows: mine }],
};
const relations: Record<string, Relation> = {
	'property.private': { kind: 'many', to: 'property_private' },
	'property.area': { kind: 'one', to: 'area' },
	'property_private.property': { kind: 'one', to: 'property' },
	'area.properties': { kind: 'many', to: 'property' },
	'enquiry.property': { kind: 'one', to: 'property' },
	'enquiry.person': { kind: 'one', to: 'person' },
	'property.$FOLLOW(property_private,property)': { kind: 'many', to: 'property_private' },
};
const rights: Rights = {
	listRules: (collection) => rules[collection] ?? [],
	findRelation: (collection, field) => relations[`${collection}.${field}`] ?? null,
};

function restricted(collection: string, query: Query): Query {
	const copy = structuredClone(query);
	restrictQuery(Object.freeze(copy), collection, rights);
	return copy;
}
const filtered = (collection: string, filter: Filter) => restricted(collection, { filter }).filter;

describe('conditions', () => {
	test('on fields readable in every row are unchanged', () => {
		expect(filtered('property', { price: { _gt: 5 } })).toEqual({ price: { _gt: 5 } });
		expect(filtered('property', { area: { code: { _eq: 'FST' } } })).toEqual({ area: { code: { _eq: 'FST' } } });
	});

	test('on a field hidden in some rows apply only to the other rows', () => {
		const filter = { commission: { _gt: 2 } };
		expect(filtered('property', filter)).toEqual({ _and: [filter, { _or: [mine] }] });
	});

	test('through a relation apply only to readable rows', () => {
		const filter = { private: { owner_phone: { _eq: '+20' } } };
		expect(filtered('property', filter)).toEqual({ _and: [filter, { _or: [{ private: { property: mine } }] }] });
		const price = { property: { price: { _eq: 1 } } };
		expect(filtered('enquiry', price)).toEqual({ _and: [price, { _or: [{ property: published }, { property: mine }] }] });
	});

	test('in groups are each restricted', () => {
		const owner = { private: { owner_phone: { _eq: 'a' } } };
		const bound = { _and: [owner, { _or: [{ private: { property: mine } }] }] };
		expect(filtered('property', { _or: [owner, { id: { _eq: 1 } }] })).toEqual({ _or: [bound, { id: { _eq: 1 } }] });
		expect(filtered('property', { private: { owner_phone: { _eq: 'a' }, id: { _eq: 1 } }, id: { _eq: 2 } })).toEqual({
			_and: [
				{ _and: [bound, { _and: [{ private: { id: { _eq: 1 } } }, { _or: [{ private: { property: mine } }] }] }] },
				{ id: { _eq: 2 } },
			],
		});
	});

	test('inside _some and _none are restricted in the other collection', () => {
		const inner = { commission: { _gt: 2 } };
		expect(filtered('area', { properties: { _none: inner } })).toEqual({ properties: { _none: { _and: [inner, { _or: [mine] }] } } });
	});

	test('along a relation without a field are restricted like others', () => {
		const follow = '$FOLLOW(property_private,property)';
		expect(filtered('property', { [follow]: { _none: { id: { _eq: 1 } } } })).toEqual({ [follow]: { _none: { id: { _eq: 1 } } } });
		const filter = { [follow]: { owner_phone: { _eq: '+20' } } };
		expect(filtered('property', filter)).toEqual({ _and: [filter, { _or: [{ [follow]: { property: mine } }] }] });
	});

	test('on the existence of linked rows count only readable ones', () => {
		const filter = { private: { _null: true } };
		expect(filtered('property', filter)).toEqual({ _and: [filter, { _or: [{ private: { property: mine } }] }] });
	});

	test('that cannot be restricted are refused', () => {
		for (const filter of [
			{ person: { phone: { _eq: '+20' } } },
			{ '$FOLLOW(property_private,property)': { owner_phone: { _eq: '+20' } } },
			{ property: { 'count(private)': { _gt: 0 } } },
			{ 'item:property': { price: { _eq: 1 } } },
		])
			expect(() => filtered('enquiry', filter), JSON.stringify(filter)).toThrow(Refused);
	});
});

test('sorting, aggregation and grouping only by fields readable in every row', () => {
	const refused: Query[] = [
		{ sort: ['-commission'] },
		{ sort: ['private.owner_phone'] },
		{ sort: ['private.owner_phone'], aggregate: { private: ['id'] } },
		{ sort: ['-private:property_private.owner_phone'] },
		{ group: ['private:property_private.owner_phone'] },
		{ aggregate: { max: ['commission'] } },
		{ group: ['year(signed_on)'] },
		{ sort: ['count(private)'] },
		{ sort: ['$FOLLOW(property_private,property).owner_phone'] },
		{ fields: ['$FOLLOW(property_private,property).owner_phone'] },
	];
	for (const query of refused) expect(() => restricted('property', query), JSON.stringify(query)).toThrow(Refused);
	for (const query of [
		{ sort: ['-price', 'area.code'] },
		{ aggregate: { count: ['*'], max: ['price'] }, group: ['area'], sort: ['-max.price'] },
	])
		expect(restricted('property', query)).toEqual(query);
});

test('the same holds for the rows of a relation', () => {
	const deep = { properties: { _filter: { commission: { _gt: 2 } }, _limit: 5 } };
	expect(restricted('area', { deep }).deep).toEqual({
		properties: { _filter: { _and: [{ commission: { _gt: 2 } }, { _or: [mine] }] }, _limit: 5 },
	});
	expect(() => restricted('area', { deep: { renamed: { _sort: ['commission'] } }, alias: { renamed: 'properties' } })).toThrow(Refused);
	expect(() => restricted('area', { deep: { unknown: { _sort: ['id'] } } })).toThrow(Refused);
});
