import { hasBegun } from '#domain/cairo.ts';
import type { Logger } from '#runtime/logger.ts';
import type { SentForm } from './mail-kinds.ts';
import type { Opened } from './parts.ts';
import { type Queue, sendOldest } from './send-oldest.ts';
import type { Viewing } from './viewings.ts';
import type { OutgoingMessage, SendMessage } from './whatsapp.ts';
import { hasAgreed } from './whatsapp-consent.ts';
import type { StepResult } from './workers.ts';

/** What a WhatsApp message is written from; `viewing` is its current state. */
export type MessageToWrite = { reference: string; sent: SentForm; viewing: Viewing };

export type WriteMessage = (message: MessageToWrite) => Omit<OutgoingMessage, 'to'>;

type Work = Queue & { send: SendMessage; writeMessage: WriteMessage; logger: Logger };

export const sendOldestMessage = ({ send, writeMessage, logger, ...queue }: Work): Promise<StepResult> =>
	sendOldest(queue, {
		name: 'message',
		carrier: 'whatsapp',
		read: (opened, { submission }) => readWanted(opened, submission, Date.now()),
		send: ({ to, message }) => send({ ...writeMessage(message), to }),
		tellFailure: ({ outcome, reason }, { attempts }) =>
			logger.warn('whatsapp.failed', 'A message on WhatsApp was not sent', { outcome, attempts, reason }),
	});

/** Null: the visitor said stop, the viewing has begun, or its request is gone. */
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
