import { expect, test } from 'vitest';
import { RecordCache } from './record-cache.ts';

const named = (name: string) => ({ facts: JSON.stringify({ name, within: [{ name }] }), texts: null });

test('a record is read once, until it is forgotten', () => {
	const cache = new RecordCache();
	let reads = 0;
	const read = () => cache.get('area:1', () => named(`read ${++reads}`));
	expect([read(), read()]).toMatchObject([{ name: 'read 1' }, { name: 'read 1' }]);
	cache.forget('area:1');
	expect([read(), read()]).toMatchObject([{ name: 'read 2' }, { name: 'read 2' }]);
});

test('a missing record is cached as well', () => {
	const cache = new RecordCache();
	expect(cache.get('area:2', () => null)).toBe(null);
	expect(cache.get('area:2', () => named('late'))).toBe(null);
	cache.forget('area:2');
	expect(cache.get('area:2', () => named('late'))).toMatchObject({ name: 'late' });
});

test('cached records are frozen', () => {
	const record = new RecordCache().get('area:1', () => named('Maadi')) as { name: string; within: { name: string }[] };
	expect(() => Object.assign(record, { name: '' })).toThrow(TypeError);
	expect(() => record.within.pop()).toThrow(TypeError);
	expect(() => Object.assign(record.within[0] as object, { name: '' })).toThrow(TypeError);
});

test('when the cache is full, the least recently used records are dropped', () => {
	const cache = new RecordCache();
	const large = 'x'.repeat(1_500_000);
	const readAgain: string[] = [];
	const read = (key: string) =>
		cache.get(key, () => {
			readAgain.push(key);
			return named(large);
		});
	for (const key of ['one', 'two', 'one', 'three']) read(key);
	expect(readAgain.splice(0)).toEqual(['one', 'two', 'three']);
	for (const key of ['one', 'three', 'two']) read(key);
	expect(readAgain).toEqual(['two']);
});
