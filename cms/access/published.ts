import { FOLDER } from '../schema/collections/common.ts';
import type { Collection } from '../schema/define.ts';
import { allow, type Filter, type Permission, type Policy } from './permission.ts';
import { contentCollections, tablesOf } from './tables.ts';

/** Rows that hang on another row are public when that row is. */
const dependsOn: Record<string, { key: string; owner: string }> = {
	price_history: { key: 'property', owner: 'property' },
	page_block: { key: 'page', owner: 'page' },
};

function publicRows(collection: Collection): Filter {
	const own = collection.statuses ? { status: { _in: [...(collection.publicStatuses ?? ['published'])] } } : {};
	const parent = dependsOn[collection.name];
	const owner = parent && contentCollections.find(({ name }) => name === parent.owner);
	if (!parent || !owner) return own;
	const inherited = { [parent.key]: publicRows(owner) };
	return collection.statuses ? { _and: [own, inherited] } : inherited;
}

const readable: Permission[] = contentCollections.flatMap((collection) => {
	const rows = publicRows(collection);
	const isOpen = Object.keys(rows).length === 0;
	return tablesOf(collection).map((table) =>
		allow('read', table.name, { fields: table.publicFields, permissions: table.ownerKey && !isOpen ? { [table.ownerKey]: rows } : rows }),
	);
});

const { inbox, ...publicFolders } = FOLDER;

const files = allow('read', 'directus_files', {
	fields: [
		'id',
		'title',
		'type',
		'width',
		'height',
		'filesize',
		'filename_download',
		'uploaded_on',
		'modified_on',
		'focal_point_x',
		'focal_point_y',
		'alt_en',
		'alt_ar',
	],
	permissions: { folder: { _in: Object.values(publicFolders) } },
});

export const publishedPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000001',
	name: 'Reads what is published',
	icon: 'public',
	description: 'Published rows and public fields of the content, and files outside the private folder.',
	app_access: false,
	permissions: [...readable, files],
};

export const PRIVATE_FOLDER = inbox;
