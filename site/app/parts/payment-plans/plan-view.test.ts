import { describe, expect, test } from 'vitest';
import type { PaymentPlansData } from './plan-data.ts';
import { cashView, planView } from './plan-view.ts';
import { knownData, plan } from './test-sale.ts';

const firstView = (data: PaymentPlansData, choice?: { down: number; years: number }) => {
	const [option] = data.plans;
	if (!option) throw new Error('There is no plan');
	return planView(data, option, choice);
};
const sums = (data: PaymentPlansData, choice?: { down: number; years: number }) =>
	firstView(data, choice).sums.map(({ label, amount, note }) => [label, amount, note]);

describe('the sums of a plan', () => {
	test('are today, each instalment and at handover', () => {
		expect(sums(knownData())).toEqual([
			['Today', '785,000', '10% down payment'],
			['Every three months', '208,515', 'about 69,505 a month'],
			['On delivery, Dec 2028', '1,315,500', '5% + maintenance, club and parking'],
		]);
	});

	test('include the visitor’s currency and follow sliders', () => {
		const data = { ...knownData(), exchange: { egp_per_unit: 50, pattern: '≈ $#' } };
		const converted = (choice?: { down: number; years: number }) => firstView(data, choice).sums.map((sum) => sum.converted);
		expect(converted()).toEqual(['≈ $15,700', '≈ $4,170', '≈ $26,300']);
		expect(converted({ down: 20, years: 8 })[0]).toBe('≈ $31,400');
		expect(cashView(data).sums[0]?.converted).toMatch(/^≈ \$[\d,]+$/);
	});

	test('use Arabic words, dates and punctuation', () => {
		const data = knownData({ plans: [plan({ early_percent: 5, early_month: 6 })] }, 'ar');
		expect(sums(data)).toEqual([
			['اليوم', '785,000', 'مقدم \u206610%\u2069'],
			['بعد 6\u00a0أشهر، مايو 2027', '392,500', 'دفعة مبكرة \u20665%\u2069'],
			['كل 3\u00a0أشهر', '196,250', 'حوالي 65,416 في الشهر'],
			['عند الاستلام، ديسمبر 2028', '1,315,500', '\u20665%\u2069 + صيانة ونادٍ وجراج'],
		]);
	});

	test('of a ready unit include everything due now', () => {
		expect(sums(knownData({ ready: true, plans: [plan({ down_payment_percent: 25, years: 4, delivery_percent: 0 })] }))).toEqual([
			['Today', '2,885,500', '25% down payment + maintenance, club and parking'],
			['Every three months', '367,968', 'about 122,656 a month'],
			['Total paid by Nov 2030', '8,773,000', 'All-in price'],
		]);
	});

	test('name no date for an unknown handover', () => {
		expect(sums(knownData({ deliveryDate: null })).at(-1)).toEqual(['On delivery', '1,315,500', '5% + maintenance, club and parking']);
	});

	test('follow the sliders', () => {
		expect(sums(knownData(), { down: 20, years: 4 })).toEqual([
			['Today', '1,570,000', '20% down payment'],
			['Every three months', '367,968', 'about 122,656 a month'],
			['On delivery, Dec 2028', '1,315,500', '5% + maintenance, club and parking'],
		]);
	});

	test('count monthly instalments', () => {
		expect(sums(knownData({ plans: [plan({ frequency: 'monthly' })] }))[1]).toEqual(['Every month', '69,505', '96 instalments']);
	});
});

test('cash shows price less discount, savings and charges', () => {
	expect(cashView(knownData()).sums.map(({ label, amount, note }) => [label, amount, note])).toEqual([
		['Today', '6,123,000', '22% off 7,850,000'],
		['You save', '1,727,000', 'compared with instalments'],
		['On delivery, Dec 2028', '923,000', 'maintenance, club and parking'],
	]);
	expect(cashView(knownData({ cashOnly: true, ready: true, charges: null })).sums).toEqual([
		{ label: 'Today', amount: '7,850,000', converted: null, note: 'In one payment', isMain: true },
	]);
});

describe('the schedule', () => {
	test('has a row per payment with cumulative share, and the total', () => {
		const { rows, total } = firstView(knownData()).schedule;
		expect(rows).toHaveLength(1 + 32 + 1 + 3);
		expect(rows[0]).toEqual({ date: '15\u00a0Nov 2026', name: 'Down payment', amount: '785,000', share: '9%' });
		expect(rows[1]).toEqual({ date: '15\u00a0Feb 2027', name: 'Instalment\u00a01', amount: '208,515', share: '11%' });
		expect(rows.at(-1)).toEqual({ date: '15\u00a0Nov 2034', name: 'Instalment\u00a032', amount: '208,535', share: '100%' });
		expect(total).toBe('8,773,000');
	});

	test('shows 100 % only when everything is paid', () => {
		const { rows } = firstView(knownData({ plans: [plan({ frequency: 'monthly', years: 30 })] })).schedule;
		expect(rows.slice(-2).map(({ share }) => share)).toEqual(['99%', '100%']);
	});

	test('shows piastres only when there are some', () => {
		const { rows, total } = firstView(knownData({ price: 1_000_000.25, charges: null })).schedule;
		expect(rows[0]?.amount).toBe('100,000');
		expect(rows.at(-1)?.amount).toBe('26,578.25');
		expect(total).toBe('1,000,000.25');
	});
});
