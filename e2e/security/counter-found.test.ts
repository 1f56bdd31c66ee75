import { describe, expect, test } from 'vitest';
import { found, ids, makeCounterWorld } from '../counter-world.ts';
import { adminToken } from '../system.ts';

/** The counter finds what a person may read, in any spelling. */
const { agent, editor, manager, hr, theirs, mine, enquiry, person, application, words } = await makeCounterWorld();

describe('anyone who may read it finds it', () => {
	const ways = [words.ownerPhone, `0${words.ownerPhone.slice(3)}`, `0020 ${words.ownerPhone.slice(3)}`, words.ownerPhone.slice(-6)];
	const arabic = `٠${[...words.ownerPhone.slice(3)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}`;

	test.each([...ways, arabic])('an owner by %s', async (typed) => {
		const answer = await found(editor.token, typed);
		expect(ids(answer, 'property')).toContain(theirs);
		expect(answer.owners).toContainEqual({ property: theirs, owner_name: words.owner, owner_phone: words.ownerPhone });
	});

	test('people, requests and applications, each by the person who works on them', async () => {
		const spelled = await found(manager.token, 'بهجت طرابلسي');
		expect([ids(spelled, 'person'), ids(spelled, 'enquiry')]).toEqual([[person], [enquiry]]);
		expect(ids(await found(hr.token, words.applicant), 'job_application')).toEqual([application]);
		const all = await found(adminToken, `${words.client} ${words.clientPhone}`);
		expect([ids(all, 'person'), ids(all, 'enquiry')]).toEqual([[person], [enquiry]]);
	});

	test('own drafts, with their owner and what they lack', async () => {
		const answer = await found(agent.token, words.mine);
		expect(answer.groups).toMatchObject([{ kind: 'property', total: 1, rows: [{ id: mine, lacking: ['name_ar', 'photos'] }] }]);
		expect(answer.owners).toMatchObject([{ property: mine, owner_name: 'Nagib Mine' }]);
		expect(ids(await found(agent.token, words.ownOwnerPhone), 'property')).toEqual([mine]);
	});

	test('filters hold, and a kind they say nothing of is left out', async () => {
		const at = (filters: object) => found(adminToken, words.mine, { filters });
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
