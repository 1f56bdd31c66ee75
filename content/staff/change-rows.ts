import { isForbidden, readRefusal } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { readAllowed } from './ask-counter.ts';

/** What can be changed at the counter, and where. */
export const changeable = {
	property: ['status', 'price_checked_on', 'agent'],
	enquiry: ['progress', 'lost_reason', 'agent', 'follow_up_at'],
	listing_submission: ['progress', 'lost_reason', 'agent', 'follow_up_at'],
	job_application: ['progress'],
} as const;
export type ChangeableTable = keyof typeof changeable;

type Value = string | number | null;
export type Values = Record<string, Value>;
export type Change = { table: ChangeableTable; ids: number[]; values: Values };
/** What a row held before. */
export type UndoChange = { table: ChangeableTable; id: number; values: Values };
export type ChangeAnswer =
	/** `canUndo`: whether the person may give them back what they held. */
	| { outcome: 'changed'; before: UndoChange[]; canUndo: boolean }
	/** `isForbidden`: the row is not theirs to change, whatever it is given. `reason`: what Directus says beside a field, in the person's language. */
	| { outcome: 'refused'; isForbidden: boolean; reason: string | null }
	/** Some rows are as they were asked for, and some are not. */
	| { outcome: 'partly' }
	/** A row is no longer there, or no longer for the person to see. */
	| { outcome: 'gone' }
	| { outcome: 'unavailable' };

/** By Directus in the person's own name: it says whether they may, and its activity says that they did. */
export async function changeRows(client: StaffClient, { table, ids, values }: Change): Promise<ChangeAnswer> {
	const fields = Object.keys(values);
	try {
		const rows = await client.rows(table, { fields: ['id', ...fields], filter: { id: { _in: ids } }, limit: ids.length });
		if (rows.length < ids.length) return { outcome: 'gone' };
		const differing = rows.filter((row) => fields.some((field) => row[field] !== values[field]));
		const before = differing.map((row) => ({
			table,
			id: Number(row['id']),
			values: Object.fromEntries(fields.map((field) => [field, valueIn(row[field])])),
		}));
		if (before.length)
			await client.change(
				table,
				before.map(({ id }) => id),
				values,
			);
		return { outcome: 'changed', before, canUndo: await canUndo(client, before) };
	} catch (error) {
		return failure(error);
	}
}

/** What was changed at once is of one table: all of it is put back, or none. */
export async function undoChanges(client: StaffClient, changes: UndoChange[]): Promise<ChangeAnswer> {
	const byTable = Map.groupBy(changes, ({ table }) => table);
	let isBegun = false;
	try {
		for (const [table, rows] of byTable) {
			await client.changeEach(
				table,
				rows.map(({ id, values }) => ({ id, ...values })),
			);
			isBegun = true;
		}
		return { outcome: 'changed', before: [], canUndo: false };
	} catch (error) {
		return isBegun ? { outcome: 'partly' } : failure(error);
	}
}

/** Of requests, how many are done or closed already, as far as the person may see them. */
export async function countClosed(client: StaffClient, changes: Change[]): Promise<number> {
	const states = await Promise.all(
		changes
			.filter(({ table }) => table !== 'property')
			.map(async ({ table, ids }) => (await readAllowed(client, table, ids).catch(() => [])).map(({ state }) => state)),
	);
	return states.flat().filter((state) => state === 'won' || state === 'lost').length;
}

const valueIn = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** A person who may take a home off the site may not always put it back. */
async function canUndo(client: StaffClient, before: UndoChange[]): Promise<boolean> {
	const homes = before.filter(({ values }) => 'status' in values);
	if (homes.length === 0) return before.length > 0;
	const rows = await readAllowed(
		client,
		'property',
		homes.map(({ id }) => id),
	).catch(() => []);
	const states = new Map(rows.map(({ id, may }) => [id, may.states]));
	return homes.every(({ id, values }) => states.get(id)?.some((state) => state === values['status']));
}

function failure(error: unknown): ChangeAnswer {
	const refusal = readRefusal(error);
	if (!refusal || refusal.status < 400 || refusal.status >= 500) return { outcome: 'unavailable' };
	return { outcome: 'refused', isForbidden: isForbidden(error), reason: refusal.reason };
}
