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
/** Anybody could send their text to any address by typing it, so copies are limited. */
const copyLimits: Limit[] = [
	{ most: 3, withinMs: DAY_MS },
	{ most: 10, withinMs: 30 * DAY_MS },
];

export type Carrier = 'mail' | 'whatsapp';

/** Reserves the oldest due mail until the lease ends; newsletters come last. */
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

/** Newsletters are not counted: nobody waits for them at a given time. */
export async function countWaitingMails(database: Database, now: number): Promise<WaitingMails> {
	const row = await database.one<{ waiting: number | string; oldest: number | string | null }>(
		"SELECT count(*) AS waiting, min(created_at) AS oldest FROM mail WHERE state = 'waiting' AND carrier = 'mail' AND newsletter IS NULL",
	);
	return { waiting: Number(row?.waiting ?? 0), oldestWaitingMs: row?.oldest ? Math.max(0, now - Number(row.oldest)) : null };
}

/** Removes the content of a mail once it is not needed; for staff mails, once Directus knows that it was sent. */
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

/** Call within the transaction that stores the form. */
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

export type ViewingChange = { submission: string; sequence: number };

/** Tells the visitor that staff changed their viewing, once per change. Not limited in number, because only staff can cause it. */
export const queueChange = (database: Database, { submission, sequence }: ViewingChange, now: number) =>
	database.run(
		"INSERT INTO mail (id, submission, kind, created_at) VALUES (?, ?, 'copy', ?) ON CONFLICT DO NOTHING",
		createHash('sha256').update(`viewing ${submission} ${sequence}`).digest('hex').slice(0, 32),
		submission,
		now,
	);

/** The id is derived from the content, so the same news is queued once even after the database was lost. */
export async function queueStaffMail(
	database: Database,
	kind: StaffMailKind,
	news: StaffNews,
	key: string | null,
	now: number,
): Promise<boolean> {
	const { collection, row, agent, waitingSince, isForOffice } = news;
	// Neither the time nor another agent makes an escalation new: the manager already knows.
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

/** Staff mails that were sent but not reported to Directus yet. */
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
