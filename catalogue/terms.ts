import type { PaymentPlan } from '#content/entities/listings.ts';
import { findCashDiscount, instalmentCount, instalmentShare, isValidPlan, monthsBetween } from '#domain/money/plan.ts';
import type { Takeover } from '#domain/money/resale.ts';
import { type Means, takesCash } from './means.ts';

/** Shares of the price due at signing and every month, and for how many years. */
export type PaymentTerms = { down: number; monthly: number; years: number };

export type PaymentOptions = { instalments: readonly PaymentTerms[]; cash: PaymentTerms | null };

/** Shared by all units with the same plans and the same cash discount; the plans may be read later than the units. */
export type Terms = PaymentOptions & { plans: readonly number[]; cashPercent: number };

/** For rents. */
export const NO_TERMS: Terms = { plans: [], cashPercent: 0, instalments: [], cash: null };

/** Cash counts as a payment option: everything at once, less the discount. So does a plan with everything due at signing. */
export const listPaymentOptions = (plans: readonly PaymentPlan[], cashPercent = 0): PaymentOptions => ({
	instalments: plans
		.filter(isValidPlan)
		.map(buildOption)
		.filter(({ down }) => down < 1),
	cash: { down: 1 - findCashDiscount(plans, cashPercent) / 100, monthly: 0, years: 0 },
});

function buildOption(plan: PaymentPlan): PaymentTerms {
	const down = plan.down_payment_percent / 100;
	const share = instalmentShare(plan) / 100;
	const months = instalmentCount(plan) * monthsBetween[plan.frequency];
	return share === 0 ? { down, monthly: 0, years: 0 } : { down, monthly: share / months, years: plan.years };
}

/** A takeover fits neither cash nor a plan. If no instalment is known, the remaining amount may be due at once. */
export function buildTakeoverTerms({ now, toDeveloper, instalment, price }: Takeover): Terms {
	const monthly = (instalment?.monthly ?? toDeveloper) / price;
	const years = instalment ? (instalment.count * monthsBetween[instalment.frequency]) / 12 : 0;
	return { plans: [], cashPercent: 0, instalments: [{ down: now / price, monthly, years }], cash: null };
}

/** The price below which one option meets all conditions, in whole pounds, rounded down. */
export function findAffordablePrice({ instalments, cash }: PaymentOptions, means: Means): number {
	const { downPayment, monthly, years = 0, payYears = Number.POSITIVE_INFINITY, downShare = 100 } = means;
	const plans = instalments.filter((way) => way.years >= years && way.years <= payYears && way.down <= downShare / 100);
	const ways = cash && takesCash(means) ? [...plans, cash] : plans;
	return Math.max(0, ...ways.map((way) => Math.min(below(way.down, downPayment), below(way.monthly, monthly))));
}

export const suitsMeans = (plan: PaymentPlan, price: number, means: Means): boolean =>
	price < findAffordablePrice({ ...listPaymentOptions([plan]), cash: null }, means);

const below = (share: number, limit = Number.POSITIVE_INFINITY) =>
	share === 0 ? Number.POSITIVE_INFINITY : (Math.floor(limit) + 1) / share;

/** The smallest monthly share of the price; NaN if nothing is paid monthly. */
export const easiestMonthly = ({ instalments }: PaymentOptions): number => {
	const shares = instalments.map(({ monthly }) => monthly).filter((share) => share > 0);
	return shares.length > 0 ? Math.min(...shares) : Number.NaN;
};
