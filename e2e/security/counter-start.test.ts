import { beforeAll, describe, expect, test } from 'vitest';
import { found, ids, makeCounterWorld, search } from '../counter-world.ts';
import { admin, adminToken } from '../system.ts';

const { agent, manager, hr, own, other, mine, theirs, enquiry, create } = await makeCounterWorld();

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const leads: Record<string, number> = {};

beforeAll(async () => {
	const lead = async (name: string, more: object) => {
		leads[name] = (await create('enquiry', { name: `Start ${name}`, agent: own, ...more })).id;
	};
	await lead('unanswered', { progress: 'new' });
	await lead('overdue', { progress: 'contacted', follow_up_at: inDays(-3) });
	await lead('later', { progress: 'meeting', follow_up_at: inDays(3) });
	await lead('due', { progress: 'contacted', follow_up_at: inDays(-1) });
	await lead('open', { progress: 'contacted' });
	await lead('won', { progress: 'won', follow_up_at: inDays(-3) });
});

const named = (all: unknown[]) => all.flatMap((id) => Object.keys(leads).filter((name) => leads[name] === id));

describe('where nothing is typed', () => {
	test('an agent sees leads first, and of homes their own', async () => {
		const answer = await found(agent.token, '');
		expect(answer.groups.map(({ kind }) => kind)[0]).toBe('enquiry');
		const homes = answer.groups.find(({ kind }) => kind === 'property')?.rows ?? [];
		expect(homes.map((row) => row['agent'])).toEqual(homes.map(() => own));
		expect(homes.map(({ id }) => id)).toContain(mine);
		const everybodys = await found(agent.token, '', { kind: 'property' });
		expect(ids(everybodys, 'property')).toContain(theirs);
	});

	test.each([
		['an agent', agent],
		['a manager', manager],
		['an administrator', { token: adminToken }],
	])('%s reads leads in the order they are worked on', async (_, { token }) => {
		const all = ids(await found(token, '', { kind: 'enquiry', filters: { agent: own } }), 'enquiry');
		const order = named(all);
		expect(order.indexOf('unanswered')).toBe(0);
		const rest = order.slice(1);
		expect(rest).toEqual(['overdue', 'due', 'open', 'later', 'won'].filter((name) => rest.includes(name)));
	});

	test('what is due is found alone, and never a colleague’s', async () => {
		for (const token of [agent.token, manager.token]) {
			const due = await found(token, '', { filters: { due: true } });
			expect(due.groups.map(({ kind }) => kind).filter((kind) => kind !== 'enquiry' && kind !== 'listing_submission')).toEqual([]);
			const some = named(ids(await found(token, '', { kind: 'enquiry', filters: { due: true, agent: own } }), 'enquiry'));
			expect(some).toEqual(['overdue', 'due']);
		}
		const theirsToo = await found(agent.token, '', { kind: 'enquiry', filters: { due: true, agent: other } });
		expect([theirsToo.groups, ids(await found(agent.token, ''), 'enquiry').includes(enquiry)]).toEqual([[], false]);
		expect((await found(hr.token, '', { filters: { due: true } })).groups).toEqual([]);
	});

	test('a lead says when it is followed up, where it came from and why it was closed, in a file too', async () => {
		const [row] = (await found(agent.token, 'Start overdue', { kind: 'enquiry' })).groups[0]?.rows ?? [];
		expect(row).toMatchObject({ follow_up_at: expect.stringMatching(/^\d{4}-/), lost_reason: null });
		const { text } = await search(manager.token, 'Start overdue', { kind: 'enquiry', csv: true });
		const [head] = (JSON.parse(text).data.file as string).split('\n');
		for (const column of ['source', 'lost_reason', 'follow_up_at', 'agent']) expect(head).toContain(`"${column}"`);
	});

	test('a lead says which launch it is about, in a file by its name', async () => {
		const [launch] = await admin.get<{ id: number; name_en: string }[]>('/items/launch?filter[status][_eq]=published&limit=1');
		await create('enquiry', { name: 'Start launched', agent: own, launch: launch?.id });
		const [row] = (await found(agent.token, 'Start launched', { kind: 'enquiry' })).groups[0]?.rows ?? [];
		expect(row?.['launch']).toBe(launch?.id);
		const { text } = await search(manager.token, 'Start launched', { kind: 'enquiry', csv: true });
		const { file } = JSON.parse(text).data;
		for (const part of ['"launch"', launch?.name_en]) expect(file).toContain(part);
	});
});
