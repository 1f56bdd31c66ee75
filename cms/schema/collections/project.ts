import { type Collection, t } from '../define.ts';
import { date, outline, point, repeated, section, squareMetres, toggle, url } from '../fields.ts';
import { belongsTo, file, files, image, many } from '../relations.ts';
import { address, description, editorial, FOLDER, name, spellings, summary } from './common.ts';
import { charges, paymentPlans } from './money.ts';
import { tourAndFilm } from './tour.ts';

export const project: Collection = {
	name: 'project',
	label: t('Compounds', 'الكمبوندات'),
	icon: 'holiday_village',
	audience: 'content',
	folder: 'group_listings',
	template: '{{translations.name}}',
	statuses: editorial,
	sorted: true,
	columns: ['translations.name', 'developer', 'area', 'delivery_date', 'featured', 'status'],
	fields: [
		...section('part_basics', t('Basics', 'الأساسيات'), 'info', [
			belongsTo('developer', t('Developer', 'المطوّر'), 'developer', { required: true }),
			belongsTo('area', t('Area', 'الحي'), 'area', { required: true }),
			toggle('ready', t('Ready to move', 'استلام فوري')),
			date('delivery_date', t('Delivery', 'الاستلام'), { note: t('Leave empty when it is ready.', 'اتركه فارغًا إذا كان الاستلام فوريًا.') }),
			squareMetres('land_area', t('Land', 'مساحة الأرض')),
			toggle('featured', t('Show on home', 'يظهر في الرئيسية'), { indexed: true }),
			spellings,
		]),
		...section('part_money', t('Plans and charges', 'السداد والمصاريف'), 'payments', [paymentPlans('project'), ...charges]),
		...section('part_media', t('Photographs and files', 'الصور والملفات'), 'photo_library', [
			files('project', 'images', t('Photographs', 'الصور'), FOLDER.projects),
			image('master_plan', t('Master plan', 'المخطط العام'), FOLDER.projects),
			file('brochure', t('Brochure', 'البروشور'), FOLDER.documents),
			...tourAndFilm(FOLDER.projects),
			url('video_url', t('Video address', 'رابط الفيديو')),
			url('tour_url', t('Virtual tour address', 'رابط الجولة الافتراضية')),
		]),
		...section('part_place', t('Place and facilities', 'المكان والخدمات'), 'map', [
			many('project', 'amenities', t('Facilities', 'الخدمات'), 'amenity', 'translations.name'),
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
	],
};
