import { createHash, randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import { copyBucket, countTry, type Limit } from './limits.ts';
import { type MailKind, type StaffMailKind, type StaffNews, staffMailKinds } from './mail-kinds.ts';
import type { Secret } from './secret.ts';
import type { Submission } from './submissions.ts';

export type MailRow = {
	id: string;
	subscription: string | null;
	submission: string | null;
	newsletter: number | null;
	kind: MailKind;
	content: string | null;
	attempts: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const isOfStaff = `kind IN (${staffMailKinds.map((kind) => `'${kind}'`).join()})`;
/** Anybody may have typed the address, and what they wrote goes there. */
const copyLimits: Limit[] = [
	{ most: 3, withinMs: DAY_MS },
	{ most: 10, withinMs: 30 * DAY_MS },
];

/** What carries it to its reader. */
export type Carrier = 'mail' | 'whatsapp';

/** The oldest that is due, for the caller alone until the lease ends; newsletters when nothing else is. */
export const claimMail = (database: Database, carrier: Carrier, now: number, leaseMs: number): Promise<MailRow | null> =>
	database.transaction(() =>
		database.one<MailRow>(
			`UPDATE mail SET leased_until = ?, attempts = attempts + 1 WHERE id = (
			SELECT id FROM mail WHERE state = 'waiting' AND carrier = ? AND next_try <= ? AND leased_until <= ?
			ORDER BY newsletter IS NOT NULL, created_at LIMIT 1
		) RETURNING id, subscription, submission, newsletter, kind, content, attempts`,
			now + leaseMs,
			carrier,
			now,
			now,
		),
	);

export type WaitingMails = { waiting: number; oldestWaitingMs: number | null };

/** Without newsletters, whose readers expect none at a given time. */
export async function countWaitingMails(database: Database, now: number): Promise<WaitingMails> {
	const row = await database.one<{ waiting: number | string; oldest: number | string | null }>(
		"SELECT count(*) AS waiting, min(created_at) AS oldest FROM mail WHERE state = 'waiting' AND carrier = 'mail' AND newsletter IS NULL",
	);
	return { waiting: Number(row?.waiting ?? 0), oldestWaitingMs: row?.oldest ? Math.max(0, now - Number(row.oldest)) : null };
}

/** What it said goes as soon as nobody needs it; of staff's mails, when Directus knows. */
export const settleMail = (database: Database, id: string, state: 'sent' | 'dead', error: string | null, now: number) =>
	database.run(
		`UPDATE mail SET state = ?, last_error = ?, leased_until = 0, sent_at = ?,
			content = CASE WHEN ${isOfStaff} THEN content END WHERE id = ?`,
		state,
		error,
		state === 'sent' ? now : null,
		id,
	);

export const delayMail = (database: Database, id: string, error: string, nextTry: number) =>
	database.run('UPDATE mail SET last_error = ?, next_try = ?, leased_until = 0 WHERE id = ?', error, nextTry, id);

/** Within the transaction that takes the form. */
export async function queueCopy(
	database: Database,
	secret: Secret,
	{ submission, id }: { submission: Submission; id: string },
	now: number,
): Promise<void> {
	const email = 'sender' in submission ? submission.sender.email : null;
	if (!email || !(await countTry(database, secret, copyBucket(email), copyLimits, now))) return;
	await database.run("INSERT INTO mail (id, submission, kind, created_at) VALUES (?, ?, 'copy', ?)", randomUUID(), id, now);
}

/** The same news is queued once, also by a process that has lost what it knew: its id is made from what it says. */
export async function queueStaffMail(
	database: Database,
	kind: StaffMailKind,
	news: StaffNews,
	key: string | null,
	now: number,
): Promise<boolean> {
	const { collection, row, agent, waitingSince, isForOffice } = news;
	// Of a viewing that was moved the manager has heard; the agent who gets a request later may leave it, too.
	const said = kind === 'escalation' ? [collection, row, agent, isForOffice] : [collection, row, agent, waitingSince, isForOffice];
	const id = createHash('sha256')
		.update(JSON.stringify([kind, ...said]))
		.digest('hex')
		.slice(0, 32);
	return (
		(await database.run(
			`INSERT INTO mail (id, submission, kind, content, created_at) VALUES (?, (SELECT id FROM submission WHERE id = ?), ?, ?, ?) ON CONFLICT DO NOTHING`,
			id,
			key,
			kind,
			JSON.stringify(news),
			now,
		)) > 0
	);
}

/** Mails to staff that were sent, and of which Directus does not know it. */
export async function findUnreportedMails(database: Database, limit: number) {
	const rows = await database.all<{ id: string; kind: StaffMailKind; content: string; sent_at: number }>(
		`SELECT id, kind, content, sent_at FROM mail
			WHERE state = 'sent' AND noted = 0 AND ${isOfStaff} AND content IS NOT NULL ORDER BY sent_at LIMIT ?`,
		limit,
	);
	return rows.map(({ content, sent_at, ...mail }) => ({ ...mail, sentAt: sent_at, news: JSON.parse(content) as StaffNews }));
}

export const markMailReported = (database: Database, id: string) =>
	database.run('UPDATE mail SET noted = 1, content = NULL WHERE id = ?', id);

export const forgetMails = (database: Database, before: number) =>
	database.run("DELETE FROM mail WHERE state IN ('sent', 'dead') AND created_at < ?", before);
