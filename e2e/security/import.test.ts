import { expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { colleague } from '../staff.ts';
import { ask, fetchDirectus, siteToken } from '../system.ts';

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
