import type { InboxClient } from '#directus/inbox-client.ts';
import { cairoHour } from '#domain/cairo.ts';
import type { Logger } from '#runtime/logger.ts';
import { countTry, type Limit } from './limits.ts';
import { queueChange, type ViewingChange } from './mail-queue.ts';
import type { Opened, OutboxParts } from './parts.ts';
import { collections } from './rows.ts';
import { formatViewingMoment, type StaffOutcome, type Told } from './viewings.ts';
import { hasAgreed, queueMessage } from './whatsapp-consent.ts';
import type { StepResult } from './workers.ts';

/** How visitors can be reached: whether there is a mail server, and a WhatsApp number. */
export type Reach = { hasMail: boolean; hasWhatsApp: boolean };
type Work = { parts: OutboxParts; directus: InboxClient; logger: Logger; wake: () => void; reach: Reach; missedMs: number };

/** Whoever is moved about more often than this is called, not written to. */
const limits: Limit[] = [{ most: 6, withinMs: 24 * 60 * 60_000 }];

/** Keys are sent in a URL, whose length is limited. */
const AT_ONCE = 50;

/**
 * Follows what staff do with viewings in Directus. A new hour moves the viewing; removing the hour, closing or deleting its request calls it off and
 * frees the hour; reopening takes it again if it is still free. The message to the visitor is queued in the same transaction.
 */
export function createStaffViewings({ parts, directus, logger, wake, reach, missedMs }: Work): () => Promise<StepResult> {
	/** Since when an enquiry is missing in Directus: missing once does not prove that it was deleted. */
	const missed = new Map<string, number>();

	async function follow(id: string, at: Date | null): Promise<StaffOutcome> {
		const wanted = at && cairoHour(at);
		const outcome = await parts.use<StaffOutcome>('follow staff', 'later', (opened) =>
			opened.viewings.followStaff(id, wanted, Date.now(), (sequence) => tellVisitor(opened, { submission: id, sequence }, reach)),
		);
		if (outcome === 'taken') await refuse(id);
		return outcome;
	}

	/** Reports that the hour is taken, and resets the request to its earlier hour. */
	async function refuse(id: string): Promise<void> {
		const viewing = await parts.use('taken', null, ({ viewings }) => viewings.ofForm(id));
		if (!viewing) return;
		const answer = await directus.update(collections.enquiry, id, { viewing_at: formatViewingMoment(viewing), viewing_state: 'taken' });
		if (answer.outcome !== 'done')
			logger.warn('viewing.report_delayed', 'Directus was not told yet that an hour is taken', { reason: answer.reason });
	}

	return async () => {
		const keys = await parts.use('find viewings', [], ({ viewings }) => viewings.changeable(Date.now()));
		let changed = 0;
		for (let at = 0; at < keys.length; at += AT_ONCE) {
			const asked = keys.slice(at, at + AT_ONCE);
			const found = await directus.findViewings(asked);
			if (!Array.isArray(found)) return 'failed';
			const known = new Map(found.map((row) => [row.key, row.at]));
			for (const id of asked) {
				if (known.has(id)) missed.delete(id);
				else if (!missed.has(id)) missed.set(id, Date.now());
				const isGone = Date.now() - (missed.get(id) ?? Date.now()) >= missedMs;
				if ((known.has(id) || isGone) && (await follow(id, known.get(id) ?? null)) === 'done') changed++;
			}
		}
		for (const id of missed.keys()) if (!keys.includes(id)) missed.delete(id);
		if (changed === 0) return 'nothing';
		logger.info('viewing.changed_by_staff', 'Viewings were moved or called off by staff', { viewings: changed });
		wake();
		return 'nothing';
	};
}

/** Queues the message to the visitor and returns how it is sent. */
async function tellVisitor({ database, secret, store }: Opened, change: ViewingChange, reach: Reach): Promise<Told> {
	const { submission, sequence } = change;
	const form = await store.sentForm(submission);
	if (!form) return 'nobody';
	const { email, phone } = form.sent.sender;
	if (!(await countTry(database, secret, `viewing ${submission}`, limits, Date.now()))) return 'nobody';
	if (reach.hasMail && email) await queueChange(database, change, Date.now());
	const hasMessage = reach.hasWhatsApp && phone !== null && (await hasAgreed(database, secret, phone));
	if (hasMessage) await queueMessage(database, secret, { submission, phone, cause: `change ${sequence}` }, Date.now());
	return reach.hasMail && email ? 'mail' : hasMessage ? 'whatsapp' : 'nobody';
}
