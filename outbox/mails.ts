import type { Locale } from '#domain/locales.ts';
import type { Logger } from '#runtime/logger.ts';
import { buildMail } from './mail-templates.ts';
import type { Mailer } from './mailer.ts';
import type { Parts } from './parts.ts';
import type { MailKind } from './subscriptions.ts';
import type { StepResult } from './workers.ts';

type Work = {
	parts: Parts;
	mailer: Mailer;
	origin: () => string;
	siteName: (language: Locale) => string;
	logger: Logger;
	leaseMs: number;
	nextTry: (attempts: number, retryAfterMs: number) => number;
};

type MailRow = { id: string; subscription: string; kind: MailKind; content: string | null; attempts: number };

/** Sends the oldest mail that is due. */
export async function sendOldestMail({ parts, mailer, origin, siteName, logger, leaseMs, nextTry }: Work): Promise<StepResult> {
	const now = Date.now();
	const due = parts.use('claim mail', null, ({ database, subscriptions }) => {
		const mail = database.one<MailRow>(
			`UPDATE mail SET leased_until = ?, attempts = attempts + 1 WHERE id = (
				SELECT id FROM mail WHERE state = 'waiting' AND next_try <= ? AND leased_until <= ? ORDER BY created_at LIMIT 1
			) RETURNING id, subscription, kind, content, attempts`,
			now + leaseMs,
			now,
			now,
		);
		const subscription = mail && subscriptions.get(mail.subscription);
		if (!mail || !subscription) return null;
		const tokens = {
			confirm: subscriptions.createToken('confirm', subscription.id),
			unsubscribe: subscriptions.createToken('unsubscribe', subscription.id),
		};
		const pending = mail.kind === 'confirm' ? subscriptions.pendingBeside(subscription.id) : [];
		const topics = pending.length ? pending.map(({ topic }) => topic) : [subscription.topic];
		return { mail, subscription, topics, tokens };
	});
	if (!due) return 'nothing';
	const { mail, subscription, topics, tokens } = due;
	const settle = (state: 'sent' | 'dead', error: string | null) =>
		parts.use('mail', 0, ({ database }) =>
			database.run('UPDATE mail SET state = ?, last_error = ?, content = NULL, leased_until = 0 WHERE id = ?', state, error, mail.id),
		);
	const isWanted = subscription.email !== null && ['pending', 'confirmed'].includes(subscription.state);
	if (!isWanted || !subscription.email) {
		settle('dead', 'not wanted any more');
		return 'done';
	}
	const letter = buildMail({
		id: mail.id,
		kind: mail.kind,
		to: subscription.email,
		topics,
		language: subscription.language,
		content: mail.content === null ? null : JSON.parse(mail.content),
		origin: origin(),
		siteName: siteName(subscription.language),
		tokens,
	});
	const result = await mailer.send(letter);
	if (result.outcome === 'done') {
		settle('sent', null);
		return 'done';
	}
	logger.warn('mail.failed', 'A mail was not sent', {
		kind: mail.kind,
		outcome: result.outcome,
		attempts: mail.attempts,
		reason: result.reason,
	});
	if (result.outcome === 'refused') {
		settle('dead', result.reason);
		return 'done';
	}
	parts.use('mail', 0, ({ database }) =>
		database.run(
			'UPDATE mail SET last_error = ?, next_try = ?, leased_until = 0 WHERE id = ?',
			result.reason,
			nextTry(mail.attempts, 0),
			mail.id,
		),
	);
	return 'failed';
}
