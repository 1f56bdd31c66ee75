import type { Logger } from '#runtime/logger.ts';
import type { MailToWrite, StaffNews, TestLetter, WriteMail } from './mail-kinds.ts';
import { type MailRow, queueStaffMail } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';
import { readNewsletter } from './newsletters.ts';
import type { Opened, OutboxParts } from './parts.ts';
import { type Queue, sendOldest } from './send-oldest.ts';
import type { StepResult } from './workers.ts';

type Work = Queue & { mailer: Mailer; writeMail: WriteMail; logger: Logger };

export const sendOldestMail = ({ mailer, writeMail, logger, ...queue }: Work): Promise<StepResult> =>
	sendOldest(queue, {
		name: 'mail',
		carrier: 'mail',
		read: readMail,
		async send(toWrite, { id }) {
			const letter = writeMail(toWrite);
			return letter ? mailer.send({ id, ...letter }) : { outcome: 'nobody', reason: 'nobody to write to' };
		},
		tellFailure: ({ outcome, reason }, { kind, attempts }) =>
			logger.warn('mail.failed', 'A mail was not sent', { kind, outcome, attempts, reason }),
		async afterRefusal(toWrite, mail) {
			if ('news' in toWrite && !toWrite.news.isForOffice) await writeToOffice(queue.parts, mail, toWrite);
			const { submission } = mail;
			if (toWrite.kind === 'copy' && toWrite.viewing && submission !== null)
				await queue.parts.use('mail', undefined, ({ viewings }) => viewings.noteUnreachable(submission));
		},
	});

/** Null: the recipient does not want the mail any more, or its subject is gone. */
async function readMail(
	{ database, subscriptions, store, viewings }: Opened,
	{ subscription: about, submission, newsletter, kind, content }: MailRow,
): Promise<MailToWrite | null> {
	if (kind === 'request' || kind === 'escalation' || kind === 'reminder') {
		if (content === null) return null;
		const news: StaffNews = JSON.parse(content);
		const form = submission === null ? null : await store.sentForm(submission);
		return { kind, news, sent: form?.sent ?? null, viewing: form?.viewing ?? null };
	}
	if (kind === 'copy') {
		const form = submission === null ? null : await store.sentForm(submission);
		if (!form || submission === null) return null;
		const { reference, sent, viewing } = form;
		return { kind, reference, sent, viewing: viewing && { ...viewing, token: viewings.createToken(submission) } };
	}
	if (kind === 'newsletterTest') {
		const test: TestLetter | null = content === null ? null : JSON.parse(content);
		return test && { kind, ...test };
	}
	const subscription = about === null ? null : await subscriptions.get(about);
	if (!subscription?.email || !['pending', 'confirmed'].includes(subscription.state)) return null;
	if (kind === 'newsletter') {
		const written = newsletter === null ? null : await readNewsletter(database, newsletter);
		const letter = written?.texts[subscription.language];
		if (!written || !letter || subscription.state !== 'confirmed') return null;
		const tokens = { unsubscribe: subscriptions.createToken('unsubscribe', subscription.id) };
		return { kind, to: subscription.email, language: subscription.language, letter, homes: written.homes, tokens };
	}
	const pending = kind === 'confirm' ? await subscriptions.findPending(subscription.id) : [];
	return {
		kind,
		to: subscription.email,
		language: subscription.language,
		topics: pending.length ? pending.map(({ topic }) => topic) : [subscription.topic],
		content: content === null ? null : JSON.parse(content),
		tokens: {
			confirm: subscriptions.createToken('confirm', subscription.id),
			unsubscribe: subscriptions.createToken('unsubscribe', subscription.id),
		},
	};
}

/** The agent's address refuses mail, so the office gets it. */
const writeToOffice = (parts: OutboxParts, { submission }: MailRow, { kind, news }: Extract<MailToWrite, { news: StaffNews }>) =>
	parts.use('mail', false, ({ database }) => queueStaffMail(database, kind, { ...news, isForOffice: true }, submission, Date.now()));
