import { expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

test('hashing, a second of a processor each, is for administrators', async () => {
	const { token } = await colleague(agentRole);
	for (const [who, path] of [null, token].flatMap((one) => ['generate', 'verify'].map((what) => [one, `/utils/hash/${what}`] as const)))
		expect((await ask('POST', path, who, { string: 'x', hash: 'x' })).status).toBe(403);
});

test('everything of everything of everything is asked for by name', async () => {
	const { token } = await colleague(agentRole);
	expect((await ask('GET', '/items/property?limit=-1&fields=*.*.*', token)).status).toBe(403);
	expect((await ask('GET', '/items/property?limit=1&fields=*.*', token)).status).toBe(200);
	const everything = Array.from(
		{ length: 60 },
		(_, index) => `a${index}: property(limit: -1) { id translations { name description } images { id } }`,
	);
	expect((await ask('POST', '/graphql', token, { query: `{ ${everything.join(' ')} }` })).status).toBe(400);
});

test('who asked us and applied for a job is known to neither department, and erased by neither', async () => {
	const phone = `+2010${Date.now().toString().slice(-8)}`;
	const { id: application, person } = await admin.post<{ id: number; person: number }>('/items/job_application', { name: 'Both', phone });
	const [sales, hr] = [await colleague(salesManagerRole), await colleague(hrRole)];
	const seenBy = async (token: string) =>
		JSON.parse((await ask('GET', `/items/person?filter[id][_eq]=${person}&fields=id`, token)).text).data;
	expect([await seenBy(sales.token), await seenBy(hr.token)]).toEqual([[], [{ id: person }]]);
	const answer = await ask('POST', '/items/enquiry', sales.token, { name: 'h', phone, message: 'x' });
	expect(await admin.get(`/items/enquiry/${JSON.parse(answer.text).data.id}?fields=person`)).toEqual({ person });
	for (const { token } of [sales, hr]) {
		expect(await seenBy(token)).toEqual([]);
		expect((await ask('DELETE', `/items/person/${person}`, token)).status).toBe(403);
	}
	expect(await admin.get(`/items/job_application/${application}?fields=id`)).toEqual({ id: application });
	await admin.delete(`/items/person/${person}`);
});
