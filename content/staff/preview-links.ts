import { linkedRows, readLinkKey } from '#directus/linked-rows.ts';
import { openPreviewKey } from '#directus/preview-signature.ts';
import { ASK_MS, type StaffClient } from '#directus/staff-client.ts';
import { type PreviewKey, readPreviewKey } from '#domain/preview-key.ts';
import { createGate } from '../gate.ts';
import { type DraftAnswer, findId, readDraft, type WantedRecord } from './read-draft.ts';

/** Readers without an account wait behind the others, so that they never keep staff from a draft. */
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

const UNKNOWN_AGAIN_MS = 2000;
const OTHER_AGAIN_MS = 60_000;

/**
 * Tells keys that Directus signed from forged ones. It is asked for its public key once, and again at times where one does not fit: it may have
 * another secret by now. Forged keys cost it no more than that.
 */
function createCheck(url: string): (key: string) => Promise<PreviewKey | null> {
	let publicKey: string | null = null;
	let askedAt = Number.NEGATIVE_INFINITY;
	let asking: Promise<void> = Promise.resolve();
	const open = (key: string) => publicKey && openPreviewKey(key, publicKey);
	const ask = async () => {
		publicKey = await readLinkKey(url).catch(() => publicKey);
	};
	return async (key) => {
		const said = readPreviewKey(key);
		if (!said || said.expires * 1000 <= Date.now()) return null;
		const opened = open(key);
		if (opened) return opened;
		if (performance.now() - askedAt >= (publicKey ? OTHER_AGAIN_MS : UNKNOWN_AGAIN_MS)) {
			askedAt = performance.now();
			asking = ask();
		}
		await asking;
		return open(key) || null;
	};
}

/** Links to one draft each. `read` gives the record that a link was made for; Directus is asked about no key that it did not sign. */
export function createLinks(url: string) {
	const gate = createGate(AT_ONCE, WAITING);
	const check = createCheck(url);
	return {
		isSigned: async (key: string): Promise<boolean> => (await check(key)) !== null,
		async read(key: string, wanted: WantedRecord): Promise<DraftAnswer> {
			const said = await check(key);
			if (!said || said.collection !== wanted.collection || said.version !== (wanted.version ?? null)) return 'none';
			const read = () => readDraft(linkedRows(url, key), wanted);
			const draft = await gate.run(read, AbortSignal.timeout(ASK_MS)).catch(() => 'unavailable' as const);
			return typeof draft === 'string' ? draft : { ...draft, version: said.version };
		},
	};
}
