import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPounds } from './amounts.ts';
import { allInPrice } from './charges.ts';
import { type CostSettings, computeCosts, costToFinish, isForSeller, type PricedHome, sumCosts } from './costs.ts';
import { type SoldHome, scheduleHome } from './home-schedule.ts';
import { readQuotedTakeover } from './resale.ts';
import { validPlan } from './test-plans.ts';

const nothing: CostSettings = {
	buyer_fee_percent: null,
	registration_from: null,
	registration_to: null,
	lawyer_from: null,
	lawyer_to: null,
	rent_deposit_months: null,
	rent_advance_months: null,
	rent_fee_percent: null,
	finishing_from: null,
	finishing_to: null,
};

/** A resale for cash. */
const home: PricedHome & SoldHome = {
	...{ purpose: 'sale', market: 'resale', price: 4_000_000, list_price: 4_000_000, rent_period: null, ready: true, delivery_date: null },
	...{ maintenance_percent: null, club_fee: null, parking_fee: null, paid_amount: null, over_amount: null, remaining_amount: null },
	...{ remaining_until: null, instalment_amount: null, instalment_frequency: null, transfer_fee_percent: null },
};
const takeover = { paid_amount: 1_000_000, over_amount: 400_000, remaining_amount: 2_600_000, instalment_amount: 325_000 };

test('buying from an owner costs the price, our fee, registration and a lawyer', () => {
	const costs = computeCosts(home, {
		...nothing,
		buyer_fee_percent: 1.5,
		registration_from: 15_000,
		registration_to: 40_000,
		lawyer_from: 10_000,
	});
	expect(costs.map(({ kind, amount }) => [kind, amount?.low, amount?.high])).toEqual([
		['price', 4_000_000, 4_000_000],
		['fee', 60_000, 60_000],
		['registration', 15_000, 40_000],
		['lawyer', 10_000, 10_000],
	]);
	expect(sumCosts(costs)).toEqual({ low: 4_085_000, high: 4_110_000, isWhole: true });
});

test('unknown costs are left out, and the sum is marked as incomplete', () => {
	const costs = computeCosts(home, { ...nothing, buyer_fee_percent: 1 });
	expect(costs.filter(({ amount }) => amount === null).map(({ kind }) => kind)).toEqual(['registration', 'lawyer']);
	expect(sumCosts(costs)).toEqual({ low: 4_040_000, high: 4_040_000, isWhole: false });
});

test('moving in costs rent in advance, a deposit and our fee', () => {
	const costs = computeCosts(
		{ ...home, purpose: 'rent', price: 20_000, rent_period: 'month' },
		{ ...nothing, rent_advance_months: 1, rent_deposit_months: 2, rent_fee_percent: 50 },
	);
	expect(sumCosts(costs)).toEqual({ low: 70_000, high: 70_000, isWhole: true });
});

test('finishing is priced by the square metre', () => {
	expect(costToFinish(100, { ...nothing, finishing_from: 6000, finishing_to: 12_000 })).toEqual({ low: 600_000, high: 1_200_000 });
	expect(costToFinish(100, nothing)).toBeNull();
});

test('from a developer, who pays our fee, a home costs its price and its charges', () => {
	const sold = { ...home, market: 'primary' as const, maintenance_percent: 10, club_fee: 50_000, paid_charges: ['club' as const] };
	expect(computeCosts(sold, { ...nothing, buyer_fee_percent: 2, lawyer_from: 10_000 })).toEqual([
		{ kind: 'price', amount: { low: 4_000_000, high: 4_000_000 } },
		{ kind: 'maintenance', amount: { low: 400_000, high: 400_000 } },
	]);
});

test('a takeover costs its transfer fee, known or not', () => {
	const kinds = (percent: number | null) =>
		computeCosts({ ...home, ...takeover, transfer_fee_percent: percent }, nothing).map(({ kind, amount }) => [kind, amount?.low ?? null]);
	expect(kinds(2)).toEqual([
		['price', 4_000_000],
		['fee', null],
		['transfer', 80_000],
		['lawyer', null],
	]);
	expect(kinds(null)).toContainEqual(['transfer', null]);
});

test('what goes to the seller equals the schedule’s total and the all-in price', () => {
	const charges = fc.record({
		maintenance_percent: fc.constantFrom(null, 8, 12.5),
		club_fee: fc.constantFrom(null, 120_000),
		parking_fee: fc.constantFrom(null, 90_000),
		paid_charges: fc.constantFrom([], ['maintenance' as const]),
	});
	const deals = fc.record({
		market: fc.constantFrom('primary' as const, 'resale' as const),
		ready: fc.boolean(),
		delivery_date: fc.constantFrom(null, '2029-06-30'),
		transfer_fee_percent: fc.constantFrom(null, 0, 2.5),
	});
	fc.assert(
		fc.property(charges, deals, fc.boolean(), fc.option(validPlan), (charged, deal, isTakenOver, plan) => {
			const sold = { ...home, ...charged, ...deal, ...(isTakenOver && takeover) };
			const known = sumCosts(computeCosts(sold, nothing).filter(isForSeller)).low;
			expect(toPounds(scheduleHome(sold, plan ? [plan] : [], '2026-11-17').sums.all)).toBe(known);
			expect(allInPrice(sold, readQuotedTakeover(sold)?.transferFee) ?? sold.price).toBe(known);
		}),
	);
});
