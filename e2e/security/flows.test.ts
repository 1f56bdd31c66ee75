import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorRole } from '#cms/access/editor.ts';
import { colleague } from '../staff.ts';
import { admin, ask, siteToken } from '../system.ts';

let flow = '';
const steps = () => admin.get<{ id: string }[]>(`/operations?filter[flow][_eq]=${flow}&sort=id&fields=id,resolve,reject&limit=-1`);

beforeAll(async () => {
	flow = (await admin.post<{ id: string }>('/flows', { name: 'Of an administrator', status: 'inactive', trigger: 'manual' })).id;
	const log = (key: string) => ({ flow, key, name: key, type: 'log', options: { message: key }, position_x: 1, position_y: 1 });
	const last = await admin.post<{ id: string }>('/operations', log('last'));
	await admin.post('/operations', { ...log('first'), resolve: last.id });
});
afterAll(() => admin.delete(`/flows/${flow}`));

test('a flow that somebody may not delete stays whole', async () => {
	const before = await steps();
	expect(before).toHaveLength(2);
	for (const token of [null, siteToken, (await colleague(editorRole)).token]) {
		expect((await ask('DELETE', `/flows/${flow}`, token)).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, [flow])).status).toBe(403);
		expect((await ask('DELETE', '/flows', token, { query: { filter: { id: { _eq: flow } } } })).status).toBe(403);
		expect(await steps()).toEqual(before);
	}
});
