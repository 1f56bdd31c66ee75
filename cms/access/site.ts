import { enquiry, jobApplication, listingSubmission, subscription } from '../schema/collections/inbox.ts';
import { countsVisits } from './counts.ts';
import { PRIVATE_FOLDERS, uploadedByMe } from './files.ts';
import { sendsNewsletters } from './newsletters.ts';
import { writesNotices } from './notices.ts';
import { allow, type Filter, type Policy, type Role } from './permission.ts';
import { publishedPolicy } from './published.ts';
import { countsSearchWords } from './search-words.ts';
import { inboxCollections, listTables } from './tables.ts';

/** Fields that only staff and Directus write. */
const staffSide = [
	...['progress', 'lost_reason', 'follow_up_at', 'internal_notes', 'make_listing', 'listing'],
	...['notified_at', 'answered_at', 'escalated_at', 'remind_since', 'reminded_at', 'viewing_changed_at', 'visitor_told'],
];

/** Whose the request is and since when it waits, without its content. */
const news = ['id', 'key', 'reference', 'progress', 'waiting_since', 'notified_at'];
const newsOfLeads = [...news, 'agent', 'agent_language', 'escalated_at', 'remind_since', 'reminded_at'];

/** Rows that the site itself created: it may read that they exist, not their content. */
const ownRows: Filter = { user_created: { _eq: '$CURRENT_USER' } };

/** Erasures that the site has not completed yet. */
const unfinished: Filter = { done_at: { _null: true } };

const inPrivate: Filter = { folder: { _in: PRIVATE_FOLDERS } };

const handsIn = inboxCollections.flatMap((collection) => [
	allow('create', collection.name, {
		fields: collection.fields
			.filter((field) => (field.schema || field.relation?.kind === 'many') && !staffSide.includes(field.name))
			.map((field) => field.name),
	}),
	...(collection === subscription ? [allow('read', collection.name, { fields: ['id', 'key'], permissions: ownRows })] : []),
	...listTables(collection)
		.filter(({ ownerKey }) => ownerKey !== null)
		// When a row is created, Directus looks for parts to be removed with the rights of its creator.
		.flatMap(({ name, ownerKey = '' }) => [
			allow('create', name),
			allow('read', name, { fields: ['id', String(ownerKey)], permissions: { [String(ownerKey)]: ownRows } }),
		]),
]);

/** Records that staff were written to, also about requests entered by hand. */
const tellsStaff = [
	...[enquiry, listingSubmission].flatMap(({ name }) => [
		allow('read', name, { fields: name === enquiry.name ? [...newsOfLeads, 'viewing_at'] : newsOfLeads }),
		allow('update', name, { fields: ['notified_at', 'escalated_at', 'reminded_at'] }),
	]),
	allow('read', jobApplication.name, { fields: news }),
	allow('update', jobApplication.name, { fields: ['notified_at'] }),
];

/** What the site reports about a viewing that was booked on it. */
const changesViewings = allow('update', enquiry.name, {
	fields: ['preferred_times', 'viewing_at', 'viewing_state', 'viewing_changed_at', 'visitor_told'],
	permissions: ownRows,
});

const intakePolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000002',
	name: 'Hands in what visitors send · تسليم ما يرسله الزوار',
	icon: 'inbox',
	description:
		'Creates enquiries, offered properties, applications and subscriptions with their files, reads of them only whom they are for, notes when staff were written to and what became of a viewing, follows the list of changes, erases what it holds of people who were deleted, tells staff what it cannot do by itself, and counts what is looked at and searched for.',
	app_access: false,
	permissions: [
		...handsIn,
		...tellsStaff,
		changesViewings,
		allow('update', 'subscription', { fields: ['state', 'state_since', 'frequency'], permissions: ownRows }),
		allow('create', 'directus_files', { validation: inPrivate }),
		allow('update', 'directus_files', { permissions: { _and: [inPrivate, uploadedByMe] }, validation: inPrivate }),
		allow('read', 'content_change'),
		allow('read', 'erasure', { fields: ['id', 'phones', 'emails', 'keys', 'requested_at'], permissions: unfinished }),
		allow('update', 'erasure', { fields: ['uploads', 'wiped_at'], permissions: unfinished }),
		...sendsNewsletters,
		...writesNotices,
		...countsSearchWords,
		...countsVisits,
	],
};

export const siteRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000001',
	name: 'Site · الموقع',
	icon: 'language',
	description: 'The website’s own token. · حساب الموقع نفسه.',
	policies: [publishedPolicy, intakePolicy],
};
