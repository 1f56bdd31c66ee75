import { contentCollections, listTables } from '#cms/access/tables.ts';
import { copiedFields } from '#cms/schema/automatic.ts';
import type { Collection } from '#cms/schema/define.ts';

/** How the tables of one collection form one document: own columns, texts by language, and ordered lists. */
export type Layout = {
	collection: string;
	singleton: boolean;
	columns: string[];
	publicStatuses: readonly string[] | null;
	texts: { table: string; ownerKey: string; columns: string[] } | null;
	/** Ids of linked rows, in order. */
	links: { name: string; table: string; ownerKey: string; targetKey: string }[];
	/** Rows that are part of the document. */
	parts: { name: string; table: string; ownerKey: string; columns: string[] }[];
};

/** Collections whose rows are stored inside their owner's document. */
const embedded = new Set(['price_history']);

function buildLayout(collection: Collection): Layout {
	const [own, ...others] = listTables(collection);
	const texts = others.find(({ name }) => name.endsWith('_translations'));
	const unread = new Set([
		'translations',
		...copiedFields,
		...collection.fields.filter(({ schema }) => schema === null).map(({ name }) => name),
	]);
	const ownerKey = `${collection.name}_id`;
	return {
		collection: collection.name,
		singleton: collection.singleton ?? false,
		columns: (own?.publicFields ?? []).filter((name) => !unread.has(name)),
		publicStatuses: collection.statuses ? (collection.publicStatuses ?? ['published']) : null,
		texts: texts ? { table: texts.name, ownerKey, columns: texts.publicFields } : null,
		links: collection.fields.flatMap(({ name, relation }) =>
			relation?.kind === 'many' ? [{ name, table: relation.junction, ownerKey, targetKey: `${relation.to}_id` }] : [],
		),
		parts: collection.fields.flatMap(({ name, relation }) => {
			if (relation?.kind !== 'children' || !embedded.has(relation.of)) return [];
			const part = contentCollections.find((item) => item.name === relation.of);
			return part ? [{ name, table: relation.of, ownerKey: relation.via, columns: listTables(part)[0]?.publicFields ?? [] }] : [];
		}),
	};
}

/** Directus's own table of files: only what pictures need. */
const files: Layout = {
	collection: 'directus_files',
	singleton: false,
	columns: ['id', 'type', 'width', 'height', 'filesize', 'uploaded_on', 'modified_on', 'alt_en', 'alt_ar'],
	publicStatuses: null,
	texts: null,
	links: [],
	parts: [],
};

/** Files first, because other records refer to pictures. */
export const layouts: Layout[] = [
	files,
	...contentCollections.filter(({ name }) => !embedded.has(name) && name !== 'languages').map(buildLayout),
];

export const findLayout = (collection: string): Layout | undefined => layouts.find((layout) => layout.collection === collection);
