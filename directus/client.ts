import { createDirectus, customEndpoint, rest, staticToken } from '@directus/sdk';
import { retryWhenBusy } from './retry-when-busy.ts';
import { limitBody, type Query, type RawRow, readRows, tablePath } from './rows.ts';
import { type Listener, subscribe } from './subscribe.ts';

type Tables = Record<string, RawRow[]>;

export type CmsClient = ReturnType<typeof createClient>;

const TIMEOUT_MS = 30_000;
/** Several times the size of a full page of the longest texts. */
const MOST_BYTES = 100_000_000;
/** Reads are retried when the rate limiter refuses them. Writes are not: only the caller knows whether they still apply. */
const readers = { attempts: 4, longestMs: 2000, statuses: [429] };

export function createClient(url: string, token: string) {
	const ask = (input: RequestInfo | URL, init?: RequestInit) =>
		fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
	const http = createDirectus<Tables>(url, {
		globals: {
			fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
				const isRead = ['GET', 'SEARCH'].includes(init?.method ?? 'GET');
				return limitBody(await (isRead ? retryWhenBusy(() => ask(input, init), readers) : ask(input, init)), MOST_BYTES);
			},
		},
	})
		.with(staticToken(token))
		.with(rest());

	/** The SDK unwraps `data`, rejects with `errors`, and returns null for 204. */
	const search = async (path: string, query: Query): Promise<RawRow[]> => {
		const answer = await http.request(customEndpoint<unknown>({ path, method: 'SEARCH', body: JSON.stringify({ query }) }));
		return readRows(path, answer, query);
	};

	const write = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown) =>
		http.request(customEndpoint<unknown>({ path: `/items/${path}`, method, body: JSON.stringify(body) }));

	return {
		create: (table: string, rows: RawRow[]) => write('POST', table, rows),
		update: (table: string, id: unknown, row: RawRow) => write('PATCH', `${table}/${id}`, row),
		/** Each row has its id. */
		updateMany: (table: string, rows: RawRow[]) => write('PATCH', table, rows),
		remove: (table: string, ids: unknown[]) => write('DELETE', table, ids),

		rows: (table: string, query: Query) => search(tablePath(table), query),

		/** For a singleton collection. */
		async single(table: string, fields: string[]): Promise<RawRow[]> {
			const path = `/items/${table}`;
			const answer = await http.request(customEndpoint<unknown>({ path, method: 'GET', params: { fields } }));
			// Directus returns a row without an id where nobody has saved the singleton yet.
			return readRows(path, [answer], { fields, limit: 1 }).filter(({ id }) => id != null);
		},

		/** Calls `on.row` for each new row of the table until stopped; reports when the connection is up and when it breaks. */
		subscribe: (table: string, on: Listener) => subscribe({ url, token }, table, on),
	};
}
