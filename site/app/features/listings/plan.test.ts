import { describe, expect, test } from 'vitest';
import { allInPrice, easiestPlan, monthlyOf } from './plan.ts';

const plan = (down: number, years: number, delivery = 0) => ({
	id: 1,
	down_payment_percent: down,
	years,
	frequency: 'quarterly' as const,
	early_percent: 0,
	early_month: null,
	delivery_percent: delivery,
	cash_discount_percent: 0,
});

describe('money facts of a listing', () => {
	test('the all-in price adds maintenance, club and parking', () => {
		expect(allInPrice({ price: 10_000_000, maintenance_percent: 8, club_fee: 100_000, parking_fee: 150_000 })).toBe(11_050_000);
	});

	test('without charges there is no other price', () => {
		expect(allInPrice({ price: 10_000_000, maintenance_percent: null, club_fee: null, parking_fee: null })).toBeNull();
	});

	test('the monthly sum leaves out what is paid otherwise', () => {
		expect(monthlyOf(9_600_000, plan(10, 8, 10))).toBe(80_000);
	});

	test('the easiest plan is the one with the smallest monthly sum', () => {
		const plans = [plan(10, 6), plan(5, 10), plan(20, 8)];
		expect(easiestPlan(1_000_000, plans)).toBe(plans[1]);
		expect(easiestPlan(1_000_000, [])).toBeNull();
	});
});
