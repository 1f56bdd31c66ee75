import { contentCollections } from '#cms/access/tables.ts';
import type { CmsClient } from '#directus/client.ts';
import { isForbidden } from '#directus/refusal.ts';
import { type CollectionName, type Entity, inOrder, isCollection, registry } from '../entities/registry.ts';
import { findLayout } from '../layout.ts';
import type { Overlay } from '../overlay.ts';
import { fetchRecords } from '../replica/fetch-documents.ts';
import { asPublished, hasPublicStatus } from './as-published.ts';

/** No page lists more. */
const MOST_PARTS = 100;

/** The child rows of a record that the person may read, without archived ones. */
export async function readParts(
	client: Pick<CmsClient, 'rows'>,
	collection: CollectionName,
	id: number,
): Promise<{ parts: Overlay['parts']; hasDraftParts: boolean }> {
	const kinds = contentCollections.flatMap(({ name, partOf }) =>
		partOf?.collection === collection && isCollection(name) ? [{ name, key: partOf.key }] : [],
	);
	const found = await Promise.all(kinds.map(({ name, key }) => readKind(client, name, key, id)));
	const parts = found.flatMap((part) => part ?? []);
	return { parts, hasDraftParts: parts.some(({ hasDrafts }) => hasDrafts) };
}

async function readKind(client: Pick<CmsClient, 'rows'>, collection: CollectionName, field: string, owner: number) {
	const layout = findLayout(collection);
	if (!layout) return null;
	try {
		const rows = await client.rows(collection, { fields: ['id'], filter: { [field]: { _eq: owner } }, sort: ['id'], limit: MOST_PARTS });
		const documents = await fetchRecords(
			client,
			layout,
			rows.map(({ id }) => String(id)),
		);
		const { schema } = registry[collection];
		const kept = documents.filter(({ status }) => status !== 'archived');
		const hasDrafts = kept.some((document) => !hasPublicStatus(layout, document));
		const entities = kept.flatMap((document): Entity<CollectionName>[] => {
			const entity = schema.safeParse(asPublished(layout, document)).data;
			return entity ? [entity] : [];
		});
		return { collection, field, entities: inOrder(collection, entities), hasDrafts };
	} catch (error) {
		if (isForbidden(error)) return null;
		throw error;
	}
}
