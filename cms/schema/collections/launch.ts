import { currencies } from '../choices.ts';
import { type Collection, t } from '../define.ts';
import { choice } from '../fields.ts';
import { section } from '../form-parts.ts';
import { date, integer, moment, money } from '../number-fields.ts';
import { belongsTo, files } from '../relations.ts';
import { address, description, editorial, FOLDER, name, ROOMS, summary } from './common.ts';
import { paymentPlans } from './money.ts';

export const launch: Collection = {
	name: 'launch',
	label: t('Launches', 'المشروعات الجديدة'),
	icon: 'rocket_launch',
	audience: 'content',
	folder: 'group_listings',
	template: '{{translations}}',
	statuses: editorial,
	columns: ['images', 'name_en', 'name_ar', 'status', 'launch_date', 'starting_price', 'project'],
	order: ['launch_date'],
	fields: [
		...section('part_basics', t('Basics', 'الأساسيات'), 'info', [
			belongsTo('project', t('Compound', 'الكمبوند'), 'project'),
			belongsTo('developer', t('Developer', 'المطوّر'), 'developer', { required: true }),
			belongsTo('area', t('Area', 'الحي'), 'area', { required: true }),
			moment('launch_date', t('Launches on', 'موعد الإطلاق'), { required: true, indexed: true }),
			date('delivery_date', t('Delivery', 'الاستلام')),
			integer('bedrooms_from', t('Fewest bedrooms', 'أقل عدد غرف نوم'), {
				between: ROOMS,
				note: t('The form of the launch offers these numbers. 0 is a studio.', 'استمارة المشروع تعرض هذه الأعداد. 0 يعني استوديو.'),
			}),
			integer('bedrooms_to', t('Most bedrooms', 'أكبر عدد غرف نوم'), { between: ROOMS }),
		]),
		...section('part_money', t('Money', 'الأسعار'), 'payments', [
			money('eoi_amount', t('Expression of interest', 'مبلغ إبداء الرغبة'), { note: t('Refundable.', 'مبلغ مسترد.') }),
			money('starting_price', t('Price from', 'السعر يبدأ من')),
			choice('currency', t('Currency', 'العملة'), currencies, { default: 'EGP', indexed: false }),
			paymentPlans('launch'),
		]),
		...section('part_media', t('Photographs', 'الصور'), 'photo_library', [
			files('launch', 'images', t('Photographs', 'الصور'), FOLDER.projects),
		]),
	],
	translated: [name, address, summary, description],
};
