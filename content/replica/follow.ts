import { z } from 'zod';
import type { CmsClient } from '#directus/client.ts';
import type { CollectionName } from '../entities/registry.ts';
import { findLayout, type Layout } from '../layout.ts';
import { fetchDocuments } from './fetch-documents.ts';
import { holdRemovals, isLargeRemoval } from './removals.ts';
import type { Replica } from './replica.ts';

const BATCH = 1000;

/** PostgreSQL returns large numbers as text. */
const changeNumber = z.coerce.number().int().positive();
const change = z.object({
	number: changeNumber,
	collection: z.string(),
	item: z.coerce.string(),
	happened_at: z.iso.datetime({ offset: true }).nullable().catch(null),
});
type Change = z.output<typeof change>;

export async function lastChange(client: CmsClient): Promise<number> {
	const [row] = await client.rows('content_change', { fields: ['number'], sort: ['-number'], limit: 1 });
	return row ? changeNumber.parse(row['number']) : 0;
}

/** Called for each change that is now visible, with the time since Directus recorded it. */
export type OnApplied = (milliseconds: number) => void;

/** Applies everything in the log after the last change applied. False if the log does not go back that far. */
export async function catchUp(client: CmsClient, replica: Replica, confirmMs: number, onApplied: OnApplied): Promise<boolean> {
	for (;;) {
		const edition = replica.edition();
		const seen = Number(replica.getState('change') ?? 0);
		const changes = await readChangesAfter(client, seen);
		if (changes.length === 0) return (await lastChange(client)) >= seen;
		if (changes[0]?.number !== seen + 1) return false;
		await apply(client, replica, changes, { edition, confirmMs });
		for (const { happened_at } of changes) if (happened_at) onApplied(Math.max(0, Date.now() - Date.parse(happened_at)));
		if (changes.length < BATCH) return true;
	}
}

async function readChangesAfter(client: CmsClient, number: number): Promise<Change[]> {
	const rows = await client.rows('content_change', {
		fields: ['number', 'collection', 'item', 'happened_at'],
		filter: { number: { _gt: number } },
		sort: ['number'],
		limit: BATCH,
	});
	const changes = z.array(change).parse(rows);
	const isInOrder = changes.every((one, index) => one.number > (changes[index - 1]?.number ?? number));
	if (!isInOrder) throw new Error('content_change answered out of order');
	return changes;
}

/**
 * The log names changed records, which are then read in their current state, so applying a change twice is harmless. If a large part of a
 * collection is missing, it is checked again before it is removed.
 */
async function apply(client: CmsClient, replica: Replica, changes: Change[], begun: { edition: number; confirmMs: number }): Promise<void> {
	const touched = Map.groupBy(changes, ({ collection }) => collection);
	const fetched = await Promise.all(
		[...touched].flatMap(([name, items]) => {
			const layout = findLayout(name);
			return layout ? [fetchTouched(client, replica, layout, [...new Set(items.map(({ item }) => item))])] : [];
		}),
	);
	replica.change((edit) => {
		const removals = fetched.map(({ collection, gone }) => ({ collection, ids: gone, isAnnounced: true }));
		const [large, small] = [true, false].map((isLarge) =>
			removals.filter(({ collection, ids }) => isLargeRemoval(replica, collection, ids) === isLarge),
		);
		holdRemovals(replica, edit, large ?? [], begun.confirmMs);
		edit.setState('change', String(changes.at(-1)?.number));
		return [
			...fetched.flatMap(({ collection, documents }) => documents.flatMap((document) => edit.put(collection, document))),
			...(small ?? []).flatMap(({ collection, ids }) => ids.flatMap((id) => edit.remove(collection, id))),
			...fetched.flatMap(({ collection, neverShown }) => neverShown.flatMap((id) => edit.remove(collection, id))),
		];
	}, begun.edition);
}

async function fetchTouched(client: CmsClient, replica: Replica, layout: Layout, ids: string[]) {
	const collection = layout.collection as CollectionName;
	const documents = await fetchDocuments(client, layout, ids);
	const present = new Set(documents.map(({ id }) => String(id)));
	const absent = layout.singleton ? [] : ids.filter((id) => !present.has(id));
	const isShown = (id: string) => replica.get(collection, id) !== null;
	/** `neverShown`: rows that may never have parsed. */
	return { collection, documents, gone: absent.filter(isShown), neverShown: absent.filter((id) => !isShown(id)) };
}
