import {
	alertFrequencies,
	channels,
	finishings,
	frequencies,
	intents,
	propertyTypes,
	purposes,
	rentPeriods,
	subscriptionStates,
	subscriptionTopics,
} from '../choices.ts';
import { type Choice, type Collection, type Field, t } from '../define.ts';
import {
	choice,
	date,
	integer,
	json,
	moment,
	money,
	multiline,
	notice,
	section,
	signedMoney,
	squareMetres,
	tags,
	text,
	toggle,
	url,
} from '../fields.ts';
import { belongsTo, children, file, files } from '../relations.ts';
import { FOLDER, ROOMS } from './common.ts';

const progress: Choice[] = [
	{ value: 'new', label: t('New', 'جديد'), color: '#1a3aa6' },
	{ value: 'contacted', label: t('Contacted', 'تم التواصل'), color: '#186a93' },
	{ value: 'meeting', label: t('Viewing or meeting', 'معاينة أو اجتماع'), color: '#a86c0c' },
	{ value: 'won', label: t('Done', 'تم بنجاح'), color: '#1d7a45' },
	{ value: 'lost', label: t('Closed', 'أُغلق'), color: '#4a4338' },
];

/** What Directus fills in is no question to whoever enters a request by hand. */
const hiddenWhileEmpty = (name: string) => [{ name: 'Empty', rule: { _and: [{ [name]: { _null: true } }] }, hidden: true }];

/** What every form brings, whatever it is about. */
const handedIn: Field[] = [
	text('key', t('Delivery key', 'مفتاح التسليم'), {
		unique: true,
		readonly: true,
		hidden: true,
		note: t('Makes a second delivery of the same form impossible.', 'يمنع تسليم الطلب نفسه مرتين.'),
	}),
	text('reference', t('Follow-up number', 'رقم المتابعة'), { indexed: true, readonly: true, conditions: hiddenWhileEmpty('reference') }),
	moment('sent_at', t('Sent', 'وقت الإرسال'), { indexed: true, readonly: true, conditions: hiddenWhileEmpty('sent_at') }),
];

const intake: Field[] = [choice('progress', t('Progress', 'الحالة'), progress, { default: 'new' }), ...handedIn];

const who = belongsTo('person', t('Person', 'العميل'), 'person', {
	template: '{{name}} · {{phone}}',
	readonly: true,
	note: t('Found by phone, then by e-mail.', 'يُعرف برقم الموبايل ثم بالبريد الإلكتروني.'),
});

/** What Directus and the site's mails note: since when it waits for whom it is given to, and who was written to. */
const mailed: Field[] = [
	moment('waiting_since', t('Waiting since', 'في الانتظار منذ'), {
		indexed: true,
		readonly: true,
		conditions: hiddenWhileEmpty('waiting_since'),
	}),
	moment('notified_at', t('Staff written to', 'وقت إبلاغ الموظف بالبريد'), {
		readonly: true,
		conditions: hiddenWhileEmpty('notified_at'),
	}),
];
const escalated: Field[] = [
	...mailed,
	moment('escalated_at', t('Manager written to', 'وقت إبلاغ المدير بالبريد'), {
		readonly: true,
		conditions: hiddenWhileEmpty('escalated_at'),
	}),
	text('agent_language', t('Language of the agent’s mails', 'لغة رسائل المستشار'), { readonly: true, hidden: true }),
];

const answered = moment('answered_at', t('First answered', 'وقت أول رد'), {
	readonly: true,
	conditions: hiddenWhileEmpty('answered_at'),
	note: t('When it was first marked as contacted, met or done.', 'وقت وضع حالة «تم التواصل» أو ما بعدها أول مرة.'),
});

const contact: Field[] = [
	text('name', t('Name', 'الاسم')),
	text('phone', t('Phone', 'رقم الموبايل'), { indexed: true }),
	text('email', t('E-mail', 'البريد الإلكتروني'), { indexed: true }),
];

const about = text('about_note', t('What is no longer there', 'ما لم يعد موجودًا'), {
	readonly: true,
	conditions: hiddenWhileEmpty('about_note'),
	note: t('It was about something that had been deleted by then.', 'كان الطلب عن شيء حُذف قبل وصوله.'),
});

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
		answered,
		...escalated,
		choice('intent', t('They want', 'المطلوب'), intents),
		who,
		...contact,
		choice('channel', t('Reach them by', 'طريقة التواصل'), channels, { indexed: false }),
		tags('preferred_times', t('At these times, in Cairo', 'الأوقات المناسبة بتوقيت القاهرة')),
		multiline('message', t('Message', 'الرسالة')),
		...section('part_about', t('About', 'بخصوص'), 'home', [
			belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}}' }),
			belongsTo('project', t('Compound', 'الكمبوند'), 'project'),
			belongsTo('launch', t('Launch', 'الإطلاق'), 'launch'),
			belongsTo('offer', t('Offer', 'العرض'), 'offer'),
			about,
		]),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...origin,
	],
};

/** What an owner says who still pays the developer: what a listing of it needs. */
const takeover = section(
	'part_takeover',
	t('Resale with instalments', 'إعادة بيع بأقساط'),
	'swap_horiz',
	[
		money('paid', t('Paid so far', 'المدفوع حتى الآن')),
		signedMoney('over', t('Over', 'الأوفر'), {
			note: t('Negative where they sell at a loss.', 'سالب عند البيع بخسارة.'),
		}),
		money('owed', t('Remaining to the developer', 'المتبقي للمطوّر'), {
			note: t('From the form, the price is paid + over + remaining.', 'السعر القادم من النموذج = المدفوع + الأوفر + المتبقي.'),
		}),
		date('owed_until', t('Last instalment', 'آخر قسط')),
		money('instalment', t('Each instalment', 'قيمة القسط')),
		choice('instalment_frequency', t('An instalment every', 'دورية القسط'), frequencies, { indexed: false }),
		multiline('plan', t('What else is to be paid', 'دفعات أخرى')),
	],
	'open',
	{ hidden: true, conditions: [{ name: 'Sale', rule: { _and: [{ purpose: { _eq: 'sale' } }] }, hidden: false }] },
);

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
		...escalated,
		who,
		...contact,
		choice('channel', t('Reach them by', 'طريقة التواصل'), channels, { indexed: false }),
		choice('purpose', t('Purpose', 'الغرض'), purposes, { indexed: false }),
		choice('type', t('Type', 'النوع'), propertyTypes, { indexed: false }),
		belongsTo('area', t('Area', 'الحي'), 'area'),
		about,
		text('address', t('Address', 'العنوان'), { wide: true }),
		text('compound', t('Compound', 'الكمبوند')),
		integer('bedrooms', t('Bedrooms', 'غرف النوم'), { between: ROOMS }),
		integer('bathrooms', t('Bathrooms', 'الحمامات'), { between: ROOMS }),
		squareMetres('built_up_area', t('Built-up area', 'مساحة المباني')),
		squareMetres('land_area', t('Land', 'مساحة الأرض')),
		choice('finishing', t('Finishing', 'التشطيب'), finishings, { indexed: false }),
		text('delivery', t('Delivery', 'الاستلام')),
		money('price', t('Price', 'السعر')),
		choice('rent_period', t('Rent is', 'الإيجار'), rentPeriods, { indexed: false }),
		...takeover,
		multiline('details', t('Details', 'التفاصيل')),
		files('listing_submission', 'photographs', t('Photographs', 'الصور'), FOLDER.inbox),
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
		...mailed,
		belongsTo('career', t('Job', 'الوظيفة'), 'career'),
		about,
		who,
		...contact,
		multiline('letter', t('Letter', 'خطاب التقديم')),
		tags('links', t('Links', 'روابط')),
		file('cv', t('CV', 'السيرة الذاتية'), FOLDER.applications),
		date('available_from', t('Can start on', 'يمكنه البدء يوم')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...origin,
	],
};

export const subscription: Collection = {
	name: 'subscription',
	label: t('Subscriptions', 'الاشتراكات'),
	icon: 'notifications',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{email}} · {{topic}}',
	columns: ['state', 'email', 'topic', 'property', 'search', 'date_created'],
	fields: [
		choice('state', t('State', 'الحالة'), subscriptionStates, { default: 'pending', readonly: true }),
		moment('state_since', t('Since', 'منذ'), { readonly: true }),
		...handedIn,
		text('email', t('E-mail', 'البريد الإلكتروني'), { indexed: true }),
		choice('topic', t('About', 'بخصوص'), subscriptionTopics),
		belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}}' }),
		about,
		multiline('search', t('Search', 'البحث')),
		choice('frequency', t('How often', 'معدل الإرسال'), alertFrequencies, { indexed: false, readonly: true }),
		...origin,
	],
};

const erasureNotice = t(
	'Deleting this person erases everything they sent: enquiries, offered properties, job applications, photographs, CVs and subscriptions, with their history, and their name and number as an owner. It cannot be undone.',
	'حذف هذا العميل يمحو كل ما أرسله: الطلبات والعقارات المعروضة وطلبات التوظيف والصور والسير الذاتية والاشتراكات وسجل تعديلاتها، واسمه ورقمه كمالك. لا يمكن التراجع عن ذلك.',
);

/** Made and found by the inbox extension: one row for one human being, however often they write. */
export const person: Collection = {
	name: 'person',
	label: t('People who wrote to us', 'العملاء'),
	icon: 'person',
	audience: 'staff',
	folder: 'group_inbox',
	template: '{{name}} · {{phone}}',
	columns: ['name', 'phone', 'email', 'language', 'date_created'],
	fields: [
		notice('erasure_notice', t('What deleting does', 'ما يفعله الحذف'), erasureNotice),
		text('name', t('Name', 'الاسم')),
		text('phone', t('Phone', 'رقم الموبايل'), { unique: true }),
		text('email', t('E-mail', 'البريد الإلكتروني'), { unique: true }),
		text('language', t('Language', 'اللغة')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		children('enquiries', t('Enquiries', 'طلبات العميل'), 'enquiry', 'person', '{{reference}} · {{date_created}}', { readonly: true }),
		children('offered', t('Properties they offered', 'عقارات عرضها'), 'listing_submission', 'person', '{{reference}}', { readonly: true }),
		children('applications', t('Job applications', 'طلبات التوظيف'), 'job_application', 'person', '{{reference}}', { readonly: true }),
	],
};
