import { expect, onTestFinished, test, vi } from 'vitest';
import type { RawRow } from '#directus/rows.ts';
import type { Notice } from './notices-now.ts';
import { startNotices, writeNotices } from './start-notices.ts';

const notice = (key: string, more: Partial<Notice> = {}): Notice => ({
	key,
	kind: 'row_kept',
	collection: 'property',
	item: '7',
	field: 'price',
	reason: 'wrong',
	rows: null,
	since: '2026-11-16T08:00:00.000Z',
	...more,
});

/** A table in memory that records its calls. */
function table(rows: RawRow[] = []) {
	const asked: string[] = [];
	let [next, isAway] = [100, false];
	const reach = (what: string) => {
		asked.push(what);
		if (isAway) throw new Error('connect ECONNREFUSED');
	};
	return {
		asked,
		rows: () => rows,
		away: (value: boolean) => {
			isAway = value;
		},
		client: {
			rows: async () => {
				reach('rows');
				return rows.map((row) => ({ ...row }));
			},
			create: async (_table: string, more: RawRow[]) => {
				reach('create');
				rows.push(...more.map((row) => ({ ...row, id: next++ })));
			},
			update: async (_table: string, id: unknown, row: RawRow) => {
				reach('update');
				Object.assign(rows.find((one) => one['id'] === id) ?? {}, row);
			},
			remove: async (_table: string, ids: unknown[]) => {
				reach('remove');
				rows = rows.filter(({ id }) => !ids.includes(id));
			},
		},
	};
}

/** A lease: held by the first to ask. */
function lease() {
	let holder: object | null = null;
	return () => {
		const self = {};
		return {
			hold: async () => {
				holder ??= self;
				return holder === self;
			},
			release: async () => {
				if (holder === self) holder = null;
			},
		};
	};
}
const quiet = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });

test('creates, updates and deletes notices', async () => {
	const { client, rows, asked } = table([
		{ id: 1, ...notice('same') },
		{ id: 2, ...notice('other', { kind: 'row_skipped' }) },
		{ id: 3, ...notice('gone') },
	]);
	await writeNotices(client, [notice('same', { since: '2026-11-16T09:00:00.000Z' }), notice('other'), notice('new')]);
	expect(rows().map(({ key, kind }) => [key, kind])).toEqual([
		['same', 'row_kept'],
		['other', 'row_kept'],
		['new', 'row_kept'],
	]);
	expect(asked).toEqual(['rows', 'remove', 'update', 'create']);
	await writeNotices(client, [notice('same'), notice('other'), notice('new')]);
	expect(asked.slice(4)).toEqual(['rows']);
});

test('retries every round while Directus is away, and logs once', async () => {
	const { client, rows, away, asked } = table();
	const warn = vi.fn();
	away(true);
	const stop = startNotices({ client, leases: lease()(), now: () => [notice('new')], logger: { ...quiet(), warn }, everyMs: 5 });
	onTestFinished(stop);
	await expect.poll(() => asked.length).toBeGreaterThan(3);
	expect(warn).toHaveBeenCalledTimes(1);
	away(false);
	await expect.poll(() => rows()).toHaveLength(1);
});

test('writes nothing after stopping', async () => {
	const { client, asked } = table();
	const stop = startNotices({ client, leases: lease()(), now: () => [], logger: quiet(), everyMs: 5 });
	await expect.poll(() => asked.length).toBeGreaterThan(1);
	await stop();
	const count = asked.length;
	await new Promise((resolve) => setTimeout(resolve, 30));
	expect(asked).toHaveLength(count);
});

test('one of several sites writes, and another takes over', async () => {
	const { client, rows, asked } = table();
	const share = lease();
	let rounds = 0;
	const site = (key: string) => {
		const shared = share();
		const leases = { ...shared, hold: () => shared.hold().finally(() => rounds++) };
		const stop = startNotices({ client, leases, now: () => [notice(key)], logger: quiet(), everyMs: 5 });
		onTestFinished(stop);
		return stop;
	};
	const stopFirst = site('of the first');
	site('of the second');
	await expect.poll(() => rounds).toBeGreaterThan(20);
	expect(rows().map(({ key }) => key)).toEqual(['of the first']);
	expect(asked).not.toContain('remove');
	await stopFirst();
	await expect.poll(() => rows().map(({ key }) => key)).toEqual(['of the second']);
});
