import { FOLDER } from '#cms/schema/collections/common.ts';
import type { Answer } from '#directus/answers.ts';
import { createInboxClient } from '#directus/inbox-client.ts';
import type { Logger } from '#runtime/logger.ts';
import { backOff } from './back-off.ts';
import { erasePeople } from './erase.ts';
import { tidy } from './housekeeping.ts';
import type { WriteMail, WriteOfficeMail } from './mail-kinds.ts';
import { countMails, createMailer, type Mail } from './mailer.ts';
import { sendOldestMail } from './mails.ts';
import { sendOldestMessage, type WriteMessage } from './messages.ts';
import { sendNewsletterTests } from './newsletter-tests.ts';
import { sendNewsletters } from './newsletters.ts';
import { createNotices } from './notices.ts';
import type { OutboxParts } from './parts.ts';
import { buildRow, buildViewingChange, collections } from './rows.ts';
import { queueStaffMails, type StaffMails } from './staff-mails.ts';
import { createStaffViewings } from './staff-viewings.ts';
import type { FileField, Waiting } from './store.ts';
import { createWhatsApp, type WhatsApp } from './whatsapp.ts';
import { type StepResult, startWorkers } from './workers.ts';

export type DeliveryOptions = {
	timeoutMs?: number;
	/** How long Directus needs to remove an aborted upload. */
	settleMs?: number;
	/** How long a submission is reserved for this process. */
	leaseMs?: number;
	/** Longest pause while nothing can be delivered. */
	longestPauseMs?: number;
	/** Longest time between two tries of one submission. */
	longestWaitMs?: number;
	/** The same for a submission that Directus refused. */
	longestRefusedWaitMs?: number;
	/** How often to check whether the office must be told of undelivered requests. */
	noticeEveryMs?: number;
	/** How often to look for submissions that another process accepted. */
	idleMs?: number;
	eraseEveryMs?: number;
	/** How often to ask Directus for requests that staff were not told of. */
	staffEveryMs?: number;
	/** How often to ask Directus for viewings that staff changed, and how long an enquiry has to be missing there to count as deleted. */
	viewingsEveryMs?: number;
	missedMs?: number;
	/** How often to ask Directus for newsletters and report their progress. */
	newslettersEveryMs?: number;
};

/** The WhatsApp account messages are sent from, and what writes their text. */
export type MessageSender = { account: WhatsApp; writeMessage: WriteMessage };

type Dependencies = {
	directus: { url: string; token: string };
	mail: Mail | null;
	origin: () => string;
	writeOfficeMail: WriteOfficeMail;
	writeMail: WriteMail;
	staffMails: StaffMails | null;
	whatsApp: MessageSender | null;
	sendsNewsletters: boolean;
	logger: Logger;
	parts: OutboxParts;
	keepDays: number;
};

const folderByField = { photos: FOLDER.inbox, cv: FOLDER.applications } as const satisfies Record<FileField, string>;
const FIRST_WAIT_MS = 500;
/** A refusal needs a person to correct a permission or a required field, which may take minutes or weeks. */
const FIRST_REFUSED_WAIT_MS = 15_000;
const GIVE_UP_MS = 21 * 24 * 60 * 60_000;
const TIDY_EVERY_MS = 10 * 60_000;
const AT_ONCE = 3;

/** Delivers accepted submissions to Directus, oldest first, and retries as long as needed. */
export function startDelivery(
	{
		directus: address,
		mail,
		origin,
		writeOfficeMail,
		writeMail,
		staffMails,
		whatsApp,
		sendsNewsletters,
		logger,
		parts,
		keepDays,
	}: Dependencies,
	options: DeliveryOptions = {},
) {
	const {
		timeoutMs = 20_000,
		settleMs = 5000,
		leaseMs = 60_000,
		longestPauseMs = 15_000,
		longestWaitMs = 5 * 60_000,
		longestRefusedWaitMs = 60 * 60_000,
		noticeEveryMs = 10_000,
		idleMs = 2000,
		eraseEveryMs = 30_000,
		staffEveryMs = 10_000,
		viewingsEveryMs = 10_000,
		missedMs = 60_000,
		newslettersEveryMs = 20_000,
	} = options;
	const directus = createInboxClient(address, timeoutMs, settleMs);
	const mailer = countMails(createMailer(mail, logger));
	const sendMessage = whatsApp && createWhatsApp(whatsApp.account);
	const nextTry = (attempts: number, retryAfterMs: number) =>
		Date.now() + Math.max(retryAfterMs, backOff(attempts, FIRST_WAIT_MS, longestWaitMs));

	async function handOver(waiting: Waiting): Promise<Answer> {
		for (const file of waiting.files) {
			await parts.use('lease', 0, ({ store }) => store.keepLease(waiting.id, Date.now() + leaseMs));
			const bytes = await parts.files.read(file.id).catch(() => null);
			if (!bytes) return { outcome: 'later', reason: 'a file cannot be read', retryAfterMs: 0, isReached: true };
			const answer = await directus.upload(file, bytes, folderByField[file.field]);
			if (answer.outcome !== 'done') return answer;
		}
		return directus.create(collections[waiting.kind], buildRow(waiting, origin()));
	}

	async function deliverOldest(): Promise<StepResult> {
		const waiting = await parts.use('claim', null, ({ store }) => store.claim(Date.now(), leaseMs));
		if (!waiting) return 'nothing';
		const { id, kind, reference, attempts } = waiting;
		const answer = await handOver(waiting);
		if (answer.outcome === 'done') {
			const now = Date.now();
			await parts.use('delivered', 0, ({ store }) => store.delivered(id, answer.id, now));
			await parts.use('delivered', undefined, ({ journal }) => journal?.append({ kind: 'delivered', id, at: now }));
			logger.info('submission.delivered', 'A request was delivered to Directus', { kind, reference, attempts });
			lines.wake();
			return 'done';
		}
		if (answer.outcome === 'refused') {
			const now = Date.now();
			const times = { now, nextTry: now + backOff(attempts, FIRST_REFUSED_WAIT_MS, longestRefusedWaitMs), giveUpMs: GIVE_UP_MS };
			await parts.use('refused', 0, ({ store }) => store.refused(id, answer.detail, times));
			logger.error('submission.refused', 'Directus refuses a request: see npm run outbox', {
				kind,
				reference,
				attempts,
				reason: answer.reason,
			});
			lines.wake();
			return 'done';
		}
		// If Directus could not be reached, the submission itself is fine and stays first in line.
		const next = answer.isReached ? nextTry(attempts, answer.retryAfterMs) : 0;
		await parts.use('later', 0, ({ store }) => store.later(id, answer.reason, next));
		logger.warn('submission.delayed', 'A request is not delivered yet', { kind, reference, attempts, reason: answer.reason });
		return 'failed';
	}

	async function reportState(): Promise<StepResult> {
		const unreported = await parts.use('find unreported', null, ({ subscriptions }) => subscriptions.findUnreported(Date.now()));
		if (!unreported) return 'nothing';
		const answer = await directus.update('subscription', unreported.id, {
			state: unreported.state,
			state_since: new Date(unreported.changed_at).toISOString(),
			...(unreported.isSearch && { frequency: unreported.frequency }),
		});
		if (answer.outcome === 'done') {
			await parts.use('mark reported', 0, ({ subscriptions }) =>
				subscriptions.markReported(unreported.id, unreported.state, unreported.frequency),
			);
			return 'done';
		}
		logger.warn('subscription.report_delayed', 'Directus was not told the state of a subscription yet', { reason: answer.reason });
		await parts.use('delay report', 0, ({ subscriptions }) =>
			subscriptions.delayReport(unreported.id, nextTry(unreported.attempts + 1, 0)),
		);
		return 'failed';
	}

	async function reportViewing(): Promise<StepResult> {
		const unreported = await parts.use('find unreported viewing', null, ({ viewings }) => viewings.findUnreported(Date.now()));
		if (!unreported) return 'nothing';
		const { id, attempts, viewing, isChanged } = unreported;
		const answer = await directus.update(collections.enquiry, id, buildViewingChange(viewing, isChanged));
		if (answer.outcome === 'done') {
			await parts.use('mark reported viewing', 0, ({ viewings }) => viewings.markReported(id, viewing.sequence));
			return 'done';
		}
		logger.warn('viewing.report_delayed', 'Directus was not told yet that a viewing was changed', { reason: answer.reason });
		await parts.use('delay viewing report', 0, ({ viewings }) => viewings.delayReport(id, attempts + 1, nextTry(attempts + 1, 0)));
		return 'failed';
	}

	const lines = startWorkers(
		[
			...Array.from({ length: AT_ONCE }, () => ({ name: 'submissions', step: deliverOldest, idleMs })),
			{ name: 'subscriptions', step: reportState, idleMs },
			{ name: 'viewings', step: reportViewing, idleMs },
			{
				name: 'staff viewings',
				step: createStaffViewings({
					...{ parts, directus, logger, missedMs, wake: () => lines.wake() },
					reach: { hasMail: mail !== null, hasWhatsApp: whatsApp !== null },
				}),
				idleMs: viewingsEveryMs,
			},
			{ name: 'mails', step: () => sendOldestMail({ parts, mailer, writeMail, logger, leaseMs, nextTry }), idleMs },
			...(whatsApp && sendMessage
				? [
						{
							name: 'messages',
							step: () => sendOldestMessage({ parts, send: sendMessage, writeMessage: whatsApp.writeMessage, logger, leaseMs, nextTry }),
							idleMs,
						},
					]
				: []),
			// Without a mail server staff are not told, so nothing may be marked as told.
			...(mail && staffMails
				? [
						{
							name: 'staff',
							step: () => queueStaffMails({ parts, directus, staffMails, wake: () => lines.wake(), logger }),
							idleMs: staffEveryMs,
						},
					]
				: []),
			...(mail && sendsNewsletters
				? [
						...[sendNewsletters, sendNewsletterTests].map((step) => ({
							name: step.name,
							step: () => step({ parts, directus, wake: () => lines.wake(), logger }),
							idleMs: newslettersEveryMs,
						})),
					]
				: []),
			{ name: 'notices', step: createNotices({ parts, mailer, writeOfficeMail, logger }), idleMs: noticeEveryMs },
			{ name: 'erasures', step: () => erasePeople({ parts, directus, logger, leaseMs }), idleMs: eraseEveryMs },
			{ name: 'tidying', step: () => tidy(parts, keepDays, logger), idleMs: TIDY_EVERY_MS },
		],
		longestPauseMs,
		logger,
	);
	return {
		wake: lines.wake,
		mailCounts: mailer.counts,
		async stop(): Promise<void> {
			await lines.stop();
			mailer.close();
		},
	};
}
