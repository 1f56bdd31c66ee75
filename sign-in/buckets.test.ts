import { expect, test } from 'vitest';
import { createBuckets } from './buckets.ts';

test('allows a burst, then one at a time', () => {
	const buckets = createBuckets({ burst: 3, everyMs: 100 });
	for (let i = 0; i < 3; i++) {
		expect(buckets.wait('a', 1000)).toBe(0);
		buckets.take('a', 1000);
	}
	expect(buckets.wait('a', 1000)).toBe(100);
	expect(buckets.wait('a', 1099)).toBe(1);
	expect(buckets.wait('a', 1100)).toBe(0);
	expect(buckets.wait('b', 1000)).toBe(0);
});

test('a token that is given back can be taken again', () => {
	const buckets = createBuckets({ burst: 1, everyMs: 100 });
	buckets.take('a', 1000);
	buckets.giveBack('a');
	expect(buckets.wait('a', 1000)).toBe(0);
	buckets.giveBack('never taken');
	expect(buckets.size()).toBe(1);
});

test('full buckets are dropped, and the number of buckets stays below the limit', () => {
	const buckets = createBuckets({ burst: 1, everyMs: 100 }, 10);
	for (let i = 0; i < 1000; i++) buckets.take(`key ${i}`, 1000);
	expect(buckets.size()).toBe(10);
	expect(buckets.wait('key 999', 1000)).toBe(100);
	buckets.take('much later', 5000);
	expect(buckets.size()).toBe(1);
});
