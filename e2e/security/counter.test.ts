import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { type Colleague, colleague } from '../staff.ts';
import { admin, adminToken, ask, cmsUrl, eventually, siteToken } from '../system.ts';

/** The counter answers from an index that knows everybody: nobody may learn from it what they may not read. */
const number = String(Date.now()).slice(-6);
const OWNER_PHONE = `+20106${number}1`;
const OWNER = `Zulfiqar Qanawati${number}`;
const CLIENT_PHONE = `+20106${number}2`;
const CLIENT = 'Bahgat Tarabulsi';
const APPLICANT_PHONE = `+20106${number}3`;
/** Letters, as names have. */
const APPLICANT = `Wagdi ${[...number].map((digit) => 'bdfgklmnrs'[Number(digit)]).join('a')}`;
const OWN_OWNER = `01155${number}`;

type Group = { kind: string; total: number; rows: Record<string, unknown>[] };
type Answer = { groups: Group[]; owners: Record<string, unknown>[]; mayExport: boolean };

const made: [collection: string, id: number][] = [];
let theirs = 0;
let mine = 0;
let draft = 0;
let other = 0;
let enquiry = 0;
let person = 0;
let application = 0;
let applicant = 0;
let agent: Colleague;
let stranger: Colleague;
let editor: Colleague;
let manager: Colleague;
let hr: Colleague;

async function create(collection: string, row: object): Promise<{ id: number; person?: number }> {
	const created = await admin.post<{ id: number; person?: number }>(`/items/${collection}`, row);
	made.unshift([collection, created.id]);
	return created;
}

const search = async (token: string | null, words: string, more: object = {}) => ask('POST', '/counter', token, { words, ...more });
async function found(token: string, words: string, more: object = {}): Promise<Answer> {
	const { status, text } = await search(token, words, more);
	expect([status, status === 200 ? '' : text]).toEqual([200, '']);
	return JSON.parse(text).data;
}
const ids = ({ groups }: Answer, kind: string) => groups.find((group) => group.kind === kind)?.rows.map(({ id }) => id) ?? [];

beforeAll(async () => {
	[agent, stranger, editor, manager, hr] = await Promise.all([
		colleague(agentRole, { agent: 1002 }),
		colleague(agentRole),
		colleague(editorRole),
		colleague(salesManagerRole),
		colleague(hrRole),
	]);
	const home = (of: number, status: string, owner: object, name: string) =>
		create('property', {
			type: 'villa',
			price: 5_000_000,
			area: 1001,
			agent: of,
			status,
			translations: [{ languages_code: 'en_US', name }],
			private: [owner],
		});
	other = 1003;
	theirs = (
		await home(other, 'published', { owner_name: OWNER, owner_phone: OWNER_PHONE, internal_notes: 'sells at once' }, 'Counted home')
	).id;
	draft = (await home(other, 'draft', {}, `Hushhush${number} draft`)).id;
	mine = (await home(1002, 'draft', { owner_name: 'Nagib Mine', owner_phone: OWN_OWNER }, `Myown${number} villa`)).id;
	const asked = await create('enquiry', { name: CLIENT, phone: CLIENT_PHONE, message: 'When?' });
	enquiry = asked.id;
	await admin.patch(`/items/enquiry/${enquiry}`, { agent: other });
	person = (await admin.get<{ person: number }>(`/items/enquiry/${enquiry}?fields=person`)).person;
	const applied = await create('job_application', { name: APPLICANT, phone: APPLICANT_PHONE });
	[application, applicant] = [applied.id, applied.person ?? 0];
	for (const [words, kind] of [
		[OWNER_PHONE, 'property'],
		[CLIENT_PHONE, 'enquiry'],
		[CLIENT_PHONE, 'person'],
		[APPLICANT_PHONE, 'job_application'],
		[`Hushhush${number}`, 'property'],
		[`Myown${number}`, 'property'],
	] as const)
		await eventually(async () => ids(await found(adminToken, words), kind).length > 0, `${kind} in the index`);
});
afterAll(async () => {
	for (const one of [person, applicant]) await admin.delete(`/items/person/${one}`);
	for (const [collection, id] of made) await admin.delete(`/items/${collection}/${id}`).catch(() => {});
});

describe('whoever may read it finds it', () => {
	const ways = [OWNER_PHONE, `0${OWNER_PHONE.slice(3)}`, `0020 ${OWNER_PHONE.slice(3)}`, OWNER_PHONE.slice(-6)];
	const arabic = `٠${[...OWNER_PHONE.slice(3)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}`;

	test.each([...ways, arabic])('an owner by %s', async (words) => {
		const answer = await found(editor.token, words);
		expect(ids(answer, 'property')).toContain(theirs);
		expect(answer.owners).toContainEqual({ property: theirs, owner_name: OWNER, owner_phone: OWNER_PHONE });
	});

	test('people, requests and applications, each by who works on them', async () => {
		const spelled = await found(manager.token, 'بهجت طرابلسي');
		expect([ids(spelled, 'person'), ids(spelled, 'enquiry')]).toEqual([[person], [enquiry]]);
		expect(ids(await found(hr.token, APPLICANT), 'job_application')).toEqual([application]);
		const all = await found(adminToken, `${CLIENT} ${CLIENT_PHONE}`);
		expect([ids(all, 'person'), ids(all, 'enquiry')]).toEqual([[person], [enquiry]]);
	});

	test('own drafts, with their owner and what they lack', async () => {
		const answer = await found(agent.token, `Myown${number}`);
		expect(answer.groups).toMatchObject([{ kind: 'property', total: 1, rows: [{ id: mine, lacking: ['name_ar', 'photos'] }] }]);
		expect(answer.owners).toMatchObject([{ property: mine, owner_name: 'Nagib Mine' }]);
		expect(ids(await found(agent.token, OWN_OWNER), 'property')).toEqual([mine]);
	});

	test('filters hold, and a kind they say nothing of is left out', async () => {
		const at = (filters: object) => found(adminToken, `Myown${number}`, { filters });
		expect(
			ids(await at({ state: 'draft', agent: 1002, area: 1001, days: 1, from: 4_000_000, to: 6_000_000, incomplete: true }), 'property'),
		).toEqual([mine]);
		for (const filters of [
			{ state: 'sold' },
			{ agent: 1001 },
			{ area: 1002 },
			{ from: 6_000_000 },
			{ to: 1 },
			{ stale: true },
			{ state: 'new' },
		])
			expect((await at(filters)).groups, JSON.stringify(filters)).toEqual([]);
		expect(ids(await found(agent.token, '', { filters: { agent: 'me', state: 'draft' } }), 'property')).toContain(mine);
		expect(ids(await found(editor.token, 'Counted home', { filters: { stale: true } }), 'property')).toContain(theirs);
	});
});

describe('nobody learns by a hit what they may not read', () => {
	/** The whole answer is that of a number which nobody has. */
	const nothing = async (token: string) => (await search(token, '+201069999999999')).text;

	test('an agent: another agent’s owner, digit by digit', async () => {
		for (const { token } of [agent, stranger])
			for (let length = 7; length <= OWNER_PHONE.length; length++)
				expect((await search(token, OWNER_PHONE.slice(0, length), { kind: 'person' })).text).toBe(
					(await search(token, `+20199${'9'.repeat(length - 6)}`, { kind: 'person' })).text,
				);
		for (const { token } of [agent, stranger])
			for (const words of [OWNER_PHONE, OWNER_PHONE.slice(-8), OWNER, `Qanawati${number}`])
				expect((await search(token, words)).text).toBe(await nothing(token));
	});

	test('an agent: that the published home is theirs, by name and owner together', async () => {
		const answer = await found(agent.token, 'Counted home');
		expect(ids(answer, 'property')).toContain(theirs);
		expect(JSON.stringify(answer)).not.toContain(OWNER_PHONE);
		expect(JSON.stringify(answer)).not.toContain('Zulfiqar');
		expect((await search(agent.token, 'Counted home Zulfiqar')).text).toBe(await nothing(agent.token));
	});

	test('an agent: drafts and clients of colleagues, people, applicants', async () => {
		for (const { token } of [agent, stranger])
			for (const words of [`Hushhush${number}`, CLIENT_PHONE, CLIENT, APPLICANT_PHONE, APPLICANT])
				expect((await search(token, words)).text, words).toBe(await nothing(token));
		expect((await search(agent.token, '', { kind: 'property', filters: { agent: other, state: 'draft' } })).text).not.toContain(
			`"id":${draft}`,
		);
	});

	test('a sales manager: owners, drafts, applicants', async () => {
		for (const words of [OWNER_PHONE, `Qanawati${number}`, `Hushhush${number}`, APPLICANT_PHONE, APPLICANT])
			expect((await search(manager.token, words)).text, words).toBe(await nothing(manager.token));
	});

	test('an editor: applicants', async () => {
		for (const words of [APPLICANT_PHONE, APPLICANT]) expect((await search(editor.token, words)).text).toBe(await nothing(editor.token));
	});

	test('HR: clients, owners, homes, and the number of whoever applied by the person alone', async () => {
		for (const words of [OWNER_PHONE, CLIENT_PHONE, CLIENT, `Hushhush${number}`, 'Counted home'])
			expect((await search(hr.token, words)).text, words).toBe(await nothing(hr.token));
		const answer = await found(hr.token, APPLICANT_PHONE);
		expect(answer.groups.map(({ kind }) => kind)).toEqual(['job_application']);
		expect(ids(await found(hr.token, APPLICANT), 'person').length).toBe(1);
	});

	test('an account without a role, the site’s token, and nobody', async () => {
		for (const token of [siteToken, null]) expect((await search(token, CLIENT_PHONE)).status).toBe(403);
	});

	test('the index itself is for no role', async () => {
		for (const token of [agent.token, editor.token, manager.token, hr.token, siteToken, null]) {
			expect((await ask('GET', '/items/counter_index?limit=1', token)).status).toBe(403);
			expect((await ask('SEARCH', '/items/counter_index', token, { query: { aggregate: { count: '*' } } })).status).toBe(403);
			expect((await ask('POST', '/items/counter_index', token, { collection: 'property', item: theirs, key: 'x' })).status).toBe(403);
		}
	});
});

describe('the index follows', () => {
	const keysOf = (collection: string, item: number) =>
		admin.get<{ key: string }[]>(
			`/items/counter_index?filter[collection][_eq]=${collection}&filter[item][_eq]=${item}&fields=key&limit=-1`,
		);

	test('texts that are added, changed and removed beside their record', async () => {
		const { id } = await admin.post<{ id: number }>('/items/property_translations', {
			property_id: mine,
			languages_code: 'ar_EG',
			name: 'قصر المشمشية',
		});
		await eventually(async () => ids(await found(agent.token, 'مشمشيه'), 'property').includes(mine), 'a new text');
		await admin.patch(`/items/property/${mine}`, { translations: { update: [{ id, name: 'قصر البرقوقية' }] } });
		await eventually(async () => ids(await found(agent.token, 'برقوقية'), 'property').includes(mine), 'a changed text');
		expect(ids(await found(agent.token, 'مشمشية'), 'property')).not.toContain(mine);
		await admin.delete(`/items/property_translations/${id}`);
		await eventually(async () => !ids(await found(agent.token, 'برقوقية'), 'property').includes(mine), 'a text that went');
	});

	test('a home that goes to another agent, with its owner', async () => {
		await admin.patch(`/items/property/${mine}`, { agent: other });
		expect((await search(agent.token, OWN_OWNER)).text).toBe((await search(agent.token, '+201069999999999')).text);
		await admin.patch(`/items/property/${mine}`, { agent: 1002 });
		await eventually(async () => ids(await found(agent.token, OWN_OWNER), 'property').includes(mine), 'a home that came back');
	});

	test('what is deleted, with the owner that the database deletes along with it', async () => {
		const { id } = await admin.post<{ id: number }>('/items/property', {
			type: 'villa',
			price: 1_000_000,
			area: 1001,
			private: [{ owner_name: 'Gone Owner', owner_phone: `+20107${number}9` }],
		});
		const [owner] = await eventually(async () => {
			const rows = await admin.get<{ id: number }[]>(`/items/property_private?filter[property][_eq]=${id}&fields=id`);
			return (await keysOf('property_private', rows[0]?.id ?? 0)).length > 2 && rows;
		}, 'an owner in the index');
		await admin.delete(`/items/property/${id}`);
		await eventually(
			async () => (await keysOf('property', id)).length + (await keysOf('property_private', owner?.id ?? 0)).length === 0,
			'no trace',
		);
	});

	test('a person who is erased is not there any more', async () => {
		const phone = `+20107${number}8`;
		const asked = await admin.post<{ id: number; person: number }>('/items/enquiry', { name: 'Erased Asker', phone });
		const { id: home } = await create('property', {
			type: 'villa',
			price: 1_000_000,
			area: 1001,
			private: [{ owner_name: 'Erased Asker', owner_phone: phone }],
		});
		await eventually(
			async () => ids(await found(adminToken, phone), 'person').length && ids(await found(adminToken, phone), 'property').length,
			'them',
		);
		await admin.delete(`/items/person/${asked.person}`);
		const [owner] = await admin.get<{ id: number }[]>(`/items/property_private?filter[property][_eq]=${home}&fields=id`);
		for (const [collection, item] of [
			['enquiry', asked.id],
			['person', asked.person],
			['property_private', owner?.id ?? 0],
		] as const)
			expect(
				(await keysOf(collection, item)).filter(({ key }) => key !== '.'),
				collection,
			).toEqual([]);
		expect((await found(adminToken, phone)).groups).toEqual([]);
	});
});

describe('there is an end to everything', () => {
	test('questions that are none are refused', async () => {
		for (const body of [
			{ words: 'x'.repeat(101) },
			{ words: 7 },
			{ kind: 'directus_users' },
			{ page: 0 },
			{ page: 41 },
			{ limit: -1 },
			{ filters: { status: 'x' } },
			{ filters: { agent: { _neq: 1 } } },
			[],
			'x',
		])
			expect((await ask('POST', '/counter', editor.token, body)).status, JSON.stringify(body)).toBe(400);
	});

	test('pages are of twenty-five, and all kinds together of six each', async () => {
		const all = await found(editor.token, 'apartment');
		for (const { rows } of all.groups) expect(rows.length).toBeLessThanOrEqual(6);
		const page = (number: number) => found(editor.token, 'apartment', { kind: 'property', page: number });
		const [first, second] = [await page(1), await page(2)];
		expect(ids(first, 'property').length).toBe(25);
		expect(new Set([...ids(first, 'property'), ...ids(second, 'property')]).size).toBe(25 + ids(second, 'property').length);
	});

	test('whoever asks without pause is told to wait, and nobody else', async () => {
		const headers = { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' };
		const post = () => fetch(`${cmsUrl}/counter`, { method: 'POST', headers, body: '{"words":"x1"}' });
		const answers = await Promise.all(Array.from({ length: 90 }, post));
		const refused = answers.find(({ status }) => status === 429);
		expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await search(agent.token, 'x1')).status).toBe(200);
	});
});

describe('a file', () => {
	test('holds no formula', async () => {
		const name = `=HYPERLINK("http://x")${number}`;
		const { id } = await create('enquiry', { name, phone: `+20107${number}7` });
		await eventually(async () => ids(await found(editor.token, `0107${number}7`), 'enquiry').includes(id), 'it');
		const { text } = await search(editor.token, `0107${number}7`, { kind: 'enquiry', csv: true });
		const { file } = JSON.parse(text).data;
		expect(file).toContain(`'=HYPERLINK`);
		expect(file).not.toMatch(/(^|[,"\n])=HYPERLINK/);
	});

	test('is for administrators, editors and sales managers, with what each may read', async () => {
		const file = (token: string) => search(token, OWNER_PHONE, { kind: 'property', csv: true });
		expect((await file(editor.token)).text).toContain(OWNER_PHONE);
		expect((await file(manager.token)).text).not.toContain(OWNER_PHONE.slice(3));
		for (const { token } of [agent, hr]) expect((await file(token)).status).toBe(403);
	});
});
