import { statSync } from 'node:fs';
import type { Logger } from '#runtime/logger.ts';
import { filesSetAside, removeSetAside } from '#runtime/sqlite-files.ts';
import type { FileFolder } from './files.ts';
import { forgetTries } from './limits.ts';
import { forgetMails } from './mail-queue.ts';
import { forgetNewsletters } from './newsletters.ts';
import type { Parts } from './parts.ts';
import type { StepResult } from './workers.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STAGED_MS = 48 * HOUR_MS;

/** Takes away what nobody needs any more: staged files without a form, and personal data of what Directus has had for long. */
export async function tidy(
	parts: Parts,
	files: FileFolder,
	keepDays: number,
	logger: Logger,
	now: number = Date.now(),
): Promise<StepResult> {
	const keptSince = now - keepDays * DAY_MS;
	const unwanted = parts.use('tidy', [], ({ database, store, subscriptions, viewings, journal }) => {
		forgetTries(database, now);
		forgetMails(database, now - 30 * DAY_MS);
		forgetNewsletters(database, now - 30 * DAY_MS);
		subscriptions.forget(now - 30 * DAY_MS, keptSince, now);
		viewings.forget(keptSince);
		const files = [...store.stagedBefore(now - STAGED_MS).filter((id) => store.dropStagedFile(id)), ...store.scrub(keptSince, now)];
		const [kept, live] = [store.withContent(), subscriptions.live()];
		journal.erase(({ kind, id }) => !kept.has(id) && !live.has(id) && kind !== 'withdrawn');
		database.checkpoint();
		return files;
	});
	for (const aside of filesSetAside(parts.file)) if (statSync(aside).mtimeMs < keptSince) removeSetAside(aside);
	for (const id of unwanted) await files.remove(id);
	const orphans = await files.removeOrphans((id) => parts.use('tidy', true, ({ store }) => store.keptFile(id) !== null), now - STAGED_MS);
	if (unwanted.length + orphans)
		logger.info('outbox.tidied', 'Removed files that nobody needs any more', { files: unwanted.length, orphans });
	return 'nothing';
}
