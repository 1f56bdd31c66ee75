import { propertyPrivate } from '../schema/collections/property.ts';
import { allow, allowAll, type Policy, type Role } from './permission.ts';
import { withoutSystem } from './system.ts';
import { contentCollections, inboxCollections, staffCollections, tablesOf } from './tables.ts';

const readOnly = ['price_history', 'languages'];
const tables = [...contentCollections.filter(({ name }) => !readOnly.includes(name)), propertyPrivate].flatMap(tablesOf);
const leads = [...inboxCollections, ...staffCollections.filter((collection) => collection !== propertyPrivate)].flatMap(tablesOf);

const editorPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000003',
	name: 'Edits content',
	icon: 'edit_note',
	description: 'Everything shown on the site, its files, and what visitors send.',
	app_access: true,
	permissions: [
		...tables.flatMap(({ name }) => allowAll(['create', 'read', 'update', 'delete'], name)),
		...leads.flatMap(({ name }) => allowAll(['read', 'update'], name)),
		allow('read', 'price_history'),
		allow('read', 'languages'),
		allow('read', 'content_change'),
		...allowAll(['create', 'read', 'update', 'delete'], 'directus_files'),
		...allowAll(['create', 'read', 'update', 'delete'], 'directus_folders'),
		allow('read', 'directus_users', {
			permissions: withoutSystem,
			fields: ['id', 'first_name', 'last_name', 'email', 'avatar', 'role', 'status', 'agent'],
		}),
		allow('read', 'directus_roles', { fields: ['id', 'name', 'icon'] }),
	],
};

export const editorRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000002',
	name: 'Editor',
	icon: 'edit_note',
	description: 'Writes and publishes everything on the site.',
	policies: [editorPolicy],
};
