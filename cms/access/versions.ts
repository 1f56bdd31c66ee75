import { previewPath } from '../schema/previews.ts';
import { allow, allowAll, type Filter, type Permission } from './permission.ts';
import { contentCollections } from './tables.ts';

const VERSIONS = 'directus_versions';

const ofContent: Filter = { collection: { _in: contentCollections.map(({ name }) => name).filter((name) => previewPath(name)) } };

/** Unpublished versions of content. Rights on versions cannot depend on rows, so only those who may write all content have them. The extension `version-contents` checks what a version contains. */
export const writesVersions: Permission[] = [
	allow('create', VERSIONS, { fields: ['id', 'key', 'name', 'collection', 'item', 'hash'], validation: ofContent }),
	...allowAll(['read', 'delete'], VERSIONS, { permissions: ofContent }),
	allow('update', VERSIONS, { permissions: ofContent, fields: ['key', 'name'] }),
];
