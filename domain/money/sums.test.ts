import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumAmounts } from './amounts.ts';
import { buildSchedule, type Deal } from './schedule.ts';
import { sumByYear, sumPayments } from './sums.ts';
import { anyDeal, validPlan } from './test-plans.ts';

const terms = {
	down_payment_percent: 10,
	years: 3,
	frequency: 'semi_annual' as const,
	early_percent: 5,
	early_month: 3,
	delivery_percent: 25,
	cash_discount_percent: 0,
};
const deal: Deal = { price: 1_000_000_00, charges: [{ kind: 'club', amount: 50_000_00 }], start: '2026-11-15', handover: '2028-06-30' };

describe('the sums of a schedule', () => {
	test('give what is paid today, early, per instalment, at handover and in all', () => {
		expect(sumPayments(buildSchedule(terms, deal) ?? [], deal)).toEqual({
			today: 100_000_00,
			early: expect.objectContaining({ amount: 50_000_00, day: '2027-02-15' }),
			each: 100_000_00,
			count: 6,
			handover: 300_000_00,
			all: 1_050_000_00,
			lastDay: '2029-11-15',
		});
	});

	test('count a ready unit’s handover payment as paid today', () => {
		const ready = { ...deal, handover: deal.start };
		expect(sumPayments(buildSchedule(terms, ready) ?? [], ready)).toMatchObject({ today: 400_000_00, handover: 0, all: 1_050_000_00 });
	});

	test('count an early payment due at signing as paid today', () => {
		expect(sumPayments(buildSchedule({ ...terms, early_month: 0 }, deal) ?? [], deal)).toMatchObject({ today: 150_000_00, early: null });
	});
});

describe('the sums of a year', () => {
	test('give its parts and the total paid by its end', () => {
		const none = { down: 0, instalments: 0, delivery: 0, charges: 0 };
		expect(sumByYear(buildSchedule(terms, deal) ?? [])).toEqual([
			{ ...none, year: 2026, down: 100_000_00, total: 100_000_00, paid: 100_000_00 },
			{ ...none, year: 2027, down: 50_000_00, instalments: 200_000_00, total: 250_000_00, paid: 350_000_00 },
			{
				...none,
				year: 2028,
				instalments: 200_000_00,
				delivery: 250_000_00,
				charges: 50_000_00,
				total: 500_000_00,
				paid: 850_000_00,
			},
			{ ...none, year: 2029, instalments: 200_000_00, total: 200_000_00, paid: 1_050_000_00 },
		]);
	});

	test('include years without payments, and put an unknown handover last', () => {
		const open = sumByYear(buildSchedule({ ...terms, frequency: 'annual' }, { ...deal, handover: null }) ?? []);
		expect(open.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, null]);
		expect(open.at(-1)).toMatchObject({ delivery: 250_000_00, charges: 50_000_00 });
	});

	test('add up to the total of any schedule', () => {
		fc.assert(
			fc.property(validPlan, anyDeal, (plan, any) => {
				const payments = buildSchedule(plan, any) ?? [];
				const years = sumByYear(payments);
				expect(years.at(-1)?.paid ?? 0).toBe(sumAmounts(payments));
				for (const { down, instalments, delivery, charges, total } of years) expect(down + instalments + delivery + charges).toBe(total);
				expect(years.map(({ paid }) => paid)).toEqual(years.map(({ paid }) => paid).toSorted((a, b) => a - b));
			}),
		);
	});
});
