import { createTransport } from 'nodemailer';
import type { Logger } from '#runtime/logger.ts';

/** A mail server, as smtp:// or smtps://, and the sender's address. */
export type Mail = { url: string; from: string };

export type OutgoingMail = {
	/** Stays the same for every try, so that mail programs show a mail that was sent twice only once. */
	id: string;
	to: string;
	/** Null: replies go to the sender. */
	replyTo: { name: string; address: string } | null;
	subject: string;
	text: string;
	html: string;
	/** For subscriptions: the list, and its unsubscribe link. Null for all other mails. */
	list: { name: 'alerts' | 'newsletter'; unsubscribe: string } | null;
	/** Logged when there is no mail server; must not be personal. */
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
					// As an object, the address cannot smuggle in further recipients.
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

/** Counted since the start. Without a mail server, logged mails count as sent. */
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

/** Message ids use the sender's domain, whichever server sends them. */
export const readDomain = (from: string): string => /@([a-z\d.-]+)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';

/** One line, cut to what mail programs show. */
export function cleanHeader(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
	const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
	return line.length > SUBJECT_MOST ? `${[...line].slice(0, SUBJECT_MOST - 1).join('')}…` : line;
}
