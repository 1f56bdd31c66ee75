import type { Database, Key } from '../hook.ts';

/** Tables in which colleagues write about a row, which they refer to by collection and key. */
const notes = ['directus_comments', 'directus_notifications', 'directus_versions', 'directus_shares'];

/** Deletes revisions and notes about rows. Activity stays, because it has no content of the rows. */
export async function eraseHistory(database: Database, collection: string, ids: unknown[]): Promise<void> {
	const items = ids.map(String);
	await eraseRevisions(database, collection, items);
	for (const table of notes) {
		const of = () => database(table).where('collection', collection).whereIn('item', items);
		const written = (await of().select('id')).map((row) => String(row['id']));
		await eraseRevisions(database, table, written);
		await of().delete();
	}
}

async function eraseRevisions(database: Database, collection: string, items: string[]): Promise<void> {
	const of = () => database('directus_revisions').where('collection', collection).whereIn('item', items);
	const ids = (await of().select('id')).map((row) => row['id'] as Key);
	await database('directus_revisions').whereIn('parent', ids).update({ parent: null });
	await of().delete();
}
