import { statuses } from './choices.ts';
import { type Collection, type Field, type Label, t } from './define.ts';
import { disableChoicesWhen } from './fields.ts';
import { limitToValues, numbersBetween, ROW_NUMBERS } from './limits.ts';

/** Our own display: the text in the reader's language (`cms/extensions/text-display`). */
const TEXT_DISPLAY = 'pn-text';

/** Fields that every collection has, so they are not in the collection files. */
const column = (
	name: string,
	label: Field['label'],
	type: string,
	special: string[],
	schema: Field['schema'],
	meta: Partial<Field['meta']> = {},
): Field => ({
	name,
	label,
	type,
	meta: { interface: 'input', special, readonly: true, hidden: true, width: 'half', ...meta },
	schema,
	staffOnly: name.startsWith('user_'),
});

export const serialKey: Field = {
	name: 'id',
	label: t('Number', 'الرقم'),
	type: 'integer',
	meta: { interface: 'input', readonly: true, hidden: true, width: 'half', ...numbersBetween('id', ROW_NUMBERS, true, true) },
	schema: { is_primary_key: true, has_auto_increment: true, is_nullable: false },
};

/** Studio's conditions do not know roles. Agents cannot read this field, so it distinguishes them from editors. */
const madeBySomebody = ['_null', '_nnull'].map((operator) => ({ user_created: { [operator]: true } }));

/** The last matching rule wins: editors may set every status. */
const whatAgentsMaySet = (all: readonly string[]) => [
	disableChoicesWhen(
		{ name: 'Of an agent, not public', rule: { status: { _in: ['draft', 'review', 'on_hold'] } } },
		all,
		'published',
		'sold',
		'archived',
	),
	disableChoicesWhen({ name: 'Of an agent, public', rule: { status: { _in: ['published', 'sold'] } } }, all, 'archived'),
	disableChoicesWhen({ name: 'Of an editor', rule: { _or: madeBySomebody } }, all),
];

function status(values: readonly string[], first: string): Field {
	const choices = values.map((value) => statuses.find((item) => item.value === value)).filter((item) => item !== undefined);
	return {
		name: 'status',
		label: t('Status', 'حالة النشر'),
		type: 'string',
		meta: {
			interface: 'select-dropdown',
			width: 'half',
			required: true,
			...(values.includes('sold') && { conditions: whatAgentsMaySet(values) }),
			options: { choices: choices.map(({ value, label, color }) => ({ text: label, value, color })) },
			display: 'labels',
			display_options: {
				choices: choices.map(({ value, label, color }) => ({ text: label, value, foreground: '#ffffff', background: color })),
			},
			...limitToValues('status', values, true),
		},
		schema: { is_nullable: false, default_value: first, is_indexed: true, max_length: 50 },
	};
}

const sort: Field = column(
	'sort',
	t('Order', 'الترتيب'),
	'integer',
	[],
	{ is_nullable: true, is_indexed: true },
	numbersBetween('sort', { least: 0, most: ROW_NUMBERS.most }, false, true),
);

const stamps: Field[] = [
	column(
		'date_created',
		t('Created', 'تاريخ الإنشاء'),
		'timestamp',
		['date-created'],
		{ is_nullable: true, is_indexed: true },
		{ interface: 'datetime', display: 'datetime', display_options: { relative: true } },
	),
	column(
		'date_updated',
		t('Changed', 'آخر تعديل'),
		'timestamp',
		['date-updated'],
		{ is_nullable: true, is_indexed: true },
		{ interface: 'datetime', display: 'datetime', display_options: { relative: true } },
	),
	column('user_created', t('Created by', 'أنشأه'), 'string', ['user-created'], { is_nullable: true, is_indexed: true, max_length: 36 }),
	column('user_updated', t('Changed by', 'عدّله'), 'string', ['user-updated'], { is_nullable: true, max_length: 36 }),
];

const translations = (label: Label, shown: string): Field => ({
	name: 'translations',
	label,
	type: 'alias',
	meta: {
		interface: 'translations',
		special: ['translations'],
		width: 'full',
		options: {
			languageField: 'name',
			languageDirectionField: 'direction',
			defaultLanguage: 'en_US',
			defaultOpenSplitView: true,
			userLanguage: false,
		},
		display: TEXT_DISPLAY,
		display_options: { text: shown },
	},
	schema: null,
});

const nameColumn = (name: string, label: Label): Field => ({
	...column(name, label, 'string', [], { is_nullable: true, is_indexed: true, max_length: 255 }),
	isCopy: true,
});

/** A record's names as columns of its own, copied from its texts by the names extension, because Directus only searches, sorts and groups by columns. */
const nameColumns: Field[] = [
	nameColumn('name_en', t('Name in English', 'الاسم بالإنجليزية')),
	nameColumn('name_ar', t('Name in Arabic', 'الاسم بالعربية')),
];

export const FOLDED_TEXT = 'folded_text';
const nameFields = nameColumns.map(({ name }) => name);
export const copiedFields: readonly string[] = [...nameFields, FOLDED_TEXT];

/** The text that names a record. None for collections without names, and for singletons. */
export const findTitle = ({ singleton, translated }: Collection): Field | undefined =>
	singleton ? undefined : translated?.find(({ name }) => ['name', 'title', 'heading'].includes(name));

/** The fields in a row's folded text, which Studio's search uses. */
export const listFoldedTexts = (collection: Collection): readonly string[] => [
	...(findTitle(collection) ? nameFields : []),
	...(collection.searched ?? []),
];

/** Kept by the names extension, in the form of `foldText`. */
const foldedColumn = ({ searched = [], fields }: Collection): Field => ({
	...column(FOLDED_TEXT, t('Searched words', 'كلمات البحث'), 'text', [], { is_nullable: true }),
	staffOnly: fields.some(({ name, staffOnly }) => staffOnly && searched.includes(name)),
	isCopy: true,
});

const isStamped = (collection: Collection) => collection.audience !== 'internal' && collection.name !== 'languages';

export function withAutomaticFields(collection: Collection): Field[] {
	const title = findTitle(collection);
	const label = title ? t('Name and texts', 'الاسم والنصوص') : t('Texts', 'النصوص');
	const [first] = collection.translated ?? [];
	return [
		collection.primaryKey ?? serialKey,
		...(collection.statuses ? [status(collection.statuses, collection.firstStatus ?? 'draft')] : []),
		...(collection.sorted ? [sort] : []),
		...(first ? [translations(label, (title ?? first).name)] : []),
		...(title ? nameColumns : []),
		...collection.fields,
		...(isStamped(collection) ? stamps : []),
		...(listFoldedTexts(collection).length ? [foldedColumn(collection)] : []),
	];
}

/** The text itself records who changed it, because editing a text does not change its record. */
export const translationStamp: Field = column('user_updated', t('Changed by', 'عدّله'), 'string', ['user-updated'], {
	is_nullable: true,
	max_length: 36,
});

export const junctionOrder: Field = sort;
