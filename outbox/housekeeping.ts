import type { Logger } from '#runtime/logger.ts';
import { forgetTries } from './limits.ts';
import { forgetMails } from './mail-queue.ts';
import { forgetNewsletters } from './newsletters.ts';
import type { OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STAGED_MS = 48 * HOUR_MS;

/** Removes staged files without a form, and personal data that Directus has had for `keepDays`. */
export async function tidy(parts: OutboxParts, keepDays: number, logger: Logger, now: number = Date.now()): Promise<StepResult> {
	const keptSince = now - keepDays * DAY_MS;
	const unwanted = await parts.use<string[]>('tidy', [], async ({ database, store, subscriptions, viewings, journal }) => {
		await forgetTries(database, now);
		await forgetMails(database, now - 30 * DAY_MS);
		await forgetNewsletters(database, now - 30 * DAY_MS);
		await subscriptions.forget(now - 30 * DAY_MS, keptSince, now);
		await viewings.forget(keptSince);
		const unwanted = await store.scrub(keptSince, now);
		for (const id of await store.stagedBefore(now - STAGED_MS)) if (await store.dropStagedFile(id)) unwanted.push(id);
		const [kept, live] = [await store.withContent(), await subscriptions.live()];
		journal?.erase(({ kind, id }) => !kept.has(id) && !live.has(id) && kind !== 'withdrawn');
		await database.checkpoint();
		return unwanted;
	});
	parts.forgetSetAside(keptSince);
	for (const id of unwanted) await parts.files.remove(id);
	const isKept = (id: string) => parts.use('tidy', true, async ({ store }) => (await store.keptFile(id)) !== null);
	const orphans = await parts.files.removeOrphans(isKept, now - STAGED_MS);
	if (unwanted.length + orphans)
		logger.info('outbox.tidied', 'Removed files that nobody needs any more', { files: unwanted.length, orphans });
	return 'nothing';
}
