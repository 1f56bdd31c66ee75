import type { PaymentPlan } from '#content/entities/listings.ts';
import { cashDiscount, instalmentCount, instalmentShare, isValidPlan, monthsBetween } from '#domain/money/plan.ts';
import type { Takeover } from '#domain/money/resale.ts';
import { type Means, takesCash } from './means.ts';

/** A way to pay, in shares of the price: what is due at signing, and every month after it for so many years. */
export type PaymentTerms = { down: number; monthly: number; years: number };

export type PaymentOptions = { instalments: readonly PaymentTerms[]; cash: PaymentTerms | null };

/** The ways to pay for a unit, shared by all units that name the same plans, which may arrive after them, with the same offer for cash. */
export type Terms = PaymentOptions & { plans: readonly number[]; cashPercent: number };

/** A rented unit is not paid for in this way. */
export const NO_TERMS: Terms = { plans: [], cashPercent: 0, instalments: [], cash: null };

/** Cash is a way to pay, too: everything at once, less the discount. So is a plan that asks for no less. */
export const listPaymentOptions = (plans: readonly PaymentPlan[], cashPercent = 0): PaymentOptions => ({
	instalments: plans
		.filter(isValidPlan)
		.map(buildWay)
		.filter(({ down }) => down < 1),
	cash: { down: 1 - cashDiscount(plans, cashPercent) / 100, monthly: 0, years: 0 },
});

function buildWay(plan: PaymentPlan): PaymentTerms {
	const down = plan.down_payment_percent / 100;
	const share = instalmentShare(plan) / 100;
	const months = instalmentCount(plan) * monthsBetween[plan.frequency];
	return share === 0 ? { down, monthly: 0, years: 0 } : { down, monthly: share / months, years: plan.years };
}

/** With instalments that go on, which is neither for cash nor on a plan. Where no instalment is known, all that is left may be due at once. */
export function takeoverTerms({ now, toDeveloper, instalment, price }: Takeover): Terms {
	const monthly = (instalment?.monthly ?? toDeveloper) / price;
	const years = instalment ? (instalment.count * monthsBetween[instalment.frequency]) / 12 : 0;
	return { plans: [], cashPercent: 0, instalments: [{ down: now / price, monthly, years }], cash: null };
}

/** The price below which one of the ways meets all that is asked. Amounts are in whole pounds, rounded down. */
export function findAffordablePrice({ instalments, cash }: PaymentOptions, means: Means): number {
	const { downPayment, monthly, years = 0, payYears = Number.POSITIVE_INFINITY, downShare = 100 } = means;
	const plans = instalments.filter((way) => way.years >= years && way.years <= payYears && way.down <= downShare / 100);
	const ways = cash && takesCash(means) ? [...plans, cash] : plans;
	return Math.max(0, ...ways.map((way) => Math.min(below(way.down, downPayment), below(way.monthly, monthly))));
}

/** Whether one plan of a unit at this price meets all that is asked. */
export const suitsMeans = (plan: PaymentPlan, price: number, means: Means): boolean =>
	price < findAffordablePrice({ ...listPaymentOptions([plan]), cash: null }, means);

const below = (share: number, limit = Number.POSITIVE_INFINITY) =>
	share === 0 ? Number.POSITIVE_INFINITY : (Math.floor(limit) + 1) / share;

/** The smallest share of the price that is due every month; NaN where nothing is paid by the month. */
export const easiestMonthly = ({ instalments }: PaymentOptions): number => {
	const shares = instalments.map(({ monthly }) => monthly).filter((share) => share > 0);
	return shares.length > 0 ? Math.min(...shares) : Number.NaN;
};
