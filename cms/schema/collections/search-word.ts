import { type Collection, t } from '../define.ts';
import { text } from '../fields.ts';
import { notice } from '../form-parts.ts';
import { ROW_NUMBERS } from '../limits.ts';
import { date, integer } from '../number-fields.ts';
import { belongsTo } from '../relations.ts';

const advice = t(
	'People typed this and search did not understand it. If it is another way to write a place, a compound or a developer, choose that below and save: search knows it from then on, and this row goes. If it is nothing, delete the row.',
	'كتب الزوار هذه الكلمة ولم يفهمها البحث. إن كانت طريقة أخرى لكتابة مكان أو كمبوند أو مطوّر فاختره بالأسفل واحفظ: يعرفها البحث بعد ذلك ويختفي هذا السجل. وإن لم تكن شيئًا فاحذف السجل.',
);

/** Words in searches that the site does not know, with their frequency and no personal data. Written by the site, resolved by teach-spelling. */
export const searchWord: Collection = {
	name: 'search_word',
	label: t('Typed and not understood', 'كلمات لم يفهمها البحث'),
	icon: 'spellcheck',
	audience: 'internal',
	folder: 'group_places',
	note: t('What people look for in other words than ours.', 'ما يبحث عنه الناس بكلمات غير كلماتنا.'),
	template: '{{word}} · {{times}}',
	columns: ['word', 'times', 'language', 'last_on'],
	order: ['-times'],
	fields: [
		notice('advice', t('What to do', 'ما العمل'), advice, { color: 'info', icon: 'info' }),
		text('word', t('Word', 'الكلمة'), { unique: true, readonly: true }),
		integer('times', t('Times', 'المرات'), { readonly: true, between: ROW_NUMBERS }),
		text('language', t('Language', 'اللغة'), { readonly: true }),
		date('last_on', t('Last typed', 'آخر مرة'), { readonly: true }),
		belongsTo('location', t('Means the location', 'تعني المنطقة'), 'location'),
		belongsTo('area', t('Means the area', 'تعني الحي'), 'area'),
		belongsTo('project', t('Means the compound', 'تعني الكمبوند'), 'project'),
		belongsTo('developer', t('Means the developer', 'تعني المطوّر'), 'developer'),
	],
};
