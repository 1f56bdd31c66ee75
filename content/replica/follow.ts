import type { CmsClient } from '../client.ts';
import type { CollectionName } from '../entities/registry.ts';
import { layoutFor } from '../layout.ts';
import { fetchDocuments } from './pull.ts';
import type { Replica } from './replica.ts';

const BATCH = 1000;

type Change = { number: number; collection: string; item: string };

export async function lastChange(client: CmsClient): Promise<number> {
	const [row] = await client.rows('content_change', { fields: ['number'], sort: ['-number'], limit: 1 });
	return Number(row?.['number'] ?? 0);
}

/** Applies everything the log holds beyond what the replica has seen. False when the log does not reach back that far. */
export async function catchUp(client: CmsClient, replica: Replica): Promise<boolean> {
	for (;;) {
		const seen = Number(replica.getState('change') ?? 0);
		const changes = await changesAfter(client, seen);
		if (changes.length === 0) return (await lastChange(client)) >= seen;
		if (changes[0]?.number !== seen + 1) return false;
		await apply(client, replica, changes);
		if (changes.length < BATCH) return true;
	}
}

async function changesAfter(client: CmsClient, number: number): Promise<Change[]> {
	const rows = await client.rows('content_change', {
		fields: ['number', 'collection', 'item'],
		filter: { number: { _gt: number } },
		sort: ['number'],
		limit: BATCH,
	});
	return rows.map((row) => ({ number: Number(row['number']), collection: String(row['collection']), item: String(row['item']) }));
}

/** The log says what changed, not how: the records are read as they are now, so a change applied twice changes nothing. */
async function apply(client: CmsClient, replica: Replica, changes: Change[]): Promise<void> {
	const touched = Map.groupBy(changes, ({ collection }) => collection);
	const fetched = await Promise.all(
		[...touched].map(async ([name, items]) => {
			const layout = layoutFor(name);
			const ids = [...new Set(items.map(({ item }) => item))];
			return { collection: name as CollectionName, ids, documents: layout ? await fetchDocuments(client, layout, ids) : null };
		}),
	);
	replica.change(({ put, remove, setState }) => {
		const keys = fetched.flatMap(({ collection, ids, documents }) => {
			if (!documents) return [];
			const present = new Set(documents.map(({ id }) => String(id)));
			return [
				...documents.flatMap((document) => put(collection, document)),
				...ids.filter((id) => !present.has(id)).flatMap((id) => remove(collection, id)),
			];
		});
		setState('change', String(changes.at(-1)?.number));
		return keys;
	});
}
