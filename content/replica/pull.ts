import type { CmsClient } from '#directus/client.ts';
import type { CollectionName } from '../entities/registry.ts';
import { layouts } from '../layout.ts';
import { fetchPages } from './fetch-documents.ts';
import { holdRemovals } from './removals.ts';
import type { Replica } from './replica.ts';

export type PullProgress = (collection: string, documents: number) => void;

/** Brings the whole replica up to date. Writes only differences; missing rows are held until they were checked again. */
export async function pullAll(
	client: CmsClient,
	replica: Replica,
	confirmMs: number,
	onProgress: PullProgress = () => {},
): Promise<{ documents: number; changed: number }> {
	const edition = replica.edition();
	let [documents, changed] = [0, 0];
	for (const layout of layouts) {
		const collection = layout.collection as CollectionName;
		const seen = new Set<string>();
		for await (const page of fetchPages(client, layout)) {
			replica.change(
				({ put }) =>
					page.flatMap((document) => {
						const keys = put(collection, document);
						changed += Math.sign(keys.length);
						return keys;
					}),
				edition,
			);
			for (const { id } of page) seen.add(String(id));
			documents += page.length;
			onProgress(collection, documents);
		}
		// A singleton is never removed.
		const ids = layout.singleton ? [] : replica.ids(collection).filter((id) => !seen.has(id));
		const skipped = replica.unparsed().filter((row) => row.collection === collection && !row.isKept && !seen.has(row.id));
		if (skipped.length) replica.change(({ remove }) => skipped.flatMap(({ id }) => remove(collection, id)), edition);
		if (ids.length)
			replica.change((edit) => {
				holdRemovals(replica, edit, [{ collection, ids, isAnnounced: false }], confirmMs);
				return [];
			}, edition);
	}
	return { documents, changed };
}
