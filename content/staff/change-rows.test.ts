import { expect, test } from 'vitest';
import { changeRows, type UndoChange, undoChanges } from './change-rows.ts';

const before: UndoChange[] = [
	{ table: 'enquiry', id: 1, values: { agent: 7 } },
	{ table: 'enquiry', id: 2, values: { agent: 8 } },
	{ table: 'enquiry', id: 3, values: { agent: null } },
];

/** A fake Directus that refuses changes of one table. Rows that are gone are not read. */
function client(refused: string | null, gone: number[] = []) {
	const asked: [string, object[]][] = [];
	const rows = async (_table: string, { filter }: { filter: { id: { _in: number[] } } }) =>
		filter.id._in.filter((id) => !gone.includes(id)).map((id) => ({ id }));
	const changeEach = async (table: string, rows: object[]) => {
		asked.push([table, rows]);
		if (table === refused)
			throw Object.assign(new Error('no'), { response: { status: 403 }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
	};
	return {
		asked,
		undo: (changes: UndoChange[]) => undoChanges({ changeEach, rows } as unknown as Parameters<typeof undoChanges>[0], changes),
	};
}

test('rows with different values are undone together, or none of them', async () => {
	const { asked, undo } = client(null);
	expect(await undo(before)).toMatchObject({ outcome: 'changed' });
	expect(asked).toEqual([
		[
			'enquiry',
			[
				{ id: 1, agent: 7 },
				{ id: 2, agent: 8 },
				{ id: 3, agent: null },
			],
		],
	]);
});

test('reports when only one of two tables could be undone', async () => {
	const offer: UndoChange = { table: 'listing_submission', id: 4, values: { agent: 7 } };
	expect(await client('listing_submission').undo([...before, offer])).toMatchObject({
		outcome: 'partly',
		rest: { outcome: 'refused', isForbidden: true },
	});
	expect(await client('enquiry').undo([...before, offer])).toMatchObject({ outcome: 'refused' });
});

test('reports a row that is gone, and changes nothing', async () => {
	const rows = async () => [{ id: 1, progress: 'new' }];
	const change = async () => {
		throw new Error('changed');
	};
	const asked = { rows, change } as unknown as Parameters<typeof changeRows>[0];
	expect(await changeRows(asked, { table: 'enquiry', ids: [1, 2], values: { progress: 'contacted' } })).toEqual({ outcome: 'gone' });
});

test('a row that is gone is not called a missing right when it is undone', async () => {
	const offer: UndoChange = { table: 'listing_submission', id: 4, values: { agent: 7 } };
	expect(await client('enquiry', [2]).undo(before)).toEqual({ outcome: 'gone' });
	expect(await client('listing_submission', [4]).undo([...before, offer])).toEqual({ outcome: 'partly', rest: { outcome: 'gone' } });
});
