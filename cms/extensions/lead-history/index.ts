import { leadEvent } from '../../schema/collections/lead-event.ts';
import type { Database, Hook, Key, Row } from '../hook.ts';

const leads = ['enquiry', 'listing_submission'];
const watched = ['progress', 'agent', 'follow_up_at'];
/** Of one request; older ones go. */
const MOST_EVENTS = 200;
const LONGEST_NAME = 80;

/** Notes who changed the state of a request, its agent and its day to follow up, and when. Revisions know no rows: agents see this of their own requests alone. */
const leadHistory: Hook = ({ action }, { logger }) => {
	for (const lead of leads)
		action(`${lead}.items.update`, async ({ keys, payload }, { database, accountability }) => {
			const changed = watched.filter((field) => field in (payload as Row));
			if (changed.length === 0) return;
			try {
				const who = await nameOf(database, accountability?.user ?? null);
				for (const key of keys) await note(database, lead, key, changed, who);
			} catch (error) {
				logger.error(error);
			}
		});
};

async function note(database: Database, lead: string, key: Key, changed: string[], who: string | null): Promise<void> {
	const [now] = await database(lead)
		.select(...watched)
		.where('id', key);
	if (!now) return;
	const values = Object.fromEntries(changed.map((field) => [field, now[field]]));
	await database(leadEvent.name).insert({ [lead]: key, at: new Date(), who, ...values });
	const rows = await database(leadEvent.name).select('id').where(lead, key).orderBy('id', 'desc');
	const old = rows.slice(MOST_EVENTS).map(({ id }) => id);
	if (old.length) await database(leadEvent.name).whereIn('id', old).delete();
}

/** Null: it was the system. */
async function nameOf(database: Database, user: string | null): Promise<string | null> {
	if (user === null) return null;
	const [person] = await database('directus_users').select('first_name', 'last_name').where('id', user);
	return [person?.['first_name'], person?.['last_name']].filter(Boolean).join(' ').slice(0, LONGEST_NAME) || null;
}

export default leadHistory;
