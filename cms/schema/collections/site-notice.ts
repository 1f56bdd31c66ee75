import { noticeKinds, problemRules } from '../choices.ts';
import { type Choice, type Collection, t } from '../define.ts';
import { choice, text } from '../fields.ts';
import { notice } from '../form-parts.ts';
import { ROW_NUMBERS } from '../limits.ts';
import { integer, moment } from '../number-fields.ts';

const advice = t(
	'This goes away by itself when it is put right. A row that is not understood: open it, correct the field named here, and save. Much is gone at once: if that is meant, say so in the site settings (“Large removals are meant until”). A request that does not arrive: it is kept and tried again; anyone who looks after the site sees the reason with “npm run outbox -- list”.',
	'يختفي هذا التنبيه تلقائيًا عند زوال سببه. سجل غير مفهوم: افتحه وصحّح الحقل المذكور هنا ثم احفظ. اختفاء جزء كبير دفعة واحدة: إن كان مقصودًا فأكّد ذلك في إعدادات الموقع («الحذف الكبير مقصود حتى»). طلب لا يصل: الطلب محفوظ وتُعاد المحاولة، ويرى مسؤول الموقع السبب بالأمر npm run outbox -- list.',
);

const files: Choice = { value: 'directus_files', label: t('Files', 'الملفات') };

/** What the site cannot resolve by itself at present, without personal data. Only the site writes notices, and removes each when its cause is gone. */
export const siteNotice = (others: readonly Collection[]): Collection => ({
	name: 'site_notice',
	label: t('Notices of the site', 'تنبيهات الموقع'),
	icon: 'notification_important',
	audience: 'internal',
	folder: 'group_inbox',
	note: t(
		'What the site cannot do by itself right now. Each goes away when it is put right.',
		'ما لا يستطيع الموقع حله وحده الآن. يختفي كل تنبيه عند زوال سببه.',
	),
	template: '{{kind}} {{collection}} {{item}}',
	columns: ['kind', 'collection', 'item', 'field', 'reason', 'since'],
	order: ['-since'],
	fields: [
		notice('advice', t('What to do', 'ما العمل'), advice, { color: 'info', icon: 'info' }),
		text('key', t('Key', 'المفتاح'), { unique: true, readonly: true, hidden: true }),
		choice('kind', t('What is wrong', 'المشكلة'), noticeKinds, { required: true, readonly: true, wide: true }),
		choice('collection', t('Where', 'القسم'), [...others.map(({ name, label }) => ({ value: name, label })), files], { readonly: true }),
		text('item', t('Number', 'الرقم'), { readonly: true }),
		text('field', t('Field', 'الحقل'), { readonly: true }),
		choice('reason', t('Why', 'السبب'), problemRules, { readonly: true, wide: true, indexed: false }),
		integer('rows', t('How many', 'العدد'), { readonly: true, between: ROW_NUMBERS }),
		moment('since', t('Since', 'منذ'), { indexed: true, readonly: true }),
		moment('told_at', t('Told', 'وقت الإبلاغ'), { indexed: true, readonly: true, hidden: true }),
	],
});
