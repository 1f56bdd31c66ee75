import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Document } from './documents.ts';
import type { CollectionName } from './entities/registry.ts';
import { createReader, formatVersion } from './reader.ts';
import { haveSameAnswers, recordReads } from './reads.ts';
import { openReplica } from './replica/replica.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

test('a file’s version is 8 hex digits that depend on its moment', () => {
	const moments = Array.from({ length: 2000 }, (_, second) => new Date(1_700_000_000_000 + second * 1000).toISOString());
	const versions = moments.map(formatVersion);
	expect(versions).toEqual(moments.map(formatVersion));
	expect(new Set(versions).size).toBe(2000);
	expect(versions.every((version) => /^[0-9a-f]{8}$/.test(version))).toBe(true);
	expect(formatVersion(null)).toBe('811c9dc5');
});

describe('a record read by its id', () => {
	const named = { translations: { en_US: { name: 'Name' } } };
	const property = { purpose: 'sale', market: 'resale', category: 'residential', type: 'villa', area: 1, price: 1, ...named };
	// A quarter past midnight on the 16th in Cairo, still the 15th in London.
	beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T22:15:00Z') }));
	afterEach(() => void vi.useRealTimers());

	function found(collection: CollectionName, document: Document): boolean {
		const replica = openReplica(':memory:', silent);
		replica.change((edit) => edit.put(collection, document));
		const read = createReader(replica);
		expect(replica.get(collection, document.id)).not.toBeNull();
		const isThere = read.get(collection, document.id) !== null;
		expect(read.many(collection, [Number(document.id)])).toHaveLength(isThere ? 1 : 0);
		replica.close();
		return isThere;
	}

	test('a post is found from its day on', () => {
		const post = (published_on: string | null) => found('post', { id: 1, published_on, ...named });
		expect([post('2026-11-17'), post('2026-11-16'), post('2020-01-01'), post(null)]).toEqual([false, true, true, true]);
	});

	test('an offer is found on its days, including the last', () => {
		const offer = (valid_from: string, valid_until: string) => found('offer', { id: 1, valid_from, valid_until, ...named });
		expect([offer('2026-11-17', '2026-12-01'), offer('2026-11-01', '2026-11-15')]).toEqual([false, false]);
		expect([offer('2026-11-16', '2026-12-01'), offer('2026-11-01', '2026-11-16')]).toEqual([true, true]);
	});

	test('a home or a job that is over or sold is still found, for its page', () => {
		expect(found('property', { id: 1, status: 'published', expires_on: '2026-11-01', ...property })).toBe(true);
		expect(found('property', { id: 1, status: 'sold', ...property })).toBe(true);
		expect(found('career', { id: 1, valid_through: '2026-11-01', ...named })).toBe(true);
	});
});

test('records that are looked through count only by what was found', async () => {
	const replica = openReplica(':memory:', silent);
	const read = createReader(replica);
	const put = (id: number, english: string) =>
		replica.change((edit) => edit.put('tag', { id, key: `tag-${id}`, translations: { en_US: { name: english } } }));
	put(1, 'Prices');
	put(2, 'Law');
	const found = await recordReads(async () =>
		read.find(() =>
			read
				.list('tag')
				.filter(({ translations }) => translations.en.name.startsWith('P'))
				.map(({ id }) => id),
		),
	);
	expect([found.result, [...found.reads]]).toEqual([[1], []]);
	put(2, 'The law');
	expect(haveSameAnswers(found.questions)).toBe(true);
	put(2, 'Planning law');
	expect(haveSameAnswers(found.questions)).toBe(false);
	replica.close();
});
