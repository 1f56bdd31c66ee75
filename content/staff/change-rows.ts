import { refusalIn } from '#directus/refusal.ts';
import type { StaffClient } from '#directus/staff-client.ts';

/** What can be changed at the counter, and where. */
export const changeable = {
	property: ['status', 'price_checked_on'],
	enquiry: ['progress'],
	listing_submission: ['progress'],
	job_application: ['progress'],
} as const;
export type ChangeableTable = keyof typeof changeable;

export type Change = { table: ChangeableTable; ids: number[]; field: string; value: string };
/** What a row held before. */
export type UndoChange = { table: ChangeableTable; id: number; field: string; value: string | null };
export type ChangeAnswer = { outcome: 'changed'; before: UndoChange[] } | { outcome: 'refused' | 'unavailable' };

/** By Directus in the person's own name: it says whether they may, and its activity says that they did. */
export async function changeRows(client: StaffClient, { table, ids, field, value }: Change): Promise<ChangeAnswer> {
	try {
		const query = { fields: ['id', field], filter: { id: { _in: ids } }, limit: ids.length };
		const rows = await client.rows(table, query);
		const differing = rows.filter((row) => row[field] !== value).map(({ id }) => Number(id));
		if (rows.length < ids.length) return { outcome: 'refused' };
		if (differing.length) await client.change(table, differing, { [field]: value });
		const before = rows.filter(({ id }) => differing.includes(Number(id)));
		return { outcome: 'changed', before: before.map((row) => ({ table, id: Number(row['id']), field, value: textIn(row[field]) })) };
	} catch (error) {
		return failure(error);
	}
}

export async function undoChanges(client: StaffClient, changes: UndoChange[]): Promise<ChangeAnswer> {
	const alike = Map.groupBy(changes, ({ table, field, value }) => JSON.stringify([table, field, value]));
	try {
		for (const group of alike.values()) {
			const [first] = group;
			if (first)
				await client.change(
					first.table,
					group.map(({ id }) => id),
					{ [first.field]: first.value },
				);
		}
		return { outcome: 'changed', before: [] };
	} catch (error) {
		return failure(error);
	}
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const failure = (error: unknown): ChangeAnswer => {
	const status = refusalIn(error)?.status ?? 0;
	return { outcome: status >= 400 && status < 500 ? 'refused' : 'unavailable' };
};
