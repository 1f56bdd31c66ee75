import type { Hook, Row } from '../hook.ts';
import { withoutGone } from './gone.ts';
import { personFor } from './person.ts';
import { agentFor } from './routing.ts';

/**
 * Finds the person and the agent of what visitors send, in the transaction that creates the row: both are there or neither is,
 * so a delivery that is tried again changes nothing.
 */
const inbox: Hook = ({ filter }) => {
	for (const collection of ['enquiry', 'listing_submission'])
		filter(`${collection}.items.create`, async (payload: Row, _meta, { database, accountability }) => {
			const row = await withoutGone(database, payload);
			const person = await personFor(database, row, accountability?.user ?? null);
			return { ...row, person, agent: await agentFor(database, collection, row) };
		});
	filter('job_application.items.create', async (payload: Row, _meta, { database, accountability }) => {
		const row = await withoutGone(database, payload);
		return { ...row, person: await personFor(database, row, accountability?.user ?? null) };
	});
	filter('subscription.items.create', (payload: Row, _meta, { database }) => withoutGone(database, payload));
};

export default inbox;
