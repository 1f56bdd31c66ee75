import { describe, expect, test } from 'vitest';
import { found, ids, makeCounterWorld, search } from '../counter-world.ts';
import { admin, ask, cmsUrl, eventually } from '../system.ts';

const { agent, stranger, editor, manager, hr, number, words, create } = await makeCounterWorld();

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

	test('anyone who asks without pause is told to wait, and nobody else', async () => {
		const headers = { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' };
		const post = () => fetch(`${cmsUrl}/counter`, { method: 'POST', headers, body: '{"words":"x1"}' });
		// Directus's global rate limit answers with a wait of 0; those requests never reach the counter.
		const isToldToWait = async (): Promise<boolean> => {
			const answers = await Promise.all(Array.from({ length: 60 }, post));
			return answers.some(({ status, headers }) => status === 429 && Number(headers.get('retry-after')) > 0);
		};
		await eventually(isToldToWait, 'the counter says when to ask again');
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

	test('names homes, agents and areas as staff know them, and holds no number of a row', async () => {
		const { text } = await search(editor.token, words.ownerPhone, { kind: 'property', csv: true });
		const [header = '', row = ''] = String(JSON.parse(text).data.file).replaceAll('"', '').split('\n');
		const cells = Object.fromEntries(header.split(',').map((name, at) => [name, row.split(',')[at]]));
		const [home] = await admin.get<{ reference: string; area: { code: string }; agent: { name_en: string } }[]>(
			`/items/property?filter[private][owner_phone][_eq]=${encodeURIComponent(words.ownerPhone)}&fields=reference,area.code,agent.name_en`,
		);
		expect(cells).toMatchObject({ reference: home?.reference, area: home?.area.code, agent: home?.agent.name_en });
		expect(Object.keys(cells)).not.toContain('id');
	});

	test('is for administrators, editors and sales managers, with what each may read', async () => {
		const file = (token: string) => search(token, words.ownerPhone, { kind: 'property', csv: true });
		expect((await file(editor.token)).text).toContain(words.ownerPhone);
		expect((await file(manager.token)).text).not.toContain(words.ownerPhone.slice(3));
		for (const { token } of [agent, hr]) expect((await file(token)).status).toBe(403);
	});
});
