import { expect, test } from 'vitest';
import type { Change, ChangeAnswer, UndoChange } from '#content/staff/change-rows.ts';
import { cairoToday } from '#domain/cairo.ts';
import { CHANGES_MOST } from '#domain/counter/exchange.ts';
import { readTranslator } from '#site/server/words.ts';
import { receiveChange } from './receive-change.ts';

function send(typed: Record<string, string[]>, outcome: 'changed' | 'refused' | 'unavailable' = 'changed') {
	const changes: Change[] = [];
	const undone: UndoChange[] = [];
	const answer = (before: UndoChange[]): ChangeAnswer => (outcome === 'changed' ? { outcome, before } : { outcome });
	const session = {
		state: 'in' as const,
		askCounter: async () => 'unavailable' as const,
		askForFile: async () => 'unavailable' as const,
		readDraft: async () => 'none' as const,
		change: async (change: Change) => {
			changes.push(change);
			return answer(change.ids.map((id) => ({ table: change.table, id, field: change.field, value: null })));
		},
		createPreviewKey: async () => null,
		undo: async (some: UndoChange[]) => {
			undone.push(...some);
			return answer([]);
		},
	};
	return receiveChange({ t: readTranslator('en') }, typed, session).then((said) => ({ said, changes, undone }));
}

test('one row is changed at once, and can be changed back', async () => {
	const { said, changes } = await send({ change: ['checked property-7'] });
	expect(changes).toEqual([{ table: 'property', ids: [7], field: 'price_checked_on', value: cairoToday() }]);
	expect(said).toMatchObject({ notice: 'Price marked as checked today', isProblem: false });
	const { undone } = await send({ change: ['undo'], undo: [said.undo ?? ''] });
	expect(undone).toEqual([{ table: 'property', id: 7, field: 'price_checked_on', value: null }]);
});

test('many are asked about once', async () => {
	const rows = ['property-1', 'property-2', 'property-2', 'person-3'];
	const first = await send({ change: ['checked'], row: rows });
	expect([first.changes, first.said.ask?.text]).toEqual([[], 'Mark 2 prices as checked today?']);
	const { changes } = await send({ change: ['checked'], row: rows, sure: ['1'] });
	expect(changes).toMatchObject([{ table: 'property', ids: [1, 2] }]);
});

test('a state is given to the rows that can have it', async () => {
	const rows = ['property-1', 'enquiry-2', 'job_application-3', 'listing_submission-4'];
	const { changes } = await send({ change: ['state:won'], row: rows, sure: ['1'] });
	expect(changes.map(({ table, ids, field, value }) => [table, ids, field, value])).toEqual([
		['enquiry', [2], 'progress', 'won'],
		['listing_submission', [4], 'progress', 'won'],
		['job_application', [3], 'progress', 'won'],
	]);
	expect((await send({ change: ['state:sold'], row: rows })).changes).toMatchObject([{ table: 'property', ids: [1], field: 'status' }]);
});

test('nothing else is changed', async () => {
	const sent: Record<string, string[]>[] = [
		{ change: ['state:deleted property-1'] },
		{ change: ['role property-1'] },
		{ change: ['checked directus_users-1'] },
		{ change: ['checked property-0'] },
		{ change: ['checked property-99999999999'] },
		{ change: ['checked'] },
		{ change: ['checked'], row: Array.from({ length: CHANGES_MOST + 1 }, (_, at) => `property-${at + 1}`), sure: ['1'] },
		{ change: ['undo'], undo: ['[{"table":"property","id":1,"field":"price","value":"1"}]'] },
		{ change: ['undo'], undo: ['[{"table":"directus_users","id":1,"field":"status","value":"draft"}]'] },
		{ change: ['undo'], undo: ['{'] },
		{ change: ['undo'] },
	];
	for (const typed of sent) {
		const { said, changes, undone } = await send(typed);
		expect([said.isProblem, changes, undone], JSON.stringify(typed).slice(0, 80)).toEqual([true, [], []]);
	}
});

test('what Directus refuses, or does not answer, is said', async () => {
	expect((await send({ change: ['state:sold property-1'] }, 'refused')).said.notice).toContain('your role can’t do this');
	expect((await send({ change: ['state:sold property-1'] }, 'unavailable')).said.notice).toContain('can’t reach Studio');
});
