import { newsletter } from '../schema/collections/newsletter.ts';
import { fieldsWithout } from './leads.ts';
import { allow, type Filter, type Permission } from './permission.ts';

const counted = ['recipients', 'sent', 'refused', 'sent_at'];
/** A test goes to the person who asks for it, whom Directus records. */
const tested = ['test_to', 'test_asked_at', 'test_sent_at'];
const written = fieldsWithout(newsletter, ...counted, ...tested);

const draft: Filter = { state: { _eq: 'draft' } };
const toBeSent: Filter = { state: { _eq: 'sending' } };
const toBeTested: Filter = { _and: [{ test_asked_at: { _nnull: true } }, { test_sent_at: { _null: true } }] };

/** Editable until it is sent. */
export const writesNewsletters: Permission[] = [
	allow('create', newsletter.name, { fields: written, validation: draft }),
	allow('read', newsletter.name),
	allow('update', newsletter.name, { permissions: draft, fields: written, validation: { state: { _in: ['draft', 'sending'] } } }),
	allow('delete', newsletter.name, { permissions: draft }),
];

const read = newsletter.fields.filter(({ schema }) => schema).map(({ name }) => name);

/** The site sends newsletters and reports the counts. */
export const sendsNewsletters: Permission[] = [
	allow('read', newsletter.name, { permissions: { _or: [toBeSent, toBeTested] }, fields: ['id', ...read] }),
	allow('update', newsletter.name, { permissions: toBeSent, fields: ['state', ...counted] }),
	allow('update', newsletter.name, { permissions: toBeTested, fields: ['test_asked_at', 'test_sent_at'] }),
];
