import { localeCodes } from '#domain/locales.ts';
import { lostReasons, spokenLanguages } from '../choices.ts';
import { type Choice, type Field, t } from '../define.ts';
import { choice, disableChoicesWhen, email, multiline, phone, text } from '../fields.ts';
import { links, section } from '../form-parts.ts';
import { moment } from '../number-fields.ts';
import { belongsTo, children } from '../relations.ts';

/** Sections shared by the forms of enquiries and offered properties, in reading order: who, how to reach them, what was done. */

const isEmpty = (name: string) => ({ _and: [{ [name]: { _null: true } }] });

/** Hides what Directus fills in from somebody who enters a request by hand. */
export const hiddenWhileEmpty = (name: string) => [{ name: 'Empty', rule: isEmpty(name), hidden: true }];

/** Hides what only the site's form sends. */
export const hiddenByHand = [{ name: 'By hand', rule: isEmpty('key'), hidden: true }];

/** What a visitor wrote must not be changed. */
export const readonlyFromSite = [{ name: 'From the site', rule: { _and: [{ key: { _nnull: true } }] }, readonly: true }];

/** Hides what a visitor left out, so that staff on a phone come to the next field at once. */
export const hiddenWhenUnsaid = (name: string) => [
	{
		name: 'Unsaid',
		rule: { _and: [{ key: { _nnull: true } }, { _or: [{ [name]: { _null: true } }, { [name]: { _eq: '' } }] }] },
		hidden: true,
	},
];

export const progress: Choice[] = [
	{ value: 'new', label: t('New', 'جديد'), color: '#1a3aa6' },
	{ value: 'contacted', label: t('Contacted', 'تم التواصل'), color: '#186a93' },
	{ value: 'meeting', label: t('Viewing or meeting', 'معاينة أو اجتماع'), color: '#a86c0c' },
	{ value: 'won', label: t('Done', 'تم بنجاح'), color: '#1d7a45' },
	{ value: 'lost', label: t('Closed', 'أُغلق'), color: '#4a4338' },
];

const sources: Choice[] = [
	{ value: 'site', label: t('Website', 'الموقع'), color: '#1a3aa6' },
	{ value: 'phone', label: t('Phone call', 'مكالمة'), color: '#186a93' },
	{ value: 'whatsapp', label: t('WhatsApp', 'واتساب'), color: '#1d7a45' },
	{ value: 'walk_in', label: t('Walked in', 'زيارة المكتب'), color: '#a86c0c' },
	{ value: 'social', label: t('Social media', 'سوشيال ميديا'), color: '#a51b31' },
	{ value: 'referral', label: t('Recommended', 'ترشيح من عميل'), color: '#665d4f' },
];

/** Links to call and to write, with a greeting in the visitor's language. */
export const contactFields: Field[] = [
	links(
		'reach_by_phone',
		t('Reach them', 'تواصل معه'),
		[
			{ label: t('Call', 'اتصال'), icon: 'call', address: 'tel:{{phone}}', isFirst: true },
			{ label: t('WhatsApp', 'واتساب'), icon: 'chat', address: '{{whatsapp_url}}' },
		],
		{ conditions: [{ name: 'Empty', rule: isEmpty('whatsapp_url'), hidden: true }] },
	),
	links(
		'reach_by_call',
		t('Call them', 'اتصل به'),
		[{ label: t('Call', 'اتصال'), icon: 'call', address: 'tel:{{phone}}', isFirst: true }],
		{
			conditions: [
				...hiddenWhileEmpty('phone'),
				{ name: 'On WhatsApp', rule: { _and: [{ whatsapp_url: { _nnull: true } }] }, hidden: true },
			],
		},
	),
	links(
		'reach_by_email',
		t('Write to them', 'راسله'),
		[{ label: t('Email', 'بريد إلكتروني'), icon: 'mail', address: 'mailto:{{email}}?subject={{reference}}' }],
		{ conditions: hiddenWhileEmpty('email') },
	),
	multiline('whatsapp_url', t('WhatsApp address', 'رابط واتساب'), { readonly: true, hidden: true }),
];

export const contact: Field[] = [
	text('name', t('Name', 'الاسم'), { conditions: readonlyFromSite }),
	phone('phone', t('Phone', 'رقم الموبايل'), { indexed: true, conditions: readonlyFromSite }),
	email('email', t('Email', 'البريد الإلكتروني'), { indexed: true, conditions: [...readonlyFromSite, ...hiddenWhenUnsaid('email')] }),
];

export const source = choice('source', t('Came by', 'وصلنا عن طريق'), sources, {
	conditions: [
		...readonlyFromSite,
		disableChoicesWhen(
			{ name: 'By hand', rule: { key: { _null: true } } },
			sources.map(({ value }) => value),
			'site',
		),
	],
});

/** The language of the site's mails and of greetings. */
export const language = choice(
	'language',
	t('Their language', 'لغة العميل'),
	spokenLanguages.filter(({ value }) => localeCodes.some((code) => code === value)),
	{
		indexed: false,
		conditions: readonlyFromSite,
		note: t('The greeting on WhatsApp is in it, and in Arabic where none is chosen.', 'تحية واتساب تُكتب بها، وبالعربية ما لم تُحدد لغة.'),
	},
);

export const workFields = (...more: Field[]): Field[] =>
	section('part_work', t('Working on it', 'المتابعة'), 'task_alt', [
		choice('progress', t('Progress', 'الحالة'), progress, { default: 'new' }),
		choice('lost_reason', t('Why it was closed', 'سبب الإغلاق'), lostReasons, {
			hidden: true,
			conditions: [{ name: 'Closed', rule: { _and: [{ progress: { _eq: 'lost' } }] }, hidden: false, required: true }],
		}),
		belongsTo('agent', t('Agent', 'المستشار العقاري'), 'agent', {
			note: t('Anyone who is given it hears of it by mail and here.', 'من يُسند إليه الطلب يصله بريد وتنبيه هنا.'),
		}),
		moment('follow_up_at', t('Follow up on', 'موعد المتابعة'), {
			indexed: true,
			note: t('The agent is reminded then, or as soon as the office is open.', 'يصل المستشار تذكير في هذا الموعد، أو أول ما يفتح المكتب.'),
		}),
		...more,
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
	]);

const recordedMoment = (
	name: string,
	en: string,
	ar: string,
	options: { note?: { en: string; ar: string }; indexed?: boolean } = {},
): Field => moment(name, t(en, ar), { readonly: true, conditions: hiddenWhileEmpty(name), ...options });

export const personField = belongsTo('person', t('Person', 'العميل'), 'person', {
	template: '{{name}} · {{phone}}',
	readonly: true,
	conditions: hiddenWhileEmpty('person'),
	note: t('Found by phone, then by email.', 'يُعرف برقم الموبايل ثم بالبريد الإلكتروني.'),
});

export const key = text('key', t('Delivery key', 'مفتاح التسليم'), {
	unique: true,
	readonly: true,
	hidden: true,
	note: t('Makes a second delivery of the same form impossible.', 'يمنع تسليم الطلب نفسه مرتين.'),
});

export const referenceFields: Field[] = [
	text('reference', t('Follow-up number', 'رقم المتابعة'), { indexed: true, readonly: true, conditions: hiddenWhileEmpty('reference') }),
	moment('sent_at', t('Sent', 'وقت الإرسال'), { indexed: true, readonly: true, conditions: hiddenWhileEmpty('sent_at') }),
];

/** Recorded by Directus and the site's mails: since when it waits, and who was written to. */
export const notificationFields: Field[] = [
	recordedMoment('waiting_since', 'Waiting since', 'في الانتظار منذ', { indexed: true }),
	recordedMoment('notified_at', 'Staff written to', 'وقت إبلاغ الموظف بالبريد'),
];

const answered = recordedMoment('answered_at', 'First answered', 'وقت أول رد', {
	note: t('When it was first marked as contacted, met or done.', 'وقت وضع حالة «تم التواصل» أو ما بعدها أول مرة.'),
});

export const viewingStates: Choice[] = [
	{ value: 'booked', label: t('Booked', 'محجوزة'), color: '#1d7a45' },
	{ value: 'moved', label: t('Moved by the visitor', 'غيّر العميل الموعد'), color: '#a86c0c' },
	{ value: 'cancelled', label: t('Cancelled by the visitor', 'ألغاها العميل'), color: '#b3261e' },
	{ value: 'called_off', label: t('Called off by us', 'ألغيناها نحن'), color: '#b3261e' },
	{ value: 'moved_by_us', label: t('Moved by us', 'غيّرنا نحن الموعد'), color: '#186a93' },
	{ value: 'taken', label: t('Not booked: that time is taken', 'لم يُحجز: هذا الموعد مشغول'), color: '#b3261e' },
];

export const visitorTold: Choice[] = [
	{ value: 'mail', label: t('A mail goes to them', 'تُرسل إليه رسالة بالبريد'), color: '#1d7a45' },
	{ value: 'whatsapp', label: t('A WhatsApp message goes to them', 'تُرسل إليه رسالة واتساب'), color: '#1d7a45' },
	{ value: 'nobody', label: t('Nothing reaches them: call them', 'لا يصله شيء: اتصل به'), color: '#b3261e' },
];

/** The first columns are those that a phone shows without scrolling. */
export const leadEventColumns = ['at', 'progress', 'who', 'lost_reason', 'viewing_state', 'viewing_at', 'agent', 'follow_up_at'] as const;

export const history = (collection: 'enquiry' | 'listing_submission', { isAnswered }: { isAnswered: boolean }): Field[] =>
	section(
		'part_history',
		t('What was noted', 'ما تم تسجيله'),
		'history',
		[
			children('events', t('Who did what', 'من فعل ماذا'), 'lead_event', collection, '{{at}} · {{who}}', {
				readonly: true,
				columns: leadEventColumns,
			}),
			...referenceFields,
			personField,
			...(isAnswered ? [answered] : []),
			...notificationFields,
			recordedMoment('escalated_at', 'Manager written to', 'وقت إبلاغ المدير بالبريد'),
			recordedMoment('remind_since', 'Reminded here', 'وقت التذكير هنا', { indexed: true }),
			recordedMoment('reminded_at', 'Reminded by mail', 'وقت التذكير بالبريد'),
			text('agent_language', t('Language of the agent’s mails', 'لغة رسائل المستشار'), { readonly: true, hidden: true }),
		],
		'closed',
	);
