import { setTimeout as pause } from 'node:timers/promises';
import type { UnreadWord, UnreadWords } from '#catalogue/words/unread-words.ts';
import type { CmsClient } from '#directus/client.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Logger } from '#runtime/logger.ts';

type Writer = Pick<CmsClient, 'rows' | 'create' | 'update'>;
type Dependencies = { client: Writer; unread: UnreadWords; logger: Logger; everyMs?: number };

const TABLE = 'search_word';
const EVERY_MS = 10 * 60_000;
/** Editors remove words they have handled; above this limit no new ones are added. */
const MOST_ROWS = 1000;
const DAY_ROUNDS = 144;

/** Adds counts to the list in Studio; returns what could not be written, with the reason. */
export async function writeUnreadWords(
	client: Writer,
	words: readonly UnreadWord[],
	today: string,
): Promise<{ left: UnreadWord[]; error: unknown }> {
	const left: UnreadWord[] = [];
	let error: unknown = null;
	async function attempt(those: readonly UnreadWord[], write: () => Promise<unknown>): Promise<void> {
		try {
			await write();
		} catch (reason) {
			left.push(...those);
			error = reason;
		}
	}
	const actual = await client.rows(TABLE, { fields: ['id', 'word', 'times'], sort: ['id'], limit: MOST_ROWS });
	const known = new Map(actual.map((row) => [row['word'], row]));
	const missing: UnreadWord[] = [];
	for (const said of words) {
		const row = known.get(said.word);
		if (!row) missing.push(said);
		// An editor may have removed it meanwhile.
		else await attempt([said], () => client.update(TABLE, row['id'], { times: Number(row['times']) + said.times, last_on: today }));
	}
	const room = missing.slice(0, Math.max(0, MOST_ROWS - actual.length));
	const rows = room.map(({ word, language, times }) => ({ word, language, times, last_on: today }));
	if (rows.length) await attempt(room, () => client.create(TABLE, rows));
	return { left, error };
}

/** Reports words of searches that were not understood. Failed writes are repeated in a later round. */
export function startUnreadWords({ client, unread, logger, everyMs = EVERY_MS }: Dependencies): () => void {
	const stopped = new AbortController();
	let rounds = 0;

	async function round(): Promise<void> {
		const words = unread.take();
		if (words.length === 0) return;
		const { left, error } = await writeUnreadWords(client, words, cairoToday()).catch((reason) => ({ left: words, error: reason }));
		if (left.length > 0) {
			unread.putBack(left);
			const reason = error instanceof Error ? error.message : JSON.stringify(error);
			logger.warn('unread_words.failed', 'Words that search did not understand cannot be written yet', { error: reason.slice(0, 500) });
		}
	}

	void (async () => {
		while (!stopped.signal.aborted) {
			await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
			if (stopped.signal.aborted) return;
			await round();
			if (++rounds % DAY_ROUNDS === 0) unread.forget();
		}
	})();
	return () => stopped.abort();
}
