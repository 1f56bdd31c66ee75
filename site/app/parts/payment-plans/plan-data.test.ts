import { describe, expect, test } from 'vitest';
import { buildSaleData, knownData, plan } from './test-sale.ts';

describe('returns null', () => {
	test('without a price', () => {
		expect(buildSaleData({ price: null })).toBeNull();
		expect(buildSaleData({ price: 0 })).toBeNull();
	});

	test('without a valid plan or cash sale', () => {
		expect(buildSaleData({ plans: [] })).toBeNull();
		expect(buildSaleData({ plans: [plan({ delivery_percent: 95 })] })).toBeNull();
		expect(buildSaleData({ plans: [], cashOnly: true })?.plans).toEqual([]);
	});
});

test('drops invalid plans and their discount', () => {
	const data = knownData({ plans: [plan(), plan({ delivery_percent: 95, cash_discount_percent: 50 })] });
	expect(data.plans).toHaveLength(1);
	expect(data.cash.discount).toBe(22);
});

test('a cash-only sale has neither plans nor their discount', () => {
	const data = knownData({ cashOnly: true });
	expect(data.plans).toEqual([]);
	expect(data.cash.discount).toBe(0);
	expect(data.labels.title).toBe('Payment');
});

test('marks a starting price', () => {
	expect(knownData({ isStartingPrice: true }).labels.lead).toContain('the starting price, EGP\u00a07,850,000.');
	expect(knownData({ isStartingPrice: true }, 'ar').labels.lead).toContain('سعر البداية، 7,850,000\u00a0ج.م.');
	expect(knownData().labels.lead).not.toContain('starting');
});

test('payments start on the first day of signing', () => {
	const data = knownData({ signedFrom: '2027-01-20' });
	expect(data.deal.start).toBe('2027-01-20');
	expect(data.labels.today).toBe('At signing, Jan 2027');
	expect(knownData({ signedFrom: '2026-01-20' }).deal.start).toBe('2026-11-15');
});

test('has a label for every stop of a slider', () => {
	const [monthly] = knownData({ plans: [plan({ frequency: 'monthly', years: 3 })] }, 'ar').plans;
	expect(monthly?.labels.years).toEqual([
		{ years: 1, text: 'سنة واحدة', instalments: '12 قسطًا' },
		{ years: 2, text: 'سنتان', instalments: '24 قسطًا' },
		{ years: 3, text: '3\u00a0سنوات', instalments: '36 قسطًا' },
	]);
});

test('is small, because schedules are computed later', () => {
	const long = knownData({ plans: [plan({ frequency: 'monthly', years: 12 })] });
	expect(JSON.stringify(long).length).toBeLessThan(4000);
});
