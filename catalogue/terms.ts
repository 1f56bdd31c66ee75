import type { PaymentPlan, Purpose } from '../content/entities/listings.ts';
import { cashDiscount, instalmentCount, instalmentShare, isSound, monthsBetween } from '../content/money/plan.ts';

/** A way to pay, in shares of the price: what is due at signing, and every month after it. */
export type Way = { down: number; monthly: number };

/** The ways to pay for a unit, shared by all units with the same plans. */
export type Terms = { plans: readonly number[]; instalments: readonly Way[]; cash: Way | null };

/** A rented unit is not paid for in this way. */
export const NO_TERMS: Terms = { plans: [], instalments: [], cash: null };

/** Cash is a way to pay, too: everything at once, less the discount. */
export function termsOf(purpose: Purpose, plans: readonly PaymentPlan[]): Terms {
	if (purpose === 'rent') return NO_TERMS;
	return {
		plans: plans.map(({ id }) => id),
		instalments: plans.filter(isSound).map(wayOf),
		cash: { down: 1 - cashDiscount(plans) / 100, monthly: 0 },
	};
}

function wayOf(plan: PaymentPlan): Way {
	const share = instalmentShare(plan);
	const months = instalmentCount(plan) * monthsBetween[plan.frequency];
	return { down: plan.down_payment_percent / 100, monthly: share === 0 ? 0 : share / 100 / months };
}

/** What somebody can pay; absent is no limit. */
export type Means = { downPayment?: number | undefined; monthly?: number | undefined };

/**
 * The price below which one of the ways asks for no more than that. Amounts are in whole pounds, rounded down.
 * Who names no down payment asks for instalments: cash would suit any monthly sum.
 */
export function affordable({ instalments, cash }: Terms, { downPayment, monthly }: Means): number {
	const ways = cash && downPayment !== undefined ? [...instalments, cash] : instalments;
	return Math.max(0, ...ways.map((way) => Math.min(below(way.down, downPayment), below(way.monthly, monthly))));
}

const below = (share: number, limit = Number.POSITIVE_INFINITY) =>
	share === 0 ? Number.POSITIVE_INFINITY : (Math.floor(limit) + 1) / share;

/** The smallest share of the price that is due every month; NaN where nothing is paid by the month. */
export const easiestMonthly = ({ instalments }: Terms): number => {
	const shares = instalments.map(({ monthly }) => monthly).filter((share) => share > 0);
	return shares.length > 0 ? Math.min(...shares) : Number.NaN;
};
