import { describe, expect, test } from 'vitest';
import { found, ids, makeCounterWorld, search } from '../counter-world.ts';
import { ask, siteToken } from '../system.ts';

/** The counter's index contains everybody; nobody may learn from it what they may not read. */
const { agent, stranger, editor, manager, hr, other, theirs, draft, number, words } = await makeCounterWorld();

describe('nobody learns by a hit what they may not read', () => {
	/** Must equal the answer for a number that nobody has. */
	const nothing = async (token: string) => (await search(token, '+201069999999999')).text;

	test('an agent: another agent’s owner, digit by digit', async () => {
		for (const { token } of [agent, stranger])
			for (let length = 7; length <= words.ownerPhone.length; length++)
				expect((await search(token, words.ownerPhone.slice(0, length), { kind: 'person' })).text).toBe(
					(await search(token, `+20199${'9'.repeat(length - 6)}`, { kind: 'person' })).text,
				);
		for (const { token } of [agent, stranger])
			for (const typed of [words.ownerPhone, words.ownerPhone.slice(-8), words.owner, `Qanawati${number}`])
				expect((await search(token, typed)).text).toBe(await nothing(token));
	});

	test('an agent: that the published home is theirs, by name and owner together', async () => {
		const answer = await found(agent.token, 'Counted home');
		expect(ids(answer, 'property')).toContain(theirs);
		expect(JSON.stringify(answer)).not.toContain(words.ownerPhone);
		expect(JSON.stringify(answer)).not.toContain('Zulfiqar');
		expect((await search(agent.token, 'Counted home Zulfiqar')).text).toBe(await nothing(agent.token));
	});

	test('an agent: drafts and clients of colleagues, people, applicants', async () => {
		for (const { token } of [agent, stranger])
			for (const typed of [words.draft, words.clientPhone, words.client, words.applicantPhone, words.applicant])
				expect((await search(token, typed)).text, typed).toBe(await nothing(token));
		expect((await search(agent.token, '', { kind: 'property', filters: { agent: other, state: 'draft' } })).text).not.toContain(
			`"id":${draft}`,
		);
	});

	test('a sales manager: owners, drafts, applicants', async () => {
		for (const typed of [words.ownerPhone, `Qanawati${number}`, words.draft, words.applicantPhone, words.applicant])
			expect((await search(manager.token, typed)).text, typed).toBe(await nothing(manager.token));
	});

	test('an editor: applicants', async () => {
		for (const typed of [words.applicantPhone, words.applicant])
			expect((await search(editor.token, typed)).text).toBe(await nothing(editor.token));
	});

	test('HR: clients, owners, homes, and the number of the person who applied by the person alone', async () => {
		for (const typed of [words.ownerPhone, words.clientPhone, words.client, words.draft, 'Counted home'])
			expect((await search(hr.token, typed)).text, typed).toBe(await nothing(hr.token));
		const answer = await found(hr.token, words.applicantPhone);
		expect(answer.groups.map(({ kind }) => kind)).toEqual(['job_application']);
		expect(ids(await found(hr.token, words.applicant), 'person').length).toBe(1);
	});

	test('an account without a role, the site’s token, and nobody', async () => {
		for (const token of [siteToken, null]) expect((await search(token, words.clientPhone)).status).toBe(403);
	});

	test('the index itself is for no role', async () => {
		for (const token of [agent.token, editor.token, manager.token, hr.token, siteToken, null]) {
			expect((await ask('GET', '/items/counter_index?limit=1', token)).status).toBe(403);
			expect((await ask('SEARCH', '/items/counter_index', token, { query: { aggregate: { count: '*' } } })).status).toBe(403);
			expect((await ask('POST', '/items/counter_index', token, { collection: 'property', item: theirs, key: 'x' })).status).toBe(403);
		}
	});
});
