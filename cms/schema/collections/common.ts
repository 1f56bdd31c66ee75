import { MOST_ROOMS } from '#domain/geometry.ts';
import { weekdays } from '../choices.ts';
import { type Field, type Label, t } from '../define.ts';
import { multiline, richText, slug, tags, text } from '../fields.ts';
import type { Bounds } from '../limits.ts';
import { repeated } from '../repeated-fields.ts';

/** Changes how a field is shown. The name appears only in Directus's settings. */
export type Condition = { name: string; rule: object; hidden?: boolean; required?: boolean; clear_hidden_value_on_save?: boolean };

export const hiddenWhen = (name: string, rule: object): Condition[] => [{ name, rule: { _and: [rule] }, hidden: true }];

/** The field is also emptied on save, because its value would contradict what is shown. */
export const emptiedWhen = (name: string, rule: object): Condition[] =>
	hiddenWhen(name, rule).map((condition) => ({ ...condition, clear_hidden_value_on_save: true }));

export const name = text('name', t('Name', 'الاسم'), { required: true });

export const address = slug('slug', t('Web address', 'عنوان الصفحة'), {
	note: t('Leave empty to have it made from the name.', 'يُصنع من الاسم إذا تُرك فارغًا.'),
});

export const summary = multiline('summary', t('Summary', 'نبذة قصيرة'), {
	note: t('One or two sentences. Shown on cards and to search engines.', 'جملة أو جملتان، تظهر في البطاقات ولمحركات البحث.'),
});

export const description = richText('description', t('Description', 'الوصف'));

export const openingTimes = (label: Label, note: Label): Field =>
	repeated(
		'opening_times',
		label,
		[
			{ name: 'day', label: t('Day', 'اليوم'), kind: weekdays },
			{ name: 'from', label: t('From', 'من'), kind: 'time' },
			{ name: 'to', label: t('To', 'إلى'), kind: 'time' },
		],
		{ template: '{{day}} {{from}}–{{to}}', note },
	);

export const ROOMS: Bounds = { least: 0, most: MOST_ROOMS };

export const editorial = ['draft', 'review', 'published', 'archived'] as const;

export const FOLDER = {
	places: 'b1b7c0e2-0001-4a00-8000-000000000001',
	properties: 'b1b7c0e2-0002-4a00-8000-000000000002',
	projects: 'b1b7c0e2-0003-4a00-8000-000000000003',
	people: 'b1b7c0e2-0004-4a00-8000-000000000004',
	companies: 'b1b7c0e2-0005-4a00-8000-000000000005',
	editorial: 'b1b7c0e2-0006-4a00-8000-000000000006',
	documents: 'b1b7c0e2-0007-4a00-8000-000000000007',
	inbox: 'b1b7c0e2-0008-4a00-8000-000000000008',
	applications: 'b1b7c0e2-0009-4a00-8000-000000000009',
} as const;

export const spellings = tags('spellings', t('Other spellings', 'طرق كتابة أخرى'), {
	note: t(
		'How people type it: Arabic, English and Arabizi. Search finds it by each.',
		'كما يكتبه الناس بالعربية أو الإنجليزية أو الفرانكو، ويجده البحث بأي منها.',
	),
});
