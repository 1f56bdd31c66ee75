import { type Collection, t } from '../define.ts';
import { json } from '../fields.ts';
import { percent } from '../number-fields.ts';
import { belongsTo } from '../relations.ts';
import { name } from './common.ts';

/** A part of a compound, as its master plan shows it. */
export const cluster: Collection = {
	name: 'cluster',
	label: t('Clusters of compounds', 'مجموعات الكمبوندات'),
	icon: 'grid_view',
	audience: 'content',
	folder: 'group_listings',
	hidden: true,
	template: '{{project.translations}} · {{translations}}',
	sorted: true,
	partOf: { collection: 'project', key: 'project' },
	fields: [
		belongsTo('project', t('Compound', 'الكمبوند'), 'project', { onDelete: 'CASCADE', hidden: true }),
		percent('plan_x', t('From the left of the plan', 'من يسار المخطط'), {
			note: t(
				'Where its number stands on the master plan, in per cent of the width of the picture.',
				'مكان رقمها على المخطط العام، كنسبة من عرض الصورة.',
			),
		}),
		percent('plan_y', t('From the top of the plan', 'من أعلى المخطط'), {
			note: t('In per cent of the height of the picture.', 'كنسبة من ارتفاع الصورة.'),
		}),
		json('plan_outline', t('Outline on the plan', 'حدودها على المخطط'), {
			note: t(
				'Optional: its corners in the same per cents, such as [[10, 20], [35, 22], [30, 48]]. What lies inside can be tapped.',
				'اختياري: أركانها بنفس النسب، مثل [[10, 20], [35, 22], [30, 48]]، وما بداخلها يمكن الضغط عليه.',
			),
		}),
	],
	translated: [name],
};
