import { createTransport } from 'nodemailer';
import type { Logger } from '#runtime/logger.ts';

/** A mail server, as smtp:// or smtps://, and whom mails come from. */
export type Mail = { url: string; from: string };

export type OutgoingMail = {
	/** The same for every try, so that a mail that was sent twice is shown once. */
	id: string;
	to: string;
	/** The address for replies, where it is not the sender's. */
	replyTo: { name: string; address: string } | null;
	subject: string;
	text: string;
	html: string;
	/** What somebody subscribed to, and how it ends. Null: nobody subscribed to it. */
	list: { name: 'alerts' | 'newsletter'; unsubscribe: string } | null;
	/** What is in the log where there is no mail server: nothing personal. */
	note: Record<string, unknown>;
};

export type SendResult = { outcome: 'done' } | { outcome: 'refused' | 'later'; reason: string };
export type Mailer = { send(letter: OutgoingMail): Promise<SendResult>; close(): void };

const SUBJECT_MOST = 180;

export function createMailer(mail: Mail | null, logger: Logger): Mailer {
	if (!mail)
		return {
			async send({ note }) {
				logger.info('mail.skipped', 'No mail server is set: this mail was not sent', note);
				return { outcome: 'done' };
			},
			close: () => {},
		};
	const transport = createTransport(mail.url, { from: mail.from, disableFileAccess: true, disableUrlAccess: true });
	const domain = readDomain(mail.from);
	return {
		async send({ id, to, replyTo, subject, text, html, list }) {
			try {
				await transport.sendMail({
					// As an object, an address can be nothing but an address.
					to: { name: '', address: to },
					...(replyTo && { replyTo: { name: cleanHeader(replyTo.name), address: replyTo.address } }),
					subject: cleanHeader(subject),
					text,
					html,
					messageId: `<${id}@${domain}>`,
					headers: {
						...(list && {
							'List-Id': `<${list.name}.${domain}>`,
							'List-Unsubscribe': `<${list.unsubscribe}>`,
							'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
						}),
						'Auto-Submitted': 'auto-generated',
					},
				});
				return { outcome: 'done' };
			} catch (error) {
				const { responseCode, code } = error as { responseCode?: number; code?: string };
				const reason = `${code ?? ''} ${responseCode ?? ''}`.trim() || 'unknown';
				const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
				return { outcome: isFinal ? 'refused' : 'later', reason };
			}
		},
		close: () => transport.close(),
	};
}

/** Since the start: what was sent, or noted where there is no mail server, and tries that were not taken. */
export type MailCounts = { sent: number; failed: number };

export function countMails(mailer: Mailer): Mailer & { counts: () => MailCounts } {
	const counted = { sent: 0, failed: 0 };
	return {
		...mailer,
		async send(letter) {
			const result = await mailer.send(letter);
			counted[result.outcome === 'done' ? 'sent' : 'failed']++;
			return result;
		},
		counts: () => ({ ...counted }),
	};
}

/** What mails come from is whose ids they bear, whichever server carries them. */
export const readDomain = (from: string): string => /@([a-z\d.-]+)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';

/** One line, and no longer than a mail program shows. */
export function cleanHeader(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
	const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
	return line.length > SUBJECT_MOST ? `${[...line].slice(0, SUBJECT_MOST - 1).join('')}…` : line;
}
