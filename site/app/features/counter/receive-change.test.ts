import { expect, test } from 'vitest';
import type { Change, ChangeAnswer, UndoChange } from '#content/staff/change-rows.ts';
import { cairoMoment, cairoToday } from '#domain/cairo.ts';
import { CHANGES_MOST } from '#domain/counter/exchange.ts';
import { readTranslator } from '#site/server/words.ts';
import { receiveChange } from './receive-change.ts';

const agents = [
	{ value: '1001', text: 'Salma Nabil' },
	{ value: '1002', text: 'Omar Zaki' },
];

/** Rows from this id on already have the requested value. */
const SAME_FROM = 900;

/** `rest`: the answer to all changes but the first. */
type SomeAnswers = { canUndo?: boolean; reason?: string | null; isForbidden?: boolean; rest?: ChangeAnswer };

function send(
	typed: Record<string, string[]>,
	outcome: 'changed' | 'refused' | 'unavailable' = 'changed',
	{ canUndo = true, reason = null, isForbidden = true, rest }: SomeAnswers = {},
) {
	const changes: Change[] = [];
	const undone: UndoChange[] = [];
	const answer = (before: UndoChange[]): ChangeAnswer => {
		if (outcome === 'changed') return { outcome, before, canUndo };
		return outcome === 'refused' ? { outcome, reason, isForbidden } : { outcome };
	};
	const session = {
		state: 'in' as const,
		askCounter: async () => 'unavailable' as const,
		askForFile: async () => 'unavailable' as const,
		readDraft: async () => 'none' as const,
		change: async (change: Change) => {
			changes.push(change);
			if (rest && changes.length > 1) return rest;
			const before = Object.fromEntries(Object.keys(change.values).map((field) => [field, field === 'progress' ? 'new' : null]));
			const differing = change.ids.filter((id) => id < SAME_FROM);
			return answer(differing.map((id) => ({ table: change.table, id, values: before })));
		},
		countClosed: async (some: Change[]) =>
			some.flatMap(({ table, ids }) => (table === 'enquiry' ? ids : [])).filter((id) => id > 90).length,
		createPreviewKey: async () => null,
		undo: async (some: UndoChange[]) => {
			undone.push(...some);
			return answer([]);
		},
	};
	return receiveChange({ t: readTranslator('en'), agents }, typed, session).then((said) => ({ said, changes, undone }));
}

test('changes one row at once, with undo', async () => {
	const { said, changes } = await send({ change: ['checked property-7'] });
	expect(changes).toEqual([{ table: 'property', ids: [7], values: { price_checked_on: cairoToday() } }]);
	expect(said).toMatchObject({ notice: 'Price marked as checked today', isProblem: false });
	const { undone } = await send({ change: ['undo'], undo: [said.undo ?? ''] });
	expect(undone).toEqual([{ table: 'property', id: 7, values: { price_checked_on: null } }]);
});

test('says when a change cannot be undone', async () => {
	const { said } = await send({ change: ['state:on_hold property-7'] }, 'changed', { canUndo: false });
	expect([said.undo, said.notice]).toEqual([null, 'State set to “On hold”. Only an editor can put it back.']);
});

test('asks before changing many rows', async () => {
	const rows = ['property-1', 'property-2', 'property-2', 'person-3'];
	const first = await send({ change: ['checked'], row: rows });
	expect([first.changes, first.said.ask?.text]).toEqual([[], 'Mark 2 prices as checked today?']);
	const { changes } = await send({ change: ['checked'], asked: rows, sure: ['checked'] });
	expect(changes).toMatchObject([{ table: 'property', ids: [1, 2] }]);
});

test('says how many rows are already done or closed before changing many', async () => {
	const ask = async (change: string, row: string[]) => (await send({ change: [change], row })).said.ask?.text;
	const closed = ['enquiry-1', 'enquiry-91', 'enquiry-92'];
	expect(await ask('state:contacted', closed)).toBe('Set 3 rows to “Contacted”? 2 of them are already done or closed.');
	expect(await ask('state:lost', closed.slice(0, 2))).toBe('Why are these 2 closed? 1 of them is already done or closed.');
	expect(await ask('assign', closed.slice(0, 2))).toBe('Who takes these 2? 1 of them is already done or closed.');
	expect(await ask('state:contacted', ['enquiry-1', 'enquiry-2'])).toBe('Set 2 rows to “Contacted”?');
});

test('sets a follow-up for a morning in Cairo, and undo restores the date', async () => {
	const { said, changes } = await send({ change: ['follow:3 enquiry-7'] });
	const day = cairoToday(Date.now() + 3 * 86_400_000);
	const at = new Date(cairoMoment(day, '10:00')).toISOString();
	expect(changes).toEqual([{ table: 'enquiry', ids: [7], values: { follow_up_at: at } }]);
	expect(said).toMatchObject({ notice: 'Follow-up set: in 3\u00a0days', isProblem: false });
	const { undone } = await send({ change: ['undo'], undo: [said.undo ?? ''] });
	expect(undone).toEqual([{ table: 'enquiry', id: 7, values: { follow_up_at: null } }]);
	for (const change of ['follow:2 enquiry-7', 'follow:3 property-7', 'follow:3 job_application-7'])
		expect((await send({ change: [change] })).changes).toEqual([]);
});

test('sets a state only on rows that can have it', async () => {
	const rows = ['property-1', 'enquiry-2', 'job_application-3', 'listing_submission-4'];
	const { changes } = await send({ change: ['state:won'], asked: rows, sure: ['state:won'] });
	expect(changes).toEqual([
		{ table: 'enquiry', ids: [2], values: { progress: 'won', lost_reason: null } },
		{ table: 'listing_submission', ids: [4], values: { progress: 'won', lost_reason: null } },
		{ table: 'job_application', ids: [3], values: { progress: 'won' } },
	]);
	expect((await send({ change: ['state:draft'], row: rows })).changes).toEqual([
		{ table: 'property', ids: [1], values: { status: 'draft' } },
	]);
});

test('does not count unchanged rows', async () => {
	const assign = async (row: string[]) => (await send({ change: ['assign'], asked: row, sure: ['assign'], agent: ['1002'] })).said;
	expect(await assign(['property-1', 'enquiry-2', 'property-901'])).toMatchObject({
		notice: '2 assigned to Omar Zaki. 1 was like that already',
	});
	expect(await assign(['property-901', 'property-902'])).toMatchObject({
		notice: 'Nothing to change: all 2 are like that already',
		undo: null,
	});
});

test('asks for the new agent first, then assigns all rows together', async () => {
	const one = await send({ change: ['assign property-7'], row: ['property-8'] });
	expect([one.changes, one.said.ask]).toEqual([
		[],
		expect.objectContaining({
			text: 'Who takes it?',
			change: 'assign property-7',
			rows: [],
			choice: expect.objectContaining({ options: agents }),
		}),
	]);
	const rows = ['property-1', 'enquiry-2', 'job_application-3', 'person-4'];
	expect((await send({ change: ['assign'], row: rows })).said.ask).toMatchObject({ text: 'Who takes these 2?', choice: { problem: null } });
	const { said, changes } = await send({ change: ['assign'], asked: rows, sure: ['assign'], agent: ['1002'] });
	expect(changes).toEqual([
		{ table: 'property', ids: [1], values: { agent: 1002 } },
		{ table: 'enquiry', ids: [2], values: { agent: 1002 } },
	]);
	expect(said.notice).toBe('2 assigned to Omar Zaki');
	expect((await send({ change: ['undo'], undo: [said.undo ?? ''] })).undone).toHaveLength(2);
});

test('an answer counts for its own question and its own rows, whatever else is pressed or ticked meanwhile', async () => {
	const open = { sure: ['assign'], asked: ['property-1', 'enquiry-2'], agent: ['1002'] };
	const other = await send({ ...open, change: ['assign property-7'] });
	expect([other.changes, other.said.ask]).toMatchObject([
		[],
		{ change: 'assign property-7', text: 'Who takes it?', choice: { problem: null } },
	]);
	const closing = await send({ ...open, reason: ['price'], change: ['state:lost enquiry-9'] });
	expect([closing.changes, closing.said.ask?.choice?.problem]).toEqual([[], null]);
	const { changes } = await send({ ...open, change: ['assign'], row: ['property-1', 'property-8'] });
	expect(changes.map(({ ids }) => ids)).toEqual([[1], [2]]);
});

test('closing requires a reason', async () => {
	const first = await send({ change: ['state:lost enquiry-2'] });
	expect([first.changes, first.said.ask?.choice]).toMatchObject([[], { name: 'reason', problem: null }]);
	for (const reason of [[], [''], ['bribe']]) {
		const { changes, said } = await send({ change: ['state:lost enquiry-2'], sure: ['state:lost enquiry-2'], reason });
		expect([changes, said.ask?.choice?.problem]).toEqual([[], 'Choose why it was closed.']);
	}
	const { said, changes } = await send({ change: ['state:lost enquiry-2'], sure: ['state:lost enquiry-2'], reason: ['price'] });
	expect(changes).toEqual([{ table: 'enquiry', ids: [2], values: { progress: 'lost', lost_reason: 'price' } }]);
	expect((await send({ change: ['undo'], undo: [said.undo ?? ''] })).undone).toMatchObject([
		{ values: { progress: 'new', lost_reason: null } },
	]);
	expect((await send({ change: ['state:lost job_application-2'] })).changes).toMatchObject([{ values: { progress: 'lost' } }]);
});

test('changes nothing else', async () => {
	const sent: Record<string, string[]>[] = [
		{ change: ['state:deleted property-1'] },
		{ change: ['role property-1'] },
		{ change: ['checked directus_users-1'] },
		{ change: ['assign directus_users-1'], agent: ['1001'] },
		{ change: ['assign person-1'], agent: ['1001'] },
		{ change: ['checked property-0'] },
		{ change: ['checked property-99999999999'] },
		{ change: ['checked'] },
		{
			change: ['assign'],
			asked: Array.from({ length: CHANGES_MOST + 1 }, (_, at) => `property-${at + 1}`),
			sure: ['assign'],
			agent: ['1001'],
		},
		{ change: ['undo'], undo: ['[{"table":"property","id":1,"values":{"price":"1"}}]'] },
		{ change: ['undo'], undo: ['[{"table":"property","id":1,"values":{"agent":1,"price":1}}]'] },
		{ change: ['undo'], undo: ['[{"table":"job_application","id":1,"values":{"agent":1}}]'] },
		{ change: ['undo'], undo: ['[{"table":"directus_users","id":1,"values":{"status":"draft"}}]'] },
		{ change: ['undo'], undo: ['{'] },
		{ change: ['undo'] },
	];
	for (const typed of sent) {
		const { said, changes, undone } = await send(typed);
		expect([said.isProblem, changes, undone], JSON.stringify(typed).slice(0, 80)).toEqual([true, [], []]);
	}
	for (const agent of [[], ['1'], ['1001; 1002'], ['']])
		expect((await send({ change: ['assign property-1'], sure: ['assign property-1'], agent })).said.ask?.choice?.problem).toBe(
			'Choose an agent.',
		);
});

test('reports refusals and failures of Directus', async () => {
	expect((await send({ change: ['state:sold property-1'] }, 'refused')).said.notice).toContain('it isn’t yours');
	const notAllowed = await send({ change: ['state:published property-1'] }, 'refused', { isForbidden: false });
	expect(notAllowed.said.notice).toContain('Editors publish');
	const lacking = await send({ change: ['state:published property-1'] }, 'refused', { reason: 'Price: needed.' });
	expect(lacking.said.notice).toBe('Nothing was changed. Price: needed.');
	expect((await send({ change: ['state:sold property-1'] }, 'unavailable')).said.notice).toContain('can’t reach Studio');
});

test('says why only some rows were changed', async () => {
	const change = ['state:contacted'];
	const rows = ['enquiry-1', 'listing_submission-2'];
	const readNotice = async (rest: ChangeAnswer) =>
		(await send({ change, sure: change, asked: rows }, 'changed', { rest })).said.notice.replace('Only some were changed', '…');
	expect(await readNotice({ outcome: 'refused', isForbidden: true, reason: null })).toBe('…: your role can’t change the rest.');
	expect(await readNotice({ outcome: 'refused', isForbidden: true, reason: 'Reason: needed.' })).toBe('…. Reason: needed.');
	expect(await readNotice({ outcome: 'gone' })).toContain('…: one of the rest is no longer there');
	expect(await readNotice({ outcome: 'unavailable' })).toContain('…: we can’t reach Studio');
});

test('explains why an action is not possible', async () => {
	const notice = async (change: string, row: string[] = []) => (await send({ change: [change], row })).said.notice;
	expect(await notice('state:bogus enquiry-5')).toContain('doesn’t know this change');
	expect(await notice('undo')).toContain('doesn’t know this change');
	expect(await notice('state:published enquiry-5')).toContain('can’t be done with what you selected');
	expect(await notice('checked')).toBe('Select the rows to change first.');
	const many = Array.from({ length: CHANGES_MOST + 1 }, (_, at) => `property-${at + 1}`);
	expect(await notice('checked', many)).toBe('Nothing was changed: select 100 rows at most.');
});
