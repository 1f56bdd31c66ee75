import { folders, staffFileFields, uploadedByMe } from './files.ts';
import { allow, allowAll, type Filter, type Policy } from './permission.ts';

/**
 * Only administrators change name, address, role and status. Directus writes `tfa_secret` when somebody sets up one-time codes, and refuses the
 * field in every other HTTP request.
 */
const ownSettings = [
	'language',
	'text_direction',
	'password',
	'avatar',
	'tfa_secret',
	'email_notifications',
	'appearance',
	'theme_light',
	'theme_dark',
	'theme_light_overrides',
	'theme_dark_overrides',
];

const me: Filter = { id: { _eq: '$CURRENT_USER' } };

/** Profile pictures: without a folder, as Studio uploads them, or in the folder of people's pictures. */
const ownPictures: Filter = { _and: [uploadedByMe, folders()] };

/** Part of every staff role. */
export const ownAccountPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000006',
	name: 'Own account · الحساب الشخصي',
	icon: 'account_circle',
	description: 'Own language, password, picture, theme and one-time codes. · اللغة وكلمة المرور والصورة والمظهر ورموز الدخول.',
	app_access: true,
	permissions: [
		allow('read', 'directus_users', {
			permissions: me,
			fields: [...ownSettings, 'id', 'first_name', 'last_name', 'email', 'role', 'status', 'agent'],
		}),
		allow('update', 'directus_users', { permissions: me, fields: ownSettings }),
		allow('read', 'directus_files', { permissions: uploadedByMe, fields: staffFileFields }),
		...allowAll(['update', 'delete'], 'directus_files', { permissions: ownPictures, fields: ['title', 'description', 'alt_en', 'alt_ar'] }),
	],
};
