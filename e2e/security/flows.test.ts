import { expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { applyFlows } from '#cms/flows/apply.ts';
import { tellAgent } from '#cms/flows/tell-agent.ts';
import { colleague } from '../staff.ts';
import { admin, ask, siteToken } from '../system.ts';

const steps = () => admin.get<{ id: string }[]>(`/operations?filter[flow][_eq]=${tellAgent.id}&sort=id&fields=id,resolve,reject&limit=-1`);

test('a flow that somebody may not delete stays whole', async () => {
	const before = await steps();
	for (const token of [null, siteToken, (await colleague(editorRole)).token]) {
		expect((await ask('DELETE', `/flows/${tellAgent.id}`, token)).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, [tellAgent.id])).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, { query: { filter: { id: { _eq: tellAgent.id } } } })).status).toBe(403);
		expect(await steps()).toEqual(before);
	}
});

test('a flow whose steps are all apart is put together again', async () => {
	const before = await steps();
	for (const { id } of before) await admin.patch(`/operations/${id}`, { resolve: null, reject: null });
	expect(await applyFlows(admin)).toEqual([`flow ${tellAgent.name}`]);
	expect(await steps()).toEqual(before);
	expect(await applyFlows(admin)).toEqual([]);
});
