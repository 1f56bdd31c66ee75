import { newsletter } from '../schema/collections/newsletter.ts';
import { fieldsWithout } from './leads.ts';
import { allow, type Filter, type Permission } from './permission.ts';

const counted = ['recipients', 'sent', 'refused', 'sent_at'];
const written = fieldsWithout(newsletter, ...counted);

const draft: Filter = { state: { _eq: 'draft' } };
const toBeSent: Filter = { state: { _eq: 'sending' } };

/** Written until it is sent. */
export const writesNewsletters: Permission[] = [
	allow('create', newsletter.name, { fields: written, validation: draft }),
	allow('read', newsletter.name),
	allow('update', newsletter.name, { permissions: draft, fields: written, validation: { state: { _in: ['draft', 'sending'] } } }),
	allow('delete', newsletter.name, { permissions: draft }),
];

const read = newsletter.fields.filter(({ schema }) => schema).map(({ name }) => name);

/** The site sends what is to be sent, and counts. */
export const sendsNewsletters: Permission[] = [
	allow('read', newsletter.name, { permissions: toBeSent, fields: ['id', ...read] }),
	allow('update', newsletter.name, { permissions: toBeSent, fields: ['state', ...counted] }),
];
