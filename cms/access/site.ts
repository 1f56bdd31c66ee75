import { allow, type Policy, type Role } from './permission.ts';
import { publishedPolicy } from './published.ts';
import { inboxCollections } from './tables.ts';

/** Fields only staff write. */
const staffSide = ['progress', 'internal_notes'];

const intakePolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000002',
	name: 'Hands in what visitors send',
	icon: 'inbox',
	description: 'Creates enquiries, offered properties and applications, cannot read them, and follows the list of changes.',
	app_access: false,
	permissions: [
		...inboxCollections.map((collection) =>
			allow('create', collection.name, {
				fields: collection.fields.filter((field) => field.schema && !staffSide.includes(field.name)).map((field) => field.name),
			}),
		),
		allow('read', 'content_change'),
	],
};

export const siteRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000001',
	name: 'Site',
	icon: 'language',
	description: 'The website’s own token.',
	policies: [publishedPolicy, intakePolicy],
};
