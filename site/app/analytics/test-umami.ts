import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

const urlOrPath = z.union([z.url(), z.string().regex(/^\//), z.literal('')]);

/** The body of POST /api/send, by Umami's documentation. */
const body = z.strictObject({
	type: z.enum(['event', 'identify']),
	payload: z.strictObject({
		website: z.uuid(),
		url: urlOrPath,
		referrer: urlOrPath.optional(),
		title: z.string().max(500).optional(),
		tag: z.string().max(50).optional(),
		name: z.string().max(50).optional(),
		data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
	}),
});

export type Received = z.output<typeof body> & { headers: IncomingHttpHeaders };

/**
 * A test double of Umami's HTTP interface: accepts any origin, answers preflights, requires a User-Agent, and returns a token with each
 * answer that later requests must send as `x-umami-cache`; refuses tokens it never gave. After `fail` it answers with that.
 */
export async function openUmami() {
	const received: Received[] = [];
	const refused: string[] = [];
	const tokens = new Set<string>();
	let failure: { status: number; body: string } | null = null;
	const server = createServer(async (request, response) => {
		const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': 'POST' };
		const answer = (status: number, text: string) => response.writeHead(status, { ...cors, 'content-type': 'application/json' }).end(text);
		if (request.method === 'OPTIONS') return answer(204, '');
		const text = Buffer.concat(await request.toArray()).toString();
		if (failure) return answer(failure.status, failure.body);
		const said = body.safeParse(request.url === '/api/send' && request.method === 'POST' ? JSON.parse(text) : null);
		const token = request.headers['x-umami-cache'];
		if (!said.success || !request.headers['user-agent'] || (token && !tokens.has(String(token)))) {
			refused.push(text);
			return answer(400, '{"error":{"message":"Bad request"}}');
		}
		received.push({ ...said.data, headers: request.headers });
		const next = token ? String(token) : `eyJhbGciOi.${tokens.size}.c2ln`;
		tokens.add(next);
		return answer(200, JSON.stringify({ cache: next, sessionId: crypto.randomUUID(), visitId: crypto.randomUUID() }));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = address && typeof address === 'object' ? address.port : 0;
	return {
		url: `http://127.0.0.1:${port}/api/send`,
		received,
		refused,
		fail(status: number, text: string) {
			failure = { status, body: text };
		},
		close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
	};
}
