import { FOLDER } from '../schema/collections/common.ts';
import { folders, staffFileFields, upload } from './files.ts';
import { leadsPolicy } from './leads.ts';
import { allow, type Filter, type Policy, type Role } from './permission.ts';
import { publishedPolicy } from './published.ts';

const sentByVisitors: Filter = { folder: { _eq: FOLDER.inbox } };

const salesManagerPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000008',
	name: 'Leads the sales team · إدارة المبيعات',
	icon: 'groups',
	description: 'All agents, and the photographs of offered properties. · كل المستشارين وصور العقارات المعروضة.',
	app_access: true,
	permissions: [
		allow('read', 'agent'),
		allow('read', 'agent_translations'),
		upload(folders(FOLDER.inbox)),
		allow('read', 'directus_files', { permissions: sentByVisitors, fields: staffFileFields }),
		allow('update', 'directus_files', { permissions: sentByVisitors, fields: ['title', 'description', 'alt_en', 'alt_ar'] }),
		allow('read', 'directus_folders'),
	],
};

export const salesManagerRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000004',
	name: 'Sales manager · مدير المبيعات',
	icon: 'leaderboard',
	description: 'Every lead, and which agent it belongs to; no content. · كل طلبات العملاء وتوزيعها على المستشارين، دون المحتوى.',
	policies: [publishedPolicy, leadsPolicy, salesManagerPolicy],
};
