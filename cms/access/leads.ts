import { FOLDED_TEXT } from '../schema/automatic.ts';
import { enquiry, listingSubmission, person } from '../schema/collections/inbox.ts';
import { leadEvent } from '../schema/collections/lead-event.ts';
import type { Collection } from '../schema/define.ts';
import { readsNoticesOfLeads } from './notices.ts';
import { allow, allowAll, type Filter, type Permission, type Policy } from './permission.ts';
import { listTables } from './tables.ts';

export const recordedOnArrival = ['person', 'reference', 'sent_at', 'about_note', 'waiting_since', 'agent_language', 'whatsapp_url'];
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
	'visitor_told',
];

/** Attribution and consent: nobody but the visitor can give these. */
const recordedBySite = ['page_url', 'first_touch', 'last_touch', 'consent', 'consent_at', 'consent_text'];

/** What a visitor wrote: staff may change it only in requests they entered by hand. */
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
export const listVisitorFields = (collection: Collection): string[] =>
	collection.fields.map(({ name }) => name).filter((name) => visitorsWords.includes(name));

export const enteredByHand: Filter = { key: { _null: true } };

export const fieldsWithout = (collection: Collection, ...left: string[]) =>
	collection.fields.map(({ name }) => name).filter((name) => !left.includes(name));

/** Without the person: it may be known from requests that the role may not read, and typing a number by hand would reveal that. */
export const withoutPerson = (collection: Collection) => [
	'id',
	'date_created',
	'date_updated',
	FOLDED_TEXT,
	...fieldsWithout(collection, 'person'),
];

/** Requests that staff read, enter by hand and work on. Directus fills in person and reference. */
export const handleRequests = (collection: Collection, fields?: string[]): Permission[] => [
	allow('create', collection.name, {
		fields: fieldsWithout(collection, ...notedByMachines, ...recordedBySite, 'make_listing', 'viewing_at'),
	}),
	allow('read', collection.name, fields && { fields }),
	allow('update', collection.name, {
		fields: fieldsWithout(collection, ...notedByMachines, ...recordedOnArrival, ...recordedBySite, ...visitorsWords),
	}),
	allow('update', collection.name, { permissions: enteredByHand, fields: listVisitorFields(collection) }),
	...listTables(collection)
		.filter(({ ownerKey }) => ownerKey !== null)
		.flatMap(({ name }) => allowAll(['create', 'read', 'update', 'delete'], name)),
];

const any: Filter = { id: { _nnull: true } };

/** Only HR may know who applied for a job. People who also sent other requests are for administrators only: otherwise anybody could create a request with their number to read them. */
const people: Filter = { applications: { _none: any } };

const stamps = ['id', 'date_created', 'date_updated', 'user_created', 'user_updated', FOLDED_TEXT];

export const leadsPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000007',
	name: 'Works on all leads · كل طلبات العملاء',
	icon: 'mark_chat_unread',
	description:
		'Enquiries, offered properties, subscriptions and the people behind them, no matter who the agent is. Deleting a person erases everything they sent. · طلبات العملاء والعقارات المعروضة والاشتراكات وأصحابها، وحذف العميل يمحو كل ما أرسله.',
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
