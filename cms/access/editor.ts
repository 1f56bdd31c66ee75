import { FOLDER } from '../schema/collections/common.ts';
import { person } from '../schema/collections/inbox.ts';
import { newsletter } from '../schema/collections/newsletter.ts';
import { setting } from '../schema/collections/setting.ts';
import { readsCounts } from './counts.ts';
import { DASHBOARD, readsDashboards } from './dashboards.ts';
import { upload } from './files.ts';
import { leadsPolicy } from './leads.ts';
import { writesNewsletters } from './newsletters.ts';
import { readsNoticesOfContent } from './notices.ts';
import { allow, allowAll, type Filter, type Permission, type Policy, type Role } from './permission.ts';
import { teachesSearchWords } from './search-words.ts';
import { withoutSystem } from './system.ts';
import { contentCollections, listTables, staffCollections } from './tables.ts';
import { writesVersions } from './versions.ts';

const tables = [
	...contentCollections.filter(({ name }) => name !== 'price_history' && name !== 'languages'),
	...staffCollections.filter(({ name }) => name !== person.name && name !== newsletter.name),
].flatMap(listTables);
const isSetting = ({ name }: { name: string }) => name === setting.name;

/** `_neq` alone would exclude files without a folder. */
const withoutCvs: Filter = { _or: [{ folder: { _null: true } }, { folder: { _neq: FOLDER.applications } }] };

/** Folders that access rules name cannot be deleted: their files would become files without a folder. */
const foldersOfTheirOwn: Filter = { id: { _nin: Object.values(FOLDER) } };

const content: Permission[] = [
	...tables.filter((table) => !isSetting(table)).flatMap(({ name }) => allowAll(['create', 'read', 'update', 'delete'], name)),
	// The installation's own settings are not for editors: changing them could bring sample content back.
	...tables
		.filter(isSetting)
		.flatMap(({ name, publicFields, sections }) => [
			allow('read', name),
			...allowAll(['create', 'update'], name, { fields: [...publicFields, ...sections] }),
		]),
	...writesNewsletters,
	// Directus writes the price history; editors may delete a mistyped price.
	...allowAll(['read', 'delete'], 'price_history'),
	allow('read', 'languages'),
	allow('read', 'content_change'),
];

/** Rights on revisions cannot depend on rows, only on collections: these are the ones whose rows and fields an editor may read completely. */
const history: Filter = {
	collection: {
		_in: [...content, ...leadsPolicy.permissions]
			.filter(({ action, permissions, fields }) => action === 'read' && fields.includes('*') && Object.keys(permissions).length === 0)
			.map(({ collection }) => collection),
	},
};

const editorPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000003',
	name: 'Edits content · تحرير المحتوى',
	icon: 'edit_note',
	description: 'Everything shown on the site with its files, and who changed what. · كل ما يظهر في الموقع وملفاته، وسجل التعديلات.',
	app_access: true,
	permissions: [
		...content,
		...teachesSearchWords,
		...writesVersions,
		...readsCounts,
		allow('read', 'directus_revisions', { permissions: history }),
		allow('read', 'directus_activity', { permissions: history }),
		upload(withoutCvs),
		...allowAll(['read', 'delete'], 'directus_files', { permissions: withoutCvs }),
		allow('update', 'directus_files', { permissions: withoutCvs, validation: withoutCvs }),
		...allowAll(['create', 'read'], 'directus_folders'),
		...allowAll(['update', 'delete'], 'directus_folders', { permissions: foldersOfTheirOwn }),
		allow('read', 'directus_users', {
			permissions: withoutSystem,
			fields: ['id', 'first_name', 'last_name', 'email', 'avatar', 'role', 'status', 'agent'],
		}),
		allow('read', 'directus_roles', { fields: ['id', 'name', 'icon', 'description'] }),
		readsNoticesOfContent,
		...readsDashboards(DASHBOARD.editor),
	],
};

export const editorRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000002',
	name: 'Editor · محرر',
	icon: 'edit_note',
	description: 'Writes and publishes everything on the site, and works on leads. · يكتب وينشر كل ما في الموقع ويتابع طلبات العملاء.',
	policies: [editorPolicy, leadsPolicy],
};
