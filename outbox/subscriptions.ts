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

/** Subscriptions. Nobody gets an alert before they confirmed, or after they unsubscribed. */
export function createSubscriptions(database: Database, secret: Secret, journal: Journal | null) {
	/** Tokens are derived from the key file when a mail is written; only a hash is stored. */
	const createToken = (purpose: 'confirm' | 'unsubscribe', id: string) => secret.seal(purpose, id);
	const byToken = (purpose: 'confirm' | 'unsubscribe', token: string) =>
		database.one<{ id: string; state: SubscriptionState; topic: string; frequency: AlertFrequency }>(
			`SELECT id, state, topic, frequency FROM subscription WHERE ${purpose}_hash = ?`,
			hashSecret(token),
		);
	async function change(id: string, state: 'confirmed' | 'unsubscribed', now: number): Promise<void> {
		await database.run('UPDATE subscription SET state = ?, changed_at = ?, next_try = 0 WHERE id = ?', state, now, id);
		journal?.append({ kind: 'subscription', id, state, at: now });
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
	async function findPending(id: string): Promise<{ id: string; topic: Topic }[]> {
		const rows = await database.all<{ id: string; topic: string }>(
			`SELECT id, topic FROM subscription WHERE state = 'pending' AND lower(email) = (SELECT lower(email) FROM subscription WHERE id = ?)
				ORDER BY created_at`,
			id,
		);
		return rows.map((row) => ({ id: row.id, topic: JSON.parse(row.topic) }));
	}
	async function mayWrite(email: string, now: number): Promise<boolean> {
		const hasConfirmed = await database.one("SELECT 1 FROM subscription WHERE state = 'confirmed' AND lower(email) = lower(?)", email);
		const { day, month, monthUnconfirmed } = confirmationLimits;
		return countTry(database, secret, confirmationBucket(email), [day, hasConfirmed ? month : monthUnconfirmed], now);
	}

	return {
		createToken,

		/**
		 * Stores one subscription per address and topic, and queues a confirmation mail unless the address got one recently, since anybody may have
		 * typed it. Without a mail it is confirmed by the link of the earlier one. Call within the transaction that stores the form.
		 */
		async request({ email, topic, frequency = USUAL_FREQUENCY, origin }: Subscription, now: number): Promise<string> {
			const sameAs = secret.seal('subscription', `${email.toLowerCase()}\n${JSON.stringify(topic)}`);
			const known = await database.one<{ id: string; state: SubscriptionState }>(
				"SELECT id, state FROM subscription WHERE same_as = ? AND state IN ('pending', 'confirmed')",
				sameAs,
			);
			const id = known?.id ?? randomUUID();
			if (!known)
				await database.run(
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
			// After confirmation only the subscriber may change the frequency.
			else if (known.state === 'pending') await database.run('UPDATE subscription SET frequency = ? WHERE id = ?', frequency, known.id);
			if (await mayWrite(email, now)) await mail(id, known?.state === 'confirmed' ? 'known' : 'confirm', null, now);
			return id;
		},

		findPending,

		/** What a link refers to, without the address. A confirmation link covers everything pending for its address. */
		async topics(purpose: 'confirm' | 'unsubscribe', token: string): Promise<Topic[]> {
			const found = await byToken(purpose, token);
			if (!found) return [];
			const pending = purpose === 'confirm' && isLive(found) ? await findPending(found.id) : [];
			return pending.length ? pending.map(({ topic }) => topic) : [JSON.parse(found.topic)];
		},

		/** Proves that the address is theirs, so everything pending for it is confirmed. */
		confirm(token: string, now: number): Promise<'confirmed' | 'unknown'> {
			return database.transaction(async () => {
				const found = await byToken('confirm', token);
				if (!found || !isLive(found)) return 'unknown';
				for (const { id } of await findPending(found.id)) await change(id, 'confirmed', now);
				return 'confirmed';
			});
		},

		unsubscribe(token: string, now: number): Promise<'unsubscribed' | 'unknown'> {
			return database.transaction(async () => {
				const found = await byToken('unsubscribe', token);
				if (!found) return 'unknown';
				if (found.state !== 'unsubscribed') await change(found.id, 'unsubscribed', now);
				await database.run("DELETE FROM mail WHERE subscription = ? AND state = 'waiting'", found.id);
				return 'unsubscribed';
			});
		},

		/** The subscription that an unsubscribe link manages. Null: it sends no mails any more. */
		async managed(token: string): Promise<{ topic: Topic; frequency: AlertFrequency } | null> {
			const found = await byToken('unsubscribe', token);
			return found && isLive(found) ? { topic: JSON.parse(found.topic), frequency: found.frequency } : null;
		},

		/** The management token of the same subscription. Null if it sends no mails. */
		async manageToken(confirmToken: string): Promise<string | null> {
			const found = await byToken('confirm', confirmToken);
			return found?.state === 'confirmed' ? createToken('unsubscribe', found.id) : null;
		},

		async setFrequency(token: string, frequency: AlertFrequency): Promise<'changed' | 'unknown'> {
			const found = await byToken('unsubscribe', token);
			if (!found || !isLive(found)) return 'unknown';
			await database.run('UPDATE subscription SET frequency = ?, next_try = 0 WHERE id = ?', frequency, found.id);
			return 'changed';
		},

		async get(id: string): Promise<SubscriptionRow | null> {
			const row = await database.one<Row>(`SELECT ${columns} FROM subscription WHERE id = ?`, id);
			return row && parsed(row);
		},

		/** Subscriptions that may still get mails. */
		async live(): Promise<ReadonlySet<string>> {
			const live = "SELECT id FROM subscription WHERE email IS NOT NULL AND state IN ('pending', 'confirmed')";
			return new Set((await database.all<{ id: string }>(live)).map(({ id }) => id));
		},

		async confirmed(topic: Topic['kind']): Promise<SubscriptionRow[]> {
			const rows = await database.all<Row>(
				`SELECT ${columns} FROM subscription WHERE state = 'confirmed' AND email IS NOT NULL AND topic LIKE ?`,
				`{"kind":"${topic}"%`,
			);
			return rows.map(parsed);
		},

		/** Stores what the subscriber knows now and queues the mail in one transaction; if two processes see the same change, only one does. */
		recordSeen({ id, seen: before }: SubscriptionRow, seen: unknown, content: AlertContent | null, now: number): Promise<boolean> {
			return database.transaction(async () => {
				const isFirst = await database.run(
					"UPDATE subscription SET seen = ? WHERE id = ? AND seen IS NOT DISTINCT FROM ? AND state = 'confirmed'",
					JSON.stringify(seen),
					id,
					before,
				);
				if (isFirst && content) await mail(id, 'alert', content, now);
				return isFirst > 0;
			});
		},

		/** A subscription that Directus has, but whose current state it does not know yet. */
		findUnreported: (now: number) =>
			database.one<{
				id: string;
				state: SubscriptionState;
				frequency: AlertFrequency;
				/** PostgreSQL returns a boolean, SQLite a number. */
				isSearch: number | boolean;
				changed_at: number;
				attempts: number;
			}>(
				`SELECT id, state, frequency, topic LIKE '{"kind":"search"%' AS "isSearch", changed_at, attempts FROM subscription
				WHERE (state <> told_state OR frequency <> told_frequency) AND next_try <= ? AND EXISTS (
					SELECT 1 FROM submission WHERE submission.subscription = subscription.id AND submission.state = 'delivered'
				) ORDER BY changed_at LIMIT 1`,
				now,
			),
		markReported: (id: string, state: SubscriptionState, frequency: AlertFrequency) =>
			database.run('UPDATE subscription SET told_state = ?, told_frequency = ?, attempts = 0 WHERE id = ?', state, frequency, id),
		delayReport: (id: string, nextTry: number) =>
			database.run('UPDATE subscription SET next_try = ?, attempts = attempts + 1 WHERE id = ?', nextTry, id),

		/** Deletes addresses that must not be written to any more. */
		async forget(pendingBefore: number, unsubscribedBefore: number, now: number): Promise<void> {
			await database.run(
				"UPDATE subscription SET state = 'expired', changed_at = ? WHERE state = 'pending' AND created_at < ?",
				now,
				pendingBefore,
			);
			await database.run(
				"UPDATE subscription SET email = NULL WHERE email IS NOT NULL AND state IN ('unsubscribed', 'expired') AND changed_at < ?",
				unsubscribedBefore,
			);
		},
	};
}
