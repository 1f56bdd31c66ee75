import { enquiry, jobApplication, listingSubmission, subscription } from '../schema/collections/inbox.ts';
import { allow, allowAll, type Filter, type Permission } from './permission.ts';
import { contentCollections } from './tables.ts';

const NOTICES = 'site_notice';

/** A notice is shown to those who can act on its collection. A notice without one is about all requests. */
const ofContent = [...contentCollections.map(({ name }) => name), 'directus_files'];
const ofLeads = [enquiry, listingSubmission, subscription].map(({ name }) => name);

const about = (collections: string[]): Filter => ({ collection: { _in: collections } });

const reads = (rows: Filter): Permission => allow('read', NOTICES, { permissions: rows });

export const readsNoticesOfContent = reads(about(ofContent));
export const readsNoticesOfLeads = reads({ _or: [about(ofLeads), { collection: { _null: true } }] });
export const readsNoticesOfApplications = reads(about([jobApplication.name]));

/** Directus sets when staff were notified. */
const written = ['key', 'kind', 'collection', 'item', 'field', 'reason', 'rows', 'since'];

export const writesNotices: Permission[] = [
	...allowAll(['create', 'update'], NOTICES, { fields: written }),
	allow('read', NOTICES, { fields: ['id', ...written] }),
	allow('delete', NOTICES),
];

export type NoticeAudience = 'content' | 'leads' | 'applications';

export const findAudience = (collection: unknown): NoticeAudience =>
	collection === jobApplication.name ? 'applications' : ofContent.includes(String(collection)) ? 'content' : 'leads';
