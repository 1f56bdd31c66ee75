import type { Hook, Row } from '../hook.ts';
import { enteredByHand } from './by-hand.ts';
import { normalEmail, normalPhone } from './contact.ts';
import { refuseErased } from './erased.ts';
import { withoutGone } from './gone.ts';
import { personFor } from './person.ts';
import { agentFor } from './routing.ts';
import { createHandovers, waitingFrom } from './waiting.ts';

const collections = ['enquiry', 'listing_submission', 'job_application'];
const routed = ['enquiry', 'listing_submission'];

/**
 * Finds the person and the agent of what visitors send, in the transaction that creates the row: both are there or neither is,
 * so a delivery that is tried again changes nothing.
 */
const inbox: Hook = ({ filter, action }) => {
	const handovers = createHandovers();
	for (const collection of collections)
		filter(`${collection}.items.create`, async (payload: Row, _meta, { database, accountability }) => {
			if (payload['key']) await refuseErased(database, payload);
			const row = await withoutGone(database, payload['key'] ? payload : await enteredByHand(database, collection, payload));
			const person = await personFor(database, row, accountability?.user ?? null);
			const agent = routed.includes(collection) ? { agent: await agentFor(database, collection, row) } : null;
			return { ...row, person, ...agent, ...(await waitingFrom(database, agent, accountability?.user ?? null)) };
		});
	for (const collection of routed) {
		filter(`${collection}.items.update`, async (payload: Row, { keys }, { database }) => {
			await handovers.remember(database, collection, keys, payload);
			return payload;
		});
		action(`${collection}.items.update`, ({ keys }, { database }) => handovers.waitAnew(database, collection, keys));
	}
	filter('subscription.items.create', async (payload: Row, _meta, { database }) => {
		await refuseErased(database, payload);
		return withoutGone(database, payload);
	});
	for (const event of ['person.items.create', 'person.items.update']) filter(event, (payload: Row) => comparable(payload));
};

/** Phones and addresses of people are kept in the one form they are found by. */
function comparable(payload: Row): Row {
	const { phone, email } = payload;
	return {
		...payload,
		...(phone != null && { phone: normalPhone(phone) ?? phone }),
		...(email != null && { email: normalEmail(email) ?? email }),
	};
}

export default inbox;
