import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hook, Row } from '../hook.ts';
import siteNotices from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The part of Directus that the extension uses: one administrator, and rows that several processes share. */
function startDirectus(notices: Row[], notifications: Row[]): void {
	const rows: Record<string, Row[]> = {
		site_notice: notices,
		directus_policies: [{ id: 'all', admin_access: true }],
		directus_access: [{ role: null, user: 'somebody', policy: 'all' }],
		directus_settings: [{ default_language: 'en-US' }],
		directus_users: [{ id: 'somebody', email: 'admin@example.com', role: null, language: null, status: 'active' }],
	};
	const table = (name: string, filters: [string, unknown][] = []) => {
		const found = () => (rows[name] ?? []).filter((row) => filters.every(([column, value]) => row[column] === value));
		const query = {
			select: () => query,
			whereIn: () => query,
			orderBy: () => query,
			limit: () => query,
			where: (column: string, value: unknown) => table(name, [...filters, [column, value]]),
			update: async (change: Row) => found().map((row) => Object.assign(row, change)).length,
			// biome-ignore lint/suspicious/noThenProperty: a query is awaited.
			then: (resolve: (rows: Row[]) => unknown) => Promise.resolve(found()).then(resolve),
		};
		return query;
	};
	class ItemsService {
		async readByQuery({ filter }: { filter: Record<string, Record<string, unknown>> }) {
			const ids = filter['id']?.['_in'];
			return notices.filter((notice) => (Array.isArray(ids) ? ids.includes(notice['id']) : notice['told_at'] === null));
		}
		async createMany(made: Row[]) {
			await new Promise((resolve) => setTimeout(resolve, 50));
			notifications.push(...made);
		}
		async updateMany(keys: unknown[], change: Row) {
			for (const notice of notices) if (keys.includes(notice['id'])) Object.assign(notice, change);
		}
	}
	const database = Object.assign(table, { transaction: (work: (knex: unknown) => unknown) => work(table) });
	const register = { action: () => {}, init: (_event: string, start: () => unknown) => start() };
	const server = {
		database,
		services: { ItemsService },
		getSchema: async () => ({ collections: { site_notice: {} } }),
		env: {},
		logger: console,
	};
	siteNotices(register as unknown as Parameters<Hook>[0], server as unknown as Parameters<Hook>[1]);
}

test('two machines that start together notify once', async () => {
	const notices = [{ id: 1, kind: 'row', collection: 'tag', item: '7', field: 'key', reason: null, told_at: null }];
	const notifications: Row[] = [];
	startDirectus(notices, notifications);
	startDirectus(notices, notifications);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(notifications).toHaveLength(1);
	expect(notices[0]?.told_at).not.toBeNull();
});
