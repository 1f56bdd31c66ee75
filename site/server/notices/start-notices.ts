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
/** Several rounds, so that one that fails changes nothing. */
const HELD_MS = 45_000;
const MOST_READ = 1000;
/** Since when it is so stays as it was told first. */
const compared = ['kind', 'collection', 'item', 'field', 'reason', 'rows'] as const;

/** Makes the notices in Directus those that hold now, whatever is there. */
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
 * Staff see in Studio what the site cannot do by itself. What cannot be written is written with the next round, and nobody waits for it. Of several
 * sites one writes: another would take away what only this one knows of.
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
			// The first round of a start often finds Directus not up yet.
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
