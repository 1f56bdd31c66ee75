import { type Choice, type Collection, type Field, t } from '../define.ts';
import { choice, date, integer, json, moment, money, multiline, section, squareMetres, tags, text, toggle, url } from '../fields.ts';
import { belongsTo, file } from '../relations.ts';
import { channels, finishings, propertyTypes, purposes } from '../vocabulary.ts';
import { FOLDER } from './common.ts';

const progress: Choice[] = [
	{ value: 'new', label: t('New', 'جديد'), color: '#1a3aa6' },
	{ value: 'contacted', label: t('Contacted', 'تم التواصل'), color: '#186a93' },
	{ value: 'meeting', label: t('Viewing or meeting', 'معاينة أو اجتماع'), color: '#a86c0c' },
	{ value: 'won', label: t('Done', 'تم بنجاح'), color: '#1d7a45' },
	{ value: 'lost', label: t('Closed', 'أُغلق'), color: '#4a4338' },
];

const intake: Field[] = [
	choice('progress', t('Progress', 'الحالة'), progress, { default: 'new' }),
	text('key', t('Delivery key', 'مفتاح التسليم'), {
		unique: true,
		readonly: true,
		hidden: true,
		note: t('Makes a second delivery of the same form impossible.', 'يمنع تسليم الطلب نفسه مرتين.'),
	}),
	text('reference', t('Follow-up number', 'رقم المتابعة'), { indexed: true, readonly: true }),
];

const contact: Field[] = [
	text('name', t('Name', 'الاسم')),
	text('phone', t('Phone', 'رقم الموبايل'), { indexed: true }),
	text('email', t('E-mail', 'البريد الإلكتروني'), { indexed: true }),
];

const origin = section(
	'part_origin',
	t('Where it came from', 'مصدر الطلب'),
	'travel_explore',
	[
		text('language', t('Language', 'اللغة')),
		url('page_url', t('Page', 'الصفحة')),
		json('first_touch', t('First visit', 'أول زيارة')),
		json('last_touch', t('Last visit', 'آخر زيارة')),
		toggle('consent', t('Consent given', 'وافق على التواصل')),
		moment('consent_at', t('Consent given at', 'وقت الموافقة')),
		multiline('consent_text', t('What they agreed to', 'نص الموافقة')),
	],
	'closed',
);

export const enquiry: Collection = {
	name: 'enquiry',
	label: t('Enquiries', 'طلبات العملاء'),
	icon: 'mark_chat_unread',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	columns: ['progress', 'name', 'phone', 'channel', 'property', 'project', 'agent', 'date_created'],
	fields: [
		...intake,
		belongsTo('agent', t('Agent', 'المستشار العقاري'), 'agent'),
		...contact,
		choice('channel', t('Reach them by', 'طريقة التواصل'), channels, { indexed: false }),
		text('preferred_time', t('At this time', 'الوقت المناسب')),
		multiline('message', t('Message', 'الرسالة')),
		...section('part_about', t('About', 'بخصوص'), 'home', [
			belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}}' }),
			belongsTo('project', t('Compound', 'الكمبوند'), 'project'),
			belongsTo('launch', t('Launch', 'الإطلاق'), 'launch'),
			belongsTo('offer', t('Offer', 'العرض'), 'offer'),
		]),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...origin,
	],
};

export const listingSubmission: Collection = {
	name: 'listing_submission',
	label: t('Properties offered to us', 'عقارات معروضة علينا'),
	icon: 'add_home',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	columns: ['progress', 'name', 'phone', 'type', 'area', 'price', 'agent', 'date_created'],
	fields: [
		...intake,
		belongsTo('agent', t('Agent', 'المستشار العقاري'), 'agent'),
		...contact,
		choice('purpose', t('Purpose', 'الغرض'), purposes, { indexed: false }),
		choice('type', t('Type', 'النوع'), propertyTypes, { indexed: false }),
		belongsTo('area', t('Area', 'الحي'), 'area'),
		text('address', t('Address', 'العنوان'), { wide: true }),
		integer('bedrooms', t('Bedrooms', 'غرف النوم')),
		integer('bathrooms', t('Bathrooms', 'الحمامات')),
		squareMetres('built_up_area', t('Built-up area', 'مساحة المباني')),
		choice('finishing', t('Finishing', 'التشطيب'), finishings, { indexed: false }),
		money('price', t('Price', 'السعر')),
		multiline('details', t('Details', 'التفاصيل')),
		tags('photos', t('Photographs', 'الصور')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...origin,
	],
};

export const jobApplication: Collection = {
	name: 'job_application',
	label: t('Job applications', 'طلبات التوظيف'),
	icon: 'badge',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	columns: ['progress', 'name', 'career', 'phone', 'date_created'],
	fields: [
		...intake,
		belongsTo('career', t('Job', 'الوظيفة'), 'career'),
		...contact,
		multiline('letter', t('Letter', 'خطاب التقديم')),
		tags('links', t('Links', 'روابط')),
		file('cv', t('CV', 'السيرة الذاتية'), FOLDER.inbox),
		date('available_from', t('Can start on', 'يمكنه البدء يوم')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...origin,
	],
};
