import { createDirectus, customEndpoint, realtime, rest, staticToken } from '@directus/sdk';
import { bounded, type Query, type RawRow, readRows, tablePath } from './rows.ts';

type Tables = Record<string, RawRow[]>;

export type CmsClient = ReturnType<typeof createClient>;

const TIMEOUT_MS = 30_000;
/** Several times what a full page of the longest texts takes. */
const MOST_BYTES = 100_000_000;

/** Directus with the site's token: reading tables, hearing of new rows, and writing the few that are the site's. */
export function createClient(url: string, token: string) {
	const http = createDirectus<Tables>(url, {
		globals: {
			fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
				bounded(await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }), MOST_BYTES),
		},
	})
		.with(staticToken(token))
		.with(rest());

	/** The SDK unwraps `data`, rejects with `errors`, gives null for 204 and text as text. */
	const search = async (path: string, query: Query): Promise<RawRow[]> => {
		const answer = await http.request(customEndpoint<unknown>({ path, method: 'SEARCH', body: JSON.stringify({ query }) }));
		return readRows(path, answer, query);
	};

	const write = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: unknown) =>
		http.request(customEndpoint<unknown>({ path: `/items/${path}`, method, body: JSON.stringify(body) }));

	return {
		create: (table: string, rows: RawRow[]) => write('POST', table, rows),
		update: (table: string, id: unknown, row: RawRow) => write('PATCH', `${table}/${id}`, row),
		/** Each with its id. */
		updateMany: (table: string, rows: RawRow[]) => write('PATCH', table, rows),
		remove: (table: string, ids: unknown[]) => write('DELETE', table, ids),

		rows: (table: string, query: Query) => search(tablePath(table), query),

		/** A table with one row. */
		async single(table: string, fields: string[]): Promise<RawRow[]> {
			const path = `/items/${table}`;
			const answer = await http.request(customEndpoint<unknown>({ path, method: 'GET', params: { fields } }));
			// Where it was never filled in, Directus gives a row without an id.
			return readRows(path, [answer], { fields, limit: 1 }).filter(({ id }) => id != null);
		},

		/** Calls `onRow` for each new row of the table until stopped; reports when the line is up and when it breaks. */
		async subscribe(table: string, on: { row: () => void; up: () => void; down: () => void }): Promise<() => void> {
			const socket = createDirectus<Tables>(url)
				.with(staticToken(token))
				.with(realtime({ authMode: 'handshake', reconnect: false }));
			socket.onWebSocket('close', on.down);
			await socket.connect();
			const { subscription } = await socket.subscribe(table, { event: 'create', query: { fields: ['id'] } });
			on.up();
			void (async () => {
				for await (const _message of subscription) on.row();
			})().catch(on.down);
			return () => socket.disconnect();
		},
	};
}
