import { type Collection, t } from '../define.ts';
import { outline, point, text } from '../fields.ts';
import { belongsTo, image } from '../relations.ts';
import { address, description, editorial, FOLDER, name, spellings, summary } from './common.ts';

const inForm = text('in_form', t('After a noun', 'بعد الاسم'), {
	note: t(
		'As in “homes on the North Coast”: write “on the North Coast”. Empty: “in” and the name.',
		'كما في «شقق في الساحل الشمالي»: اكتب «في الساحل الشمالي». فارغ: «في» ثم الاسم.',
	),
});
const coordinates = point('coordinates', t('On the map', 'على الخريطة'));

export const location: Collection = {
	name: 'location',
	label: t('Locations', 'المناطق'),
	icon: 'map',
	audience: 'content',
	folder: 'group_places',
	note: t('A city or a region, such as New Cairo or the North Coast.', 'مدينة أو إقليم مثل القاهرة الجديدة أو الساحل الشمالي.'),
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['image', 'name_en', 'name_ar', 'status', 'date_updated'],
	fields: [image('image', t('Photograph', 'الصورة'), FOLDER.places), coordinates, spellings],
	translated: [name, inForm, address, summary, description],
};

export const area: Collection = {
	name: 'area',
	label: t('Areas', 'الأحياء'),
	icon: 'location_on',
	audience: 'content',
	folder: 'group_places',
	note: t('A district inside a location.', 'حي داخل منطقة.'),
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['image', 'name_en', 'name_ar', 'code', 'location', 'status'],
	fields: [
		belongsTo('location', t('Location', 'المنطقة'), 'location', { required: true }),
		text('code', t('Code', 'الرمز'), {
			required: true,
			unique: true,
			note: t(
				'Two to four letters. The first part of the reference of every property here.',
				'من حرفين إلى أربعة، وهو أول كود كل عقار في هذا الحي.',
			),
		}),
		image('image', t('Photograph', 'الصورة'), FOLDER.places),
		coordinates,
		outline('outline', t('Outline', 'الحدود')),
		spellings,
	],
	translated: [name, inForm, address, summary, description],
};
