import { describe, expect, test } from 'vitest';
import { readTakeover } from '#domain/money/resale.ts';
import { dropImplied, type Means } from './means.ts';
import { buildTakeoverTerms, findAffordablePrice, listPaymentOptions, NO_TERMS, type PaymentOptions } from './terms.ts';

const plan = (id: number, down: number, years: number, cash = 0) => ({
	...{ id, years, down_payment_percent: down, cash_discount_percent: cash, frequency: 'quarterly' as const },
	...{ early_percent: 0, early_month: null, delivery_percent: 0 },
});
const terms = listPaymentOptions([plan(1, 5, 6), plan(2, 20, 10, 30)]);
const ANY_PRICE = Number.POSITIVE_INFINITY;

test.each([
	['instalments', { instalments: true }, ANY_PRICE],
	['years of one plan', { years: 10 }, ANY_PRICE],
	['a share of the other', { downShare: 5 }, ANY_PRICE],
	['a smaller share than any', { downShare: 4 }, 0],
	['years and a share that no plan has both of', { years: 10, downShare: 5 }, 0],
	['more years than any', { years: 11 }, 0],
	['a down payment, which the plan with those years asks for', { downPayment: 999_999, years: 10 }, 5_000_000],
	['a down payment, for which the smaller share will do', { downPayment: 999_999 }, 20_000_000],
] as const)('one and the same plan is asked for %s', (_, means, price) => {
	expect(findAffordablePrice(terms, means)).toBe(price);
});

test('cash counts as a plan only for a down payment', () => {
	const cashOnly = listPaymentOptions([]);
	expect(findAffordablePrice(cashOnly, { downPayment: 999_999 })).toBe(1_000_000);
	expect(findAffordablePrice(cashOnly, { downPayment: 999_999, monthly: 1 })).toBe(1_000_000);
	for (const means of [{ instalments: true }, { years: 1 }, { downShare: 100 }] as const)
		expect(findAffordablePrice(cashOnly, { downPayment: 999_999, ...means })).toBe(0);
});

test('a plan without instalments has no years', () => {
	const half = listPaymentOptions([{ ...plan(1, 50, 4), delivery_percent: 50 }]);
	expect(findAffordablePrice(half, { instalments: true })).toBe(ANY_PRICE);
	expect(findAffordablePrice(half, { years: 1 })).toBe(0);
});

test('a plan with everything due at signing is no instalment plan', () => {
	expect(findAffordablePrice(listPaymentOptions([plan(1, 100, 0)]), { instalments: true })).toBe(0);
	expect(findAffordablePrice(NO_TERMS, { instalments: true })).toBe(0);
});

describe('a takeover', () => {
	const deal = readTakeover({
		...{ purpose: 'sale', market: 'resale', paid_amount: 2_600_000, over_amount: 400_000, remaining_amount: 6_000_000 },
		...{ remaining_until: '2030-11-15', instalment_amount: 375_000, instalment_frequency: 'quarterly', transfer_fee_percent: 1 },
	});
	if (!deal) throw new Error('it is a takeover');
	const canPay = (means: Means, terms: PaymentOptions = buildTakeoverTerms(deal)) => deal.price < findAffordablePrice(terms, means);

	test('is found by what is due at signing, by the monthly sum and by its years', () => {
		expect(deal.now).toBe(3_090_000);
		expect([canPay({ downPayment: 3_090_000 }), canPay({ downPayment: 3_080_000 })]).toEqual([true, false]);
		expect([canPay({ monthly: 125_000 }), canPay({ monthly: 124_000 })]).toEqual([true, false]);
		expect([canPay({ years: 4 }), canPay({ years: 5 })]).toEqual([true, false]);
		expect([canPay({ payYears: 4 }), canPay({ payYears: 3 }), canPay({ monthly: 125_000, payYears: 3 })]).toEqual([true, false, false]);
		expect(canPay({ instalments: true })).toBe(true);
	});

	test('without known instalments may be due at once', () => {
		const unknown = buildTakeoverTerms({ ...deal, instalment: null });
		expect([canPay({ monthly: 6_000_000 }, unknown), canPay({ monthly: 5_000_000 }, unknown)]).toEqual([true, false]);
		expect([canPay({ downPayment: 3_090_000 }, unknown), canPay({ years: 1 }, unknown)]).toEqual([true, false]);
	});
});

test.each([
	['alone', { instalments: true }, true],
	['beside years', { instalments: true, years: 7 }, false],
	['beside a share', { instalments: true, downShare: 10 }, false],
	['beside a monthly sum', { instalments: true, monthly: 20_000 }, false],
	['beside a down payment, which cash would do for', { instalments: true, downPayment: 1, monthly: 20_000 }, true],
	['beside a down payment and years', { instalments: true, downPayment: 1, years: 7 }, false],
] as const)('instalments are said only where nothing else says so: %s', (_, means, isSaid) => {
	expect('instalments' in dropImplied(means)).toBe(isSaid);
});
