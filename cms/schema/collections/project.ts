import { type Collection, t } from '../define.ts';
import { outline, point, secureUrl, toggle } from '../fields.ts';
import { section } from '../form-parts.ts';
import { DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, squareMetres } from '../number-fields.ts';
import { belongsTo, children, file, files, image, many } from '../relations.ts';
import { repeated } from '../repeated-fields.ts';
import { address, description, editorial, emptiedWhen, FOLDER, name, spellings, summary } from './common.ts';
import { charges, paymentPlans } from './money.ts';
import { tourAndFilm } from './tour.ts';

export const project: Collection = {
	name: 'project',
	label: t('Compounds', 'الكمبوندات'),
	icon: 'holiday_village',
	audience: 'content',
	folder: 'group_listings',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['images', 'name_en', 'name_ar', 'status', 'developer', 'area', 'delivery_date', 'featured'],
	fields: [
		...section('part_basics', t('Basics', 'الأساسيات'), 'info', [
			belongsTo('developer', t('Developer', 'المطوّر'), 'developer', { required: true }),
			belongsTo('area', t('Area', 'الحي'), 'area', { required: true }),
			toggle('ready', t('Ready to move', 'استلام فوري')),
			date('delivery_date', t('Delivery', 'الاستلام'), { conditions: emptiedWhen('Ready', { ready: { _eq: true } }) }),
			date('promised_on', t('Promised for', 'الموعد التعاقدي'), {
				note: t(
					'The delivery day in the first contracts. It stays as it was, whatever comes later.',
					'موعد الاستلام في أول العقود، ويبقى كما هو مهما تغيّر بعد ذلك.',
				),
			}),
			date('delivered_on', t('Delivered on', 'تاريخ التسليم الفعلي'), {
				between: DAYS_UNTIL_TODAY,
				note: t(
					'The day the first homes were handed over. With the day above it stands in the record of the developer.',
					'يوم تسليم أول الوحدات، ويظهر مع الموعد التعاقدي في سجل المطوّر.',
				),
			}),
			squareMetres('land_area', t('Land', 'مساحة الأرض')),
			toggle('featured', t('Show on home', 'يظهر في الرئيسية'), { indexed: true }),
			spellings,
		]),
		...section('part_money', t('Plans and charges', 'السداد والمصاريف'), 'payments', [paymentPlans('project'), ...charges()]),
		...section('part_media', t('Photographs and files', 'الصور والملفات'), 'photo_library', [
			files('project', 'images', t('Photographs', 'الصور'), FOLDER.projects),
			image('master_plan', t('Master plan', 'المخطط العام'), FOLDER.projects),
			file('brochure', t('Brochure', 'البروشور'), FOLDER.documents),
			...tourAndFilm(FOLDER.projects),
			secureUrl('video_url', t('Video address', 'رابط الفيديو')),
			secureUrl('tour_url', t('Virtual tour address', 'رابط الجولة الافتراضية')),
		]),
		...section('part_plan', t('Clusters and construction', 'المجموعات والإنشاءات'), 'construction', [
			children('clusters', t('Clusters on the master plan', 'المجموعات على المخطط العام'), 'cluster', 'project', '{{translations}}', {
				sortField: 'sort',
			}),
			children(
				'construction_updates',
				t('Construction updates', 'متابعة الإنشاءات'),
				'construction_update',
				'project',
				'{{seen_on}} · {{percent}}%',
			),
		]),
		...section('part_place', t('Place and amenities', 'المكان والخدمات'), 'map', [
			many('project', 'amenities', t('Amenities', 'الخدمات'), 'amenity', 'translations'),
			point('coordinates', t('On the map', 'على الخريطة')),
			outline('outline', t('Outline', 'الحدود')),
		]),
	],
	translated: [
		name,
		address,
		summary,
		description,
		repeated('faq', t('Questions and answers', 'أسئلة وأجوبة'), [
			{ name: 'question', label: t('Question', 'السؤال') },
			{ name: 'answer', label: t('Answer', 'الإجابة'), kind: 'long' },
		]),
		repeated('plan_legend', t('Legend of the master plan', 'مفتاح المخطط العام'), [
			{ name: 'mark', label: t('Letter or number on the plan', 'الحرف أو الرقم على المخطط') },
			{ name: 'text', label: t('What it is', 'ما هو') },
		]),
	],
};
