import fc from 'fast-check';
import { computeCharges } from './charges.ts';
import { isValidPlan, monthsBetween, type PlanTerms } from './plan.ts';
import { type Deal, findHandover } from './schedule.ts';

/** For tests: any values that editors can save in Directus, valid or not. */
const decimal = (least: number, most: number, decimals: number) =>
	fc.integer({ min: least * 10 ** decimals, max: most * 10 ** decimals }).map((value) => value / 10 ** decimals);
const day = fc
	.date({ min: new Date('2024-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const usualShare = fc.constantFrom(0, 5, 7.5, 10, 33.33, 50);

export const anyPlan: fc.Arbitrary<PlanTerms> = fc.record({
	down_payment_percent: fc.oneof(usualShare, decimal(-10, 120, 2)),
	years: fc.oneof(decimal(0, 15, 1), decimal(-999, 999, 1)),
	frequency: fc.constantFrom(...(Object.keys(monthsBetween) as PlanTerms['frequency'][])),
	early_percent: fc.option(fc.oneof(usualShare, decimal(-10, 120, 2))),
	early_month: fc.option(fc.oneof(fc.constantFrom(0, 3, 6), fc.integer({ min: -400, max: 400 }))),
	delivery_percent: fc.option(fc.oneof(usualShare, decimal(-10, 120, 2))),
	cash_discount_percent: fc.option(decimal(-10, 120, 2)),
});

export const validPlan = anyPlan.filter(isValidPlan);

export const anyDeal: fc.Arbitrary<Deal> = fc
	.record({
		price: fc.oneof(fc.integer({ min: 1, max: 10_000_000_00 }), fc.integer({ min: 1, max: 10 ** 15 })),
		charges: fc.record({
			maintenance_percent: fc.option(decimal(0, 20, 2)),
			club_fee: fc.option(decimal(0, 900_000, 2)),
			parking_fee: fc.option(decimal(0, 900_000, 2)),
		}),
		start: day,
		delivery: fc.record({ ready: fc.boolean(), deliveryDate: fc.option(day) }),
	})
	.map(({ price, charges, start, delivery }) => ({
		price,
		charges: computeCharges(price, charges),
		start,
		handover: findHandover(start, delivery),
	}));
