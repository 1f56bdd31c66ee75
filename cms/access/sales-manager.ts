import { FOLDER } from '../schema/collections/common.ts';
import { enquiry, listingSubmission } from '../schema/collections/inbox.ts';
import { readsCounts } from './counts.ts';
import { DASHBOARD, readsDashboards } from './dashboards.ts';
import { folders, staffFileFields, upload } from './files.ts';
import { leadsPolicy } from './leads.ts';
import { allow, type Filter, type Policy, type Role } from './permission.ts';
import { publishedPolicy } from './published.ts';

const sentByVisitors: Filter = { folder: { _eq: FOLDER.inbox } };

/** Rights on revisions cannot depend on rows: these are the collections that a sales manager may read completely. */
const historyOfLeads: Filter = { collection: { _in: [enquiry.name, listingSubmission.name] } };

const salesManagerPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000008',
	name: 'Leads the sales team · إدارة المبيعات',
	icon: 'groups',
	description:
		'All agents, the photographs of offered properties, and who changed what in leads. · كل المستشارين وصور العقارات المعروضة وسجل تعديلات الطلبات.',
	app_access: true,
	permissions: [
		...readsCounts,
		allow('read', 'agent'),
		allow('read', 'agent_translations'),
		upload(folders(FOLDER.inbox)),
		// Without `offered_in`, Studio shows no photographs of an offered property.
		allow('read', 'directus_files', { permissions: sentByVisitors, fields: [...staffFileFields, 'offered_in'] }),
		allow('update', 'directus_files', { permissions: sentByVisitors, fields: ['title', 'description', 'alt_en', 'alt_ar'] }),
		allow('read', 'directus_folders'),
		allow('read', 'directus_revisions', { permissions: historyOfLeads }),
		allow('read', 'directus_activity', { permissions: historyOfLeads }),
		...readsDashboards(DASHBOARD.salesManager),
	],
};

export const salesManagerRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000004',
	name: 'Sales manager · مدير المبيعات',
	icon: 'leaderboard',
	description: 'Every lead, and which agent it belongs to; no content. · كل طلبات العملاء وتوزيعها على المستشارين، دون المحتوى.',
	policies: [publishedPolicy, leadsPolicy, salesManagerPolicy],
};
