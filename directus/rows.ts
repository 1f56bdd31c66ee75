import { z } from 'zod';

/** As the API gives it; parsed in `entities/`. */
export type RawRow = Record<string, unknown>;

/** Nested fields are named by path (`translations.name`); `deep` gives their order and limit. */
export type Query = {
	fields: string[];
	filter?: Record<string, unknown>;
	sort?: string[];
	limit: number;
	deep?: Record<string, { _sort: string[]; _limit: number }>;
};

/** Directus's own tables each have an address of their own. */
export const tablePath = (table: string): string => (table.startsWith('directus_') ? `/${table.slice(9)}` : `/items/${table}`);

const row = z.record(z.string(), z.unknown());

/** Checks that the answer has rows with every field asked for, no duplicates and no more than the limit. */
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

/** Fails as soon as a body is longer than any valid answer. */
export function limitBody(response: Response, mostBytes: number): Response {
	let bytes = 0;
	const counting = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			if (bytes > mostBytes) controller.error(new Error('the answer is too long'));
			else controller.enqueue(chunk);
		},
	});
	return response.body ? new Response(response.body.pipeThrough(counting), response) : response;
}
