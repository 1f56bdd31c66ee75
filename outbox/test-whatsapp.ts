import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Reply } from './test-directus.ts';

export type AskedMessage = {
	path: string;
	authorization: string;
	body: { to: string; template: { name: string; language: { code: string } } };
};

export const taken: Reply = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
export const metaProblem = (status: number, code: number): Reply => ({ status, body: { error: { code, message: 'no' } } });

/** A fake of WhatsApp's Cloud API, which tests cannot reach: gives the test's answers in the shapes that Meta documents. */
export async function startTestWhatsApp(reply: (count: number) => Reply = () => taken) {
	const asked: AskedMessage[] = [];
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const body = JSON.parse(Buffer.concat(chunks).toString());
		asked.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body });
		const answer = reply(asked.length);
		response.writeHead(answer.status, { 'content-type': 'application/json' });
		response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v23.0`;
	return { account: { apiUrl, phoneId: '10987654321', token: 'secret-token' }, asked };
}
