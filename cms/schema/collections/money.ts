import { MOST_POUNDS } from '#domain/money/amounts.ts';
import { MOST_YEARS } from '#domain/money/plan.ts';
import { MOST_DISCOUNT } from '#domain/money/quote.ts';
import { frequencies, shownCurrencies } from '../choices.ts';
import { type Collection, type Field, type Label, t } from '../define.ts';
import { choice, text, toggle } from '../fields.ts';
import { type Bounds, DAYS_UNTIL_TODAY } from '../limits.ts';
import { date, integer, money, percent, rate, years } from '../number-fields.ts';
import { many } from '../relations.ts';
import { type Condition, editorial, hiddenWhen } from './common.ts';

/** Nothing is free. */
export const PRICES: Bounds = { least: 1, most: MOST_POUNDS };
/** A larger discount is a typing mistake. */
export const DISCOUNTS: Bounds = { least: 0, most: MOST_DISCOUNT };

export const paymentPlan: Collection = {
	name: 'payment_plan',
	label: t('Payment plans', 'خطط السداد'),
	icon: 'calendar_month',
	audience: 'content',
	folder: 'group_listings',
	note: t(
		'Written once, used by a compound, its launches and its units. A change here changes all of them.',
		'تُكتب مرة وتستخدمها الكمبوندات والمشروعات الجديدة والوحدات، وأي تعديل هنا يسري عليها كلها.',
	),
	template: '{{label}}',
	statuses: editorial,
	// Public by default: it is created while filling in a home, and only shown with it.
	firstStatus: 'published',
	searched: ['label'],
	columns: ['label', 'down_payment_percent', 'years', 'frequency', 'status'],
	order: ['label'],
	fields: [
		text('label', t('Name for staff', 'اسم الخطة للفريق'), {
			required: true,
			staffOnly: true,
			wide: true,
			note: t('Visitors never see it: they see the figures.', 'لا يظهر للزوار، فهم يرون الأرقام.'),
		}),
		percent('down_payment_percent', t('Down payment', 'المقدم'), { required: true, default: 10, between: { least: 0, most: 90 } }),
		years('years', t('Years', 'عدد السنوات'), { required: true, default: 8 }),
		choice('frequency', t('An instalment every', 'دورية القسط'), frequencies, { required: true, default: 'quarterly', indexed: false }),
		percent('early_percent', t('Early extra payment', 'دفعة إضافية مبكرة'), { default: 0 }),
		integer('early_month', t('In which month', 'في الشهر'), {
			between: { least: 0, most: MOST_YEARS * 12 },
			conditions: hiddenWhen('No extra payment', { _or: [{ early_percent: { _null: true } }, { early_percent: { _eq: 0 } }] }),
			note: t('Usually 3 or 6 months after signing.', 'عادة بعد 3 أو 6 أشهر من التعاقد.'),
		}),
		percent('delivery_percent', t('Delivery payment', 'دفعة الاستلام'), { default: 0 }),
		percent('cash_discount_percent', t('Cash discount', 'خصم الكاش'), {
			default: 0,
			between: DISCOUNTS,
			note: t('Off the price when it is paid at once.', 'يُخصم من السعر عند السداد دفعة واحدة.'),
		}),
	],
};

export const exchangeRate: Collection = {
	name: 'exchange_rate',
	label: t('Exchange rates', 'أسعار الصرف'),
	icon: 'currency_exchange',
	audience: 'content',
	folder: 'group_listings',
	note: t(
		'Visitors who choose a currency see it beside the pound, at the newest rate published here. A rate older than seven days is marked.',
		'من يختار عملة من الزوار يراها بجانب الجنيه بأحدث سعر منشور هنا، والسعر الأقدم من سبعة أيام يظهر معه تنبيه.',
	),
	template: '{{currency}} {{egp_per_unit}}',
	statuses: editorial,
	columns: ['currency', 'egp_per_unit', 'rated_on', 'translations', 'status'],
	order: ['-rated_on'],
	fields: [
		choice('currency', t('Currency', 'العملة'), shownCurrencies, { required: true }),
		rate('egp_per_unit', t('Pounds for one', 'كم جنيهًا للوحدة'), { required: true }),
		date('rated_on', t('Rate of', 'سعر يوم'), { required: true, between: DAYS_UNTIL_TODAY }),
		toggle('jump_confirmed', t('It really jumped', 'قفز السعر فعلًا'), {
			staffOnly: true,
			note: t(
				'A rate more than a fifth from the last one is published only where this is ticked: so a slip of the finger is not.',
				'السعر الذي يبتعد عن سابقه أكثر من الخُمس لا يُنشر إلا مع هذه العلامة، حتى لا تظهر غلطة كتابة للزوار.',
			),
		}),
	],
	translated: [text('source', t('Source', 'المصدر'), { required: true })],
};

/** What the all-in price adds to the price. */
export const charges = (conditions?: Condition[]): Field[] => [
	percent('maintenance_percent', t('Maintenance deposit', 'وديعة الصيانة'), {
		note: t('Per cent of the price, once.', 'نسبة من السعر، تُدفع مرة واحدة.'),
		conditions,
	}),
	money('club_fee', t('Club membership', 'عضوية النادي'), { conditions }),
	money('parking_fee', t('Parking', 'الجراج'), { conditions }),
];

export const paymentPlans = (collection: string, options: { note?: Label; conditions?: Condition[] } = {}): Field =>
	many(collection, 'payment_plans', t('Payment plans', 'خطط السداد'), 'payment_plan', 'label', { ...options, isMadeHere: true });
