import { linkedRows, readLinkKey } from '#directus/linked-rows.ts';
import { openPreviewKey } from '#directus/preview-signature.ts';
import { ASK_MS, type StaffClient } from '#directus/staff-client.ts';
import { type PreviewKey, readPreviewKey } from '#domain/preview-key.ts';
import { createGate } from '../gate.ts';
import { type DraftAnswer, findId, readDraft, type WantedRecord } from './read-draft.ts';

/** Readers without an account have their own small queue, so that they never keep staff waiting. */
const AT_ONCE = 2;
const WAITING = 10;

/** Null if the person may not read the record, or Directus does not answer. */
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
 * Checks whether Directus signed a key. Its public key is fetched once, and again, at limited intervals, when a signature does not match, because
 * the secret may have changed. So forged keys cost Directus almost nothing.
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

/** Links that each open one draft. `read` returns its record; keys that Directus did not sign are rejected here. */
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
