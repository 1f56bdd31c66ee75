import { linkedRows } from '#directus/linked-rows.ts';
import type { StaffClient } from '#directus/staff-client.ts';
import { createPreviewKey } from './preview-links.ts';
import { type DraftAnswer, findId, readDraft, readUserName, type WantedRecord } from './read-draft.ts';

/** An unpublished version, merged into its record by Directus; `none` if the person may not see it. */
export async function readVersion(url: string, client: StaffClient, wanted: WantedRecord & { version: string }): Promise<DraftAnswer> {
	const key = await createPreviewKey(client, wanted);
	const draft = key ? await readDraft(linkedRows(url, key), wanted) : 'none';
	return typeof draft === 'string' ? draft : { ...draft, ...(await readSaved(client, wanted)) };
}

/** The version's name and last editor, which the record itself does not contain. */
async function readSaved(client: StaffClient, { collection, id, version }: WantedRecord & { version: string }) {
	try {
		const item = await findId(client, { collection, id });
		const filter = { collection: { _eq: collection }, item: { _eq: String(item) }, key: { _eq: version } };
		const fields = ['name', 'date_created', 'date_updated', 'user_created', 'user_updated'];
		const [row] = await client.rows('directus_versions', { fields, filter, limit: 1 });
		const savedAt = row?.['date_updated'] ?? row?.['date_created'];
		return {
			version: typeof row?.['name'] === 'string' ? row['name'] : version,
			savedAt: typeof savedAt === 'string' ? savedAt : null,
			savedBy: await readUserName(client, row?.['user_updated'] ?? row?.['user_created']),
		};
	} catch {
		return { version, savedAt: null, savedBy: null };
	}
}
