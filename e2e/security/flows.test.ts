import { expect, test } from 'vitest';
import { editorRole } from '../../cms/access/editor.ts';
import { tellAgent } from '../../cms/flows/tell-agent.ts';
import { colleague } from '../staff.ts';
import { admin, ask, siteToken } from '../system.ts';

const steps = () => admin.get(`/operations?filter[flow][_eq]=${tellAgent.id}&sort=id&fields=id,resolve,reject&limit=-1`);

test('a flow that somebody may not delete stays whole', async () => {
	const before = await steps();
	for (const token of [null, siteToken, (await colleague(editorRole)).token]) {
		expect((await ask('DELETE', `/flows/${tellAgent.id}`, token)).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, [tellAgent.id])).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, { query: { filter: { id: { _eq: tellAgent.id } } } })).status).toBe(403);
		expect(await steps()).toEqual(before);
	}
});
