import type { Context, Hook, Row } from '../hook.ts';
import { announceNew, createBells } from './bells.ts';
import { enteredByHand, withNormalPhone } from './by-hand.ts';
import { normalEmail, normalPhone } from './contact.ts';
import { refuseErased } from './erased.ts';
import { withoutGone } from './gone.ts';
import { refuseForgedOrigin } from './origin.ts';
import { personFor } from './person.ts';
import { agentFor } from './routing.ts';
import { createHandovers, waitingFrom } from './waiting.ts';
import { whatsAppUrl } from './whatsapp.ts';

const collections = ['enquiry', 'listing_submission', 'job_application'];
/** What the link to WhatsApp is made of. */
const greeting = ['phone', 'name', 'language'];
const routed = ['enquiry', 'listing_submission'];

/**
 * Finds the person and the agent of what visitors send, in the transaction that creates the row: both are there or neither is,
 * so a delivery that is tried again changes nothing.
 */
const inbox: Hook = ({ filter, action }, { services, getSchema, logger }) => {
	const handovers = createHandovers();
	const bells = createBells(services, getSchema);
	const tolerant = (work: Promise<void>) => work.catch((error) => logger.error(error));

	async function receive(collection: string, payload: Row, context: Context): Promise<Row> {
		const { database, accountability } = context;
		await (payload['key'] ? refuseErased(database, payload) : refuseForgedOrigin(context, collection, payload));
		const row = await withoutGone(database, payload['key'] ? payload : await enteredByHand(context, collection, payload));
		const person = await personFor(database, row, accountability?.user ?? null);
		const user = accountability?.user ?? null;
		if (!routed.includes(collection)) return { ...row, person, ...(await waitingFrom(database, null, user)) };
		const agent = await agentFor(database, collection, row);
		const lead = { ...row, ...(payload['key'] ? { source: 'site' } : {}), whatsapp_url: whatsAppUrl(row) };
		return { ...lead, person, agent, ...(await waitingFrom(database, { agent }, user)) };
	}

	for (const collection of collections) {
		filter(`${collection}.items.create`, (payload: Row, _meta, context) => receive(collection, payload, context));
		action(`${collection}.items.create`, ({ key }, { database }) => tolerant(announceNew(bells, database, collection, key)));
	}
	for (const collection of routed) {
		filter(`${collection}.items.update`, async (payload: Row, { keys }, context) => {
			await refuseForgedOrigin(context, collection, payload);
			await handovers.remember(context.database, collection, keys, payload);
			return withNormalPhone(payload);
		});
		action(`${collection}.items.update`, async ({ keys, payload }, { database, accountability }) => {
			if (greeting.some((field) => field in (payload as Row))) await renewLinks(database, collection, keys);
			for (const row of await handovers.waitAnew(database, collection, keys))
				await tolerant(bells.handOver(database, collection, row, accountability?.user ?? null));
		});
	}
	filter('subscription.items.create', async (payload: Row, _meta, { database }) => {
		await refuseErased(database, payload);
		return withoutGone(database, payload);
	});
	for (const event of ['person.items.create', 'person.items.update']) filter(event, (payload: Row) => comparable(payload));
};

async function renewLinks(database: Context['database'], collection: string, keys: readonly (string | number)[]): Promise<void> {
	for (const row of await database(collection).select('id', 'phone', 'name', 'reference', 'language').whereIn('id', keys))
		await database(collection)
			.where('id', row['id'])
			.update({ whatsapp_url: whatsAppUrl(row) });
}

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
