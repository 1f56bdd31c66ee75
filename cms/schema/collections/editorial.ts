import { chargeKinds, departments, employments, propertyTypes } from '../choices.ts';
import { type Collection, t } from '../define.ts';
import { choice, choices, richText, slug, text, toggle } from '../fields.ts';
import { DAYS, DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, money, percent } from '../number-fields.ts';
import { belongsTo, image, many } from '../relations.ts';
import { address, description, editorial, emptiedWhen, FOLDER, hiddenWhen, name, summary } from './common.ts';
import { DISCOUNTS, PRICES, paymentPlans } from './money.ts';

export const amenity: Collection = {
	name: 'amenity',
	label: t('Amenities', 'الخدمات'),
	icon: 'pool',
	audience: 'content',
	folder: 'group_listings',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['name_en', 'name_ar', 'icon', 'status'],
	fields: [
		text('key', t('Key', 'المفتاح'), { required: true, unique: true }),
		text('icon', t('Icon', 'الأيقونة'), {
			note: t('The name of an Iconify icon, such as tabler:pool.', 'اسم أيقونة من مجموعات Iconify مثل tabler:pool.'),
		}),
	],
	translated: [name],
};

export const offer: Collection = {
	name: 'offer',
	label: t('Offers', 'العروض'),
	icon: 'local_offer',
	audience: 'content',
	folder: 'group_listings',
	template: '{{translations}}',
	statuses: editorial,
	columns: ['image', 'name_en', 'name_ar', 'status', 'valid_from', 'valid_until', 'project', 'developer'],
	order: ['valid_until'],
	fields: [
		date('valid_from', t('Valid from', 'يسري من'), { required: true, indexed: true }),
		date('valid_until', t('Valid until', 'يسري حتى'), {
			required: true,
			indexed: true,
			takes: t(
				`A day from ${DAYS.least} to ${DAYS.most}, not before “Valid from”.`,
				`يوم من ${DAYS.least} إلى ${DAYS.most}، ولا يسبق «يسري من».`,
			),
			note: t('The offer leaves the site after this day.', 'يختفي العرض من الموقع بعد هذا اليوم.'),
		}),
		belongsTo('project', t('On a compound', 'على كمبوند'), 'project'),
		belongsTo('property', t('On a property', 'على عقار'), 'property', { template: '{{reference}}' }),
		belongsTo('developer', t('On a developer', 'على مطوّر'), 'developer'),
		choices('types', t('Only these types', 'لهذه الأنواع فقط'), propertyTypes, {
			conditions: hiddenWhen('One property', { property: { _nnull: true } }),
			note: t('For a compound or a developer. None chosen is all of them.', 'لعروض الكمبوند أو المطوّر، وبدون اختيار يسري على كل الأنواع.'),
		}),
		percent('discount_percent', t('Discount', 'الخصم'), {
			between: DISCOUNTS,
			note: t(
				'Off the listed price of every unit it is on: the lower price is shown everywhere, the old one struck.',
				'يُخصم من سعر كل وحدة عليها العرض: يظهر السعر الجديد في كل مكان، والقديم مشطوبًا.',
			),
		}),
		money('price', t('Offer price', 'سعر العرض'), {
			between: PRICES,
			conditions: emptiedWhen('Several properties', { property: { _null: true } }),
			note: t('For an offer on one property, instead of a discount.', 'لعرض على عقار واحد، بدلًا من الخصم.'),
		}),
		toggle('cash_only', t('Discount for cash only', 'الخصم للكاش فقط'), {
			note: t('The price by instalments stays as it is.', 'يبقى سعر التقسيط كما هو.'),
		}),
		choices('pays', t('The developer pays', 'يتحمّله المطوّر'), chargeKinds, {
			note: t('Struck in the price of every unit it is on.', 'يظهر مشطوبًا في سعر كل وحدة عليها العرض.'),
		}),
		paymentPlans('offer', { note: t('Plans that only the offer gives.', 'خطط لا تُتاح إلا مع العرض.') }),
		date('confirmed_on', t('Confirmed on', 'تاريخ التأكيد'), { between: DAYS_UNTIL_TODAY }),
		image('image', t('Photograph', 'الصورة'), FOLDER.editorial),
	],
	translated: [
		name,
		address,
		summary,
		description,
		text('confirmed_by', t('Confirmed by', 'أكّده'), {
			note: t('As it follows “Confirmed by”: the developer’s sales office.', 'كما يلي «أكّده»: مكتب مبيعات المطوّر.'),
		}),
	],
};

export const tag: Collection = {
	name: 'tag',
	label: t('Tags', 'الوسوم'),
	icon: 'sell',
	audience: 'content',
	folder: 'group_editorial',
	template: '{{translations}}',
	statuses: editorial,
	sorted: true,
	columns: ['name_en', 'name_ar', 'key', 'status'],
	fields: [slug('key', t('Key', 'المفتاح'), { required: true, unique: true })],
	translated: [name],
};

export const post: Collection = {
	name: 'post',
	label: t('Blog', 'المدونة'),
	icon: 'article',
	audience: 'content',
	folder: 'group_editorial',
	template: '{{translations}}',
	statuses: editorial,
	columns: ['image', 'name_en', 'name_ar', 'status', 'published_on', 'author'],
	order: ['-published_on'],
	fields: [
		image('image', t('Photograph', 'الصورة'), FOLDER.editorial),
		belongsTo('author', t('Author', 'الكاتب'), 'team_member'),
		date('published_on', t('Published on', 'تاريخ النشر'), { indexed: true }),
		many('post', 'tags', t('Tags', 'الوسوم'), 'tag', 'translations'),
	],
	translated: [
		name,
		address,
		summary,
		richText('body', t('Text', 'النص'), {
			note: t(
				'A paragraph that holds only a link to a property or compound of ours becomes its card.',
				'الفقرة التي ليس فيها إلا رابط لعقار أو كمبوند عندنا تظهر كبطاقة.',
			),
		}),
	],
};

export const career: Collection = {
	name: 'career',
	label: t('Careers', 'الوظائف'),
	icon: 'work',
	audience: 'content',
	folder: 'group_editorial',
	template: '{{translations}}',
	statuses: editorial,
	columns: ['name_en', 'name_ar', 'status', 'department', 'valid_through'],
	fields: [
		choice('department', t('Department', 'القسم'), departments, { required: true }),
		choice('employment', t('Employment', 'نوع الدوام'), employments, { indexed: false }),
		date('valid_through', t('Open until', 'التقديم حتى'), { indexed: true }),
	],
	translated: [name, address, text('place', t('Place of work', 'مكان العمل')), summary, description],
};
