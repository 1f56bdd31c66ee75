import type { CmsClient } from '#directus/client.ts';
import type { RawRow } from '#directus/rows.ts';
import type { DayCount } from './day-counts.ts';

export type Writer = Pick<CmsClient, 'rows' | 'create' | 'updateMany' | 'remove'>;

/** The table of a count: its column, other values, and the limit of rows per day. `describe` returns null when the subject is gone. */
export type Ledger = { table: string; column: string; mostRows: number; describe: (name: string) => RawRow | null };

/** Updates the rows of each day and inserts missing ones. */
export async function writeCounts(
	client: Writer,
	{ table, column, mostRows, describe }: Ledger,
	counts: readonly DayCount[],
): Promise<void> {
	for (const [day, ofDay] of Map.groupBy(counts, (count) => count.day)) {
		const rows = await client.rows(table, {
			fields: ['id', 'key', column],
			filter: { day: { _eq: day } },
			sort: ['id'],
			limit: mostRows,
		});
		const known = new Map(rows.map((row) => [row['key'], row]));
		const found = ofDay.map(({ name, times }) => ({ key: `${day} ${name}`, name, times, row: known.get(`${day} ${name}`) }));
		const changed = found.flatMap(({ row, times }) => (row ? [{ id: row['id'], [column]: Number(row[column]) + times }] : []));
		const made = found
			.filter(({ row }) => !row)
			.slice(0, Math.max(0, mostRows - rows.length))
			.flatMap(({ key, name, times }) => {
				const about = describe(name);
				return about ? [{ ...about, key, day, [column]: times }] : [];
			});
		if (made.length) await client.create(table, made);
		if (changed.length) await client.updateMany(table, changed);
	}
}

const AT_ONCE = 1000;

/** Removes counts from before `day`, in batches. */
export async function removeOld(client: Writer, table: string, day: string): Promise<void> {
	const rows = await client.rows(table, { fields: ['id'], filter: { day: { _lt: day } }, sort: ['id'], limit: AT_ONCE });
	if (rows.length)
		await client.remove(
			table,
			rows.map(({ id }) => id),
		);
}
