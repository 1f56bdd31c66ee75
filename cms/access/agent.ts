import { copiedFields } from '../schema/automatic.ts';
import { FOLDER } from '../schema/collections/common.ts';
import { enquiry, listingSubmission } from '../schema/collections/inbox.ts';
import { leadEvent } from '../schema/collections/lead-event.ts';
import { paymentPlan } from '../schema/collections/money.ts';
import { property } from '../schema/collections/property.ts';
import type { Collection } from '../schema/define.ts';
import { readsListingCounts } from './counts.ts';
import { DASHBOARD, readsDashboards } from './dashboards.ts';
import { folders, staffFileFields, upload } from './files.ts';
import { enteredByHand, listVisitorFields, recordedOnArrival, withoutPerson } from './leads.ts';
import { allow, allowAll, type Filter, type Policy, type Role } from './permission.ts';
import { publicRows, publishedPolicy } from './published.ts';
import { contentCollections, listTables } from './tables.ts';

const me = '$CURRENT_USER.agent';
/** Not `_eq`: for an account without an agent record that would match rows without an agent. Null is in no list. */
const mine: Filter = { agent: { _in: [me] } };
const staysMine: Filter = { agent: { _nnull: true, _eq: me } };

const publicStatuses = property.publicStatuses ?? [];
const unpublished: Filter = { status: { _nin: [...publicStatuses] } };
/** For the property itself, or for a part that refers to it by `key`. */
const mineBeforePublication = (key?: string): Filter => ({
	_and: [mine, unpublished].map((rule) => (key ? { [key]: rule } : rule)),
});

/** Only editors publish. `sold` is public too: the listing-review extension lets agents set it only on a published home. */
const withoutPublishing: Filter = { status: { _in: ['draft', 'review', 'on_hold', 'sold'] } };

const setByDirectus = ['id', 'listed_on', 'date_created', 'date_updated', 'user_created', 'user_updated', 'price_history', ...copiedFields];

/** Not `*` where published rows of a table are read as well: Directus would then search all fields of those too. */
const publicFields = (table: string) => contentCollections.flatMap(listTables).find(({ name }) => name === table)?.publicFields ?? [];

const [{ sections } = { sections: [] }] = listTables(property);
export const writableFields = [...publicFields('property'), ...sections, 'private'].filter((name) => !setByDirectus.includes(name));

/** What an agent may change on an own listing while it is public. All else has to go back to review first. */
export const changeableWhilePublic = [
	'status',
	'price_checked_on',
	'expires_on',
	'furnished',
	'tour',
	'film',
	'film_poster',
	'images',
	'amenities',
	'private',
];

const partsWhilePublic = ['property_files', 'property_amenity'];
const partsBeforePublication = ['property_translations', 'property_payment_plan'];

/** The commission is not among these: an agent proposes it before publication, and the office agrees to it. */
const ownerFields = ['owner_name', 'owner_phone', 'source', 'internal_notes'];

const ownListings = [
	allow('create', 'property', {
		fields: writableFields,
		validation: { _and: [staysMine, { status: { _in: ['draft', 'review', 'on_hold'] } }] },
		presets: { agent: me },
	}),
	allow('read', 'property', { permissions: mine, fields: [...publicFields('property'), ...sections, 'private'] }),
	allow('update', 'property', {
		permissions: mineBeforePublication(),
		fields: writableFields,
		validation: { _and: [withoutPublishing, staysMine] },
	}),
	allow('update', 'property', { permissions: mine, fields: [...changeableWhilePublic, ...sections], validation: withoutPublishing }),
	...partsBeforePublication.flatMap((name) =>
		allowAll(['create', 'update', 'delete'], name, { permissions: mineBeforePublication('property_id') }),
	),
	...partsWhilePublic.flatMap((name) => allowAll(['create', 'update', 'delete'], name, { permissions: { property_id: mine } })),
	...[...partsBeforePublication, ...partsWhilePublic].map((name) =>
		allow('read', name, { permissions: { property_id: mine }, fields: publicFields(name) }),
	),
	allow('read', 'price_history', { permissions: { property: mine }, fields: publicFields('price_history') }),
	allow('create', 'property_private', { fields: ['property', ...ownerFields] }),
	allow('read', 'property_private', { permissions: { property: mine } }),
	allow('update', 'property_private', { permissions: { property: mine }, fields: ownerFields }),
	allow('update', 'property_private', { permissions: mineBeforePublication('property'), fields: ['commission'] }),
];

/** Buttons and sections of a form do not work unless they may be changed. */
const furniture = (collection: Collection) =>
	collection.fields.filter(({ schema, relation }) => !schema && !relation).map(({ name }) => name);

const worksOn = (collection: Collection) => ['progress', 'lost_reason', 'follow_up_at', 'internal_notes', ...furniture(collection)];

/** What an agent enters after a call. */
const entered = ['agent', 'intent', 'property', 'project', ...listVisitorFields(enquiry), ...worksOn(enquiry), ...recordedOnArrival];

const ownLeads = [
	allow('create', 'enquiry', { fields: entered, validation: staysMine, presets: { agent: me } }),
	allow('read', 'enquiry', { permissions: mine, fields: withoutPerson(enquiry) }),
	allow('update', 'enquiry', { permissions: mine, fields: [...worksOn(enquiry), 'viewing_at'] }),
	allow('update', 'enquiry', { permissions: { _and: [mine, enteredByHand] }, fields: listVisitorFields(enquiry) }),
	allow('read', 'listing_submission', { permissions: mine, fields: withoutPerson(listingSubmission) }),
	allow('update', 'listing_submission', { permissions: mine, fields: [...worksOn(listingSubmission), 'make_listing'] }),
	allow('read', 'listing_submission_files', { permissions: { listing_submission_id: mine } }),
	allow('read', leadEvent.name, { permissions: { _or: [{ enquiry: mine }, { listing_submission: mine }] } }),
];

const agentPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000004',
	name: 'Works on their own listings · عقاراته وطلبات عملائه',
	icon: 'support_agent',
	description:
		'Own properties with their owners, own enquiries and offered properties. Publishing is for editors. · عقاراته وملاكها وطلبات عملائه والعقارات المعروضة عليه، والنشر للمحررين.',
	app_access: true,
	permissions: [
		...ownListings,
		...ownLeads,
		// With the label that staff see.
		allow('read', 'payment_plan', { permissions: publicRows(paymentPlan) }),
		readsListingCounts({ property: mine }),
		allow('read', 'agent', { permissions: { id: { _eq: me } }, fields: publicFields('agent') }),
		allow('update', 'agent', { permissions: { id: { _eq: me } }, fields: ['photo', 'phone', 'whatsapp', 'email', 'languages'] }),
		upload(folders(FOLDER.properties)),
		allow('read', 'directus_files', {
			permissions: { _or: [{ uploaded_by: { _eq: '$CURRENT_USER' } }, { offered_in: { _some: { listing_submission_id: mine } } }] },
			fields: [...staffFileFields, 'offered_in'],
		}),
		allow('update', 'directus_files', {
			permissions: { uploaded_by: { _eq: '$CURRENT_USER' } },
			fields: ['title', 'alt_en', 'alt_ar', 'focal_point_x', 'focal_point_y'],
		}),
		allow('read', 'directus_folders'),
		...readsDashboards(DASHBOARD.agent),
	],
};

export const agentRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000003',
	name: 'Agent · مستشار عقاري',
	icon: 'support_agent',
	description: 'Own properties and own enquiries. · عقاراته وطلبات عملائه.',
	policies: [publishedPolicy, agentPolicy],
};
