import type { Logger } from '#runtime/logger.ts';
import type { MailToWrite, StaffNews, TestLetter, WriteMail } from './mail-kinds.ts';
import { claimMail, delayMail, type MailRow, queueStaffMail, settleMail } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';
import { readNewsletter } from './newsletters.ts';
import type { Opened, Parts } from './parts.ts';
import type { StepResult } from './workers.ts';

type Work = {
	parts: Parts;
	mailer: Mailer;
	writeMail: WriteMail;
	logger: Logger;
	leaseMs: number;
	nextTry: (attempts: number, retryAfterMs: number) => number;
};

/** Sends the oldest mail that is due. It counts as sent when the mail server took it, and not before. */
export async function sendOldestMail({ parts, mailer, writeMail, logger, leaseMs, nextTry }: Work): Promise<StepResult> {
	const due = await parts.use('claim mail', null, async (opened) => {
		const mail = await claimMail(opened.database, 'mail', Date.now(), leaseMs);
		return mail && { mail, toWrite: await readMail(opened, mail) };
	});
	if (!due) return 'nothing';
	const { mail, toWrite } = due;
	const settle = (state: 'sent' | 'dead', error: string | null) =>
		parts.use('mail', 0, ({ database }) => settleMail(database, mail.id, state, error, Date.now()));
	if (!toWrite) {
		await settle('dead', 'not wanted any more');
		return 'done';
	}
	const letter = writeMail(toWrite);
	const result = letter ? await mailer.send({ id: mail.id, ...letter }) : ({ outcome: 'later', reason: 'nobody to write to' } as const);
	if (result.outcome === 'done') {
		await settle('sent', null);
		return 'done';
	}
	logger.warn('mail.failed', 'A mail was not sent', {
		kind: mail.kind,
		outcome: result.outcome,
		attempts: mail.attempts,
		reason: result.reason,
	});
	if (result.outcome === 'refused') {
		await settle('dead', result.reason);
		if ('news' in toWrite && !toWrite.news.isForOffice) await writeToOffice(parts, mail, toWrite);
		return 'done';
	}
	await parts.use('mail', 0, ({ database }) => delayMail(database, mail.id, result.reason, nextTry(mail.attempts, 0)));
	// A mail that has nobody to go to says nothing about the server.
	return letter ? 'failed' : 'done';
}

/** Null: nobody wants it any more, or what it was about is gone. */
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
	const pending = kind === 'confirm' ? await subscriptions.pendingBeside(subscription.id) : [];
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

/** The agent's address takes no mail: somebody has to hear of it. */
const writeToOffice = (parts: Parts, { submission }: MailRow, { kind, news }: Extract<MailToWrite, { news: StaffNews }>) =>
	parts.use('mail', false, ({ database }) => queueStaffMail(database, kind, { ...news, isForOffice: true }, submission, Date.now()));
