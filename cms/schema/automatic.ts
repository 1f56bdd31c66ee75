import { statuses } from './choices.ts';
import { type Collection, type Field, t } from './define.ts';
import { limitToValues, numbersBetween, ROW_NUMBERS } from './limits.ts';

/** The fields no collection file writes down because every collection has them. */
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

function status(values: readonly string[]): Field {
	const choices = values.map((value) => statuses.find((item) => item.value === value)).filter((item) => item !== undefined);
	return {
		name: 'status',
		label: t('Status', 'حالة النشر'),
		type: 'string',
		meta: {
			interface: 'select-dropdown',
			width: 'half',
			required: true,
			options: { choices: choices.map(({ value, label, color }) => ({ text: label, value, color })) },
			display: 'labels',
			display_options: {
				showAsDot: true,
				choices: choices.map(({ value, label, color }) => ({ text: label, value, color, foreground: color, background: color })),
			},
			...limitToValues('status', values, true),
		},
		schema: { is_nullable: false, default_value: 'draft', is_indexed: true, max_length: 50 },
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

const translations: Field = {
	name: 'translations',
	label: t('Texts in both languages', 'النصوص باللغتين'),
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
	},
	schema: null,
};

const isStamped = (collection: Collection) => collection.audience !== 'internal' && collection.name !== 'languages';

export function withAutomaticFields(collection: Collection): Field[] {
	const title = collection.translated?.find((item) => ['name', 'title', 'heading', 'site_name'].includes(item.name))?.name ?? 'name';
	return [
		collection.primaryKey ?? serialKey,
		...(collection.statuses ? [status(collection.statuses)] : []),
		...(collection.sorted ? [sort] : []),
		...(collection.translated
			? [
					{
						...translations,
						meta: {
							...translations.meta,
							display: 'translations',
							display_options: { template: `{{${title}}}`, languageField: 'code', defaultLanguage: 'en_US', userLanguage: true },
						},
					},
				]
			: []),
		...collection.fields,
		...(isStamped(collection) ? stamps : []),
	];
}

/** Who changed a text is noted on the text itself: editing one does not touch its parent. */
export const translationStamp: Field = column('user_updated', t('Changed by', 'عدّله'), 'string', ['user-updated'], {
	is_nullable: true,
	max_length: 36,
});

export const junctionOrder: Field = sort;
