import { beforeAll, describe, expect, test } from 'vitest';
import { findAllowed, found, makeCounterWorld } from '../counter-world.ts';
import { browser } from '../form.ts';
import { signInAs } from '../sign-in-page.ts';
import type { Colleague } from '../staff.ts';
import { admin, adminToken, ask, siteUrl } from '../system.ts';
import { someAddress } from '../visitor.ts';

/** Changes at the counter are made with the person's own rights, so they must not allow anything else. */
const { words, agent, stranger, editor, manager, hr, own, other, theirs, mine, enquiry, application, create } = await makeCounterWorld();
const { id: ownLead } = await create('enquiry', { name: 'Own Client', phone: '+201069000000', agent: own });

type Said = { notice: string; isProblem: boolean; undo: string | null; ask: { choice: { problem: string | null } | null } | null };
type Fields = Record<string, string | string[]>;

const cookies = new Map<Colleague, string>();
beforeAll(async () => {
	for (const one of [agent, stranger, editor, manager, hr]) cookies.set(one, await signInAs(one));
});

async function change(who: Colleague | null, fields: Fields): Promise<{ status: number; said: Said | null }> {
	const body = new URLSearchParams(Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])));
	const cookie = (who && cookies.get(who)) ?? '';
	const headers = { 'user-agent': browser, origin: new URL(siteUrl).origin, 'x-forwarded-for': someAddress(), cookie };
	const answer = await fetch(`${siteUrl}/en/admin/change.json`, { method: 'POST', body, headers });
	const text = await answer.text();
	return { status: answer.status, said: text.startsWith('{') ? JSON.parse(text) : null };
}
/** Answers the question that a change asks first. */
const confirm = (who: Colleague | null, { change: what, row = [], ...fields }: Fields & { change: string }) =>
	change(who, { ...fields, change: what, sure: what, asked: row });
const assign = (who: Colleague | null, row: string, to: number) => confirm(who, { change: `assign ${row}`, agent: String(to) });

const rows = [`enquiry/${enquiry}`, `enquiry/${ownLead}`, `property/${theirs}`, `property/${mine}`, `job_application/${application}`];
const stored = async (): Promise<unknown[]> =>
	Promise.all(
		rows.map(async (row) => {
			const all = await admin.get<Record<string, unknown>>(`/items/${row}`);
			return ['agent', 'status', 'progress', 'lost_reason', 'price_checked_on'].map((field) => all[field]);
		}),
	);

/** Expects that every attempt is rejected and nothing has changed. */
async function expectNothing(tries: [string, () => Promise<{ status: number; said: Said | null }>][]): Promise<void> {
	const before = await stored();
	for (const [what, attempt] of tries) {
		const { status, said } = await attempt();
		expect([what, status >= 400 || said?.isProblem === true || said?.ask !== null]).toEqual([what, true]);
		expect(said?.undo ?? null, what).toBeNull();
	}
	expect(await stored()).toEqual(before);
}

describe('anyone who may not assign does not', () => {
	test('is offered nothing to assign', async () => {
		const mayAssign = async ({ token }: { token: string }, words: string, kind: string, id: number) =>
			findAllowed(await found(token, words), kind, id)?.assign ?? false;
		const offered = async (who: { token: string }) => [
			await mayAssign(who, 'Counted home', 'property', theirs),
			await mayAssign(who, words.mine, 'property', mine),
			await mayAssign(who, words.clientPhone, 'enquiry', enquiry),
		];
		for (const one of [agent, stranger, hr]) expect(await offered(one)).toEqual([false, false, false]);
		expect(await offered(manager)).toEqual([false, false, true]);
		for (const one of [editor, { token: adminToken }]) expect(await offered(one)).toEqual([true, true, true]);
	});

	test('an agent: a colleague’s lead, an own lead, a home', async () => {
		const tries: [string, number][] = [
			[`enquiry-${enquiry}`, own],
			[`enquiry-${enquiry}`, 1004],
			[`enquiry-${ownLead}`, other],
			[`property-${theirs}`, own],
			[`property-${mine}`, other],
		];
		await expectNothing(tries.map(([row, to]) => [`${row} to ${to}`, () => assign(agent, row, to)]));
	});

	test('an agent without a record, HR, and nobody', async () => {
		for (const who of [stranger, hr, null])
			await expectNothing([
				['a lead', () => assign(who, `enquiry-${enquiry}`, own)],
				['a home', () => assign(who, `property-${theirs}`, own)],
				['a state', () => change(who, { change: `state:draft property-${theirs}` })],
				['a reason', () => confirm(who, { change: `state:lost enquiry-${enquiry}`, reason: 'price' })],
			]);
		expect((await assign(null, `enquiry-${enquiry}`, own)).status).toBe(401);
	});

	test('a sales manager: homes, though leads they may', async () => {
		await expectNothing([
			['a home', () => assign(manager, `property-${theirs}`, own)],
			['a draft', () => change(manager, { change: `state:draft property-${theirs}` })],
			['a home among leads', () => confirm(manager, { change: 'assign', row: [`property-${theirs}`], agent: String(own) })],
		]);
	});

	test('by a way back that nobody was given', async () => {
		const undo = (values: object, table = 'enquiry', id = enquiry) => ({ change: 'undo', undo: JSON.stringify([{ table, id, values }]) });
		await expectNothing(
			[
				undo({ agent: own }),
				undo({ progress: 'won', lost_reason: null }),
				undo({ agent: own, name: 'x' }),
				undo({ agent: own }, 'property', mine + 1_000_000),
				undo({ status: 'published' }, 'property', mine),
				undo({ agent: own }, 'directus_users', 1),
			].map((fields) => [fields.undo, () => change(agent, fields)]),
		);
	});
});

test('nobody changes what is not there, not theirs to name, or too much', async () => {
	const thousands = Array.from({ length: 10_000 }, (_, at) => `enquiry-${at + 1}`);
	await expectNothing([
		['an agent nobody knows', () => assign(editor, `enquiry-${enquiry}`, 99_999_999)],
		['an agent that is no number', () => confirm(editor, { change: `assign enquiry-${enquiry}`, agent: '1002 OR 1=1' })],
		['a lead nobody knows', () => assign(editor, 'enquiry-99999999', own)],
		['one of two', () => confirm(editor, { change: 'assign', row: [`enquiry-${enquiry}`, 'enquiry-99999999'], agent: String(own) })],
		['a person', () => assign(editor, 'person-1', own)],
		['an account', () => assign(editor, 'directus_users-1', own)],
		['an application', () => assign(editor, `job_application-${application}`, own)],
		['10,000 leads', () => confirm(editor, { change: 'assign', row: thousands, agent: String(own) })],
		['10,000 ways back', () => change(editor, { change: 'undo', undo: JSON.stringify(thousands) })],
		['closed without a reason', () => confirm(editor, { change: `state:lost enquiry-${enquiry}` })],
		['closed for one of their own', () => confirm(editor, { change: `state:lost enquiry-${enquiry}`, reason: 'bribe' })],
	]);
});

describe('what is offered is what the role can do', () => {
	const states = async (who: { token: string }, typed: string, kind: string, id: number) =>
		findAllowed(await found(who.token, typed), kind, id)?.states ?? [];
	const leads = ['new', 'contacted', 'meeting', 'won', 'lost'];

	test('homes: an agent’s own before publication; an editor’s all', async () => {
		expect(await states(agent, words.mine, 'property', mine)).toEqual(['draft', 'review', 'on_hold']);
		expect(await states(agent, 'Counted home', 'property', theirs)).toEqual([]);
		expect(await states(editor, words.mine, 'property', mine)).toEqual(['draft', 'review', 'published', 'on_hold', 'sold', 'archived']);
		for (const one of [manager, hr, stranger]) expect(await states(one, 'Counted home', 'property', theirs)).toEqual([]);
		expect(findAllowed(await found(manager.token, 'Counted home'), 'property', theirs)?.price ?? false).toBe(false);
		expect(findAllowed(await found(agent.token, words.mine), 'property', mine)?.price).toBe(true);
	});

	test('requests: of whom they are for', async () => {
		expect(await states(agent, 'Own Client', 'enquiry', ownLead)).toEqual(leads);
		expect(await states(manager, words.clientPhone, 'enquiry', enquiry)).toEqual(leads);
		expect(await states(hr, words.applicantPhone, 'job_application', application)).toEqual(leads);
	});

	test('an agent who takes a home off the site is offered no way back, and told so', async () => {
		const published = await create('property', {
			...{ type: 'villa', price: 5_000_000, area: 1001, agent: own, status: 'published' },
			translations: [{ languages_code: 'en_US', name: 'Held back' }],
		});
		const row = `property-${published.id}`;
		const { said } = await change(agent, { change: `state:on_hold ${row}` });
		expect(said).toMatchObject({ isProblem: false, undo: null, notice: 'State set to “On hold”. Only an editor can put it back.' });
		const again = await change(agent, { change: `state:review ${row}` });
		expect(again.said?.undo).toContain('on_hold');
		expect((await change(agent, { change: 'undo', undo: again.said?.undo ?? '' })).said?.notice).toBe(
			'Undone for good: everything is as it was before',
		);
		// Somebody who cannot read the rows learns nothing about them.
		for (const [who, id] of [
			[agent, theirs + 1_000_000],
			[stranger, mine],
		] as const)
			expect((await ask('POST', '/counter', who.token, { rows: { kind: 'property', ids: [id] } })).text).toBe('{"data":{"rows":[]}}');
		const many = Array.from({ length: 101 }, (_, at) => at + 1);
		for (const rows of [
			{ kind: 'property', ids: many },
			{ kind: 'directus_users', ids: [1] },
			{ kind: 'property', ids: [] },
		])
			expect((await ask('POST', '/counter', agent.token, { rows })).status).toBe(400);
		expect((await ask('POST', '/counter', null, { rows: { kind: 'property', ids: [mine] } })).status).toBe(403);
	});

	test('what a home lacks is said where it is not published', async () => {
		const { said } = await change(editor, { change: `state:published property-${mine}` });
		expect([said?.isProblem, said?.notice]).toEqual([true, expect.stringMatching(/^Nothing was changed\. .*Photographs: /)]);
	});
});

describe('anyone who may, does it in their own name', () => {
	const lastBy = async (collection: string, id: number) => {
		const query = `filter[collection][_eq]=${collection}&filter[item][_eq]=${id}&filter[action][_eq]=update&fields=user.email&sort=-id&limit=1`;
		return (await admin.get<{ user: { email: string } }[]>(`/activity?${query}`))[0]?.user.email;
	};
	const agentOf = async (collection: string, id: number) =>
		(await admin.get<{ agent: number }>(`/items/${collection}/${id}?fields=agent`)).agent;

	test('a sales manager gives a lead to somebody else, and takes it back', async () => {
		const { said } = await assign(manager, `enquiry-${enquiry}`, own);
		expect([await agentOf('enquiry', enquiry), await lastBy('enquiry', enquiry)]).toEqual([own, manager.email]);
		await change(manager, { change: 'undo', undo: said?.undo ?? '' });
		expect(await agentOf('enquiry', enquiry)).toBe(other);
	});

	test('an editor gives several at once, and each goes back to whose it was', async () => {
		const row = [`enquiry-${enquiry}`, `enquiry-${ownLead}`, `property-${theirs}`];
		const { said } = await confirm(editor, { change: 'assign', row, agent: String(own) });
		expect(await Promise.all([agentOf('enquiry', enquiry), agentOf('property', theirs)])).toEqual([own, own]);
		expect(await lastBy('property', theirs)).toBe(editor.email);
		await change(editor, { change: 'undo', undo: said?.undo ?? '' });
		expect(await Promise.all([agentOf('enquiry', enquiry), agentOf('enquiry', ownLead), agentOf('property', theirs)])).toEqual([
			other,
			own,
			other,
		]);
	});

	test('an agent closes an own lead with its reason; opened again, it has none', async () => {
		const read = () => admin.get(`/items/enquiry/${ownLead}?fields=progress,lost_reason`);
		const { said } = await confirm(agent, { change: `state:lost enquiry-${ownLead}`, reason: 'price' });
		expect([await read(), await lastBy('enquiry', ownLead)]).toEqual([{ progress: 'lost', lost_reason: 'price' }, agent.email]);
		const { said: opened } = await change(agent, { change: `state:contacted enquiry-${ownLead}` });
		await change(agent, { change: 'undo', undo: opened?.undo ?? '' });
		expect(await read()).toEqual({ progress: 'lost', lost_reason: 'price' });
		await change(agent, { change: 'undo', undo: said?.undo ?? '' });
		expect(await read()).toEqual({ progress: 'new', lost_reason: null });
	});

	test('an editor makes a draft of a published home, and the way back publishes nothing that lacks something', async () => {
		const status = async (id: number) => (await admin.get<{ status: string }>(`/items/property/${id}?fields=status`)).status;
		const { said } = await change(editor, { change: `state:draft property-${theirs}` });
		expect([await status(theirs), await lastBy('property', theirs)]).toEqual(['draft', editor.email]);
		expect((await change(editor, { change: 'undo', undo: said?.undo ?? '' })).said?.isProblem).toBe(true);
		expect(await status(theirs)).toBe('draft');
		const { said: sent } = await change(agent, { change: `state:review property-${mine}` });
		expect([await status(mine), await lastBy('property', mine)]).toEqual(['review', agent.email]);
		await change(agent, { change: 'undo', undo: sent?.undo ?? '' });
		expect(await status(mine)).toBe('draft');
	});
});
