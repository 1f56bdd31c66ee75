import { describe, expect, test } from 'vitest';
import { allInPrice, computeCharges } from './charges.ts';
import { computeCashPrice, computeMonthly, findCashDiscount, findEasiestPlan, orderPlans } from './plan.ts';

const plan = (down: number, years: number, delivery = 0, cash = 0) => ({
	down_payment_percent: down,
	years,
	frequency: 'quarterly' as const,
	early_percent: 0,
	early_month: null,
	delivery_percent: delivery,
	cash_discount_percent: cash,
});

describe('what comes on top of a price', () => {
	test('the all-in price adds maintenance, club and parking', () => {
		expect(allInPrice({ price: 10_000_000, maintenance_percent: 8, club_fee: 100_000, parking_fee: 150_000 })).toBe(11_050_000);
	});

	test('without charges there is no other price', () => {
		expect(allInPrice({ price: 10_000_000, maintenance_percent: null, club_fee: null, parking_fee: 0 })).toBeNull();
	});

	test('only charges that are set count, shares rounded to whole pounds', () => {
		expect(computeCharges(7_850_005_00, { maintenance_percent: 8.5, club_fee: null, parking_fee: 99_999.5 })).toEqual([
			{ kind: 'maintenance', amount: 667_250_00 },
			{ kind: 'parking', amount: 99_999_50 },
		]);
	});
});

describe('plans at a glance', () => {
	test('the monthly sum leaves out down payment, early payment and handover', () => {
		expect(computeMonthly(9_600_000, plan(10, 8, 10))).toBe(80_000);
		expect(computeMonthly(9_600_000, plan(50, 0, 50))).toBe(0);
	});

	test('the monthly sum is the instalment by the month', () => {
		expect(computeMonthly(7_850_000, plan(10, 8, 5))).toBe(69_505);
	});

	test('the easiest plan is the one with the smallest monthly sum', () => {
		const plans = [plan(10, 6), plan(5, 10), plan(20, 8)];
		expect(findEasiestPlan(1_000_000, plans)).toBe(plans[1]);
		expect(findEasiestPlan(1_000_000, [])).toBeNull();
		const [one, other] = [
			{ id: 1, ...plan(10, 8) },
			{ id: 2, ...plan(10, 6) },
		];
		expect(orderPlans(1_000_000, [other, one])).toEqual([one, other]);
		expect(orderPlans(1_000_000, [one, other], 2)).toEqual([other, one]);
	});

	test('an invalid plan is never the easiest', () => {
		const sound = plan(10, 6);
		expect(findEasiestPlan(1_000_000, [plan(60, 6, 60), sound])).toBe(sound);
		expect(findEasiestPlan(1_000_000, [plan(60, 6, 60)])).toBeNull();
	});

	test('cash gets the largest discount of all plans', () => {
		expect(findCashDiscount([plan(10, 6, 0, 20), plan(5, 10, 0, 35), plan(60, 6, 60, 50)])).toBe(35);
		expect(computeCashPrice(7_850_000, [plan(10, 6, 0, 22)])).toBe(6_123_000);
		expect(computeCashPrice(7_850_000, [])).toBe(7_850_000);
	});
});
