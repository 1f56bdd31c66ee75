import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { admin, eventually } from '../system.ts';

const made = { agents: [] as number[], enquiries: [] as number[] };
afterAll(async () => {
	await admin.delete('/items/enquiry', made.enquiries);
	await admin.delete('/items/agent', made.agents);
});

type Enquiry = { id: number; answered_at: string | null };

test('a reply time is shown after eight answered enquiries, each counted once', async () => {
	const agent = await admin.post<{ id: number }>('/items/agent', { status: 'draft' });
	made.agents.push(agent.id);
	const sentAt = new Date(Date.now() - 42 * 60_000).toISOString();
	for (let index = 0; index < 8; index++) {
		const row = { key: randomUUID(), sent_at: sentAt, agent: agent.id, name: 'Asks', phone: `+2010000035${10 + index}` };
		made.enquiries.push((await admin.post<Enquiry>('/items/enquiry', row)).id);
	}
	const read = (id: number) => admin.get<Enquiry>(`/items/enquiry/${id}?fields=id,answered_at`);
	const replyMinutes = async () =>
		(await admin.get<{ reply_minutes: number | null }>(`/items/agent/${agent.id}?fields=reply_minutes`)).reply_minutes;
	const [closed = 0, ...others] = made.enquiries;

	await admin.patch(`/items/enquiry/${closed}`, { progress: 'lost', internal_notes: 'nobody there' });
	for (const id of others) await admin.patch(`/items/enquiry/${id}`, { progress: 'contacted' });
	const answeredAt = async () => (await read(others.at(-1) ?? 0)).answered_at;
	const first = await eventually(answeredAt, 'when it was answered');
	expect((await read(closed)).answered_at).toBeNull();
	expect(await replyMinutes()).toBeNull();

	await admin.patch(`/items/enquiry/${others.at(-1)}`, { progress: 'won' });
	await admin.patch(`/items/enquiry/${closed}`, { progress: 'meeting' });
	expect(await eventually(replyMinutes, 'the minutes')).toBe(45);
	expect(await answeredAt()).toBe(first);
});
