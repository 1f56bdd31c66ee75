import { type Collection, t } from '../define.ts';
import { multiline } from '../fields.ts';
import { DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, percent } from '../number-fields.ts';
import { belongsTo, files } from '../relations.ts';
import { FOLDER } from './common.ts';

/** How far a compound was built on a day, as seen by one of our staff. */
export const constructionUpdate: Collection = {
	name: 'construction_update',
	label: t('Construction updates', 'متابعة الإنشاءات'),
	icon: 'construction',
	audience: 'content',
	folder: 'group_listings',
	hidden: true,
	template: '{{seen_on}} · {{percent}}%',
	order: ['-seen_on'],
	partOf: { collection: 'project', key: 'project' },
	fields: [
		belongsTo('project', t('Compound', 'الكمبوند'), 'project', { onDelete: 'CASCADE', hidden: true }),
		date('seen_on', t('Seen on', 'تاريخ الزيارة'), { required: true, between: DAYS_UNTIL_TODAY }),
		percent('percent', t('Built so far', 'نسبة التنفيذ'), { required: true }),
		files('construction_update', 'images', t('Photographs of that day', 'صور ذلك اليوم'), FOLDER.projects, {
			note: t('Press one to write what it shows, in both languages.', 'اضغط على أي صورة لكتابة ما تظهره باللغتين.'),
		}),
	],
	translated: [multiline('summary', t('What was seen', 'ما شوهد'), { note: t('One or two sentences.', 'جملة أو جملتان.') })],
};
