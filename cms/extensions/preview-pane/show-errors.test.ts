import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Answer } from '../express.ts';
import { showErrorsInPane } from './show-errors.ts';

/** The page for an address, given Directus's status for it. */
async function read(path: string, status: number): Promise<{ status: number; type: string | null; text: string }> {
	const errors = { errors: [{ message: 'Too many', extensions: { code: 'REQUESTS_EXCEEDED' } }] };
	const response = {
		json(this: ServerResponse, body: unknown) {
			this.setHeader('content-type', 'application/json');
			return this.end(JSON.stringify(body));
		},
	} as unknown as Answer;
	showErrorsInPane({ response });
	const server = createServer((request, answer) => {
		answer.statusCode = status;
		response.json.call(Object.assign(answer, { req: { originalUrl: request.url ?? '' } }) as unknown as Answer, errors);
	});
	onTestFinished(() => void server.close());
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
	return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const PANE = '/preview-link/pane/property/7?version=main';

test.each([429, 503, 500])('the pane says in both languages that Directus is busy: %i', async (status) => {
	const answer = await read(PANE, status);
	expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
	expect(answer.text).toContain('The system is busy');
	expect(answer.text).toMatch(/lang="ar" dir="rtl">النظام مشغول.*<a href="">حاول مرة أخرى<\/a>/);
	expect(answer.text).not.toContain('REQUESTS_EXCEEDED');
});

test('says that there is nothing to see if the person may not see it', async () => {
	expect((await read(PANE, 403)).text).toContain('There is no preview of this record for your account.');
});

test('other errors stay as Directus writes them', async () => {
	for (const path of ['/items/property', '/preview-link/rows']) expect((await read(path, 429)).text).toContain('REQUESTS_EXCEEDED');
});
