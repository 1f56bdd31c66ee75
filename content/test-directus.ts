import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

type Row = Record<string, unknown>;
const condition = z.record(z.string(), z.unknown());
const question = z.object({
	query: z.object({
		fields: z.array(z.string()),
		filter: z.unknown().optional(),
		sort: z.array(z.string()).default(['id']),
		limit: z.number(),
	}),
});

/** Replaces an answer of Directus; `truth` is what it would have been. */
export type FalseAnswer = (truth: { path: string; rows: Row[] }, response: ServerResponse, request: IncomingMessage) => void;

/** A fake Directus on tables in memory, which can give wrong answers. */
export async function startTestDirectus(tables: Record<string, Row[]>) {
	let falseAnswer: FalseAnswer | null = null;
	const changes: Row[] = [];
	const note = (collection: string, item: number, happened_at = new Date().toISOString()) =>
		changes.push({ number: changes.length + 1, collection, item: String(item), happened_at });

	const server = createServer(async (request, response) => {
		const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://directus');
		const table = path === '/files' ? 'directus_files' : path.replace('/items/', '');
		const all = table === 'content_change' ? changes : (tables[table] ?? []);
		const rows = request.method === 'SEARCH' ? found(all, await parseBody(request), (row) => textsOf(table, row)) : all;
		if (falseAnswer) return falseAnswer({ path, rows }, response, request);
		answer(response, request.method === 'SEARCH' ? rows : only(rows[0] ?? {}, searchParams.get('fields')?.split(',') ?? []));
	});
	const textsOf = (table: string, { id }: Row) => (tables[`${table}_translations`] ?? []).filter((text) => text[`${table}_id`] === id);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
		tables,
		note,
		/** Removes rows as an editor would, with entries in the change log. */
		remove(table: string, isGone: (id: number) => boolean): void {
			const gone = (tables[table] ?? []).filter(({ id }) => isGone(Number(id)));
			tables[table] = (tables[table] ?? []).filter((row) => !gone.includes(row));
			for (const { id } of gone) note(table, Number(id));
		},
		answerFalsely(next: FalseAnswer | null): void {
			falseAnswer = next;
			server.closeAllConnections();
		},
	};
}

export const answer = (response: ServerResponse, data: unknown) =>
	response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: data ?? null }));

async function parseBody(request: IncomingMessage) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return question.parse(JSON.parse(Buffer.concat(chunks).toString())).query;
}

function found(rows: Row[], { fields, filter, sort, limit }: z.output<typeof question>['query'], textsOf: (row: Row) => Row[]): Row[] {
	const prefix = 'translations.';
	const textFields = fields.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
	const ownFields = fields.filter((name) => !name.startsWith(prefix));
	const [order = 'id'] = sort;
	const field = order.replace('-', '');
	const direction = order.startsWith('-') ? -1 : 1;
	return rows
		.filter((row) => matches(row, filter))
		.sort((a, b) => direction * (Number(a[field]) - Number(b[field])))
		.slice(0, limit)
		.map((row) => ({
			...only(row, ownFields),
			...(textFields.length > 0 && { translations: textsOf(row).map((text) => only(text, textFields)) }),
		}));
}

const only = (row: Row, fields: string[]): Row => Object.fromEntries(fields.map((name) => [name, row[name] ?? null]));

function matches(row: Row, filter: unknown): boolean {
	return Object.entries(condition.parse(filter ?? {})).every(([name, test]) => {
		if (name === '_and')
			return z
				.array(z.unknown())
				.parse(test)
				.every((part) => matches(row, part));
		const { _gt, _in, _between, _nnull } = condition.parse(test);
		const value = row[name];
		if (_gt !== undefined) return Number(value) > Number(_gt);
		if (Array.isArray(_in)) return _in.map(String).includes(String(value));
		if (Array.isArray(_between)) return Number(value) >= Number(_between[0]) && Number(value) <= Number(_between[1]);
		return _nnull === undefined || value != null;
	});
}
