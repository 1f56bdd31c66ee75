import { expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { colleague } from '../staff.ts';
import { admin, ask } from '../system.ts';

const BACK_TO_REVIEW = 'Set its status to “In review”';

test('an agent who may not change a home is told why', async () => {
	const agent = await colleague(agentRole, { agent: 1001 });
	const publishedOf = async (whose: object) => {
		const filter = encodeURIComponent(JSON.stringify({ status: { _eq: 'published' }, agent: whose }));
		const [home] = await admin.get<{ id: number }[]>(`/items/property?filter=${filter}&fields=id&limit=1`);
		return home?.id;
	};
	const change = async (id: number | undefined, body: object) => ask('PATCH', `/items/property/${id}`, agent.token, body);
	const own = await publishedOf({ _eq: 1001 });
	const published = await change(own, { price: 1 });
	expect([published.status, published.text]).toEqual([403, expect.stringContaining(BACK_TO_REVIEW)]);
	const unknown = await change(own, { nonsense: 1 });
	expect([unknown.status, unknown.text]).toEqual([403, expect.not.stringContaining(BACK_TO_REVIEW)]);
	expect(unknown.text).toContain('nonsense');
	const theirs = await publishedOf({ _neq: 1001 });
	for (const body of [{ price: 1 }, { status: 'sold' }, { nonsense: 1 }]) {
		const { status, text } = await change(theirs, body);
		expect([body, status, text]).toEqual([body, 403, expect.not.stringContaining(BACK_TO_REVIEW)]);
	}
	expect((await change(theirs, { price: 1 })).text).toContain('belongs to another agent');
});
