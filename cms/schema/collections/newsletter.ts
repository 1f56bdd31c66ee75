import type { Locale } from '#domain/locales.ts';
import { type Choice, type Collection, type Field, type Label, t } from '../define.ts';
import { choice, disableChoicesWhen, multiline, tags, text, toggle, url } from '../fields.ts';
import { notice, section } from '../form-parts.ts';
import { ROW_NUMBERS } from '../limits.ts';
import { integer, moment } from '../number-fields.ts';
import { hiddenWhileEmpty } from './lead-parts.ts';

const states: Choice[] = [
	{ value: 'draft', label: t('Draft', 'مسودة'), color: '#786d5b' },
	{ value: 'sending', label: t('Send it', 'أرسلها'), color: '#a86c0c' },
	{ value: 'sent', label: t('Sent', 'تم الإرسال'), color: '#1d7a45' },
];

const audiences: Choice[] = [
	{ value: 'all', label: t('Everybody, in their language', 'الجميع، كلٌّ بلغته') },
	{ value: 'ar', label: t('Who reads Arabic', 'قرّاء العربية') },
	{ value: 'en', label: t('Who reads English', 'قرّاء الإنجليزية') },
];

const sendingNotice = t(
	'Everybody who confirmed the newsletter by then gets it once, with a link to stop it. What is sent cannot be changed or called back.',
	'تصل مرة واحدة إلى كل من أكّد اشتراكه في النشرة حتى ذلك الوقت، وفيها رابط لإيقافها. وما أُرسل لا يمكن تعديله أو استرجاعه.',
);

const letter = (language: Locale, label: Label): Field[] =>
	section(`part_${language}`, label, 'edit_note', [
		text(`subject_${language}`, t('Subject', 'العنوان'), { wide: true }),
		multiline(`text_${language}`, t('Text', 'النص'), {
			note: t('An empty line begins a paragraph.', 'السطر الفارغ يبدأ فقرة جديدة.'),
		}),
		text(`button_${language}`, t('Words of the button', 'نص الزر')),
		url(`button_url_${language}`, t('Where the button leads', 'رابط الزر')),
	]);

const count = (name: string, en: string, ar: string): Field =>
	integer(name, t(en, ar), {
		readonly: true,
		between: { least: 0, most: ROW_NUMBERS.most },
		conditions: hiddenWhileEmpty(name),
	});

/** A newsletter to all subscribers. The site's outbox delivers it and counts. */
export const newsletter: Collection = {
	name: 'newsletter',
	label: t('Newsletters', 'النشرات البريدية'),
	icon: 'campaign',
	audience: 'staff',
	folder: 'group_inbox',
	template: '{{subject_ar}} · {{subject_en}}',
	searched: ['subject_ar', 'text_ar', 'button_ar', 'subject_en', 'text_en', 'button_en'],
	columns: ['state', 'subject_ar', 'subject_en', 'audience', 'recipients', 'sent', 'date_created'],
	fields: [
		notice('sending_notice', t('What sending does', 'ما يفعله الإرسال'), sendingNotice, { color: 'info', icon: 'campaign' }),
		choice('state', t('State', 'الحالة'), states, {
			default: 'draft',
			required: true,
			conditions: [
				disableChoicesWhen(
					{ name: 'Not sent', rule: { state: { _neq: 'sent' } } },
					states.map(({ value }) => value),
					'sent',
				),
			],
		}),
		choice('audience', t('To', 'إلى'), audiences, { default: 'all', required: true, indexed: false }),
		toggle('send_test', t('Send me a test when I save', 'أرسل لي نسخة تجريبية عند الحفظ'), {
			conditions: hiddenWhileEmpty('id'),
			note: t('To your own address alone, in each language it is written in.', 'إلى بريدك وحدك، بكل لغة كُتبت بها النشرة.'),
		}),
		text('test_to', t('Test goes to', 'النسخة التجريبية إلى'), { readonly: true, hidden: true }),
		moment('test_asked_at', t('Test asked for', 'وقت طلب النسخة التجريبية'), { readonly: true, hidden: true }),
		moment('test_sent_at', t('Test sent', 'وقت إرسال النسخة التجريبية'), {
			readonly: true,
			conditions: hiddenWhileEmpty('test_sent_at'),
		}),
		...letter('ar', t('In Arabic', 'بالعربية')),
		...letter('en', t('In English', 'بالإنجليزية')),
		tags('homes', t('Homes, by their references', 'عقارات بأكوادها'), {
			note: t(
				'Such as FST-APT-1042, at most 12. Shown with picture and price, as far as they are published.',
				'مثل FST-APT-1042 وبحد أقصى 12. تظهر بالصورة والسعر ما دامت منشورة.',
			),
		}),
		count('recipients', 'Readers', 'عدد القرّاء'),
		count('sent', 'Sent', 'تم إرسالها'),
		count('refused', 'Not taken by their mail server', 'رفضها خادم البريد'),
		moment('sent_at', t('Sent on', 'وقت الإرسال'), {
			readonly: true,
			conditions: hiddenWhileEmpty('sent_at'),
		}),
	],
};
