import { floors } from '#domain/geometry.ts';
import {
	categories,
	currencies,
	finishings,
	frequencies,
	markets,
	orientations,
	propertyTypes,
	purposes,
	rentPeriods,
	views,
} from '../choices.ts';
import { type Collection, t } from '../define.ts';
import { choice, multiline, phone, point, secureUrl, text, toggle } from '../fields.ts';
import { section } from '../form-parts.ts';
import { DAYS, DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, integer, money, percent, signedMoney, squareMetres } from '../number-fields.ts';
import { belongsTo, children, files, image, many } from '../relations.ts';
import { address, description, emptiedWhen, FOLDER, hiddenWhen, name, ROOMS } from './common.ts';
import { charges, PRICES, paymentPlans } from './money.ts';
import { tourAndFilm } from './tour.ts';

const isResale = [{ purpose: { _eq: 'sale' } }, { market: { _eq: 'resale' } }];
const isTakeover = [...isResale, { remaining_amount: { _gt: 0 } }];

const forSaleOnly = hiddenWhen('Rent', { purpose: { _eq: 'rent' } });
const unlessLand = hiddenWhen('Land', { type: { _eq: 'land' } });

/** A takeover is the most common resale in Egypt. */
const takeover = section(
	'part_takeover',
	t('Resale with instalments', 'إعادة بيع بأقساط'),
	'swap_horiz',
	[
		money('paid_amount', t('Paid so far', 'المدفوع حتى الآن'), {
			note: t('To the developer, by the owner.', 'ما دفعه المالك للمطوّر.'),
		}),
		signedMoney('over_amount', t('Over', 'الأوفر'), {
			note: t(
				'What the owner asks for on top of what was paid. Sold at a loss it is negative, but not below what was paid.',
				'ما يطلبه المالك فوق المدفوع. وعند البيع بخسارة يكون سالبًا بما لا يزيد على المدفوع.',
			),
		}),
		money('remaining_amount', t('Remaining to the developer', 'المتبقي للمطوّر'), {
			between: PRICES,
			note: t(
				'With this filled in, the price is made when you save: paid + over + remaining. Where nothing remains, leave it empty and write the price.',
				'عند كتابته يُحسب السعر تلقائيًا عند الحفظ: المدفوع + الأوفر + المتبقي. وإذا لم يتبقَّ شيء فاتركه فارغًا واكتب السعر.',
			),
		}),
		date('remaining_until', t('Last instalment', 'آخر قسط')),
		money('instalment_amount', t('Each instalment', 'قيمة القسط')),
		choice('instalment_frequency', t('An instalment every', 'دورية القسط'), frequencies, { indexed: false }),
		percent('transfer_fee_percent', t('Transfer fee of the developer', 'رسوم التنازل للمطوّر'), {
			note: t('Of the whole price.', 'من السعر الإجمالي.'),
		}),
	],
	'open',
	{ hidden: true, conditions: [{ name: 'Resale', rule: { _and: isResale }, hidden: false }] },
);

export const property: Collection = {
	name: 'property',
	label: t('Properties', 'العقارات'),
	icon: 'home',
	audience: 'content',
	folder: 'group_listings',
	template: '{{reference}} · {{translations}}',
	statuses: ['draft', 'review', 'published', 'on_hold', 'sold', 'archived'],
	publicStatuses: ['published', 'sold'],
	columns: ['images', 'reference', 'translations', 'price', 'status', 'agent', 'price_checked_on', 'type', 'purpose', 'area'],
	fields: [
		...section('part_basics', t('Basics', 'الأساسيات'), 'info', [
			text('reference', t('Reference', 'كود العقار'), {
				unique: true,
				note: t('Area–type–number. Leave empty to have it made.', 'الحي ثم النوع ثم الرقم، ويُصنع تلقائيًا إذا تُرك فارغًا.'),
			}),
			belongsTo('agent', t('Agent', 'المستشار العقاري'), 'agent'),
			choice('purpose', t('Purpose', 'الغرض'), purposes, { required: true, default: 'sale' }),
			choice('market', t('Market', 'السوق'), markets, { required: true, default: 'resale' }),
			choice('category', t('Category', 'الفئة'), categories, { required: true, default: 'residential' }),
			choice('type', t('Type', 'النوع'), propertyTypes, { required: true }),
			belongsTo('project', t('Compound', 'الكمبوند'), 'project'),
			belongsTo('cluster', t('Cluster', 'المجموعة'), 'cluster', {
				template: '{{project.translations}} · {{translations}}',
				note: t('Of the compound above, where its master plan has clusters.', 'من مجموعات الكمبوند أعلاه، إن كان مخططه مقسمًا إلى مجموعات.'),
			}),
			belongsTo('area', t('Area', 'الحي'), 'area', { required: true }),
			toggle('featured', t('Show on home', 'يظهر في الرئيسية'), { indexed: true }),
			toggle('exclusive', t('Exclusive', 'حصري')),
		]),
		...section('part_money', t('Price, plans and charges', 'السعر والسداد والمصاريف'), 'payments', [
			money('price', t('Price', 'السعر'), {
				required: true,
				indexed: true,
				between: PRICES,
				conditions: [{ name: 'Resale with instalments', rule: { _and: isTakeover }, required: false }],
			}),
			choice('currency', t('Currency', 'العملة'), currencies, { default: 'EGP', indexed: false }),
			choice('rent_period', t('Rent is', 'الإيجار'), rentPeriods, {
				indexed: false,
				conditions: emptiedWhen('Sale', { purpose: { _neq: 'rent' } }),
			}),
			date('listed_on', t('Listed on', 'تاريخ العرض'), {
				indexed: true,
				note: t(
					'Filled in on the day it is first published. A listing is new for 14 days from then.',
					'يُكتب تلقائيًا يوم نشره أول مرة، ويظهر العقار كجديد 14 يومًا من ذلك اليوم.',
				),
			}),
			date('price_checked_on', t('Price checked on', 'تاريخ مراجعة السعر'), {
				between: DAYS_UNTIL_TODAY,
				indexed: true,
				note: t('The day somebody asked the owner or the developer.', 'يوم سؤال المالك أو المطوّر عن السعر.'),
			}),
			date('expires_on', t('Leaves the site on', 'ينتهي عرضه يوم'), { indexed: true }),
			...charges(forSaleOnly),
			...takeover,
			paymentPlans('property', { conditions: forSaleOnly }),
			children('price_history', t('Price history', 'تاريخ السعر'), 'price_history', 'property', '{{changed_on}} · {{price}} {{currency}}', {
				isMadeElsewhere: true,
			}),
		]),
		...section('part_size', t('Rooms and size', 'الغرف والمساحة'), 'straighten', [
			integer('bedrooms', t('Bedrooms', 'غرف النوم'), { indexed: true, between: ROOMS, conditions: unlessLand }),
			integer('bathrooms', t('Bathrooms', 'الحمامات'), { between: ROOMS, conditions: unlessLand }),
			squareMetres('built_up_area', t('Built-up area', 'مساحة المباني'), { indexed: true }),
			squareMetres('garden_area', t('Garden', 'الحديقة'), { conditions: unlessLand }),
			squareMetres('roof_area', t('Roof', 'الروف'), { conditions: unlessLand }),
			squareMetres('land_area', t('Land', 'مساحة الأرض')),
			integer('floor', t('Floor', 'الدور'), {
				between: floors,
				note: t('0 is the ground floor.', 'صفر للدور الأرضي.'),
				conditions: unlessLand,
			}),
			choice('finishing', t('Finishing', 'التشطيب'), finishings, { conditions: unlessLand }),
			toggle('furnished', t('Furnished', 'مفروش'), { conditions: unlessLand }),
			choice('view', t('View', 'الإطلالة'), views, { indexed: false }),
			choice('orientation', t('Faces', 'الاتجاه'), orientations, {
				indexed: false,
				note: t('Where the front looks.', 'اتجاه الواجهة.'),
			}),
			toggle('ready', t('Ready to move', 'استلام فوري')),
			date('delivery_date', t('Delivery', 'الاستلام'), {
				indexed: true,
				takes: t(
					`Tick “Ready to move”, or write a day from ${DAYS.least} to ${DAYS.most}: one of the two.`,
					`ضع علامة «استلام فوري» أو اكتب يومًا من ${DAYS.least} إلى ${DAYS.most}: واحد منهما فقط.`,
				),
				conditions: emptiedWhen('Ready', { ready: { _eq: true } }),
			}),
		]),
		...section('part_media', t('Photographs and files', 'الصور والملفات'), 'photo_library', [
			files('property', 'images', t('Photographs', 'الصور'), FOLDER.properties, {
				note: t(
					'The first one is the cover: drag them into order. Press one to write what it shows, in both languages.',
					'الأولى هي صورة الغلاف، ويمكن سحب الصور لترتيبها. اضغط على أي صورة لكتابة ما تظهره باللغتين.',
				),
			}),
			image('floor_plan', t('Floor plan', 'مسقط أفقي'), FOLDER.properties),
			...tourAndFilm(FOLDER.properties),
			secureUrl('video_url', t('Video address', 'رابط الفيديو')),
			secureUrl('tour_url', t('Virtual tour address', 'رابط الجولة الافتراضية')),
		]),
		...section('part_place', t('Place and amenities', 'المكان والخدمات'), 'map', [
			many('property', 'amenities', t('Amenities', 'الخدمات'), 'amenity', 'translations'),
			point('coordinates', t('On the map', 'على الخريطة')),
			toggle('show_exact_place', t('Owner agrees to show the exact place on the map', 'المالك موافق على إظهار المكان بالضبط على الخريطة'), {
				conditions: hiddenWhen('Sold by the developer', { _and: [{ purpose: { _eq: 'sale' } }, { market: { _eq: 'primary' } }] }),
				note: t(
					'Without it the site shows a resale or rented home only to about 100 metres. Homes from the developer are always exact.',
					'بدون الموافقة يظهر عقار إعادة البيع أو الإيجار على الموقع بدقة 100 متر تقريبًا، أما وحدات المطوّر فتظهر بدقة دائمًا.',
				),
			}),
		]),
		...section(
			'part_staff',
			t('Staff only: never on the site', 'للفريق فقط: لا يظهر في الموقع'),
			'lock',
			[
				children(
					'private',
					t('Owner and commission', 'المالك والعمولة'),
					'property_private',
					'property',
					'{{owner_name}} · {{owner_phone}} · {{commission}}',
					{ staffOnly: true },
				),
			],
			'closed',
		),
	],
	translated: [name, address, description],
};

/** At most one row per property. A separate collection, because Directus lets people filter and sort by fields that they may not read. */
export const propertyPrivate: Collection = {
	name: 'property_private',
	label: t('Owners and commissions', 'الملاك والعمولات'),
	icon: 'lock',
	audience: 'staff',
	folder: 'group_listings',
	hidden: true,
	template: '{{owner_name}} · {{owner_phone}}',
	partOf: { collection: 'property', key: 'property' },
	fields: [
		belongsTo('property', t('Property', 'العقار'), 'property', {
			template: '{{reference}}',
			onDelete: 'CASCADE',
			unique: true,
			hidden: true,
		}),
		text('owner_name', t('Owner', 'المالك')),
		phone('owner_phone', t('Owner’s phone', 'هاتف المالك'), { indexed: true }),
		percent('commission', t('Commission', 'العمولة')),
		text('source', t('Source', 'المصدر')),
		multiline('internal_notes', t('Notes', 'ملاحظات داخلية')),
	],
};

export const priceHistory: Collection = {
	name: 'price_history',
	label: t('Price history', 'تاريخ السعر'),
	icon: 'history',
	audience: 'content',
	folder: 'group_listings',
	hidden: true,
	template: '{{changed_on}} · {{price}} {{currency}}',
	order: ['-changed_on'],
	partOf: { collection: 'property', key: 'property' },
	fields: [
		belongsTo('property', t('Property', 'العقار'), 'property', { template: '{{reference}}', onDelete: 'CASCADE' }),
		money('price', t('Price', 'السعر'), { between: PRICES }),
		choice('currency', t('Currency', 'العملة'), currencies, { indexed: false }),
		date('changed_on', t('Since', 'منذ')),
	],
};
