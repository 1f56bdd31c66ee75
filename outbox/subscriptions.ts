import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locales.ts';
import { type AlertFrequency, USUAL_FREQUENCY } from '#domain/vocabulary.ts';
import type { Database } from './database.ts';
import type { Journal } from './journal.ts';
import { confirmationBucket, confirmationLimits, countTry } from './limits.ts';
import type { AlertContent, SubscriptionMailKind } from './mail-kinds.ts';
import { hashSecret, type Secret } from './secret.ts';
import type { Subscription } from './submissions.ts';

export type Topic = Subscription['topic'];
export type SubscriptionState = 'pending' | 'confirmed' | 'unsubscribed' | 'expired';
export type SubscriptionRow = {
	id: string;
	email: string | null;
	topic: Topic;
	language: Locale;
	state: SubscriptionState;
	frequency: AlertFrequency;
	seen: string | null;
};

type Row = Omit<SubscriptionRow, 'topic'> & { topic: string };

const columns = 'id, email, topic, language, state, frequency, seen';
const parsed = (row: Row): SubscriptionRow => ({ ...row, topic: JSON.parse(row.topic) });

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Who wants to hear of what. Nobody is written to before they confirmed, and never again once they unsubscribed. */
export function createSubscriptions(database: Database, secret: Secret, journal: Journal) {
	/** Tokens are made from the key file when a mail is written; kept is only what recognises them. */
	const createToken = (purpose: 'confirm' | 'unsubscribe', id: string) => secret.seal(purpose, id);
	const byToken = (purpose: 'confirm' | 'unsubscribe', token: string) =>
		database.one<{ id: string; state: SubscriptionState; topic: string; frequency: AlertFrequency }>(
			`SELECT id, state, topic, frequency FROM subscription WHERE ${purpose}_hash = ?`,
			hashSecret(token),
		);
	function change(id: string, state: 'confirmed' | 'unsubscribed', now: number): void {
		database.run('UPDATE subscription SET state = ?, changed_at = ?, next_try = 0 WHERE id = ?', state, now, id);
		journal.append({ kind: 'subscription', id, state, at: now });
	}
	const mail = (subscription: string, kind: SubscriptionMailKind, content: unknown, now: number) =>
		database.run(
			'INSERT INTO mail (id, subscription, kind, content, created_at) VALUES (?, ?, ?, ?, ?)',
			randomUUID(),
			subscription,
			kind,
			JSON.stringify(content),
			now,
		);

	const isLive = ({ state }: { state: SubscriptionState }) => state === 'pending' || state === 'confirmed';
	/** What waits to be confirmed for the address of a subscription, itself included. */
	const pendingBeside = (id: string): { id: string; topic: Topic }[] =>
		database
			.all<{ id: string; topic: string }>(
				`SELECT id, topic FROM subscription WHERE state = 'pending' AND lower(email) = (SELECT lower(email) FROM subscription WHERE id = ?)
				ORDER BY created_at`,
				id,
			)
			.map((row) => ({ id: row.id, topic: JSON.parse(row.topic) }));
	function mayWrite(email: string, now: number): boolean {
		const hasConfirmed = database.one("SELECT 1 FROM subscription WHERE state = 'confirmed' AND lower(email) = lower(?)", email);
		const { day, month, monthUnconfirmed } = confirmationLimits;
		return countTry(database, secret, confirmationBucket(email), [day, hasConfirmed ? month : monthUnconfirmed], now);
	}

	return {
		createToken,

		/**
		 * One subscription for an address and a topic, and a mail about it unless the address had one of late: anybody may have typed it.
		 * What is asked without a mail waits for the button of the last one. Within the transaction that takes the form.
		 */
		request({ email, topic, frequency = USUAL_FREQUENCY, origin }: Subscription, now: number): string {
			const sameAs = secret.seal('subscription', `${email.toLowerCase()}\n${JSON.stringify(topic)}`);
			const known = database.one<{ id: string; state: SubscriptionState }>(
				"SELECT id, state FROM subscription WHERE same_as = ? AND state IN ('pending', 'confirmed')",
				sameAs,
			);
			const id = known?.id ?? randomUUID();
			if (!known)
				database.run(
					`INSERT INTO subscription (id, email, topic, language, same_as, state, told_state, confirm_hash, unsubscribe_hash, created_at, changed_at,
						frequency, told_frequency) VALUES (?, ?, ?, ?, ?, 'pending', 'pending', ?, ?, ?, ?, ?, ?)`,
					id,
					email,
					JSON.stringify(topic),
					origin.language,
					sameAs,
					hashSecret(createToken('confirm', id)),
					hashSecret(createToken('unsubscribe', id)),
					now,
					now,
					frequency,
					frequency,
				);
			// Of one that was confirmed, only who reads its mails says how often they come.
			else if (known.state === 'pending') database.run('UPDATE subscription SET frequency = ? WHERE id = ?', frequency, known.id);
			if (mayWrite(email, now)) mail(id, known?.state === 'confirmed' ? 'known' : 'confirm', null, now);
			return id;
		},

		pendingBeside,

		/** What a link of ours is about; nothing of whose it is. One that confirms is about everything that waits for it. */
		topics(purpose: 'confirm' | 'unsubscribe', token: string): Topic[] {
			const found = byToken(purpose, token);
			if (!found) return [];
			const pending = purpose === 'confirm' && isLive(found) ? pendingBeside(found.id) : [];
			return pending.length ? pending.map(({ topic }) => topic) : [JSON.parse(found.topic)];
		},

		/** The address is the person's: everything that was asked for it and waits begins. */
		confirm(token: string, now: number): 'confirmed' | 'unknown' {
			return database.transaction(() => {
				const found = byToken('confirm', token);
				if (!found || !isLive(found)) return 'unknown';
				for (const { id } of pendingBeside(found.id)) change(id, 'confirmed', now);
				return 'confirmed';
			});
		},

		unsubscribe(token: string, now: number): 'unsubscribed' | 'unknown' {
			return database.transaction(() => {
				const found = byToken('unsubscribe', token);
				if (!found) return 'unknown';
				if (found.state !== 'unsubscribed') change(found.id, 'unsubscribed', now);
				database.run("DELETE FROM mail WHERE subscription = ? AND state = 'waiting'", found.id);
				return 'unsubscribed';
			});
		},

		/** What the link in a mail manages. Null: nobody is written to about it any more. */
		managed(token: string): { topic: Topic; frequency: AlertFrequency } | null {
			const found = byToken('unsubscribe', token);
			return found && isLive(found) ? { topic: JSON.parse(found.topic), frequency: found.frequency } : null;
		},

		setFrequency(token: string, frequency: AlertFrequency): 'changed' | 'unknown' {
			const found = byToken('unsubscribe', token);
			if (!found || !isLive(found)) return 'unknown';
			database.run('UPDATE subscription SET frequency = ?, next_try = 0 WHERE id = ?', frequency, found.id);
			return 'changed';
		},

		get(id: string): SubscriptionRow | null {
			const row = database.one<Row>(`SELECT ${columns} FROM subscription WHERE id = ?`, id);
			return row && parsed(row);
		},

		/** Those somebody may still be written to about. */
		live: (): ReadonlySet<string> =>
			new Set(
				database
					.all<{ id: string }>("SELECT id FROM subscription WHERE email IS NOT NULL AND state IN ('pending', 'confirmed')")
					.map(({ id }) => id),
			),

		confirmed: (topic: Topic['kind']): SubscriptionRow[] =>
			database
				.all<Row>(
					`SELECT ${columns} FROM subscription WHERE state = 'confirmed' AND email IS NOT NULL AND topic LIKE ?`,
					`{"kind":"${topic}"%`,
				)
				.map(parsed),

		/** Notes what a subscriber knows from now on and the mail that tells them, as one; of two processes that see the same change, one does. */
		tell({ id, seen: before }: SubscriptionRow, seen: unknown, content: AlertContent | null, now: number): boolean {
			return database.transaction(() => {
				const isFirst = database.run(
					"UPDATE subscription SET seen = ? WHERE id = ? AND seen IS ? AND state = 'confirmed'",
					JSON.stringify(seen),
					id,
					before,
				);
				if (isFirst && content) mail(id, 'alert', content, now);
				return isFirst > 0;
			});
		},

		/** One whose state Directus does not know yet, after Directus has the subscription itself. */
		untold: (now: number) =>
			database.one<{
				id: string;
				state: SubscriptionState;
				frequency: AlertFrequency;
				isSearch: number;
				changed_at: number;
				attempts: number;
			}>(
				`SELECT id, state, frequency, topic LIKE '{"kind":"search"%' AS isSearch, changed_at, attempts FROM subscription
				WHERE (state <> told_state OR frequency <> told_frequency) AND next_try <= ? AND EXISTS (
					SELECT 1 FROM submission WHERE submission.subscription = subscription.id AND submission.state = 'delivered'
				) ORDER BY changed_at LIMIT 1`,
				now,
			),
		told: (id: string, state: SubscriptionState, frequency: AlertFrequency) =>
			database.run('UPDATE subscription SET told_state = ?, told_frequency = ?, attempts = 0 WHERE id = ?', state, frequency, id),
		tellLater: (id: string, nextTry: number) =>
			database.run('UPDATE subscription SET next_try = ?, attempts = attempts + 1 WHERE id = ?', nextTry, id),

		/** Addresses go when nobody may be written to any more. */
		forget(pendingBefore: number, unsubscribedBefore: number, now: number): void {
			database.run(
				"UPDATE subscription SET state = 'expired', changed_at = ? WHERE state = 'pending' AND created_at < ?",
				now,
				pendingBefore,
			);
			database.run(
				"UPDATE subscription SET email = NULL WHERE email IS NOT NULL AND state IN ('unsubscribed', 'expired') AND changed_at < ?",
				unsubscribedBefore,
			);
		},
	};
}
