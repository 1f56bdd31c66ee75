import { hasBegun } from '#domain/cairo.ts';
import type { Logger } from '#runtime/logger.ts';
import type { SentForm } from './mail-kinds.ts';
import { claimMail, delayMail, settleMail } from './mail-queue.ts';
import type { Opened, Parts } from './parts.ts';
import type { Viewing } from './viewings.ts';
import type { OutgoingMessage, SendMessage } from './whatsapp.ts';
import { hasAgreed } from './whatsapp-consent.ts';
import type { StepResult } from './workers.ts';

/** What a message on WhatsApp is written from: of a viewing, how it is now. */
export type MessageToWrite = { reference: string; sent: SentForm; viewing: Viewing };

/** Puts messages into words. */
export type WriteMessage = (message: MessageToWrite) => Omit<OutgoingMessage, 'to'>;

type Work = {
	parts: Parts;
	send: SendMessage;
	writeMessage: WriteMessage;
	logger: Logger;
	leaseMs: number;
	nextTry: (attempts: number, retryAfterMs: number) => number;
};

/** Sends the oldest message on WhatsApp that is due. It counts as sent when WhatsApp took it, and not before. */
export async function sendOldestMessage({ parts, send, writeMessage, logger, leaseMs, nextTry }: Work): Promise<StepResult> {
	const due = await parts.use('claim message', null, async (opened) => {
		const mail = await claimMail(opened.database, 'whatsapp', Date.now(), leaseMs);
		return mail && { mail, wanted: await readWanted(opened, mail.submission, Date.now()) };
	});
	if (!due) return 'nothing';
	const { mail, wanted } = due;
	const settle = (state: 'sent' | 'dead', error: string | null) =>
		parts.use('message', 0, ({ database }) => settleMail(database, mail.id, state, error, Date.now()));
	if (!wanted) {
		await settle('dead', 'not wanted any more');
		return 'done';
	}
	const result = await send({ ...writeMessage(wanted.message), to: wanted.to });
	if (result.outcome === 'done') {
		await settle('sent', null);
		return 'done';
	}
	const { outcome, reason } = result;
	logger.warn('whatsapp.failed', 'A message on WhatsApp was not sent', { outcome, attempts: mail.attempts, reason });
	if (outcome === 'refused') {
		await settle('dead', reason);
		return 'done';
	}
	await parts.use('message', 0, ({ database }) => delayMail(database, mail.id, reason, nextTry(mail.attempts, 0)));
	return 'failed';
}

/** Null: they said stop, the hour has come, or what it was about is gone. */
async function readWanted(
	{ database, secret, store }: Opened,
	submission: string | null,
	now: number,
): Promise<{ to: string; message: MessageToWrite } | null> {
	const form = submission === null ? null : await store.sentForm(submission);
	const phone = form?.sent.sender.phone;
	if (!form?.viewing || !phone || hasBegun(form.viewing.slot, now) || !(await hasAgreed(database, secret, phone))) return null;
	const { reference, sent, viewing } = form;
	return { to: phone.replace(/\D/g, ''), message: { reference, sent, viewing } };
}
