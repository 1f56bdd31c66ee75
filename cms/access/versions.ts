import { previewPath } from '../schema/previews.ts';
import { allow, allowAll, type Filter, type Permission } from './permission.ts';
import { contentCollections } from './tables.ts';

const VERSIONS = 'directus_versions';

const ofContent: Filter = { collection: { _in: contentCollections.map(({ name }) => name).filter((name) => previewPath(name)) } };

/** Versions of content that are still to be published. They know no rows: for the person who writes all content. What is in one is looked at by the extension `version-contents`. */
export const writesVersions: Permission[] = [
	allow('create', VERSIONS, { fields: ['id', 'key', 'name', 'collection', 'item', 'hash'], validation: ofContent }),
	...allowAll(['read', 'delete'], VERSIONS, { permissions: ofContent }),
	allow('update', VERSIONS, { permissions: ofContent, fields: ['key', 'name'] }),
];
