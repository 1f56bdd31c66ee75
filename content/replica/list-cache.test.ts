import { expect, test } from 'vitest';
import { ListCache } from './list-cache.ts';

const lists = () => {
	const cache = new ListCache();
	const reads: string[] = [];
	const read = (key: string, part = 'first', length = 2) =>
		cache.get(key, part, () => {
			reads.push(`${key} ${part}`);
			return Array.from({ length }, (_, index) => `${index}`);
		});
	return { cache, read, reads };
};

test('each page of a list is read once, until the list changes', () => {
	const { cache, read, reads } = lists();
	for (const part of ['first', 'second', 'first', 'second']) expect(read('areas', part)).toEqual(['0', '1']);
	read('posts');
	expect(reads.splice(0)).toEqual(['areas first', 'areas second', 'posts first']);
	cache.forget('areas');
	for (const part of ['first', 'second']) read('areas', part);
	read('posts');
	expect(reads).toEqual(['areas first', 'areas second']);
});

test('when the cache is full, all lists are read again', () => {
	const { read, reads } = lists();
	read('areas');
	read('all homes', 'first', 60_000);
	read('areas');
	expect(reads.splice(0)).toEqual(['areas first', 'all homes first']);
	read('all homes', 'second', 60_000);
	read('areas');
	expect(reads).toEqual(['all homes second', 'areas first']);
});

test('the size of a list is counted once, until the list changes, also when it is zero', () => {
	const lists = new ListCache();
	let counted = 0;
	const count = () =>
		lists.get('partners', 'count', () => {
			counted++;
			return 0;
		});
	expect([count(), count(), counted]).toEqual([0, 0, 1]);
	lists.forget('partners');
	expect([count(), counted]).toEqual([0, 2]);
});
