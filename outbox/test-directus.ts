import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

export type Asked = { method: string; path: string; body: string };
export type Reply = { status: number; body?: unknown };

/** A fake Directus that gives the test's answers and records requests. */
export async function startTestDirectus(
	reply: (asked: Asked, count: number) => Reply,
	erasures: (asked: Asked) => Reply = () => ({ status: 200, body: { data: [] } }),
) {
	const asked: Asked[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const one = { method: request.method ?? '', path: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') };
		const isErasure = one.path.startsWith('/items/erasure');
		if (!isErasure) asked.push(one);
		const { status, body } = isErasure ? erasures(one) : reply(one, asked.length);
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, asked };
}

export const made = ({ body }: Asked): Reply => ({ status: 200, body: { data: { id: 7, key: JSON.parse(body).key } } });
export const problem = (status: number, code: string, extensions: Record<string, unknown> = {}): Reply => ({
	status,
	body: { errors: [{ message: code, extensions: { code, ...extensions } }] },
});
