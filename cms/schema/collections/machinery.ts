import { type Collection, type Field, type Folder, t } from '../define.ts';
import { json, text } from '../fields.ts';
import { ROW_NUMBERS } from '../limits.ts';
import { integer, moment } from '../number-fields.ts';
import { belongsTo, children } from '../relations.ts';

export const folders: Folder[] = [
	{ name: 'group_inbox', label: t('Inbox', 'الوارد'), icon: 'inbox', sort: 1 },
	{ name: 'group_listings', label: t('Listings', 'العروض العقارية'), icon: 'real_estate_agent', sort: 2 },
	{ name: 'group_places', label: t('Places', 'الأماكن'), icon: 'public', sort: 3 },
	{ name: 'group_companies', label: t('Companies', 'الشركات'), icon: 'domain', sort: 4 },
	{ name: 'group_people', label: t('People', 'الأشخاص'), icon: 'groups', sort: 5 },
	{ name: 'group_editorial', label: t('Website', 'الموقع'), icon: 'edit_note', sort: 6 },
	{ name: 'group_machinery', label: t('Machinery', 'تشغيل النظام'), icon: 'settings', sort: 7 },
];

export const languages: Collection = {
	name: 'languages',
	label: t('Languages', 'اللغات'),
	icon: 'translate',
	audience: 'content',
	folder: 'group_machinery',
	template: '{{name}}',
	primaryKey: {
		name: 'code',
		label: t('Code', 'الرمز'),
		type: 'string',
		meta: { interface: 'input', width: 'half' },
		schema: { is_primary_key: true, is_nullable: false, max_length: 10 },
	},
	fields: [
		text('name', t('Name', 'الاسم')),
		text('tag', t('Language tag', 'وسم اللغة')),
		text('direction', t('Direction', 'الاتجاه'), { default: 'ltr' }),
	],
};

/** Written by the change-log extension and followed by the site. `number` is consecutive, in the order of the changes. */
export const contentChange: Collection = {
	name: 'content_change',
	label: t('Content changes', 'سجل التغييرات'),
	icon: 'sync',
	audience: 'internal',
	folder: 'group_machinery',
	template: '{{number}} {{collection}} {{item}}',
	columns: ['number', 'action', 'collection', 'item', 'happened_at'],
	order: ['-number'],
	fields: [
		integer('number', t('Number', 'الرقم'), { unique: true, readonly: true, between: ROW_NUMBERS }),
		text('collection', t('Collection', 'المجموعة'), { readonly: true }),
		text('item', t('Item', 'العنصر'), { readonly: true }),
		text('action', t('Action', 'الإجراء'), { readonly: true }),
		moment('happened_at', t('At', 'الوقت'), { indexed: true, readonly: true }),
	],
};

/**
 * Written by the erase-person extension when a person is deleted, so that a crash leaves nothing undone. The site reads it, erases its own data and
 * reports back; then only the fact, the time and the person who deleted remain.
 */
export const erasure: Collection = {
	name: 'erasure',
	label: t('Erased people', 'بيانات تم محوها'),
	icon: 'person_off',
	audience: 'internal',
	folder: 'group_machinery',
	template: '{{requested_at}}',
	columns: ['requested_at', 'requested_by', 'wiped_at', 'done_at'],
	order: ['-requested_at'],
	fields: [
		integer('person', t('Number of the person', 'رقم العميل'), { readonly: true, between: ROW_NUMBERS }),
		moment('requested_at', t('Asked for', 'وقت الطلب'), { indexed: true, readonly: true }),
		belongsTo('requested_by', t('By', 'بواسطة'), 'directus_users', { readonly: true }),
		moment('wiped_at', t('Erased by the site', 'محاها الموقع'), { readonly: true }),
		moment('done_at', t('Done', 'اكتمل'), { indexed: true, readonly: true }),
		json('phones', t('Phones', 'أرقام الموبايل'), { readonly: true }),
		json('emails', t('Email addresses', 'عناوين البريد'), { readonly: true }),
		json('keys', t('Delivery keys', 'مفاتيح التسليم'), { readonly: true }),
		json('files', t('Files to remove', 'ملفات تُحذف'), { readonly: true }),
		json('uploads', t('Files the site had sent', 'ملفات أرسلها الموقع'), { readonly: true }),
	],
};

/**
 * Keys by which the counter finds rows, written by the extension `counter`. They include owners, people and requests, so no role may read them; answers
 * are read from the rows themselves, with the rights of the person who asks.
 */
export const counterIndex: Collection = {
	name: 'counter_index',
	label: t('Index of the counter', 'فهرس الكاونتر'),
	icon: 'manage_search',
	audience: 'internal',
	folder: 'group_machinery',
	hidden: true,
	template: '{{collection}} {{item}}',
	columns: ['collection', 'item', 'key'],
	order: ['-id'],
	fields: [
		text('collection', t('Collection', 'المجموعة'), { readonly: true }),
		integer('item', t('Item', 'العنصر'), { readonly: true, between: ROW_NUMBERS }),
		integer('agent', t('Agent', 'المستشار العقاري'), { readonly: true, between: ROW_NUMBERS }),
		text('key', t('Key', 'المفتاح'), { readonly: true }),
	],
};

/** Lets an agent see the photographs of properties offered to them. */
const offeredIn: Field = {
	...children('offered_in', t('Offered property', 'العقار المعروض'), 'listing_submission_files', 'directus_files_id', '{{id}}', {
		readonly: true,
	}),
	meta: { interface: 'list-o2m', special: ['o2m'], width: 'full', hidden: true },
};

/** Our fields on Directus's own collections. */
export const systemFields: Record<string, Field[]> = {
	directus_files: [
		text('alt_en', t('Alternative text, English', 'النص البديل بالإنجليزية'), {
			wide: true,
			note: t(
				'What the picture shows, for people who cannot see it. The gallery of a home, compound or launch says its name and “photo 2” where this is empty.',
				'ما تظهره الصورة لمن لا يراها. إن تُرك فارغًا، ذكر معرض صور العقار أو الكمبوند أو المشروع اسمه و«صورة 2».',
			),
		}),
		text('alt_ar', t('Alternative text, Arabic', 'النص البديل بالعربية'), { wide: true }),
		offeredIn,
	],
	directus_users: [
		belongsTo('agent', t('Agent profile', 'ملف المستشار'), 'agent', {
			note: t('Gives an agent their own properties and enquiries.', 'يمنح المستشار عقاراته وطلبات عملائه.'),
		}),
	],
};
