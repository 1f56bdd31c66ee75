import type { InboxClient } from '#directus/inbox-client.ts';
import { type StaffCollection, type StaffRow, staffCollections } from '#directus/staff-rows.ts';
import { countWorkingMinutes, type WorkingHours } from '#domain/working-time.ts';
import type { Logger } from '#runtime/logger.ts';
import type { StaffMailKind, StaffNews } from './mail-kinds.ts';
import { findUnreportedMails, markMailReported, queueStaffMail } from './mail-queue.ts';
import type { OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

export type StaffMails = {
	/** Minutes of opening times after which the manager is told of a request that nobody has started. Null: never. */
	escalateAfter: number | null;
	openingTimes: () => readonly WorkingHours[];
};

type Work = { parts: OutboxParts; directus: InboxClient; staffMails: StaffMails; wake: () => void; logger: Logger };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Older requests are skipped, so that a new mail server does not start with a flood. */
const NOTIFY_WITHIN_MS = 7 * DAY_MS;
const ESCALATED_WITHIN_MS = 14 * DAY_MS;
const AT_ONCE = 100;

/** Applications go to HR, without reminders or escalations. */
const leads: readonly StaffCollection[] = ['enquiry', 'listing_submission'];

const sentAtFields = { request: 'notified_at', escalation: 'escalated_at', reminder: 'reminded_at' } as const satisfies Record<
	StaffMailKind,
	string
>;

/**
 * Directus lists the requests that staff were not told of, and is updated only after the mail server has taken the mail. In between a mail is
 * in the queue; after a crash, its derived id keeps it from being queued twice.
 */
export async function queueStaffMails(work: Work): Promise<StepResult> {
	const results: StepResult[] = [await reportSentMails(work)];
	for (const collection of staffCollections) results.push(await queueUnnotified(work, collection));
	for (const collection of leads) results.push(await queueReminders(work, collection));
	if (work.staffMails.escalateAfter !== null) for (const collection of leads) results.push(await queueEscalations(work, collection));
	return results.includes('failed') ? 'failed' : 'nothing';
}

async function reportSentMails({ parts, directus, logger }: Work): Promise<StepResult> {
	let result: StepResult = 'nothing';
	for (const { id, kind, news, sentAt } of await parts.use('find unreported mails', [], ({ database }) =>
		findUnreportedMails(database, AT_ONCE),
	)) {
		const { collection, row, agent } = news;
		const answer = await directus.markNotified(collection, { id: row, agent }, { [sentAtFields[kind]]: new Date(sentAt).toISOString() });
		if (answer.outcome !== 'done') {
			logger.warn('mail.report_failed', 'Directus was not told yet that staff were written to', { collection, reason: answer.reason });
			result = 'failed';
			if (answer.outcome === 'later') break;
			continue;
		}
		await parts.use('mark reported mail', 0, ({ database }) => markMailReported(database, id));
	}
	return result;
}

async function queueUnnotified(work: Work, collection: StaffCollection): Promise<StepResult> {
	const rows = await work.directus.findUnnotified(collection, new Date(Date.now() - NOTIFY_WITHIN_MS), AT_ONCE);
	if (!Array.isArray(rows)) return 'failed';
	await queue(work, 'request', collection, rows);
	return 'nothing';
}

/** Directus decides when a reminder is due, within opening times. */
async function queueReminders(work: Work, collection: StaffCollection): Promise<StepResult> {
	const rows = await work.directus.findUnreminded(collection, new Date(Date.now() - NOTIFY_WITHIN_MS), AT_ONCE);
	if (!Array.isArray(rows)) return 'failed';
	await queue(work, 'reminder', collection, rows);
	return 'nothing';
}

async function queueEscalations(work: Work, collection: StaffCollection): Promise<StepResult> {
	const { escalateAfter, openingTimes } = work.staffMails;
	if (escalateAfter === null) return 'nothing';
	const now = Date.now();
	const between = { since: new Date(now - ESCALATED_WITHIN_MS), until: new Date(now - escalateAfter * MINUTE_MS) };
	const rows = await work.directus.findUnanswered(collection, between, AT_ONCE);
	if (!Array.isArray(rows)) return 'failed';
	const hours = openingTimes();
	const isOverdue = ({ waitingSince }: StaffRow) => countWorkingMinutes(hours, Date.parse(waitingSince), now) >= escalateAfter;
	await queue(work, 'escalation', collection, rows.filter(isOverdue));
	return 'nothing';
}

async function queue({ parts, wake }: Work, kind: StaffMailKind, collection: StaffCollection, rows: StaffRow[]): Promise<void> {
	if (rows.length === 0) return;
	const isNew = await parts.use('queue', false, async ({ database }) => {
		let isAnyNew = false;
		for (const { id, key, reference, agent, language, waitingSince } of rows) {
			const news: StaffNews = { collection, row: id, reference, agent, language, waitingSince, isForOffice: false };
			if (await queueStaffMail(database, kind, news, key, Date.now())) isAnyNew = true;
		}
		return isAnyNew;
	});
	if (isNew) wake();
}
