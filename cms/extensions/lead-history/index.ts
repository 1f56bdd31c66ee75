import { leadEvent } from '../../schema/collections/lead-event.ts';
import type { Context, Database, Hook, Key, Row } from '../hook.ts';
import { logFailure } from '../log-failure.ts';

const watchedOfAll = ['progress', 'lost_reason', 'agent', 'follow_up_at'];
const watchedByLead = { enquiry: [...watchedOfAll, 'viewing_at', 'viewing_state'], listing_submission: watchedOfAll };
/** Per request; older ones are removed. */
const MOST_EVENTS = 200;
const LONGEST_NAME = 80;

/** Records who created a request or changed its progress, agent, follow-up date or viewing. Revisions cannot be limited to rows, but agents may see this history of their own requests. */
const leadHistory: Hook = ({ action }, { logger }) => {
	const recordEach = async (lead: string, keys: Key[], changed: string[], { database, accountability }: Context) => {
		try {
			const who = await readUserName(database, accountability?.user ?? null);
			for (const key of keys) await note(database, lead, key, changed, who);
		} catch (error) {
			logFailure(logger, 'lead_history.failed', 'What was done with a request was not noted')(error);
		}
	};
	for (const [lead, watched] of Object.entries(watchedByLead)) {
		action(`${lead}.items.create`, ({ key }, context) => recordEach(lead, [key], watched, context));
		action(`${lead}.items.update`, async ({ keys, payload }, context) => {
			const changed = watched.filter((field) => field in (payload as Row));
			if (changed.length > 0) await recordEach(lead, keys, changed, context);
		});
	}
};

async function note(database: Database, lead: string, key: Key, changed: string[], who: string | null): Promise<void> {
	const [now] = await database(lead)
		.select(...changed)
		.where('id', key);
	if (!now) return;
	const values = Object.fromEntries(changed.map((field) => [field, now[field]]));
	await database(leadEvent.name).insert({ [lead]: key, at: new Date(), who, ...values });
	const rows = await database(leadEvent.name).select('id').where(lead, key).orderBy('id', 'desc');
	const old = rows.slice(MOST_EVENTS).map(({ id }) => id);
	if (old.length) await database(leadEvent.name).whereIn('id', old).delete();
}

/** Null: the system. */
async function readUserName(database: Database, user: string | null): Promise<string | null> {
	if (user === null) return null;
	const [person] = await database('directus_users').select('first_name', 'last_name').where('id', user);
	return [person?.['first_name'], person?.['last_name']].filter(Boolean).join(' ').slice(0, LONGEST_NAME) || null;
}

export default leadHistory;
