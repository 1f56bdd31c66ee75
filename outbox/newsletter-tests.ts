import { createHash } from 'node:crypto';
import type { NewsletterTest } from '#directus/newsletters.ts';
import { localeCodes } from '#domain/locales.ts';
import type { Database } from './database.ts';
import type { TestLetter } from './mail-kinds.ts';
import type { Work } from './newsletters.ts';
import type { StepResult } from './workers.ts';

/** Queues tests of newsletters, and reports them to Directus after the mail server has taken all mails. */
export async function sendNewsletterTests({ parts, directus, wake, logger }: Work): Promise<StepResult> {
	const tests = await directus.newsletterTests();
	if (!Array.isArray(tests)) return 'failed';
	let result: StepResult = 'nothing';
	for (const test of tests) {
		const mails = await parts.use('newsletter test', null, ({ database }) => queueTest(database, test, Date.now()));
		if (!mails) return 'failed';
		if (mails.some(({ isNew }) => isNew)) wake();
		const states = mails.map(({ state }) => state);
		if (states.includes('waiting')) continue;
		const told = states.includes('sent') ? { test_sent_at: new Date().toISOString() } : { test_asked_at: null };
		const answer = await directus.reportNewsletter(test.newsletter.id, told);
		if (answer.outcome === 'done') continue;
		logger.warn('newsletter.test_report_failed', 'Directus was not told of the test of a newsletter', { reason: answer.reason });
		result = 'failed';
	}
	return result;
}

/** Queues one mail per language and counts how many were sent. */
function queueTest(
	database: Database,
	{ newsletter, to, askedAt }: NewsletterTest,
	now: number,
): Promise<{ isNew: boolean; state: string }[]> {
	return database.transaction(async () => {
		const mails: { isNew: boolean; state: string }[] = [];
		for (const language of localeCodes) {
			const letter = newsletter.texts[language];
			if (!letter) continue;
			const content: TestLetter = { to, language, letter, homes: newsletter.homes };
			const id = createHash('sha256')
				.update(JSON.stringify(['newsletter test', newsletter.id, askedAt, language]))
				.digest('hex')
				.slice(0, 32);
			const made = "INSERT INTO mail (id, kind, content, created_at) VALUES (?, 'newsletterTest', ?, ?) ON CONFLICT DO NOTHING";
			const isNew = (await database.run(made, id, JSON.stringify(content), now)) > 0;
			const known = await database.one<{ state: string }>('SELECT state FROM mail WHERE id = ?', id);
			mails.push({ isNew, state: known?.state ?? 'waiting' });
		}
		return mails;
	});
}
