import { randomInt } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { agentRole } from '#cms/access/agent.ts';
import { editorRole } from '#cms/access/editor.ts';
import { hrRole } from '#cms/access/hr.ts';
import { salesManagerRole } from '#cms/access/sales-manager.ts';
import { asked, colleague } from '../staff.ts';
import { admin, ask, eventually } from '../system.ts';

type Row = { id: number };
const mark = `q${randomInt(1e9)}`;
/** Digits as typed on an Arabic keyboard. */
const arabicMark = mark.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

const made: { collection: string; id: number }[] = [];
async function make(collection: string, row: object): Promise<number> {
	const { id } = await admin.post<Row>(`/items/${collection}`, row);
	made.push({ collection, id });
	return id;
}
afterAll(async () => {
	for (const { collection, id } of made.reverse()) await admin.delete(`/items/${collection}/${id}`);
});

const named = (ar: string) => ({ translations: [{ languages_code: 'ar_EG', name: ar }] });
const search = (collection: string, words: string) => `/items/${collection}?search=${encodeURIComponent(words)}&fields=id&limit=-1`;
const find = async (token: string, collection: string, words: string) =>
	((await asked<Row[]>('GET', search(collection, words), token)).data ?? []).map(({ id }) => id);
const isFound = async (token: string, collection: string, words: string, id: number) =>
	eventually(async () => (await find(token, collection, words)).includes(id), `${collection} ${id} to be found by ${words}`);

const { token: editor } = await colleague(editorRole);
const { token: agent } = await colleague(agentRole, { agent: 1001 });
const { token: salesManager } = await colleague(salesManagerRole);
const { token: hr } = await colleague(hrRole);

describe('the search of a list', () => {
	test.each([
		['developer', `شركة الأهرام ${mark}`, `شركه الاهرام ${mark}`],
		['developer', `إعمار مصر ${mark}`, `اعمار مصر ${arabicMark}`],
		['location', `مدينة نصر ${mark}`, `مدينه نصر ${mark}`],
		['team_member', `مُصطفى ${mark}`, `مصطفي ${mark}`],
		['team_member', `هدى عبد الرحمن ${mark}`, `هدي عبدالرحمن ${mark}`],
		['developer', `أبوالعلا ${mark}`, `ابو العلا ${mark}`],
		['tag', `مدينه ${mark}`, `مَدينة ${mark}`],
	])('of %s finds «%s» by «%s»', async (collection, name, words) => {
		const id = await make(collection, { status: 'published', ...named(name), ...(collection === 'tag' && { key: mark }) });
		await isFound(editor, collection, words, id);
		await isFound(editor, collection, name, id);
		if (collection !== 'tag' && collection !== 'team_member') await isFound(agent, collection, words, id);
		const count = await ask('GET', `${search(collection, words)}&meta=filter_count`, editor);
		expect(JSON.parse(count.text).meta.filter_count).toBe((await find(editor, collection, words)).length);
	});

	test('follows a changed name', async () => {
		const id = await make('developer', { status: 'draft', ...named(`أولى ${mark}`) });
		await isFound(editor, 'developer', `اولي ${mark}`, id);
		const [text] = await admin.get<Row[]>(`/items/developer_translations?filter[developer_id][_eq]=${id}`);
		await admin.patch(`/items/developer_translations/${text?.id}`, { name: `ثانية ${mark}` });
		await isFound(editor, 'developer', `ثانيه ${mark}`, id);
		expect(await find(editor, 'developer', `اولي ${mark}`)).toEqual([]);
	});

	test('finds a request by sender and subject, for those who may read it', async () => {
		const phone = `+2010${randomInt(1e8)}`.padEnd(13, '0');
		const id = await make('enquiry', { name: `أحمد ${mark}`, phone, message: `شقة بحرى ${mark}`, agent: 1001 });
		for (const token of [agent, salesManager])
			for (const words of [`احمد ${mark}`, `أحمد ${mark}`, `شقه بحري ${mark}`]) await isFound(token, 'enquiry', words, id);
		await admin.patch(`/items/enquiry/${id}`, { agent: 1002, internal_notes: `مهتمّ ${mark}` });
		await isFound(salesManager, 'enquiry', `مهتم ${mark}`, id);
		expect(await find(agent, 'enquiry', `احمد ${mark}`)).toEqual([]);
		expect((await ask('GET', search('enquiry', `احمد ${mark}`), hr)).status).toBe(403);
		const [person] = await find(salesManager, 'person', `احمد ${mark}`);
		expect(person).toEqual(expect.any(Number));
		made.push({ collection: 'person', id: Number(person) });
		const digits = phone.slice(3);
		for (const typed of [
			`0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
			`+20 ${digits.slice(0, 5)}-${digits.slice(5)}`,
			`0${digits}`,
		]) {
			await isFound(salesManager, 'enquiry', typed, id);
			expect(await find(salesManager, 'person', typed)).toEqual([Number(person)]);
		}
		expect((await ask('GET', search('person', `احمد ${mark}`), agent)).status).toBe(403);
		await admin.patch(`/items/person/${person}`, { name: `فؤاد ${mark}` });
		await isFound(salesManager, 'person', `فواد ${mark}`, Number(person));
	});

	test('does not find a colleague’s draft', async () => {
		const listing = { type: 'villa', price: 1, area: 1001, status: 'draft', agent: 1002 };
		const id = await make('property', { ...listing, ...named(`فيلا آمنة ${mark}`) });
		await isFound(editor, 'property', `فيلا امنه ${mark}`, id);
		expect(await find(agent, 'property', `فيلا امنه ${mark}`)).toEqual([]);
	});

	test('with only vowel signs does not find everything', async () => {
		expect(await find(editor, 'developer', 'ًٌٍ')).toEqual([]);
	});
});

test('the folded text is read-only', async () => {
	const id = await make('developer', { status: 'draft', ...named(`منى ${mark}`), folded_text: 'forged' });
	await isFound(editor, 'developer', `مني ${mark}`, id);
	await admin.patch(`/items/developer/${id}`, { folded_text: 'forged', founded: 1999 });
	expect(await admin.get(`/items/developer/${id}?fields=folded_text`)).toEqual({ folded_text: `مني ${mark}` });
});
