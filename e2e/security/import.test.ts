import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { colleague } from '../staff.ts';
import { admin, ask, cmsUrl, fetchDirectus, siteToken } from '../system.ts';

test('an import that brings no form is refused, not failed at', async () => {
	const agent = await colleague(agentRole, { agent: 1001 });
	const editor = await colleague(editorRole);
	for (const token of [agent.token, editor.token, siteToken]) {
		expect((await ask('POST', '/utils/import/property', token)).status).toBe(415);
		expect((await ask('POST', '/utils/import/property', token, { file: 'none' })).status).toBe(415);
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' };
		expect((await fetchDirectus('/utils/import/property', { method: 'POST', headers, body: 'x' })).status).toBe(415);
	}
});

test('an import whose form has no file is refused, and one that has a file is read', async () => {
	const { token } = await colleague(editorRole);
	const send = (form: FormData) =>
		fetchDirectus('/utils/import/tag', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
	const form = new FormData();
	form.set('file', 'no file');
	const refused = await send(form);
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] });
	form.set('file', new Blob(['[]'], { type: 'application/json' }), 'rows.json');
	expect((await send(form)).status).toBe(200);
});

/** Names in columns follow the texts, and these tags have none. */
afterAll(() => admin.delete('/items/tag', { query: { filter: { name_en: { _null: true } }, limit: -1 } }));

const boundary = 'between-the-parts';
const file = (type: string, rows: string) =>
	`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="rows"\r\nContent-Type: ${type}\r\n\r\n${rows}`;
const kinds: [string, string][] = [
	['application/json', JSON.stringify([{ sort: 1001 }])],
	['text/csv', 'sort\r\n1001\r\n'],
];

/** An import of which nothing but its last boundary is missing. */
async function beginImport(token: string, form: string): Promise<ClientRequest> {
	const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
	const sent = request(new URL('/utils/import/tag', cmsUrl), { method: 'POST', headers, agent: false });
	sent.on('error', () => {});
	await new Promise((resolve) => sent.write(form, resolve));
	return sent;
}

test.each(kinds)('an import of %s that arrives slowly holds nobody up, and is answered once it is there', async (type, rows) => {
	const { token } = await colleague(editorRole);
	const slow = await beginImport(token, file(type, rows));
	const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
	for (let change = 0; change < 20; change++) expect((await ask('GET', '/items/tag?limit=1', token)).status).toBe(200);
	slow.end(`\r\n--${boundary}--\r\n`);
	const [answer] = await answered;
	answer.resume();
	expect(answer.statusCode).toBe(200);
});

test('files of one account are read one after another, and one that breaks off lets the next through', async () => {
	const { token } = await colleague(editorRole);
	const [[type, rows] = ['', '']] = kinds;
	const broken = await beginImport(token, file(type, rows));
	for (let change = 0; change < 20; change++) await ask('GET', '/items/tag?limit=1', token);
	const form = new FormData();
	form.set('file', new Blob(['[]'], { type }), 'rows.json');
	let isAnswered = false;
	const next = fetchDirectus('/utils/import/tag', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }).finally(
		() => {
			isAnswered = true;
		},
	);
	for (let change = 0; change < 20; change++) await ask('GET', '/items/tag?limit=1', token);
	expect(isAnswered).toBe(false);
	broken.destroy();
	expect((await next).status).toBe(200);
});

test('an import without an end is refused', async () => {
	const { token } = await colleague(editorRole);
	const endless = await beginImport(token, file('application/json', '['));
	const answered = once(endless, 'response') as Promise<[IncomingMessage]>;
	const mebibyte = ' '.repeat(1024 * 1024);
	const more = setInterval(() => endless.write(mebibyte), 50);
	const [answer] = await answered.finally(() => clearInterval(more));
	expect(answer.statusCode).toBe(413);
	endless.destroy();
});
