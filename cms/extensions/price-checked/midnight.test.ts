import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context, Database, Hook, Row } from '../hook.ts';
import priceChecked from './index.ts';

const home = { price: 7_250_000, currency: 'EGP' };
const query = Object.assign(Promise.resolve([home]), { select: () => query, whereIn: () => query });
const database = (() => query) as unknown as Database;
const mona: Context = { database, schema: {}, accountability: { user: 'mona', role: null } };

type Filter = (row: Row, meta: object, context: Context) => unknown;
const filters = new Map<string, Filter>();
priceChecked(
	{ filter: (event: string, run: Filter) => filters.set(event, run) } as unknown as Parameters<Hook>[0],
	{} as Parameters<Hook>[1],
);
const change = (row: Row, context = mona) => filters.get('property.items.update')?.(row, { keys: [1] }, context);
const create = (row: Row) => filters.get('property.items.create')?.(row, {}, mona);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
	['2026-11-18T21:59:59Z', '2026-11-18'],
	['2026-11-18T22:00:00Z', '2026-11-19'],
	['2026-07-18T21:00:00Z', '2026-07-19'],
])('a price changed at %s is recorded as checked on %s in Cairo', async (now, day) => {
	vi.setSystemTime(now);
	expect(await change({ price: 6_990_000 })).toEqual({ price: 6_990_000, price_checked_on: day });
	expect(await create({ price: 6_990_000 })).toEqual({ price: 6_990_000, price_checked_on: day });
});

test('keeps a day that was entered, and sets none if the price did not change', async () => {
	const said = { price: 6_990_000, price_checked_on: '2026-11-01' };
	expect(await change(said)).toEqual(said);
	expect(await change({ price: '7250000.00' })).toEqual({ price: '7250000.00' });
	expect(await change({ featured: true })).toEqual({ featured: true });
	expect(await change({ price: 1 }, { ...mona, accountability: null })).toEqual({ price: 1 });
});
