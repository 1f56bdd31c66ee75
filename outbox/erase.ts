import type { Erasure } from '#directus/erasures.ts';
import type { InboxClient } from '#directus/inbox-client.ts';
import type { Logger } from '#runtime/logger.ts';
import type { Database } from './database.ts';
import { type Contact, isTheirs } from './erasure.ts';
import type { JournalEntry } from './journal.ts';
import { forgetPerson } from './limits.ts';
import type { OutboxParts } from './parts.ts';
import { forgetConsent } from './whatsapp-consent.ts';
import type { StepResult } from './workers.ts';

type Work = { parts: OutboxParts; directus: InboxClient; logger: Logger; leaseMs: number };

type Held = { submissions: string[]; subscriptions: string[]; files: string[]; isBusy: boolean };

/**
 * Erases what we hold of people who were deleted in Directus. Every step can be repeated after a crash, until Directus knows that nothing is
 * left; until then Directus refuses forms of theirs that are still under way.
 */
export async function erasePeople({ parts, directus, logger, leaseMs }: Work): Promise<StepResult> {
	const erasures = await directus.erasures();
	if (!Array.isArray(erasures)) return 'failed';
	const results: StepResult[] = [];
	for (const erasure of erasures) results.push(await eraseOne(erasure, { parts, directus, logger, leaseMs }));
	return results.includes('failed') ? 'failed' : 'nothing';
}

async function eraseOne(erasure: Erasure, { parts, directus, logger, leaseMs }: Work): Promise<StepResult> {
	const held = await parts.use('erase', null, ({ database }) => claimHeld(database, erasure, Date.now(), leaseMs));
	if (!held || held.isBusy) return 'failed';
	// Report uploads before forgetting them: only we know which files of an unfinished form are in Directus.
	if (held.files.length && (await directus.reportErased(erasure.id, { uploads: held.files })).outcome !== 'done') return 'failed';
	for (const file of held.files) await parts.files.remove(file);
	const isWiped = await parts.use('erase', false, async ({ database, secret, journal }) => {
		await wipe(database, held);
		journal?.erase((entry) => held.submissions.includes(entry.id) || held.subscriptions.includes(entry.id) || isTheirEntry(erasure, entry));
		// Damaged files may contain their data; everything readable was copied when they were set aside.
		parts.forgetSetAside(Number.POSITIVE_INFINITY);
		await forgetPerson(database, secret, [...erasure.phones, ...erasure.emails]);
		await forgetConsent(database, secret, erasure.phones);
		await database.checkpoint();
		return true;
	});
	if (!isWiped) return 'failed';
	if ((await directus.reportErased(erasure.id, { wiped_at: new Date().toISOString() })).outcome !== 'done') return 'failed';
	const { submissions, subscriptions } = held;
	logger.info('person.erased', 'A person was erased', {
		submissions: submissions.length,
		subscriptions: subscriptions.length,
		files: held.files.length,
	});
	return 'done';
}

/** Finds what is theirs and leases it, so that nobody delivers it. `isBusy`: some of it is being delivered right now. */
function claimHeld(database: Database, erasure: Erasure, now: number, leaseMs: number): Promise<Held> {
	return database.transaction(async () => {
		const subscriptions = (await database.all<Contact>('SELECT id, NULL AS phone, email, created_at AS since FROM subscription'))
			.filter((subscription) => isTheirs(erasure, subscription))
			.map(({ id }) => id);
		const submissions = (
			await database.all<Contact & { subscription: string | null; leased: number | boolean }>(
				`SELECT id, payload ->> '$.sender.phone' AS phone, coalesce(payload ->> '$.sender.email', payload ->> '$.email') AS email,
					accepted_at AS since, subscription, (state = 'waiting' AND leased_until > ?) AS leased FROM submission`,
				now,
			)
		).filter((submission) => isTheirs(erasure, submission) || subscriptions.includes(submission.subscription ?? ''));
		const isBusy = submissions.some(({ leased }) => leased);
		const ids = submissions.map(({ id }) => id);
		if (!isBusy) for (const id of ids) await database.run('UPDATE submission SET leased_until = ? WHERE id = ?', now + leaseMs, id);
		const files: string[] = [];
		for (const submission of ids)
			for (const { id } of await database.all<{ id: string }>('SELECT id FROM file WHERE submission = ?', submission)) files.push(id);
		return { submissions: ids, subscriptions, files, isBusy };
	});
}

/** Works also for forms that are missing from the database. */
function isTheirEntry(erasure: Erasure, entry: JournalEntry): boolean {
	if (entry.kind !== 'accepted') return false;
	const { submission, subscription } = entry.rows;
	const sent = submission.map((row) => {
		const { sender, email }: { sender?: { phone?: string; email?: string }; email?: string } = JSON.parse(String(row['payload'] ?? '{}'));
		return { phone: sender?.phone ?? null, email: sender?.email ?? email ?? null, since: Number(row['accepted_at']) };
	});
	const asked = subscription.map((row) => ({
		phone: null,
		email: row['email'] === null ? null : String(row['email']),
		since: Number(row['created_at']),
	}));
	return [...sent, ...asked].some((contact) => isTheirs(erasure, { id: entry.id, ...contact }));
}

function wipe(database: Database, { submissions, subscriptions }: Held): Promise<void> {
	return database.transaction(async () => {
		for (const id of submissions) {
			await database.run('DELETE FROM file WHERE submission = ?', id);
			await database.run('DELETE FROM mail WHERE submission = ?', id);
			await database.run('DELETE FROM submission WHERE id = ?', id);
		}
		for (const id of subscriptions) {
			await database.run('DELETE FROM mail WHERE subscription = ?', id);
			await database.run('DELETE FROM subscription WHERE id = ?', id);
		}
	});
}
