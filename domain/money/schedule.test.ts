import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumAmounts } from './amounts.ts';
import { addMonths } from './months.ts';
import { instalmentShare, isValidPlan, monthsBetween } from './plan.ts';
import { type ResaleFields, readTakeover } from './resale.ts';
import { buildCashSchedule, buildDeal, buildSchedule, buildTakeoverSchedule, type Deal, findHandover, type Payment } from './schedule.ts';
import { isCharge } from './sums.ts';
import { anyDeal, anyPlan, validPlan } from './test-plans.ts';

const terms = {
	down_payment_percent: 10,
	years: 8,
	frequency: 'quarterly' as const,
	early_percent: 5,
	early_month: 6,
	delivery_percent: 5,
	cash_discount_percent: 22,
};
const deal: Deal = {
	price: 7_850_000_00,
	charges: [
		{ kind: 'maintenance', amount: 628_000_00 },
		{ kind: 'club', amount: 150_000_00 },
	],
	start: '2026-11-15',
	handover: '2028-12-31',
};

const known = (payments: Payment[] | null): Payment[] => {
	if (!payments) throw new Error('The plan was refused');
	return payments;
};
const instalments = (payments: Payment[]) => payments.filter(({ kind }) => kind === 'instalment');

describe('a schedule', () => {
	test('has every payment on its day', () => {
		const payments = known(buildSchedule(terms, deal));
		expect(payments.slice(0, 4)).toEqual([
			{ kind: 'down', day: '2026-11-15', amount: 785_000_00, number: null },
			{ kind: 'instalment', day: '2027-02-15', amount: 196_250_00, number: 1 },
			{ kind: 'early', day: '2027-05-15', amount: 392_500_00, number: null },
			{ kind: 'instalment', day: '2027-05-15', amount: 196_250_00, number: 2 },
		]);
		expect(payments.filter(({ day }) => day === '2028-12-31').map(({ kind, amount }) => [kind, amount])).toEqual([
			['delivery', 392_500_00],
			['maintenance', 628_000_00],
			['club', 150_000_00],
		]);
		expect(payments.at(-1)).toEqual({ kind: 'instalment', day: '2034-11-15', amount: 196_250_00, number: 32 });
	});

	test('has whole pounds, and the last instalment takes the remainder', () => {
		const amounts = instalments(known(buildSchedule(terms, { ...deal, price: 1_000_000_07 }))).map(({ amount }) => amount);
		expect(new Set(amounts.slice(0, -1))).toEqual(new Set([25_000_00]));
		expect(amounts.at(-1)).toBe(25_000_07);
	});

	test('of a ready unit asks for the charges at signing', () => {
		const payments = known(buildSchedule(terms, { ...deal, handover: deal.start }));
		expect(payments.filter(({ day }) => day === deal.start).map(({ kind }) => kind)).toEqual(['down', 'delivery', 'maintenance', 'club']);
	});

	test('has no day for a handover that is not known', () => {
		const payments = known(buildSchedule(terms, { ...deal, handover: null }));
		expect(payments.slice(-3).map(({ kind, day }) => [kind, day])).toEqual([
			['delivery', null],
			['maintenance', null],
			['club', null],
		]);
	});

	test('for cash is the price less the discount, and the charges', () => {
		expect(buildCashSchedule(22, deal).map(({ kind, day, amount }) => [kind, day, amount])).toEqual([
			['cash', '2026-11-15', 6_123_000_00],
			['maintenance', '2028-12-31', 628_000_00],
			['club', '2028-12-31', 150_000_00],
		]);
	});
});

describe('for any plan that Directus can hold', () => {
	test('it is refused exactly when the plan is not valid', () => {
		fc.assert(fc.property(anyPlan, anyDeal, (plan, any) => (buildSchedule(plan, any) === null) === !isValidPlan(plan)));
	});

	test('parts above 100 % or below zero are refused', () => {
		for (const wrong of [
			{ delivery_percent: 85.01 },
			{ down_payment_percent: -1 },
			{ early_percent: -0.01 },
			{ years: 0 },
			{ years: 0.2 },
			{ years: 30.1 },
			{ early_month: -1 },
			{ early_month: 361 },
			{ cash_discount_percent: 100 },
			{ cash_discount_percent: -5 },
		])
			expect([wrong, buildSchedule({ ...terms, ...wrong }, deal)]).toEqual([wrong, null]);
		expect(buildSchedule({ ...terms, delivery_percent: 85, years: 0 }, deal)).not.toBeNull();
	});

	test('the payments add up to the price and the charges, to the piastre', () => {
		fc.assert(
			fc.property(validPlan, anyDeal, (plan, any) => {
				const payments = known(buildSchedule(plan, any));
				expect(sumAmounts(payments.filter((payment) => !isCharge(payment)))).toBe(any.price);
				expect(sumAmounts(payments.filter(isCharge))).toBe(sumAmounts(any.charges));
			}),
			{ numRuns: 1000 },
		);
	});

	test('no amount is negative or has a fraction of a piastre, and all instalments but the last are equal and in whole pounds', () => {
		fc.assert(
			fc.property(validPlan, anyDeal, (plan, any) => {
				const payments = known(buildSchedule(plan, any));
				expect(payments.filter(({ amount }) => amount < 0 || !Number.isSafeInteger(amount))).toEqual([]);
				const all = instalments(payments).map(({ amount }) => amount);
				expect(new Set(all.slice(0, -1)).size).toBeLessThanOrEqual(1);
				if (all.length > 1) expect((all[0] ?? 0) % 100).toBe(0);
				expect((all.at(-1) ?? 0) - (all[0] ?? 0)).toBeGreaterThanOrEqual(0);
				expect((all.at(-1) ?? 0) - (all[0] ?? 0)).toBeLessThan(all.length * 100 + 1);
			}),
			{ numRuns: 1000 },
		);
	});

	test('payments are sorted by day, and those without a day come last', () => {
		fc.assert(
			fc.property(validPlan, anyDeal, (plan, any) => {
				const days = known(buildSchedule(plan, any)).map(({ day }) => day ?? '9999');
				expect(days).toEqual(days.toSorted());
				expect((days[0] ?? any.start) >= any.start).toBe(true);
			}),
		);
	});

	test('there are as many instalments as periods in its years, a period apart', () => {
		fc.assert(
			fc.property(validPlan, anyDeal, (plan, any) => {
				const paid = instalments(known(buildSchedule(plan, any)));
				const months = monthsBetween[plan.frequency];
				if (instalmentShare(plan) === 0) {
					expect(paid).toEqual([]);
					return;
				}
				expect(paid.length * months).toBeLessThanOrEqual(plan.years * 12 + 1e-9);
				expect((paid.length + 1) * months).toBeGreaterThan(plan.years * 12);
				expect(paid.map(({ number }) => number)).toEqual(paid.map((_, index) => index + 1));
				expect(paid.map(({ day }) => day)).toEqual(paid.map((_, index) => addMonths(any.start, (index + 1) * months)));
			}),
		);
	});
});

describe('the handover', () => {
	test('is at signing for ready or overdue units, otherwise on its day, or unknown', () => {
		const on = (ready: boolean, deliveryDate: string | null) => findHandover('2026-11-15', { ready, deliveryDate });
		expect(on(true, '2028-12-31')).toBe('2026-11-15');
		expect(on(false, '2025-01-01')).toBe('2026-11-15');
		expect(on(false, '2028-12-31')).toBe('2028-12-31');
		expect(on(false, null)).toBeNull();
		expect(on(false, '2999-01-01')).toBeNull();
	});
});

describe('a takeover', () => {
	const fields: ResaleFields = {
		purpose: 'sale',
		market: 'resale',
		instalment_frequency: 'quarterly',
		...{ paid_amount: 1_600_000, over_amount: 400_000, remaining_amount: 3_000_000 },
		...{ remaining_until: '2028-11-15', instalment_amount: 375_000, transfer_fee_percent: 2 },
	};
	const home = { price: 5_000_000, ready: false, delivery_date: '2027-06-30', maintenance_percent: 8, club_fee: null, parking_fee: null };
	const buildChangedSchedule = (changes: Partial<ResaleFields> = {}) => {
		const takeover = readTakeover({ ...fields, ...changes });
		if (!takeover) throw new Error('it is a takeover');
		return buildTakeoverSchedule(takeover, buildDeal(home, '2026-11-15'));
	};
	const listInstalmentDays = (payments: readonly Payment[]) => payments.filter(({ kind }) => kind === 'instalment').map(({ day }) => day);

	test('is paid to the owner with the transfer fee now, and to the developer until the last day', () => {
		const payments = buildChangedSchedule();
		expect(payments.slice(0, 3)).toEqual([
			{ kind: 'owner', day: '2026-11-15', amount: 200_000_000, number: null },
			{ kind: 'transfer', day: '2026-11-15', amount: 10_000_000, number: null },
			{ kind: 'instalment', day: '2027-02-15', amount: 37_500_000, number: 1 },
		]);
		expect(payments.at(-1)).toEqual({ kind: 'instalment', day: '2028-11-15', amount: 37_500_000, number: 8 });
		expect(payments.find(isCharge)).toEqual({ kind: 'maintenance', day: '2027-06-30', amount: 40_000_000, number: null });
		expect(sumAmounts(payments.filter((payment) => !isCharge(payment) && payment.kind !== 'transfer'))).toBe(500_000_000);
	});

	test('without a known fee has no transfer payment', () => {
		expect(buildChangedSchedule({ transfer_fee_percent: null }).some(({ kind }) => kind === 'transfer')).toBe(false);
	});

	test('has a last instalment of the remainder, also with rounded amounts', () => {
		expect(buildChangedSchedule({ instalment_amount: 400_000 }).at(-1)).toMatchObject({ number: 8, amount: 20_000_000 });
		expect(buildChangedSchedule({ instalment_amount: 374_000 }).at(-1)).toMatchObject({ number: 8, amount: 38_200_000 });
	});

	test('begins today if its last day is unknown, or would put its beginning in the past', () => {
		for (const remaining_until of [null, '2027-11-15', '2020-01-01'])
			expect(listInstalmentDays(buildChangedSchedule({ remaining_until })).slice(0, 2)).toEqual(['2027-02-15', '2027-05-15']);
	});

	test('is one sum if the instalment is unknown or implausibly small', () => {
		for (const instalment_amount of [null, 1])
			expect(buildChangedSchedule({ instalment_amount }).at(-1)).toEqual({
				...{ kind: 'remaining', day: '2028-11-15', amount: 300_000_000, number: null },
			});
		expect(buildChangedSchedule({ instalment_amount: null, remaining_until: null }).at(-1)).toMatchObject({ kind: 'remaining', day: null });
	});
});
