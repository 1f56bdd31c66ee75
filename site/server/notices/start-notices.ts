import { setTimeout as pause } from 'node:timers/promises';
import type { CmsClient } from '#directus/client.ts';
import type { RawRow } from '#directus/rows.ts';
import type { Leases } from '#outbox/leases.ts';
import type { Logger } from '#runtime/logger.ts';
import type { Notice } from './notices-now.ts';

type Writer = Pick<CmsClient, 'rows' | 'create' | 'update' | 'remove'>;
type Dependencies = { client: Writer; leases: Leases; now: () => Notice[] | Promise<Notice[]>; logger: Logger; everyMs?: number };

const TABLE = 'site_notice';
const EVERY_MS = 10_000;
/** Several rounds, so that one failed round does not lose the lease. */
const HELD_MS = 45_000;
const MOST_READ = 1000;
/** `since` is not compared: it keeps its first value. */
const compared = ['kind', 'collection', 'item', 'field', 'reason', 'rows'] as const;

/** Makes the rows in Directus equal to the current notices. */
export async function writeNotices(client: Writer, notices: readonly Notice[]): Promise<void> {
	const actual = await client.rows(TABLE, { fields: ['id', 'key', ...compared], sort: ['id'], limit: MOST_READ });
	const known = new Map(actual.map((row) => [row['key'], row]));
	const wanted = new Map(notices.map((notice) => [notice.key, notice]));
	const gone = actual.filter(({ key }) => !wanted.has(String(key)));
	if (gone.length)
		await client.remove(
			TABLE,
			gone.map(({ id }) => id),
		);
	const isSame = (notice: Notice, row: RawRow) => compared.every((field) => notice[field] === row[field]);
	for (const notice of wanted.values()) {
		const row = known.get(notice.key);
		if (row && !isSame(notice, row)) await client.update(TABLE, row['id'], notice);
	}
	const missing = [...wanted.values()].filter(({ key }) => !known.has(key));
	if (missing.length) await client.create(TABLE, missing);
}

/**
 * Shows problems in Studio. Failed writes are repeated in the next round. Of several sites one writes, because another would delete what
 * only this one knows.
 */
export function startNotices({ client, leases, now, logger, everyMs = EVERY_MS }: Dependencies): () => Promise<void> {
	const stopped = new AbortController();
	let failures = 0;

	async function round(): Promise<void> {
		try {
			if (await leases.hold(TABLE, HELD_MS)) await writeNotices(client, await now());
			failures = 0;
		} catch (error) {
			const reason = error instanceof Error ? error.message : JSON.stringify(error);
			failures++;
			// One failure is normal at start, when Directus is not up yet.
			if (failures === 2) logger.warn('notices.failed', 'Notices for staff cannot be written yet', { error: reason.slice(0, 500) });
		}
	}

	const running = (async () => {
		while (!stopped.signal.aborted) {
			await round();
			await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
		}
	})();
	return async () => {
		stopped.abort();
		await running;
		await leases.release(TABLE);
	};
}
