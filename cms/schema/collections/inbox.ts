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
import { type Collection, type Field, t } from '../define.ts';
import { addressLine, choice, email, json, multiline, phone, tags, text, toggle } from '../fields.ts';
import { notice, section } from '../form-parts.ts';
import { date, integer, moment, money, signedMoney, squareMetres } from '../number-fields.ts';
import { belongsTo, children, file, files } from '../relations.ts';
import { FOLDER, ROOMS } from './common.ts';
import {
	contact,
	contactFields,
	hiddenByHand,
	hiddenWhenUnsaid,
	hiddenWhileEmpty,
	history,
	key,
	language,
	notificationFields,
	personField,
	progress,
	readonlyFromSite,
	referenceFields,
	source,
	viewingStates,
	visitorTold,
	workFields,
} from './lead-parts.ts';

const about = text('about_note', t('What is no longer there', 'ما لم يعد موجودًا'), {
	readonly: true,
	conditions: hiddenWhileEmpty('about_note'),
	note: t('It was about something that had been deleted by then.', 'كان الطلب عن شيء حُذف قبل وصوله.'),
});

const originFields = (...more: Field[]) =>
	section(
		'part_origin',
		t('Where it came from', 'مصدر الطلب'),
		'travel_explore',
		[
			...more,
			addressLine('page_url', t('Page', 'الصفحة')),
			json('first_touch', t('First visit', 'أول زيارة')),
			json('last_touch', t('Last visit', 'آخر زيارة')),
			toggle('consent', t('Consent given', 'وافق على التواصل')),
			moment('consent_at', t('Consent given at', 'وقت الموافقة')),
			multiline('consent_text', t('What they agreed to', 'نص الموافقة')),
		],
		'closed',
		{ conditions: hiddenByHand },
	);

const channel = choice('channel', t('Reach them by', 'طريقة التواصل'), channels, { indexed: false, conditions: readonlyFromSite });

export const enquiry: Collection = {
	name: 'enquiry',
	label: t('Enquiries', 'طلبات العملاء'),
	icon: 'mark_chat_unread',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	searched: ['name', 'message', 'about_note', 'internal_notes'],
	columns: ['progress', 'name', 'phone', 'channel', 'property', 'project', 'agent', 'date_created'],
	fields: [
		key,
		...contactFields,
		moment('viewing_at', t('Viewing on', 'موعد المعاينة'), {
			conditions: hiddenWhileEmpty('viewing_state'),
			note: t(
				'Booked on the website. Another time moves it, no time calls it off, and the visitor is written to.',
				'محجوزة من الموقع. تغيير الموعد ينقلها وتفريغه يلغيها، وفي الحالتين نراسل العميل.',
			),
		}),
		choice('viewing_state', t('Viewing', 'المعاينة'), viewingStates, {
			readonly: true,
			conditions: hiddenWhileEmpty('viewing_state'),
			note: t('What became of it since it was booked.', 'ما طرأ عليها بعد الحجز.'),
		}),
		choice('visitor_told', t('What the visitor hears of it', 'ما يصل العميل عنها'), visitorTold, {
			readonly: true,
			indexed: false,
			conditions: hiddenWhileEmpty('visitor_told'),
		}),
		moment('viewing_changed_at', t('Viewing changed', 'وقت تغيير المعاينة'), {
			readonly: true,
			conditions: hiddenWhileEmpty('viewing_changed_at'),
		}),
		multiline('message', t('What they ask for', 'المطلوب بكلماته'), {
			conditions: [...readonlyFromSite, ...hiddenWhenUnsaid('message')],
		}),
		...contact,
		source,
		channel,
		language,
		choice('intent', t('They want', 'نوع الطلب'), intents),
		tags('preferred_times', t('At these times, in Cairo', 'الأوقات المناسبة بتوقيت القاهرة'), {
			conditions: [...readonlyFromSite, ...hiddenByHand],
		}),
		...section('part_about', t('About', 'بخصوص'), 'home', [
			belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}} · {{translations.name}}' }),
			belongsTo('project', t('Compound', 'الكمبوند'), 'project'),
			belongsTo('launch', t('Launch', 'المشروع الجديد'), 'launch', { conditions: hiddenWhileEmpty('launch') }),
			belongsTo('offer', t('Offer', 'العرض'), 'offer', { conditions: hiddenWhileEmpty('offer') }),
			about,
		]),
		...workFields(),
		...history('enquiry', { isAnswered: true }),
		...originFields(),
	],
};

/** What a listing of a takeover needs to know from its owner. */
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

/** Our own interface, because who works on the offer may not always read the draft made of it. */
const openListing: Field = {
	name: 'open_listing',
	label: t('Listing made of it', 'العقار الناتج عنه'),
	type: 'alias',
	meta: {
		interface: 'pn-listing-link',
		special: ['alias', 'no-data'],
		width: 'half',
		options: {
			label: t('Open the listing', 'افتح العقار'),
			unreadable: t(
				'The draft is made. Its agent and the editors go on with it; you see it once it is published.',
				'أُنشئت المسودة، ويكملها المستشار المسؤول عنها والمحررون، وتظهر لك بعد النشر.',
			),
		},
		conditions: hiddenWhileEmpty('listing'),
	},
	schema: null,
};

export const listingSubmission: Collection = {
	name: 'listing_submission',
	label: t('Properties offered to us', 'عقارات معروضة علينا'),
	icon: 'add_home',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	searched: ['name', 'address', 'compound', 'delivery', 'plan', 'details', 'about_note', 'internal_notes'],
	columns: ['progress', 'name', 'phone', 'type', 'area', 'price', 'agent', 'date_created'],
	fields: [
		key,
		...contactFields,
		...contact,
		source,
		channel,
		language,
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
		multiline('details', t('Details', 'التفاصيل'), { conditions: readonlyFromSite }),
		files('listing_submission', 'photographs', t('Photographs', 'الصور'), FOLDER.inbox),
		...workFields(
			toggle('make_listing', t('Make a draft listing of it when I save', 'حوّله إلى مسودة عقار عند الحفظ'), {
				conditions: [{ name: 'New', rule: { _and: [{ id: { _null: true } }] }, hidden: true }],
				note: t(
					'Once: with its facts, its photographs, its agent, and the owner’s name and number as private facts.',
					'مرة واحدة: بالبيانات والصور والمستشار، واسم المالك ورقمه للفريق فقط.',
				),
			}),
			// A link: a picker would answer whoever may not read drafts with “Forbidden” each time the form is opened.
			belongsTo('listing', t('Listing', 'العقار'), 'property', { template: '{{reference}}', readonly: true, hidden: true }),
			openListing,
		),
		...history('listing_submission', { isAnswered: false }),
		...originFields(),
	],
};

export const jobApplication: Collection = {
	name: 'job_application',
	label: t('Job applications', 'طلبات التوظيف'),
	icon: 'badge',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{name}} · {{reference}}',
	searched: ['name', 'letter', 'about_note', 'internal_notes'],
	columns: ['progress', 'name', 'career', 'phone', 'date_created'],
	fields: [
		choice('progress', t('Progress', 'الحالة'), progress, { default: 'new' }),
		key,
		...referenceFields,
		...notificationFields,
		belongsTo('career', t('Job', 'الوظيفة'), 'career'),
		about,
		personField,
		...contact,
		multiline('letter', t('Letter', 'خطاب التقديم')),
		tags('links', t('Links', 'روابط')),
		file('cv', t('CV', 'السيرة الذاتية'), FOLDER.applications),
		date('available_from', t('Can start on', 'يمكنه البدء يوم')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		...originFields(text('language', t('Language', 'اللغة'))),
	],
};

export const subscription: Collection = {
	name: 'subscription',
	label: t('Subscriptions', 'الاشتراكات'),
	icon: 'notifications',
	audience: 'inbox',
	folder: 'group_inbox',
	template: '{{email}} · {{topic}}',
	searched: ['search', 'about_note'],
	columns: ['state', 'email', 'topic', 'property', 'search', 'date_created'],
	fields: [
		choice('state', t('State', 'الحالة'), subscriptionStates, { default: 'pending', readonly: true }),
		moment('state_since', t('Since', 'منذ'), { readonly: true }),
		key,
		...referenceFields,
		text('email', t('Email', 'البريد الإلكتروني'), { indexed: true }),
		choice('topic', t('About', 'بخصوص'), subscriptionTopics),
		belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}}' }),
		about,
		multiline('search', t('Search', 'البحث')),
		choice('frequency', t('How often', 'معدل الإرسال'), alertFrequencies, { indexed: false, readonly: true }),
		...originFields(text('language', t('Language', 'اللغة'))),
	],
};

const erasureNotice = t(
	'Deleting this person erases everything they sent: enquiries, offered properties, job applications, photographs, CVs and subscriptions, with their history, and their name and number as an owner. It cannot be undone.',
	'حذف هذا العميل يمحو كل ما أرسله: الطلبات والعقارات المعروضة وطلبات التوظيف والصور والسير الذاتية والاشتراكات وسجل تعديلاتها، واسمه ورقمه كمالك. لا يمكن التراجع عن ذلك.',
);

/** Created and matched by the inbox extension: one row per human being, however often they write. */
export const person: Collection = {
	name: 'person',
	label: t('People who wrote to us', 'العملاء'),
	icon: 'person',
	audience: 'staff',
	folder: 'group_inbox',
	template: '{{name}} · {{phone}}',
	// Only names, because HR may not read the notes.
	searched: ['name'],
	columns: ['name', 'phone', 'email', 'language', 'date_created'],
	fields: [
		notice('erasure_notice', t('What deleting does', 'ما يفعله الحذف'), erasureNotice),
		text('name', t('Name', 'الاسم')),
		phone('phone', t('Phone', 'رقم الموبايل'), { unique: true }),
		email('email', t('Email', 'البريد الإلكتروني'), { unique: true }),
		text('language', t('Language', 'اللغة')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
		children('enquiries', t('Enquiries', 'طلبات العميل'), 'enquiry', 'person', '{{reference}} · {{date_created}}', { readonly: true }),
		children('offered', t('Properties they offered', 'عقارات عرضها'), 'listing_submission', 'person', '{{reference}}', { readonly: true }),
		children('applications', t('Job applications', 'طلبات التوظيف'), 'job_application', 'person', '{{reference}}', { readonly: true }),
	],
};
