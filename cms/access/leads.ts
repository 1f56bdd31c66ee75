import { enquiry, listingSubmission, person } from '../schema/collections/inbox.ts';
import { leadEvent } from '../schema/collections/lead-event.ts';
import type { Collection } from '../schema/define.ts';
import { readsNoticesOfLeads } from './notices.ts';
import { allow, allowAll, type Filter, type Permission, type Policy } from './permission.ts';
import { listTables } from './tables.ts';

/** What the site and Directus note about a request. */
export const notedOnArrival = ['person', 'reference', 'sent_at', 'about_note', 'waiting_since', 'agent_language', 'whatsapp_url'];
const notedByMachines = [
	'events',
	'key',
	'notified_at',
	'answered_at',
	'escalated_at',
	'remind_since',
	'reminded_at',
	'listing',
	'viewing_state',
	'viewing_changed_at',
];

/** How a visitor came, and what they agreed to: nobody else can say it for them. */
const notedByTheSite = ['page_url', 'first_touch', 'last_touch', 'consent', 'consent_at', 'consent_text'];

/** What a visitor wrote: staff change it only where they wrote it down themselves. */
const visitorsWords = [
	'source',
	'name',
	'phone',
	'email',
	'channel',
	'preferred_times',
	'message',
	'details',
	'plan',
	'letter',
	'links',
	'language',
];
export const wordsOf = (collection: Collection): string[] =>
	collection.fields.map(({ name }) => name).filter((name) => visitorsWords.includes(name));

export const enteredByHand: Filter = { key: { _null: true } };

export const fieldsWithout = (collection: Collection, ...left: string[]) =>
	collection.fields.map(({ name }) => name).filter((name) => !left.includes(name));

/** Requests that staff read, enter by hand and work on. Person and number are filled in by Directus when a request is made. */
export const handleRequests = (collection: Collection): Permission[] => [
	allow('create', collection.name, { fields: fieldsWithout(collection, ...notedByMachines, ...notedByTheSite, 'make_listing') }),
	allow('read', collection.name),
	allow('update', collection.name, {
		fields: fieldsWithout(collection, ...notedByMachines, ...notedOnArrival, ...notedByTheSite, ...visitorsWords),
	}),
	allow('update', collection.name, { permissions: enteredByHand, fields: wordsOf(collection) }),
	...listTables(collection)
		.filter(({ ownerKey }) => ownerKey !== null)
		.flatMap(({ name }) => allowAll(['create', 'read', 'update', 'delete'], name)),
];

const any: Filter = { id: { _nnull: true } };

/** Who applied for a job is for HR to know, and who did that and asked us as well for administrators: a request with their number is quickly made. */
const people: Filter = { applications: { _none: any } };

const stamps = ['id', 'date_created', 'date_updated', 'user_created', 'user_updated'];

export const leadsPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000007',
	name: 'Works on all leads · كل طلبات العملاء',
	icon: 'mark_chat_unread',
	description:
		'Enquiries, offered properties, subscriptions and the people behind them, whoever the agent is. Deleting a person erases everything they sent. · طلبات العملاء والعقارات المعروضة والاشتراكات وأصحابها، وحذف العميل يمحو كل ما أرسله.',
	app_access: true,
	permissions: [
		...handleRequests(enquiry),
		...handleRequests(listingSubmission),
		allow('read', leadEvent.name),
		allow('read', 'subscription'),
		allow('read', 'person', { permissions: people, fields: [...stamps, ...fieldsWithout(person, 'applications')] }),
		allow('update', 'person', { permissions: people, fields: ['name', 'phone', 'email', 'language', 'internal_notes'] }),
		allow('delete', 'person', { permissions: people }),
		readsNoticesOfLeads,
	],
};
