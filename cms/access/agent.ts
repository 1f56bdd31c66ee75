import { FOLDER } from '../schema/collections/common.ts';
import { property } from '../schema/collections/property.ts';
import { allow, allowAll, type Filter, type Policy, type Role } from './permission.ts';
import { publishedPolicy } from './published.ts';
import { tablesOf } from './tables.ts';

const me = '$CURRENT_USER.agent';
const mine: Filter = { agent: { _eq: me } };

/** An agent hands a listing in; publishing it is the editors' word. */
const withoutPublishing: Filter = { status: { _in: ['draft', 'review', 'on_hold', 'sold'] } };

/** What an agent may know of a person: their requests only as far as they are the agent's own. */
const theirs = ['id', 'name', 'phone', 'email', 'language', 'enquiries', 'offered'];

const parts = tablesOf(property).filter((table) => table.ownerKey !== null);

const agentPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000004',
	name: 'Works on their own listings',
	icon: 'support_agent',
	description: 'Own properties with their private fields, own enquiries and offered properties. Publishing is for editors.',
	app_access: true,
	permissions: [
		allow('create', 'property', { validation: { _and: [mine, withoutPublishing] }, presets: { agent: me } }),
		allow('read', 'property', { permissions: mine }),
		allow('update', 'property', { permissions: mine, validation: { _and: [withoutPublishing, mine] } }),
		...parts.flatMap((table) => allowAll(['create', 'read', 'update', 'delete'], table.name, { permissions: { property_id: mine } })),
		allow('read', 'price_history', { permissions: { property: mine } }),
		allow('read', 'enquiry', { permissions: mine }),
		allow('update', 'enquiry', { permissions: mine, fields: ['progress', 'internal_notes'] }),
		allow('read', 'listing_submission', { permissions: mine }),
		allow('update', 'listing_submission', { permissions: mine, fields: ['progress', 'internal_notes'] }),
		allow('read', 'listing_submission_files', { permissions: { listing_submission_id: mine } }),
		allow('read', 'person', { permissions: { _or: [{ enquiries: { _some: mine } }, { offered: { _some: mine } }] }, fields: theirs }),
		allow('read', 'payment_plan'),
		allow('read', 'agent', { permissions: { id: { _eq: me } } }),
		allow('update', 'agent', { permissions: { id: { _eq: me } }, fields: ['photo', 'phone', 'whatsapp', 'email', 'languages'] }),
		allow('create', 'directus_files', { validation: { folder: { _in: [FOLDER.properties, FOLDER.people] } } }),
		allow('read', 'directus_files', {
			permissions: { _or: [{ uploaded_by: { _eq: '$CURRENT_USER' } }, { offered_in: { _some: { listing_submission_id: mine } } }] },
		}),
		allow('update', 'directus_files', {
			permissions: { uploaded_by: { _eq: '$CURRENT_USER' } },
			fields: ['title', 'alt_en', 'alt_ar', 'focal_point_x', 'focal_point_y'],
		}),
		allow('read', 'directus_folders'),
	],
};

export const agentRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000003',
	name: 'Agent',
	icon: 'support_agent',
	description: 'Own properties and own enquiries.',
	policies: [publishedPolicy, agentPolicy],
};
