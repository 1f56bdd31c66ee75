import { afterEach, expect, test, vi } from 'vitest';
import type { Hook, Row } from '../hook.ts';
import priceHistory from './index.ts';

type Handler = (...given: unknown[]) => Promise<unknown>;

/** The part of Directus that the extension uses: one home and its price history. */
function load(home: Row) {
	const [filters, actions, written]: [Map<string, Handler>, Map<string, Handler>, Row[]] = [new Map(), new Map(), []];
	class ItemsService {
		readonly collection: string;
		constructor(collection: string) {
			this.collection = collection;
		}
		readByQuery = async () => (this.collection === 'property' ? [{ ...home }] : [...written]);
		createMany = async (rows: Row[]) => void written.push(...rows);
	}
	const events = {
		filter: (event: string, run: Handler) => filters.set(event, run),
		action: (event: string, run: Handler) => actions.set(event, run),
	};
	const server = { services: { ItemsService }, getSchema: async () => ({}), logger: console, database: null };
	priceHistory(events as unknown as Parameters<Hook>[0], server as unknown as Parameters<Hook>[1]);
	const change = async (row: Row) => {
		await filters.get('property.items.update')?.(row, { keys: [1] }, { database: null });
		Object.assign(home, row);
		await actions.get('property.items.update')?.({ keys: [1], payload: row });
	};
	return { change, written };
}

afterEach(() => void vi.useRealTimers());

test('prices changed around midnight are recorded under their days in Cairo', async () => {
	vi.useFakeTimers();
	const home = { id: 1, status: 'published', price: 7_250_000, currency: 'EGP', listed_on: '2026-11-10', date_created: null };
	const { change, written } = load(home);
	vi.setSystemTime('2026-11-15T21:50:00Z');
	await change({ price: 7_100_000 });
	vi.setSystemTime('2026-11-15T22:21:00Z');
	await change({ price: 6_990_000 });
	expect(written.map(({ price, changed_on }) => [price, changed_on])).toEqual([
		[7_250_000, '2026-11-10'],
		[7_100_000, '2026-11-15'],
		[6_990_000, '2026-11-16'],
	]);
});
