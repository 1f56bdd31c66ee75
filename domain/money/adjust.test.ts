import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustPlan, downRange, isAdjustable, yearsRange } from './adjust.ts';
import { isValidPlan } from './plan.ts';
import { validPlan } from './test-plans.ts';

const plan = (down: number, years = 8, delivery = 0) => ({
	down_payment_percent: down,
	years,
	frequency: 'quarterly' as const,
	early_percent: null,
	early_month: null,
	delivery_percent: delivery,
	cash_discount_percent: null,
});

test('the down payment ranges from the plan’s own up to what leaves nothing to instalments', () => {
	expect(downRange(plan(10))).toEqual({ min: 10, max: 40 });
	expect(downRange(plan(7.5))).toEqual({ min: 7.5, max: 39.5 });
	expect(downRange(plan(25))).toEqual({ min: 25, max: 45 });
	expect(downRange(plan(50, 8, 45))).toEqual({ min: 50, max: 55 });
	expect(downRange(plan(50, 8, 50))).toEqual({ min: 50, max: 50 });
});

test('the years range from one to the plan’s own', () => {
	expect(yearsRange(plan(10, 8))).toEqual({ min: 1, max: 8 });
	expect(yearsRange(plan(10, 6.5))).toEqual({ min: 1.5, max: 6.5 });
	expect(yearsRange(plan(10, 0.5))).toEqual({ min: 0.5, max: 0.5 });
	expect(yearsRange(plan(50, 8, 50))).toEqual({ min: 8, max: 8 });
});

test('a plan without instalments cannot be adjusted', () => {
	expect(isAdjustable(plan(50, 8, 50))).toBe(false);
	expect(isAdjustable(plan(10, 1))).toBe(true);
	expect(isAdjustable(plan(60, 3))).toBe(true);
});

test('every adjusted plan is valid', () => {
	fc.assert(
		fc.property(validPlan, fc.nat(), fc.nat(), (any, downSteps, yearSteps) => {
			const [down, years] = [downRange(any), yearsRange(any)];
			const choice = {
				down: down.min + (downSteps % (Math.floor(down.max - down.min) + 1)),
				years: years.max - (yearSteps % (Math.floor(years.max - years.min + 1e-9) + 1)),
			};
			expect([choice, isValidPlan(adjustPlan(any, choice))]).toEqual([choice, true]);
		}),
	);
});
