import { createDirectus, customEndpoint, realtime, rest, staticToken } from '@directus/sdk';
import { z } from 'zod';

/** The rows of our tables, as the API gives them. What they mean is settled in `entities/`. */
type Tables = Record<string, Record<string, unknown>[]>;
export type RawRow = Record<string, unknown>;

export type Query = { fields: string[]; filter?: Record<string, unknown>; sort?: string[]; limit: number };

export type CmsClient = ReturnType<typeof createClient>;

const TIMEOUT_MS = 30_000;
/** Several times what a full page of the longest texts takes. */
const MOST_BYTES = 100_000_000;

const row = z.record(z.string(), z.unknown());

/** Whether these are rows of what was asked for: each with every field, none twice, and no more than asked. */
function readRows(path: string, answer: unknown, { fields, limit }: Pick<Query, 'fields' | 'limit'>): RawRow[] {
	const rows = z.array(row).max(limit).safeParse(answer).data;
	if (!rows) throw new Error(`${path} did not answer with rows`);
	for (const field of fields) if (rows.some((one) => !(field in one))) throw new Error(`${path} answered without ${field}`);
	if (fields.includes('id') && new Set(rows.map(({ id }) => String(id))).size < rows.length)
		throw new Error(`${path} answered with a row twice`);
	return rows;
}

/** Fails as soon as a body is longer than any answer can be. */
function bounded(response: Response): Response {
	let bytes = 0;
	const counting = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > MOST_BYTES) controller.error(new Error('the answer does not end'));
			else controller.enqueue(chunk);
		},
	});
	return response.body ? new Response(response.body.pipeThrough(counting), response) : response;
}

/** Directus with the site's token: reading tables, hearing of new rows, and writing the few that are the site's. */
export function createClient(url: string, token: string) {
	const http = createDirectus<Tables>(url, {
		globals: {
			fetch: async (input: RequestInfo | URL, init?: RequestInit) =>
				bounded(await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })),
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
		remove: (table: string, ids: unknown[]) => write('DELETE', table, ids),

		rows: (table: string, query: Query) => search(table === 'directus_files' ? '/files' : `/items/${table}`, query),

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
