import { type Collection, type Field, t } from '../define.ts';
import { degrees } from '../number-fields.ts';
import { belongsTo, children, file, image } from '../relations.ts';
import { editorial, FOLDER, name } from './common.ts';

export const tour: Collection = {
	name: 'tour',
	label: t('360° tours', 'جولات 360°'),
	icon: 'panorama_photosphere',
	audience: 'content',
	folder: 'group_listings',
	note: t(
		'A home room by room. Made once, then chosen in the properties and compounds that show it.',
		'جولة داخل الوحدة غرفة بعد غرفة، تُصنع مرة ثم تُختار في العقارات والكمبوندات التي تعرضها.',
	),
	template: '{{translations}}',
	statuses: editorial,
	columns: ['name_en', 'name_ar', 'status', 'date_updated'],
	fields: [children('rooms', t('Rooms, in their order', 'الغرف بترتيبها'), 'tour_room', 'tour', '{{translations}}', { sortField: 'sort' })],
	translated: [name],
};

export const tourRoom: Collection = {
	name: 'tour_room',
	label: t('Rooms of tours', 'غرف الجولات'),
	icon: 'meeting_room',
	audience: 'content',
	folder: 'group_listings',
	hidden: true,
	template: '{{tour.translations}} · {{translations}}',
	sorted: true,
	partOf: { collection: 'tour', key: 'tour' },
	fields: [
		belongsTo('tour', t('Tour', 'الجولة'), 'tour', { onDelete: 'CASCADE', hidden: true }),
		image('panorama', t('Panorama', 'الصورة البانورامية'), FOLDER.properties, {
			wide: true,
			note: t(
				'A 360° picture, twice as wide as high, at most 25 MB: JPEG, PNG or WebP. Write the alternative text on the file itself.',
				'صورة 360° عرضها ضعف ارتفاعها، وحجمها 25 ميجابايت على الأكثر، بصيغة JPEG أو PNG أو WebP. النص البديل يُكتب على الملف نفسه.',
			),
		}),
		degrees(180)('yaw', t('The view begins at', 'بداية النظر'), {
			note: t(
				'Degrees from the middle of the picture: 90 is a quarter turn to the right, −90 to the left.',
				'بالدرجات من منتصف الصورة: 90 ربع دورة إلى اليمين، و−90 إلى اليسار.',
			),
		}),
		children('links', t('Hot spots', 'نقاط الانتقال'), 'tour_link', 'room', '{{to.translations}} · {{yaw}}° · {{pitch}}°'),
	],
	translated: [name],
};

export const tourLink: Collection = {
	name: 'tour_link',
	label: t('Hot spots of tours', 'نقاط الانتقال في الجولات'),
	icon: 'ads_click',
	audience: 'content',
	folder: 'group_listings',
	hidden: true,
	template: '{{to.translations}}',
	partOf: { collection: 'tour_room', key: 'room' },
	fields: [
		belongsTo('room', t('Room', 'الغرفة'), 'tour_room', { onDelete: 'CASCADE', hidden: true }),
		belongsTo('to', t('Leads to', 'تؤدي إلى'), 'tour_room', {
			onDelete: 'CASCADE',
			wide: true,
			template: '{{tour.translations}} · {{translations}}',
			note: t('A room of the same tour. Save new rooms first.', 'غرفة من نفس الجولة. احفظ الغرف الجديدة أولًا.'),
		}),
		degrees(180)('yaw', t('To the side', 'الاتجاه أفقيًا'), {
			note: t(
				'Degrees from the middle of the picture: 90 is a quarter turn to the right, −90 to the left.',
				'بالدرجات من منتصف الصورة: 90 ربع دورة إلى اليمين، و−90 إلى اليسار.',
			),
		}),
		degrees(90)('pitch', t('Up or down', 'الارتفاع'), {
			note: t('Degrees from the horizon: 90 is the ceiling, −90 the floor.', 'بالدرجات من خط الأفق: 90 السقف، و−90 الأرض.'),
		}),
	],
};

/** Shown beside the photographs of a property or compound. */
export const tourAndFilm = (folder: string): Field[] => [
	belongsTo('tour', t('360° tour', 'جولة 360°'), 'tour', {
		note: t('Made under “360° tours”. Only a published tour is shown.', 'تُصنع في «جولات 360°»، ولا تظهر إلا الجولة المنشورة.'),
	}),
	file('film', t('Film', 'الفيلم'), folder, {
		note: t(
			'MP4 or WebM, at most 25 MB. Its title is the alternative text of the file, in both languages.',
			'بصيغة MP4 أو WebM، وحجمه 25 ميجابايت على الأكثر. عنوانه هو النص البديل للملف باللغتين.',
		),
	}),
	image('film_poster', t('Picture before the film', 'صورة غلاف الفيلم'), folder),
];
