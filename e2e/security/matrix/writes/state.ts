import type { Row } from '../content.ts';
import type { Examiner } from '../examiner.ts';
import type { Collection } from '../schema.ts';
import { readRows } from '../truth.ts';

/** The difference between the current and the expected content of a collection. */
export type Difference = { made: Row[]; gone: Row[]; changed: { before: Row; after: Row; fields: string[] }[] };

const stamps = ['date_updated', 'user_updated'];

export async function findDifference({ client, truth }: Examiner, collection: Collection): Promise<Difference> {
	const { name, primary, fields } = collection;
	const after = await readRows(client.admin, collection);
	const before = truth.rows.get(name) ?? [];
	const byKey = new Map(after.map((row) => [row[primary], row]));
	const known = new Set(before.map((row) => row[primary]));
	const columns = fields.filter((field) => !field.isAlias && !stamps.includes(field.name)).map((field) => field.name);
	return {
		made: after.filter((row) => !known.has(row[primary])),
		gone: before.filter((row) => !byKey.has(row[primary])),
		changed: before.flatMap((row) => {
			const now = byKey.get(row[primary]);
			const different = now ? columns.filter((field) => JSON.stringify(now[field]) !== JSON.stringify(row[field])) : [];
			return now && different.length ? [{ before: row, after: now, fields: different }] : [];
		}),
	};
}

/** Reads these collections again as the new expected state. */
export async function rereadRows({ client, truth, schema, forget }: Examiner, names: Iterable<string>): Promise<void> {
	forget();
	for (const name of names) {
		const collection = schema.collections.get(name);
		if (collection) truth.set(name, await readRows(client.admin, collection));
	}
}
