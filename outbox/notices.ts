import { randomUUID } from 'node:crypto';
import type { Logger } from '#runtime/logger.ts';
import { type OutboxHealth, readHealth } from './health.ts';
import type { WriteOfficeMail } from './mail-kinds.ts';
import type { Mailer } from './mailer.ts';
import type { OutboxParts } from './parts.ts';
import type { StepResult } from './workers.ts';

type Work = { parts: OutboxParts; mailer: Mailer; writeOfficeMail: WriteOfficeMail; logger: Logger };

const KIND = 'not delivered';
/** A row with the time from which another machine may send the mail instead of the one that is sending it now. */
const TELLING = 'telling that it is not delivered';
const TELLING_MS = 60_000;
const claim = `INSERT INTO notice (kind, told_at) VALUES (?, ?)
	ON CONFLICT (kind) DO UPDATE SET told_at = excluded.told_at WHERE notice.told_at < ?`;
/** The office is told again only after everything was fine for this long. */
const QUIET_MS = 60 * 60_000;

/** Tells the office once, by mail and in the log, that requests are not delivered. */
export function createNotices({ parts, mailer, writeOfficeMail, logger }: Work): () => Promise<StepResult> {
	/** Kept in memory too, because a full disk cannot store the row. */
	let toldAt: number | null = null;
	let isLogged = false;

	function note(health: OutboxHealth): void {
		const { needsPerson: _, ...counts } = health;
		if (health.needsPerson && !isLogged)
			logger.error('outbox.stuck', 'Requests of visitors are not delivered: see npm run outbox -- list', counts);
		if (!health.needsPerson && isLogged) logger.info('outbox.delivering_again', 'Requests of visitors are delivered again');
		isLogged = health.needsPerson;
	}

	return async () => {
		const now = Date.now();
		const health = await readHealth(parts, now);
		note(health);
		toldAt ??= await parts.use(
			'notice',
			null,
			async ({ database }) => (await database.one<{ told_at: number }>('SELECT told_at FROM notice WHERE kind = ?', KIND))?.told_at ?? null,
		);
		if (!health.needsPerson) {
			if (toldAt === null || now - toldAt < QUIET_MS) return 'nothing';
			await parts.use('notice', 0, ({ database }) => database.run('DELETE FROM notice WHERE kind = ?', KIND));
			toldAt = null;
			return 'nothing';
		}
		const letter = toldAt === null ? writeOfficeMail(health) : null;
		// If the claim cannot be stored, every machine sends the mail.
		if (!letter || (await parts.use('notice', 1, ({ database }) => database.run(claim, TELLING, now + TELLING_MS, now))) === 0)
			return 'nothing';
		const result = await mailer.send({ id: randomUUID(), ...letter });
		if (result.outcome !== 'done') {
			logger.warn('outbox.office_notice_failed', 'The office could not be told', { reason: result.reason });
			await parts.use('notice', 0, ({ database }) => database.run('DELETE FROM notice WHERE kind = ?', TELLING));
			return 'failed';
		}
		toldAt = now;
		await parts.use('notice', 0, ({ database }) => database.run(claim, KIND, now, now));
		return 'nothing';
	};
}
