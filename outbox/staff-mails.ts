import type { InboxClient } from '#directus/inbox-client.ts';
import { type StaffCollection, type StaffRow, staffCollections } from '#directus/staff-rows.ts';
import { countWorkingMinutes, type WorkingHours } from '#domain/working-time.ts';
import type { Logger } from '#runtime/logger.ts';
import type { StaffMailKind, StaffNews } from './mail-kinds.ts';
import { noteMail, queueStaffMail, unnotedMails } from './mail-queue.ts';
import type { Parts } from './parts.ts';
import type { StepResult } from './workers.ts';

export type StaffMails = {
	/** After so many minutes of opening times a request that nobody began with is told to the manager. Null: never. */
	escalateAfter: number | null;
	openingTimes: () => readonly WorkingHours[];
};

type Work = { parts: Parts; directus: InboxClient; staffMails: StaffMails; wake: () => void; logger: Logger };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What nobody was told of for longer is not news: an installation that gets a mail server begins with what is fresh. */
const TOLD_WITHIN_MS = 7 * DAY_MS;
const ESCALATED_WITHIN_MS = 14 * DAY_MS;
const AT_ONCE = 100;

/** Applications are for HR, in their own time. */
const leads: readonly StaffCollection[] = ['enquiry', 'listing_submission'];

/** What Directus is told when a mail was sent. */
const notedAs = { request: 'notified_at', escalation: 'escalated_at', reminder: 'reminded_at' } as const satisfies Record<
	StaffMailKind,
	string
>;

/**
 * Directus knows what nobody was told of, and is told when the mail server has taken the mail about it. Between the two lies the queue: whoever
 * dies half-way begins again, and the queue knows by a mail's id what was queued.
 */
export async function tellStaff(work: Work): Promise<StepResult> {
	const results: StepResult[] = [await noteSent(work)];
	for (const collection of staffCollections) results.push(await queueUntold(work, collection));
	for (const collection of leads) results.push(await queueReminders(work, collection));
	if (work.staffMails.escalateAfter !== null) for (const collection of leads) results.push(await queueEscalations(work, collection));
	return results.includes('failed') ? 'failed' : 'nothing';
}

async function noteSent({ parts, directus, logger }: Work): Promise<StepResult> {
	let result: StepResult = 'nothing';
	for (const { id, kind, news, sentAt } of await parts.use('unnoted', [], ({ database }) => unnotedMails(database, AT_ONCE))) {
		const { collection, row, agent } = news;
		const answer = await directus.noteTold(collection, { id: row, agent }, { [notedAs[kind]]: new Date(sentAt).toISOString() });
		if (answer.outcome !== 'done') {
			logger.warn('mail.not_noted', 'Directus was not told yet that staff were written to', { collection, reason: answer.reason });
			result = 'failed';
			if (answer.outcome === 'later') break;
			continue;
		}
		await parts.use('noted', 0, ({ database }) => noteMail(database, id));
	}
	return result;
}

async function queueUntold(work: Work, collection: StaffCollection): Promise<StepResult> {
	const rows = await work.directus.untold(collection, new Date(Date.now() - TOLD_WITHIN_MS), AT_ONCE);
	if (!Array.isArray(rows)) return 'failed';
	await queue(work, 'request', collection, rows);
	return 'nothing';
}

/** Directus says when it is time: the office is open then. */
async function queueReminders(work: Work, collection: StaffCollection): Promise<StepResult> {
	const rows = await work.directus.unreminded(collection, new Date(Date.now() - TOLD_WITHIN_MS), AT_ONCE);
	if (!Array.isArray(rows)) return 'failed';
	await queue(work, 'reminder', collection, rows);
	return 'nothing';
}

async function queueEscalations(work: Work, collection: StaffCollection): Promise<StepResult> {
	const { escalateAfter, openingTimes } = work.staffMails;
	if (escalateAfter === null) return 'nothing';
	const now = Date.now();
	const between = { since: new Date(now - ESCALATED_WITHIN_MS), until: new Date(now - escalateAfter * MINUTE_MS) };
	const rows = await work.directus.unanswered(collection, between, AT_ONCE);
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
