import type { Context, Hook, Key, Row, Services } from '../hook.ts';
import { logFailure } from '../log-failure.ts';
import { completeManualEntry, withNormalPhone } from './by-hand.ts';
import { normalizeEmail, normalizePhone } from './contact.ts';
import { refuseErased } from './erased.ts';
import { dropMissingReferences } from './missing-references.ts';
import { announceNew, createLeadNotifications } from './notifications.ts';
import { refuseForgedOrigin } from './origin.ts';
import { findOrCreatePerson } from './person.ts';
import { findAgent } from './routing.ts';
import { computeWaiting, createHandovers } from './waiting.ts';
import { buildWhatsAppUrl } from './whatsapp.ts';

const collections = ['enquiry', 'listing_submission', 'job_application'];
/** The fields that the WhatsApp link is built from. */
const greeting = ['phone', 'name', 'language'];
const routed = ['enquiry', 'listing_submission'];

/**
 * Finds person and agent of a request in the transaction that creates it, so that either all of it is stored or nothing,
 * and a repeated delivery changes nothing.
 */
const inbox: Hook = ({ filter, action }, { services, getSchema, logger }) => {
	const handovers = createHandovers();
	const notifications = createLeadNotifications(services, getSchema);
	const logged = (work: Promise<void>) =>
		work.catch(logFailure(logger, 'inbox.notification_failed', 'Staff could not be told of a request'));

	async function receive(collection: string, payload: Row, context: Context): Promise<Row> {
		const { database, accountability } = context;
		await (payload['key'] ? refuseErased(database, payload) : refuseForgedOrigin(context, collection, payload));
		const row = await dropMissingReferences(database, payload['key'] ? payload : await completeManualEntry(context, collection, payload));
		const person = await findOrCreatePerson(context, row);
		const user = accountability?.user ?? null;
		if (!routed.includes(collection)) return { ...row, person, ...(await computeWaiting(database, null, user)) };
		const agent = await findAgent(database, collection, { ...row, person });
		const lead = { ...row, ...(payload['key'] ? { source: 'site' } : {}), whatsapp_url: buildWhatsAppUrl(row) };
		return { ...lead, person, agent, ...(await computeWaiting(database, { agent }, user)) };
	}

	for (const collection of collections) {
		filter(`${collection}.items.create`, (payload: Row, _meta, context) => receive(collection, payload, context));
		action(`${collection}.items.create`, ({ key }, { database }) => logged(announceNew(notifications, database, collection, key)));
	}
	for (const collection of collections)
		action(`${collection}.items.update`, async ({ keys, payload }, context) => {
			const changed = payload as Row;
			if (('phone' in changed || 'email' in changed) && !('person' in changed)) await matchPersonAgain(services, context, collection, keys);
		});
	for (const collection of routed) {
		filter(`${collection}.items.update`, async (payload: Row, { keys }, context) => {
			await refuseForgedOrigin(context, collection, payload);
			await handovers.remember(context.database, collection, keys, payload);
			return withNormalPhone(payload);
		});
		action(`${collection}.items.update`, async ({ keys, payload }, { database, accountability }) => {
			if (greeting.some((field) => field in (payload as Row))) await renewLinks(database, collection, keys);
			for (const row of await handovers.restartWaiting(database, collection, keys))
				await logged(notifications.handOver(database, collection, row, accountability?.user ?? null));
		});
	}
	filter('subscription.items.create', async (payload: Row, _meta, { database }) => {
		await refuseErased(database, payload);
		return dropMissingReferences(database, payload);
	});
	for (const event of ['person.items.create', 'person.items.update']) filter(event, (payload: Row) => comparable(payload));
};

/** After a change of number or address a request may belong to another person. */
async function matchPersonAgain(
	services: Services,
	context: Context,
	collection: string,
	keys: readonly (string | number)[],
): Promise<void> {
	const { database, schema } = context;
	// Through Directus, so that hooks on people run.
	const items = new services.ItemsService(collection, { schema, accountability: null, knex: database });
	const rows = await database(collection).select('id', 'name', 'phone', 'email', 'language', 'person').whereIn('id', keys);
	for (const row of rows) {
		const person = await findOrCreatePerson(context, row);
		if (person !== row['person']) await items.updateOne(row['id'] as Key, { person });
	}
}

async function renewLinks(database: Context['database'], collection: string, keys: readonly (string | number)[]): Promise<void> {
	for (const row of await database(collection).select('id', 'phone', 'name', 'reference', 'language').whereIn('id', keys))
		await database(collection)
			.where('id', row['id'])
			.update({ whatsapp_url: buildWhatsAppUrl(row) });
}

/** Normalises phones and addresses of people, by which they are found. */
function comparable(payload: Row): Row {
	const { phone, email } = payload;
	return {
		...payload,
		...(phone != null && { phone: normalizePhone(phone) ?? phone }),
		...(email != null && { email: normalizeEmail(email) ?? email }),
	};
}

export default inbox;
