import { expect, test } from 'vitest';
import { MOST_NOTICES, noticesNow } from './notices-now.ts';

const since = '2026-11-16T08:00:00.000Z';
const row = (id: string, isKept = true) => ({
	collection: 'property',
	id,
	field: 'price',
	reason: 'wrong' as const,
	problem: 'expected number',
	isKept,
	since,
});
const quiet = { heldRemovals: [], unparsedRows: [] };
const noTroubles = { troubles: async () => [] };

test('is empty without problems', async () => {
	expect(await noticesNow(quiet, noTroubles)).toEqual([]);
});

test('names record and field, and whether it is still shown', async () => {
	const [kept, skipped] = await noticesNow({ ...quiet, unparsedRows: [row('7'), row('8', false)] }, noTroubles);
	expect(kept).toEqual({
		key: 'row property 7',
		kind: 'row_kept',
		collection: 'property',
		item: '7',
		field: 'price',
		reason: 'wrong',
		rows: null,
		since,
	});
	expect(skipped?.kind).toBe('row_skipped');
});

test('reports a removal that needs a decision', async () => {
	const held = { collection: 'tag', rows: 30, of: 31, since };
	const heldRemovals = [
		{ ...held, needsPerson: true },
		{ ...held, collection: 'area', needsPerson: false },
	];
	expect(await noticesNow({ ...quiet, heldRemovals }, noTroubles)).toMatchObject([{ kind: 'removal_held', collection: 'tag', rows: 30 }]);
});

test('a request keeps its key', async () => {
	const trouble = { collection: 'enquiry', reference: 'PN-7K4M-2QXR', since };
	const states = ['waiting', 'refused', 'put aside'] as const;
	const notices = (await Promise.all(states.map((state) => noticesNow(quiet, { troubles: async () => [{ ...trouble, state }] })))).flat();
	expect(notices.map(({ kind }) => kind)).toEqual(['request_waiting', 'request_refused', 'request_put_aside']);
	expect(new Set(notices.map(({ key }) => key)).size).toBe(1);
});

test('a failing disk is one notice', async () => {
	expect(await noticesNow(quiet, { troubles: async () => null })).toMatchObject([{ kind: 'requests_not_taken', collection: null }]);
});

test('limits the number of notices and the length of values', async () => {
	const unparsedRows = Array.from({ length: 900 }, (_, index) => ({ ...row(`${index}`.repeat(200)), field: 'x'.repeat(900) }));
	const notices = await noticesNow({ ...quiet, unparsedRows }, noTroubles);
	expect(notices).toHaveLength(MOST_NOTICES);
	for (const { key, item, field } of notices) expect(Math.max(key.length, item?.length ?? 0, field?.length ?? 0)).toBeLessThanOrEqual(255);
});
