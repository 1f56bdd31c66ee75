import { createHash } from 'node:crypto';
import type { InboxClient } from '#directus/inbox-client.ts';
import type { Newsletter } from '#directus/newsletters.ts';
import type { Logger } from '#runtime/logger.ts';
import type { Database } from './database.ts';
import type { Opened, OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

export type Work = { parts: OutboxParts; directus: InboxClient; wake: () => void; logger: Logger };
type Counts = { recipients: number; sent: number; refused: number; waiting: number };

/** Sends newsletters to all confirmed subscribers. All mails of one are queued in one transaction, and Directus gets the progress. */
export async function sendNewsletters({ parts, directus, wake, logger }: Work): Promise<StepResult> {
	const newsletters = await directus.newsletters();
	if (!Array.isArray(newsletters)) return 'failed';
	let result: StepResult = 'nothing';
	for (const newsletter of newsletters) {
		const isNew = await parts.use('newsletter', false, (opened) => queueNewsletter(opened, newsletter, Date.now()));
		if (isNew) wake();
		const counts = await parts.use('newsletter', null, ({ database }) => countNewsletter(database, newsletter.id));
		if (!counts) return 'failed';
		const { waiting, ...told } = counts;
		const answer = await directus.reportNewsletter(newsletter.id, {
			...told,
			...(waiting === 0 && { state: 'sent', sent_at: new Date().toISOString() }),
		});
		if (answer.outcome === 'done') continue;
		logger.warn('newsletter.report_failed', 'Directus was not told how far a newsletter is', { reason: answer.reason });
		result = 'failed';
	}
	return result;
}

/** All subscribers at once; whoever subscribes later gets the next one. False: it was queued before. */
function queueNewsletter({ database, subscriptions }: Opened, newsletter: Newsletter, now: number): Promise<boolean> {
	return database.transaction(async () => {
		const { id } = newsletter;
		if (await database.one('SELECT 1 FROM newsletter WHERE id = ?', id)) return false;
		const readers = (await subscriptions.confirmed('newsletter')).filter(({ language }) => newsletter.texts[language]);
		const addresses = new Map(readers.map((reader) => [reader.email?.toLowerCase(), reader]));
		await database.run(
			'INSERT INTO newsletter (id, letter, recipients, queued_at) VALUES (?, ?, ?, ?)',
			id,
			JSON.stringify(newsletter),
			addresses.size,
			now,
		);
		for (const { id: subscription } of addresses.values())
			await database.run(
				"INSERT INTO mail (id, subscription, newsletter, kind, created_at) VALUES (?, ?, ?, 'newsletter', ?) ON CONFLICT DO NOTHING",
				mailId(id, subscription),
				subscription,
				id,
				now,
			);
		return true;
	});
}

/** Derived from newsletter and subscription, so that an outbox that lost its file sends no second mail. */
const mailId = (newsletter: number, subscription: string) =>
	createHash('sha256')
		.update(JSON.stringify(['newsletter', newsletter, subscription]))
		.digest('hex')
		.slice(0, 32);

async function countNewsletter(database: Database, id: number): Promise<Counts | null> {
	const row = await database.one<{ recipients: number }>('SELECT recipients FROM newsletter WHERE id = ?', id);
	if (!row) return null;
	const states = await database.all<{ state: string; mails: number }>(
		'SELECT state, count(*) AS mails FROM mail WHERE newsletter = ? GROUP BY state',
		id,
	);
	const count = (state: string) => states.find((one) => one.state === state)?.mails ?? 0;
	return { recipients: row.recipients, sent: count('sent'), refused: count('dead'), waiting: count('waiting') };
}

export async function readNewsletter(database: Database, id: number): Promise<Newsletter | null> {
	const row = await database.one<{ letter: string }>('SELECT letter FROM newsletter WHERE id = ?', id);
	return row && JSON.parse(row.letter);
}

/** When its mails were deleted. */
export const forgetNewsletters = (database: Database, before: number) =>
	database.run(
		'DELETE FROM newsletter WHERE queued_at < ? AND NOT EXISTS (SELECT 1 FROM mail WHERE mail.newsletter = newsletter.id)',
		before,
	);
