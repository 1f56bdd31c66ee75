import { assemble, type Document } from '#content/documents.ts';
import { isCollection } from '#content/entities/registry.ts';
import { findLayout } from '#content/layout.ts';
import { openReplica } from '#content/replica/replica.ts';
import { createLogger } from '#runtime/logger.ts';
import { inBatches, type SampleRecord, type World } from '#seed/records.ts';

/** Writes the sample content into a replica without a Directus, for benchmarks. */
export function writeSampleReplica(file: string, world: World, onProgress: (done: number, total: number) => void): void {
	const replica = openReplica(file, createLogger());
	let done = 0;
	for (const batch of inBatches(world.records(), 1000)) {
		replica.change(({ put }) =>
			batch.flatMap((item) => {
				const document = publicDocument(item);
				return document && isCollection(item.collection) ? put(item.collection, document) : [];
			}),
		);
		done += batch.length;
		onProgress(done, world.size);
	}
	const { translations, ...settings } = world.settings;
	replica.change(({ put, setState }) => {
		put('setting', assembled('setting', { id: 1, ...settings }, { setting_translations: translations as Document[] }));
		for (const file of world.files) put('directus_files', file);
		setState('complete', 'yes');
		return [];
	});
	replica.close();
}

function publicDocument({ collection, row, parts }: SampleRecord): Document | null {
	const layout = findLayout(collection);
	if (!layout || (layout.publicStatuses && !layout.publicStatuses.includes(String(row['status'])))) return null;
	return assembled(collection, row, Object.fromEntries(parts.map(({ table, rows }) => [table, rows])));
}

function assembled(collection: string, row: Record<string, unknown>, parts: Record<string, Record<string, unknown>[]>): Document {
	const layout = findLayout(collection);
	if (!layout) throw new Error(`${collection} is not content`);
	return assemble(layout, row, (table) => parts[table] ?? []);
}
