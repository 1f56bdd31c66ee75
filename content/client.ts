import { createDirectus, customEndpoint, realtime, rest, staticToken } from '@directus/sdk';

/** The rows of our tables, as the API gives them. What they mean is settled in `entities/`. */
type Tables = Record<string, Record<string, unknown>[]>;
export type RawRow = Record<string, unknown>;

export type Query = { fields: string[]; filter?: Record<string, unknown>; sort?: string[]; limit: number };

export type CmsClient = ReturnType<typeof createClient>;

const TIMEOUT_MS = 30_000;

/** Directus with the site's token: reading tables, and hearing of new rows. */
export function createClient(url: string, token: string) {
	const http = createDirectus<Tables>(url, {
		globals: {
			fetch: (input: RequestInfo | URL, init?: RequestInit) =>
				fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }),
		},
	})
		.with(staticToken(token))
		.with(rest());

	/** The SDK unwraps `data`, rejects with `errors`, gives null for 204 and text as text. */
	const search = async (path: string, query: Query): Promise<RawRow[]> => {
		const rows = await http.request(customEndpoint<RawRow[]>({ path, method: 'SEARCH', body: JSON.stringify({ query }) }));
		if (!Array.isArray(rows)) throw new Error(`${path} did not answer with rows`);
		return rows;
	};

	return {
		rows: (table: string, query: Query) => search(table === 'directus_files' ? '/files' : `/items/${table}`, query),

		/** A table with one row. */
		async single(table: string, fields: string[]): Promise<RawRow[]> {
			const row = await http.request(customEndpoint<RawRow | null>({ path: `/items/${table}`, method: 'GET', params: { fields } }));
			return row && row['id'] != null ? [row] : [];
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
