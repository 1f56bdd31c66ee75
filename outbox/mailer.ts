import { createTransport } from 'nodemailer';
import type { Logger } from '#runtime/logger.ts';

/** A mail server, as smtp:// or smtps://, and whom mails come from. */
export type Mail = { url: string; from: string };

export type OutgoingMail = {
	/** The same for every try, so that a mail that was sent twice is shown once. */
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Null: nobody subscribed to it. */
	unsubscribe: string | null;
	/** What stands in the log where there is no mail server: nothing personal. */
	note: Record<string, unknown>;
};

export type SendResult = { outcome: 'done' } | { outcome: 'refused' | 'later'; reason: string };
export type Mailer = { send(letter: OutgoingMail): Promise<SendResult>; close(): void };

export function createMailer(mail: Mail | null, logger: Logger): Mailer {
	if (!mail)
		return {
			async send({ note }) {
				logger.info('mail.noted', 'No mail server is set: this mail was not sent', note);
				return { outcome: 'done' };
			},
			close: () => {},
		};
	const transport = createTransport(mail.url, { from: mail.from, disableFileAccess: true, disableUrlAccess: true });
	const host = new URL(mail.url).hostname;
	return {
		async send({ id, to, subject, text, html, unsubscribe }) {
			try {
				await transport.sendMail({
					// As an object, an address can be nothing but an address.
					to: { name: '', address: to },
					subject: subject.replace(/[\r\n]+/g, ' '),
					text,
					html,
					messageId: `<${id}@${host}>`,
					headers: {
						...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
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
