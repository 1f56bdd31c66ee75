import type { Collection } from '../schema/define.ts';
import { PUBLIC_FOLDERS, publicFileFields } from './files.ts';
import { allow, type Filter, type Permission, type Policy } from './permission.ts';
import { contentCollections, listTables } from './tables.ts';

/** A part is public if the row it belongs to is. */
export function publicRows(collection: Collection): Filter {
	const own = collection.statuses ? { status: { _in: [...(collection.publicStatuses ?? ['published'])] } } : {};
	const parent = collection.partOf;
	const owner = parent && contentCollections.find(({ name }) => name === parent.collection);
	if (!parent || !owner) return own;
	const inherited = { [parent.key]: publicRows(owner) };
	return collection.statuses ? { _and: [own, inherited] } : inherited;
}

const readable: Permission[] = contentCollections.flatMap((collection) => {
	const rows = publicRows(collection);
	const isOpen = Object.keys(rows).length === 0;
	return listTables(collection).map((table) =>
		allow('read', table.name, {
			fields: [...table.publicFields, ...table.sections],
			permissions: table.ownerKey && !isOpen ? { [table.ownerKey]: rows } : rows,
		}),
	);
});

const files = allow('read', 'directus_files', {
	fields: publicFileFields,
	permissions: { folder: { _in: PUBLIC_FOLDERS } },
});

export const publishedPolicy: Policy = {
	id: 'a1c00000-0000-4000-8000-000000000001',
	name: 'Reads what is published · قراءة المنشور',
	icon: 'public',
	description: 'Published rows and public fields of the content, and files of the public folders. · المحتوى المنشور وحقوله العامة وملفاته.',
	app_access: false,
	permissions: [...readable, files],
};
