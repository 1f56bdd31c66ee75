import { z } from 'zod';

/** A row as the API gives it. What it means is settled in `entities/`. */
export type RawRow = Record<string, unknown>;

/** A field of rows that hang on each row has its name behind theirs (`translations.name`); `deep` says in what order they come, and how many. */
export type Query = {
	fields: string[];
	filter?: Record<string, unknown>;
	sort?: string[];
	limit: number;
	deep?: Record<string, { _sort: string[]; _limit: number }>;
};

/** Where the rows of a table are asked for: Directus's own have an address each. */
export const tablePath = (table: string): string => (table.startsWith('directus_') ? `/${table.slice(9)}` : `/items/${table}`);

const row = z.record(z.string(), z.unknown());

/** Whether these are rows of what was asked for: each with every field, none twice, and no more than asked. */
export function readRows(path: string, answer: unknown, { fields: asked, limit, deep = {} }: Omit<Query, 'filter' | 'sort'>): RawRow[] {
	const rows = z.array(row).max(limit).safeParse(answer).data;
	if (!rows) throw new Error(`${path} did not answer with rows`);
	const fields = asked.filter((field) => !field.includes('.'));
	for (const field of fields) if (rows.some((one) => !(field in one))) throw new Error(`${path} answered without ${field}`);
	if (fields.includes('id') && new Set(rows.map(({ id }) => String(id))).size < rows.length)
		throw new Error(`${path} answered with a row twice`);
	for (const [name, { _limit }] of Object.entries(deep)) {
		const hanging = asked.filter((field) => field.startsWith(`${name}.`)).map((field) => field.slice(name.length + 1));
		for (const one of rows) readRows(`${path}.${name}`, one[name], { fields: hanging, limit: _limit });
	}
	return rows;
}

/** Fails as soon as a body is longer than any answer can be. */
export function limitBody(response: Response, mostBytes: number): Response {
	let bytes = 0;
	const counting = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > mostBytes) controller.error(new Error('the answer does not end'));
			else controller.enqueue(chunk);
		},
	});
	return response.body ? new Response(response.body.pipeThrough(counting), response) : response;
}
