import { FOLDED_TEXT } from '../schema/automatic.ts';
import { FOLDER } from '../schema/collections/common.ts';
import { career } from '../schema/collections/editorial.ts';
import { jobApplication } from '../schema/collections/inbox.ts';
import { DASHBOARD, readsDashboards } from './dashboards.ts';
import { folders, staffFileFields, upload } from './files.ts';
import { handleRequests, withoutPerson } from './leads.ts';
import { readsNoticesOfApplications } from './notices.ts';
import { allow, type Filter, type Policy, type Role } from './permission.ts';
import { listTables } from './tables.ts';

const any: Filter = { id: { _nnull: true } };
/** People who also contacted agents are for administrators only. */
const askedNothing: Filter[] = [{ enquiries: { _none: any } }, { offered: { _none: any } }];
const cvs: Filter = { folder: { _eq: FOLDER.applications } };

const hrPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000009',
	name: 'Works on job applications · طلبات التوظيف',
	icon: 'badge',
	description:
		'Applications with their CVs, the people who applied, and all careers to read. Deleting a person who did nothing else erases everything they sent. · طلبات التوظيف وسيرها الذاتية وأصحابها، وقراءة كل الوظائف.',
	app_access: true,
	permissions: [
		...handleRequests(jobApplication, withoutPerson(jobApplication)),
		allow('delete', jobApplication.name),
		allow('read', 'person', {
			permissions: { _and: [{ applications: { _some: any } }, ...askedNothing] },
			// Phone and address are in the application; those of the person may come from requests to agents.
			fields: ['id', 'name', 'applications', 'erasure_notice', 'date_created', FOLDED_TEXT],
		}),
		// When Directus checks this right for the last time, their applications are already deleted.
		allow('delete', 'person', { permissions: { _and: askedNothing } }),
		...listTables(career).map(({ name }) => allow('read', name)),
		allow('read', 'languages'),
		readsNoticesOfApplications,
		upload(folders(FOLDER.applications)),
		allow('read', 'directus_files', { permissions: cvs, fields: staffFileFields }),
		allow('read', 'directus_folders'),
		...readsDashboards(DASHBOARD.hr),
	],
};

export const hrRole: Role = {
	id: 'a1d00000-0000-4000-8000-000000000005',
	name: 'HR · الموارد البشرية',
	icon: 'badge',
	description: 'Job applications and nothing else of what visitors send. · طلبات التوظيف وحدها مما يرسله الزوار.',
	policies: [hrPolicy],
};
