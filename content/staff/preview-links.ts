import { linkedRows } from '#directus/linked-rows.ts';
import { ASK_MS, type StaffClient } from '#directus/staff-client.ts';
import { readPreviewKey } from '#domain/preview-key.ts';
import { createGate } from '../gate.ts';
import { type DraftAnswer, findId, readDraft, type WantedRecord } from './read-draft.ts';

/** Whoever has no account waits behind the others, and keeps nobody of the staff from a draft. */
const AT_ONCE = 2;
const WAITING = 10;

/** Null where the person may not read the record, or Directus does not answer. */
export async function createPreviewKey(client: StaffClient, wanted: WantedRecord): Promise<string | null> {
	try {
		const id = await findId(client, wanted);
		const key = id === null ? '' : await client.createPreviewKey(wanted.collection, id, wanted.version);
		return readPreviewKey(key) && key;
	} catch {
		return null;
	}
}

/** Reads the one record that a link was made for; Directus says whether it holds. What is no key, or over, is not asked about. */
export function linkReader(url: string): (key: string, wanted: WantedRecord) => Promise<DraftAnswer> {
	const gate = createGate(AT_ONCE, WAITING);
	return async (key, wanted) => {
		const said = readPreviewKey(key);
		if (!said || said.collection !== wanted.collection || said.version !== (wanted.version ?? null) || said.expires * 1000 <= Date.now())
			return 'none';
		const read = () => readDraft(linkedRows(url, key), wanted);
		const draft = await gate.run(read, AbortSignal.timeout(ASK_MS)).catch(() => 'unavailable' as const);
		return typeof draft === 'string' ? draft : { ...draft, version: said.version };
	};
}
