import { junctionOrder, serialKey, translationStamp, withAutomaticFields } from './automatic.ts';
import { folders, systemFields } from './collections/machinery.ts';
import { type Collection, type Field, t } from './define.ts';
import type { CollectionPayload, FieldPayload, Payloads, PresetPayload, RelationPayload } from './payloads.ts';
import { previewUrl } from './previews.ts';
import { belongsTo } from './relations.ts';
import { nameTranslations, needed, refusalStrings, StudioStrings } from './strings.ts';

export function compile(model: Collection[]): Payloads {
	const strings = new StudioStrings();
	const tables = model.flatMap((collection, position) => [parentTable(collection, position), ...childTables(collection)]);
	const payloads = {
		collections: [...folders.map(folderPayload), ...tables.map(tablePayload)],
		systemFields: Object.entries(systemFields).flatMap(([collection, fields]) =>
			fields.map((field, index) => fieldPayload(collection, field, 100 + index)),
		),
		relations: [
			...tables.flatMap((table) => buildRelations(table, tables)),
			...Object.entries(systemFields).flatMap(([name, fields]) => buildRelations({ name, fields, meta: {} }, tables)),
		],
		presets: model.filter((collection) => collection.columns).map(listPayload),
	};
	return { ...strings.translate(payloads), strings: [...strings.payloads(), ...refusalStrings] };
}

type Table = { name: string; fields: Field[]; meta: Record<string, unknown> };

/**
 * A form cannot require texts of both languages: it would report other missing fields first, and those only at the second try. So for published records
 * the form requires nothing, and the publish-review extension reports everything at once.
 */
function leaveToReview({ audience, statuses, publicStatuses = ['published'], translated = [], partOf }: Collection, field: Field): Field {
	const isReviewed = audience === 'content' && statuses && !partOf && translated.some(({ meta }) => meta.required);
	if (!isReviewed || !field.meta.required) return field;
	const condition = { name: 'Published', rule: { _and: [{ status: { _in: [...publicStatuses] } }] }, required: false };
	const { validation, conditions = [] } = field.meta;
	// Studio checks this before it asks Directus, and then shows it alone.
	const orEmpty = validation && { validation: { _or: [validation, { [field.name]: { _null: true } }] } };
	return { ...field, meta: { ...field.meta, ...orEmpty, conditions: [...conditions, condition] } };
}

const hiddenTable = (icon: string) => ({ icon, hidden: true, accountability: null });

function parentTable(collection: Collection, position: number): Table {
	return {
		name: collection.name,
		fields: withAutomaticFields({ ...collection, fields: collection.fields.map((field) => leaveToReview(collection, field)) }),
		meta: {
			icon: collection.icon,
			note: collection.note ?? null,
			hidden: collection.hidden ?? false,
			singleton: collection.singleton ?? false,
			group: collection.folder ?? null,
			sort: position + 1,
			display_template: collection.template ?? null,
			preview_url: previewUrl(collection.name),
			versioning: previewUrl(collection.name) !== null,
			translations: nameTranslations(collection.label),
			accountability: collection.audience === 'internal' ? null : 'all',
			sort_field: collection.sorted ? 'sort' : null,
			...(collection.statuses && {
				archive_field: 'status',
				archive_value: 'archived',
				unarchive_value: 'draft',
				archive_app_filter: true,
			}),
		},
	};
}

function childTables(collection: Collection): Table[] {
	const owner = (onDelete: 'CASCADE' = 'CASCADE'): Field =>
		belongsTo(`${collection.name}_id`, collection.label, collection.name, { hidden: true, onDelete });
	const junctions = collection.fields.flatMap((field) =>
		field.relation?.kind === 'many'
			? [
					{
						name: field.relation.junction,
						fields: [serialKey, owner(), junctionTarget(field.relation.to), junctionOrder],
						meta: hiddenTable('link'),
					},
				]
			: [],
	);
	if (!collection.translated) return junctions;
	const fields = [serialKey, owner(), languageKey, ...collection.translated, translationStamp];
	return [{ name: `${collection.name}_translations`, fields, meta: { ...hiddenTable('translate'), accountability: 'all' } }, ...junctions];
}

const languageKey: Field = {
	...belongsTo('languages_code', t('Language', 'اللغة'), 'languages', { hidden: true, template: '{{name}}', onDelete: 'NO ACTION' }),
	type: 'string',
	schema: { is_nullable: true, is_indexed: true, max_length: 10 },
};

function junctionTarget(to: string): Field {
	const target = belongsTo(`${to}_id`, t('Linked', 'مرتبط'), to, { hidden: true, onDelete: 'CASCADE' });
	// Our own display: a photograph with its alternative texts.
	return to === 'directus_files' ? { ...target, type: 'uuid', meta: { ...target.meta, display: 'pn-photo', display_options: {} } } : target;
}

function buildRelations(table: Table, tables: Table[]): RelationPayload[] {
	return table.fields.flatMap((field) => {
		if (field.relation?.kind !== 'one') return [];
		const { to, onDelete } = field.relation;
		return [
			{
				collection: table.name,
				field: field.name,
				related_collection: to,
				meta: farSide(table, field, to, tables),
				schema: { on_delete: onDelete },
			},
		];
	});
}

/** The field on the other side of a relation: texts, junction or children. */
function farSide(table: Table, field: Field, to: string, tables: Table[]): Record<string, unknown> {
	const none = { one_field: null, sort_field: null, junction_field: null, one_deselect_action: 'nullify' };
	if (table.name.endsWith('_translations'))
		return field.name === 'languages_code'
			? { ...none, junction_field: table.fields[1]?.name }
			: { ...none, one_field: 'translations', junction_field: 'languages_code', one_deselect_action: 'delete' };
	for (const { name, fields } of tables)
		for (const alias of fields) {
			if (alias.relation?.kind === 'many' && alias.relation.junction === table.name) {
				const [mine, theirs] = [`${name}_id`, `${alias.relation.to}_id`];
				return field.name === mine
					? { ...none, one_field: alias.name, sort_field: 'sort', junction_field: theirs, one_deselect_action: 'delete' }
					: { ...none, one_field: systemAlias(table, field), junction_field: mine };
			}
			if (alias.relation?.kind === 'children' && alias.relation.of === table.name && alias.relation.via === field.name && name === to)
				return { ...none, one_field: alias.name, sort_field: alias.relation.sortField ?? null, one_deselect_action: 'delete' };
		}
	return none;
}

/** The name of our junction's field on Directus's own collection. */
const systemAlias = (table: Table, field: Field): string | null =>
	Object.values(systemFields)
		.flat()
		.find(({ relation }) => relation?.kind === 'children' && relation.of === table.name && relation.via === field.name)?.name ?? null;

const folderPayload = ({ name, label, icon, sort }: (typeof folders)[number]): CollectionPayload => ({
	collection: name,
	meta: { icon, sort, hidden: false, translations: nameTranslations(label), collapse: name === 'group_machinery' ? 'closed' : 'open' },
	schema: null,
	fields: [],
});

const tablePayload = (table: Table): CollectionPayload => ({
	collection: table.name,
	meta: table.meta,
	schema: {},
	fields: table.fields.map((field, index) => fieldPayload(table.name, field, index + 1)),
});

/** Required, without any other rule or message, including uniqueness. */
const isSilent = ({ meta, schema }: Field) => meta.required && !meta.validation && !schema?.is_unique;

function fieldPayload(collection: string, field: Field, sort: number): FieldPayload {
	const meta = {
		hidden: false,
		readonly: false,
		required: false,
		group: null,
		note: null,
		conditions: null,
		...(isSilent(field) && { validation_message: needed }),
		...field.meta,
		sort,
		translations: nameTranslations(field.label),
	};
	return { collection, field: field.name, type: field.type, meta, schema: field.schema };
}

/** In pixels, so that the most important columns are visible on a small screen. */
const columnWidths: Record<string, number> = {
	...Object.fromEntries(['images', 'image', 'photo', 'logo'].map((name) => [name, 72])),
	...Object.fromEntries(['name_en', 'name_ar'].map((name) => [name, 200])),
	translations: 240,
	reference: 140,
	price: 120,
	price_checked_on: 120,
	status: 130,
	kind: 320,
};
const COLUMN_WIDTH = 150;

export function listPayload({ name, columns: fields = [], order = ['-date_created'] }: Collection): PresetPayload {
	const widths = Object.fromEntries(fields.map((field) => [field, columnWidths[field] ?? COLUMN_WIDTH]));
	return {
		collection: name,
		layout: 'tabular',
		layout_query: { tabular: { fields, sort: order, limit: 25 } },
		layout_options: { tabular: { widths, spacing: 'cozy' } },
	};
}
