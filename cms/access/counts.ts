import { listingCount, searchCount } from '../schema/collections/counts.ts';
import type { Collection } from '../schema/define.ts';
import { COUNTED_DAYS } from '../schema/limits.ts';
import { allow, type Filter, type Permission } from './permission.ts';

const old: Filter = { day: { _lt: `$NOW(-${COUNTED_DAYS} days)` } };

const listColumns = ({ fields }: Collection) => fields.map(({ name }) => name);

/** The site counts and deletes old rows. Directus counts enquiries. */
const counts = (collection: Collection, counted: string): Permission[] => [
	allow('create', collection.name, { fields: listColumns(collection).filter((name) => name !== 'enquiries') }),
	allow('read', collection.name, { fields: ['id', 'key', 'day', counted] }),
	allow('update', collection.name, { fields: [counted] }),
	allow('delete', collection.name, { permissions: old }),
];

export const countsVisits: Permission[] = [...counts(listingCount, 'views'), ...counts(searchCount, 'times')];

export const readsListingCounts = (permissions: Filter = {}): Permission =>
	allow('read', listingCount.name, { permissions, fields: ['id', ...listColumns(listingCount)] });

export const readsCounts: Permission[] = [readsListingCounts(), allow('read', searchCount.name)];
