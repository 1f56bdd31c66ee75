import { pageKeys } from '../choices.ts';
import { type Choice, type Collection, type Field, t } from '../define.ts';
import { choice, link, multiline, richText, slug, text } from '../fields.ts';
import { integer } from '../number-fields.ts';
import { belongsTo, children, image } from '../relations.ts';
import { repeated } from '../repeated-fields.ts';
import { editorial, FOLDER } from './common.ts';

const block = (value: string, en: string, ar: string): Choice => ({ value, label: t(en, ar) });

const blockTypes = [
	block('hero', 'Opening with search', 'افتتاحية مع البحث'),
	block('locations', 'Popular locations', 'أشهر المناطق'),
	block('launches', 'Launches', 'مشروعات جديدة'),
	block('compounds', 'Compounds', 'كمبوندات'),
	block('properties', 'Properties', 'عقارات'),
	block('offers', 'Offers', 'عروض'),
	block('developers', 'Developers', 'المطوّرون'),
	block('steps', 'Steps', 'خطوات'),
	block('testimonials', 'Testimonials', 'آراء العملاء'),
	block('posts', 'Posts', 'مقالات'),
	block('sell_call', 'List-your-property call', 'دعوة لعرض عقار'),
	block('rich_text', 'Text', 'نص'),
	block('figures', 'Figures', 'أرقام'),
	block('team', 'Team', 'الفريق'),
	block('partners', 'Partners', 'الشركاء'),
	block('faq', 'Questions and answers', 'أسئلة وأجوبة'),
	block('channels', 'Ways to reach us', 'طرق التواصل'),
];

const keyLabel = t('Page', 'الصفحة');

/** Cannot be changed: the site finds a page by it. */
const key: Field = {
	...slug('key', keyLabel, { required: true, unique: true }),
	meta: choice('key', keyLabel, pageKeys, {
		required: true,
		conditions: [{ name: 'Saved', rule: { _and: [{ id: { _nnull: true } }] }, readonly: true }],
		note: t('Chosen once. The site looks for the page by it.', 'يُختار مرة واحدة، وبه يجد الموقع الصفحة.'),
	}).meta,
};

export const page: Collection = {
	name: 'page',
	label: t('Pages', 'الصفحات'),
	icon: 'web',
	audience: 'content',
	folder: 'group_editorial',
	template: '{{key}} · {{translations}}',
	statuses: editorial,
	columns: ['key', 'name_en', 'name_ar', 'status', 'date_updated'],
	order: ['key'],
	fields: [
		key,
		children('blocks', t('Blocks, in their order', 'أجزاء الصفحة بترتيبها'), 'page_block', 'page', '{{type}} · {{translations}}', {
			sortField: 'sort',
		}),
	],
	translated: [text('title', t('Title', 'العنوان'), { required: true }), multiline('summary', t('For search engines', 'لمحركات البحث'))],
};

export const pageBlock: Collection = {
	name: 'page_block',
	label: t('Page blocks', 'أجزاء الصفحات'),
	icon: 'view_agenda',
	audience: 'content',
	folder: 'group_editorial',
	hidden: true,
	template: '{{type}} · {{translations}}',
	statuses: editorial,
	sorted: true,
	partOf: { collection: 'page', key: 'page' },
	fields: [
		belongsTo('page', t('Page', 'الصفحة'), 'page', { template: '{{key}}', onDelete: 'CASCADE' }),
		choice('type', t('Kind', 'النوع'), blockTypes, { required: true, indexed: false }),
		integer('limit', t('How many to show', 'العدد المعروض'), { between: { least: 0, most: 100 } }),
		image('image', t('Photograph', 'الصورة'), FOLDER.editorial),
		link('link', t('Link to', 'الرابط'), {
			note: t(
				'An address of the site, such as /list-your-property. In the opening, the property whose price is shown: /properties/1042.',
				'عنوان داخل الموقع مثل ‎/list-your-property، وفي الافتتاحية العقار الذي يظهر سعره مثل ‎/properties/1042.',
			),
		}),
	],
	translated: [
		text('heading', t('Heading', 'العنوان'), {
			wide: true,
			note: t(
				'In the opening, words between asterisks stand out: Know the *whole price.*',
				'في الافتتاحية تبرز الكلمات بين نجمتين: واعرف *سعره الكامل.*',
			),
		}),
		richText('text', t('Text', 'النص')),
		repeated('items', t('Items', 'العناصر'), [
			{ name: 'title', label: t('Title', 'العنوان') },
			{ name: 'text', label: t('Text', 'النص'), kind: 'long' },
		]),
		text('link_label', t('Words of the link', 'نص الرابط')),
	],
};
