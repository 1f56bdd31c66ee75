import { describe, expect, test, vi } from 'vitest';
import { createDayCounts } from './day-counts.ts';
import { readVisit } from './read-visit.ts';
import { removeOld, writeCounts } from './write-counts.ts';

const landings = { read: () => null };
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const visit = (url: string, { method = 'GET', status = 200, ...headers }: Record<string, string | number> = {}) =>
	readVisit({ method: String(method), url, headers: { 'user-agent': browser, ...headers } }, Number(status), landings);

describe('visits', () => {
	test.each([
		['/en/properties/1042-villa', 'listing', '1042'],
		['/ar/properties/1042', 'listing', '1042'],
		['/en/properties/1042-villa.data?_routes=x', 'listing', '1042'],
		['/en/search?purpose=rent&type=villa&price=1-2&text=my+phone+010', 'search', '?purpose=rent&type=villa'],
	])('%s', (url, kind, name) => expect(visit(url)).toEqual({ kind, name }));

	test.each([
		['/en/properties/1042', { status: 404 }],
		['/en/properties/1042', { method: 'POST' }],
		['/en/properties/1042', { 'user-agent': 'Googlebot/2.1' }],
		['/en/properties/1042', { 'user-agent': '' }],
		['/en/properties/1042', { cookie: 'a=b; pn_staff=x' }],
		['/en/properties/1042', { 'sec-purpose': 'prefetch' }],
		['/en/properties/1042', { referer: 'http://localhost:3000/ar/properties/1042-villa' }],
		['/en/search?type=villa&page=2', { referer: 'http://localhost:3000/en/search?type=villa' }],
		['/en/properties/1042?preview=true', {}],
		['/assets/properties/1042', {}],
		['/en/about-us', {}],
		['http://[', {}],
	])('%s with %j does not count', (url, headers) => expect(visit(url, headers)).toBeNull());
});

test('does not count the page a visitor comes from again', () => {
	const robot = { 'user-agent': 'Googlebot/2.1' };
	const names = ['?type=villa', '?type=chalet', '?type=villa', `?text=${'x'.repeat(400)}&type=villa`].map((query) => [
		visit(`/en/search${query}`)?.name,
		visit(`/en/search${query}`, robot),
	]);
	expect(names).toEqual([
		['?type=villa', null],
		['?type=chalet', null],
		['?type=villa', null],
		['?type=villa', null],
	]);
});

test('takes counts sorted and limited', () => {
	const counts = createDayCounts(2);
	for (const name of ['a', 'b', 'b', 'c']) counts.note('2026-11-18', name);
	const taken = counts.take();
	expect(taken.map(({ name, times }) => [name, times])).toEqual([
		['b', 2],
		['a', 1],
	]);
	expect(counts.take()).toEqual([]);
	counts.note('2026-11-18', 'b');
	counts.putBack(taken);
	expect(counts.take()[0]).toEqual({ day: '2026-11-18', name: 'b', times: 3 });
});

describe('writing counts', () => {
	const client = { rows: vi.fn(), create: vi.fn(), updateMany: vi.fn(), remove: vi.fn() };
	const ledger = {
		table: 'listing_count',
		column: 'views',
		mostRows: 2,
		describe: (name: string) => (name === '9' ? null : { property: name }),
	};

	test('adds to rows of the day within the limit, and skips what is gone', async () => {
		client.rows.mockResolvedValue([{ id: 4, key: '2026-11-18 7', views: 3 }]);
		const names = ['7', '8', '9', '10'].map((name) => ({ day: '2026-11-18', name, times: 2 }));
		await writeCounts(client, ledger, names);
		expect(client.updateMany).toHaveBeenCalledExactlyOnceWith('listing_count', [{ id: 4, views: 5 }]);
		expect(client.create).toHaveBeenCalledExactlyOnceWith('listing_count', [
			{ property: '8', key: '2026-11-18 8', day: '2026-11-18', views: 2 },
		]);
	});

	test('removes old rows', async () => {
		client.rows.mockResolvedValue([{ id: 1 }, { id: 2 }]);
		await removeOld(client, 'listing_count', '2026-10-01');
		expect(client.remove).toHaveBeenCalledExactlyOnceWith('listing_count', [1, 2]);
	});
});
