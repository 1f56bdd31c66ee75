import { expect, test } from 'vitest';
import { changeRows, type UndoChange, undoChanges } from './change-rows.ts';

const before: UndoChange[] = [
	{ table: 'enquiry', id: 1, values: { agent: 7 } },
	{ table: 'enquiry', id: 2, values: { agent: 8 } },
	{ table: 'enquiry', id: 3, values: { agent: null } },
];

/** What Directus is asked for, of which it refuses one table. */
function client(refused: string | null) {
	const asked: [string, object[]][] = [];
	const changeEach = async (table: string, rows: object[]) => {
		asked.push([table, rows]);
		if (table === refused)
			throw Object.assign(new Error('no'), { response: { status: 403 }, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
	};
	return { asked, undo: (changes: UndoChange[]) => undoChanges({ changeEach } as unknown as Parameters<typeof undoChanges>[0], changes) };
}

test('rows that held different values go back at once, or none of them', async () => {
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

test('where one table goes back and the other does not, that is said', async () => {
	const offer: UndoChange = { table: 'listing_submission', id: 4, values: { agent: 7 } };
	expect(await client('listing_submission').undo([...before, offer])).toEqual({ outcome: 'partly' });
	expect(await client('enquiry').undo([...before, offer])).toMatchObject({ outcome: 'refused' });
});

test('a row that is gone is called that, and nothing is changed', async () => {
	const rows = async () => [{ id: 1, progress: 'new' }];
	const change = async () => {
		throw new Error('changed');
	};
	const asked = { rows, change } as unknown as Parameters<typeof changeRows>[0];
	expect(await changeRows(asked, { table: 'enquiry', ids: [1, 2], values: { progress: 'contacted' } })).toEqual({ outcome: 'gone' });
});
