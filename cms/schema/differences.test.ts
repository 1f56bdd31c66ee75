import { describe, expect, test } from 'vitest';
import { changedKeys, isSafeTypeChange, isSameType, schemaDifference } from './differences.ts';

const field = (schema: Record<string, unknown>) => ({ collection: 'c', field: 'f', type: 'string', meta: {}, schema });

describe('differences between the files and Directus', () => {
	test('ignores keys that only Directus has', () => {
		expect(changedKeys({ icon: 'home' }, { icon: 'home', color: 'red' })).toEqual({});
	});

	test('nested values are compared by value', () => {
		expect(changedKeys({ options: { a: [1, { b: 2 }] } }, { options: { a: [1, { b: 2 }] } })).toEqual({});
		expect(changedKeys({ options: { a: [1, { b: 2 }] } }, { options: { a: [1, { b: 3 }] } })).toEqual({ options: { a: [1, { b: 2 }] } });
	});

	test('flags that Directus adds to a field are no difference, missing ones are', () => {
		expect(changedKeys({ special: ['date-created'] }, { special: ['date-created', 'cast-timestamp'] })).toEqual({});
		expect(changedKeys({ special: ['date-created'] }, { special: null })).toEqual({ special: ['date-created'] });
	});

	test('treats defaults that a database returns as text as equal', () => {
		expect(schemaDifference(field({ default_value: false }), { default_value: '0' })).toEqual({});
		expect(schemaDifference(field({ default_value: 10 }), { default_value: '10' })).toEqual({});
		expect(schemaDifference(field({ default_value: 'EGP' }), { default_value: 'USD' })).toEqual({ default_value: 'EGP' });
	});

	test('a missing index is a difference, unless the column is unique', () => {
		expect(schemaDifference(field({ is_indexed: true }), { is_indexed: false })).toEqual({ is_indexed: true });
		expect(schemaDifference(field({ is_indexed: true }), { is_indexed: false, is_unique: true })).toEqual({});
	});

	test('only widening changes of type are safe', () => {
		expect(isSafeTypeChange('string', 'text')).toBe(true);
		expect(isSafeTypeChange('text', 'integer')).toBe(false);
		expect(isSameType('decimal', 'float')).toBe(true);
	});
});
