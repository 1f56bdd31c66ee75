import { type Carrier, claimMail, delayMail, type MailRow, settleMail } from './mail-queue.ts';
import type { SendResult } from './mailer.ts';
import type { Opened, OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

export type Queue = { parts: OutboxParts; leaseMs: number; nextTry: (attempts: number, retryAfterMs: number) => number };

/** A failed try. `nobody`: the recipient is the problem, not the server. */
export type Failure = Exclude<SendResult, { outcome: 'done' }> | { outcome: 'nobody'; reason: string };

type Channel<Wanted> = {
	name: 'mail' | 'message';
	carrier: Carrier;
	/** Null: the recipient does not want the mail any more, or its subject is gone. */
	read: (opened: Opened, mail: MailRow) => Promise<Wanted | null>;
	send: (wanted: Wanted, mail: MailRow) => Promise<SendResult | Failure>;
	tellFailure: (failure: Failure, mail: MailRow) => void;
	afterRefusal?: (wanted: Wanted, mail: MailRow) => Promise<unknown>;
};

/** Sends the oldest due mail. It is marked as sent only after the server accepted it. */
export async function sendOldest<Wanted>({ parts, leaseMs, nextTry }: Queue, channel: Channel<Wanted>): Promise<StepResult> {
	const { name } = channel;
	const due = await parts.use(`claim ${name}`, null, async (opened) => {
		const mail = await claimMail(opened.database, channel.carrier, Date.now(), leaseMs);
		return mail && { mail, wanted: await channel.read(opened, mail) };
	});
	if (!due) return 'nothing';
	const { mail, wanted } = due;
	const settle = (state: 'sent' | 'dead', error: string | null) =>
		parts.use(name, 0, ({ database }) => settleMail(database, mail.id, state, error, Date.now()));
	if (!wanted) {
		await settle('dead', 'not wanted any more');
		return 'done';
	}
	const result = await channel.send(wanted, mail);
	if (result.outcome === 'done') {
		await settle('sent', null);
		return 'done';
	}
	channel.tellFailure(result, mail);
	if (result.outcome === 'refused') {
		await settle('dead', result.reason);
		await channel.afterRefusal?.(wanted, mail);
		return 'done';
	}
	await parts.use(name, 0, ({ database }) => delayMail(database, mail.id, result.reason, nextTry(mail.attempts, 0)));
	return result.outcome === 'nobody' ? 'done' : 'failed';
}
