import { isWorkingMoment, type WorkingHours } from '../../../domain/working-time.ts';
import { salesManagerRole } from '../../access/sales-manager.ts';
import type { Database, Hook, Key, Row } from '../hook.ts';
import { readList } from '../json.ts';
import { logFailure } from '../log-failure.ts';
import { notifyUsers, usersOfAgent, usersOfRole } from '../studio-notifications.ts';

const EVERY_MINUTE = '* * * * *';
const DAY_MS = 24 * 60 * 60_000;
/** Reminders that are overdue by more than this are skipped. */
const REMINDED_WITHIN_MS = 14 * DAY_MS;
const AT_ONCE = 1000;
const open = ['new', 'contacted', 'meeting'];

/**
 * Reminds the person who works on a request when its follow-up is due, once, within opening times: in Studio here, and by the site's mail, which
 * depends on `remind_since`. Both are set in one transaction, so that a crash repeats both.
 */
const followUps: Hook = ({ schedule, action }, { database, services, getSchema, logger }) => {
	async function remind(collection: string): Promise<void> {
		const schema = (await getSchema()) as { collections: Record<string, { fields: object } | undefined> };
		// At the first start of this version the column is added later.
		if (!('remind_since' in (schema.collections[collection]?.fields ?? {}))) return;
		const now = Date.now();
		const [setting] = await database('setting').select('opening_times').limit(1);
		if (!isWorkingMoment(readList(setting?.['opening_times']) as WorkingHours[], now)) return;
		const rows = await database(collection)
			.select('id', 'agent', 'reference', 'follow_up_at', 'remind_since')
			.where('follow_up_at', '<=', new Date(now))
			.where('follow_up_at', '>=', new Date(now - REMINDED_WITHIN_MS))
			.whereIn('progress', open)
			.orderBy('follow_up_at', 'desc')
			.limit(AT_ONCE);
		for (const row of rows.filter(isDue)) await remindAbout(collection, row, schema);
	}

	async function remindAbout(collection: string, { id, agent, reference, remind_since }: Row, schema: object): Promise<void> {
		await database.transaction(async (knex) => {
			// Only one of several machines updates the row.
			const isFirst = await knex(collection)
				.where('id', id)
				.where('remind_since', remind_since ?? null)
				.update({ remind_since: new Date(), reminded_at: null });
			if (!Number(isFirst)) return;
			const users = await usersToRemind(knex, agent);
			await notifyUsers(services, schema, knex, users, { kind: 'followUp', collection, item: id as Key, reference });
		});
	}

	const remindAll = async () => {
		for (const collection of ['enquiry', 'listing_submission'])
			await remind(collection).catch(logFailure(logger, 'follow_up.reminder_failed', 'Nobody could be reminded of a request'));
	};
	schedule(EVERY_MINUTE, remindAll);
	for (const collection of ['enquiry', 'listing_submission'])
		action(`${collection}.items.update`, ({ payload }) => ('follow_up_at' in (payload as Row) ? remindAll() : undefined));
};

const usersToRemind = (database: Database, agent: unknown): PromiseLike<Row[]> =>
	agent == null ? usersOfRole(database, salesManagerRole.id) : usersOfAgent(database, agent as Key);

/** A later date than the one reminded of counts as new. */
const isDue = ({ follow_up_at, remind_since }: Row): boolean =>
	remind_since == null || new Date(remind_since as number).getTime() < new Date(follow_up_at as number).getTime();

export default followUps;
