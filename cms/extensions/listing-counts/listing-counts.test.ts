import { expect, test } from 'vitest';
import type { Hook, Row } from '../hook.ts';
import listingCounts from './index.ts';

/** The part of Directus that the extension uses. Raw expressions are evaluated on the row, as in a database. */
function directusOn(counts: Row[]) {
	let counted: (meta: { key: number }) => unknown = () => {};
	const rows: Record<string, Row[]> = {
		enquiry: [1, 2, 3].map((id) => ({ id, property: 1011 })),
		property: [{ id: 1011, reference: 'ZED-1011' }],
		listing_count: counts,
	};
	const table = (name: string, filters: [string, unknown][] = []) => {
		const found = () => (rows[name] ?? []).filter((row) => filters.every(([column, value]) => row[column] === value));
		return {
			select: () => table(name, filters),
			where: (column: string, value: unknown) => table(name, [...filters, [column, value]]),
			update: async (_change: Row) => found().map((row) => (row['enquiries'] = Number(row['enquiries']) + 1)).length,
			// biome-ignore lint/suspicious/noThenProperty: a query is awaited.
			then: (resolve: (rows: Row[]) => unknown) => Promise.resolve(found()).then(resolve),
		};
	};
	class ItemsService {
		async readByQuery() {
			return counts.map((row) => ({ ...row }));
		}
		async updateOne(_key: unknown, change: Row) {
			Object.assign(counts[0] ?? {}, change);
		}
		async createOne(row: Row) {
			await Promise.resolve();
			if (counts.some(({ key }) => key === row['key'])) throw new Error('Value has to be unique.');
			counts.push({ id: 1, ...row });
		}
	}
	const errors: unknown[] = [];
	const register = { action: (_event: string, action: typeof counted) => (counted = action) };
	const server = {
		database: Object.assign(table, { raw: (sql: string) => sql }),
		services: { ItemsService },
		getSchema: async () => ({}),
		logger: { error: (error: unknown) => errors.push(error) },
	};
	listingCounts(register as unknown as Parameters<Hook>[0], server as unknown as Parameters<Hook>[1]);
	return { ask: (enquiry: number) => counted({ key: enquiry }), errors };
}

test('counts all enquiries that several machines receive at the same moment', async () => {
	const counts: Row[] = [];
	const [one, two, three] = [directusOn(counts), directusOn(counts), directusOn(counts)];
	await Promise.all([one.ask(1), two.ask(2), three.ask(3)]);
	expect([...one.errors, ...two.errors, ...three.errors]).toEqual([]);
	expect(counts).toMatchObject([{ property: 1011, reference: 'ZED-1011', enquiries: 3 }]);
});
