import { isForbidden, readRefusal } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { readAllowed } from './ask-counter.ts';

/** The fields that the counter may change, by table. */
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
/** The earlier values of a row. */
export type UndoChange = { table: ChangeableTable; id: number; values: Values };
export type ChangeAnswer =
	/** `canUndo`: whether the person may restore them. */
	| { outcome: 'changed'; before: UndoChange[]; canUndo: boolean }
	/** Only some rows were changed; `rest` says what became of the others. */
	| { outcome: 'partly'; rest: Failure }
	| Failure;

/** Nothing was changed. */
export type Failure =
	/** `isForbidden`: the person may not change the row at all. `reason`: Directus's message beside a field, in the person's language. */
	| { outcome: 'refused'; isForbidden: boolean; reason: string | null }
	/** A row was deleted, or the person may no longer see it. */
	| { outcome: 'gone' }
	| { outcome: 'unavailable' };

/** Directus changes them in the person's name, so it checks their rights and records the activity. */
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

/** All rows of one table are restored together, or none. */
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
		const rest = isForbidden(error) && (await isOneGone(client, byTable)) ? { outcome: 'gone' as const } : failure(error);
		return isBegun ? { outcome: 'partly', rest } : rest;
	}
}

/** Directus answers a deleted row like a missing right. */
async function isOneGone(client: StaffClient, byTable: Map<ChangeableTable, UndoChange[]>): Promise<boolean> {
	for (const [table, changes] of byTable) {
		const ids = changes.map(({ id }) => id);
		const rows = await client.rows(table, { fields: ['id'], filter: { id: { _in: ids } }, limit: ids.length }).catch(() => null);
		if (rows && rows.length < ids.length) return true;
	}
	return false;
}

/** How many of the requests are already done or closed, as far as the person may see them. */
export async function countClosed(client: StaffClient, changes: Change[]): Promise<number> {
	const states = await Promise.all(
		changes
			.filter(({ table }) => table !== 'property')
			.map(async ({ table, ids }) => (await readAllowed(client, table, ids).catch(() => [])).map(({ state }) => state)),
	);
	return states.flat().filter((state) => state === 'won' || state === 'lost').length;
}

const valueIn = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : null);

/** Somebody who may unpublish a home may not always publish it again. */
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

function failure(error: unknown): Failure {
	const refusal = readRefusal(error);
	if (!refusal || refusal.status < 400 || refusal.status >= 500) return { outcome: 'unavailable' };
	return { outcome: 'refused', isForbidden: isForbidden(error), reason: refusal.reason };
}
