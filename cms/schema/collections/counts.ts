import { type Collection, type Field, t } from '../define.ts';
import { text } from '../fields.ts';
import { type Bounds, ROW_NUMBERS } from '../limits.ts';
import { date, integer } from '../number-fields.ts';
import { belongsTo } from '../relations.ts';

const COUNTS: Bounds = { least: 0, most: ROW_NUMBERS.most };

const count = (name: string, en: string, ar: string): Field => integer(name, t(en, ar), { readonly: true, default: 0, between: COUNTS });

/** Prevents a second row for the same day. */
const dayKey = text('key', t('Key', 'المفتاح'), { unique: true, readonly: true, hidden: true });
const day = date('day', t('Day', 'اليوم'), { indexed: true, readonly: true });

const counted = {
	audience: 'internal' as const,
	note: t('By the day, for about a month. Robots and staff are not counted.', 'يوميًا لمدة شهر تقريبًا، دون الروبوتات والموظفين.'),
};

/** Views and enquiries of a listing by day, without any personal data. The site counts views, the extension `listing-counts` enquiries. */
export const listingCount: Collection = {
	name: 'listing_count',
	label: t('Views and enquiries of listings', 'مشاهدات العقارات وطلباتها'),
	icon: 'visibility',
	...counted,
	folder: 'group_listings',
	template: '{{reference}} · {{day}}',
	columns: ['day', 'reference', 'views', 'enquiries'],
	order: ['-day', '-views'],
	fields: [
		dayKey,
		belongsTo('property', t('Property', 'العقار'), 'property', { readonly: true, onDelete: 'CASCADE' }),
		text('reference', t('Reference', 'كود العقار'), { readonly: true }),
		day,
		count('views', 'Views', 'المشاهدات'),
		count('enquiries', 'Enquiries', 'الطلبات'),
	],
};

/** Searches by purpose, type and place per day, without other filters and personal data. */
export const searchCount: Collection = {
	name: 'search_count',
	label: t('What is searched for', 'ما يبحث عنه الزوار'),
	icon: 'trending_up',
	...counted,
	folder: 'group_places',
	template: '{{title_en}} · {{day}}',
	columns: ['day', 'title_en', 'title_ar', 'times'],
	order: ['-day', '-times'],
	fields: [
		dayKey,
		text('title_en', t('Search', 'البحث بالإنجليزية'), { readonly: true }),
		text('title_ar', t('Search in Arabic', 'البحث'), { readonly: true }),
		day,
		count('times', 'Times', 'المرات'),
	],
};
