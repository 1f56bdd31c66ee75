import type { Frequency } from '../vocabulary.ts';
import { computeShare, type Piastres, roundDownToPounds, toPiastres, toPounds } from './amounts.ts';

export type PlanTerms = {
	down_payment_percent: number;
	years: number;
	frequency: Frequency;
	early_percent: number | null;
	early_month: number | null;
	delivery_percent: number | null;
	cash_discount_percent: number | null;
};

export const monthsBetween = { monthly: 1, quarterly: 3, semi_annual: 6, annual: 12 } as const satisfies Record<
	PlanTerms['frequency'],
	number
>;

/** Longer ones are typing mistakes. */
export const MOST_YEARS = 30;

/** Percentages have two decimals; as integers they add up exactly. */
const hundredths = (percent: number | null) => Math.round((percent ?? 0) * 100);
const listShares = ({ down_payment_percent, early_percent, delivery_percent }: PlanTerms) =>
	[down_payment_percent, early_percent, delivery_percent].map(hundredths);

/** The per cent of the price that is paid in instalments. */
export const instalmentShare = (plan: PlanTerms): number => (10_000 - listShares(plan).reduce((sum, share) => sum + share)) / 100;

/** All instalments fall within the plan's years, which may have a decimal. */
export const instalmentCount = ({ years, frequency }: PlanTerms): number =>
	Math.floor((Math.round(years * 10) * 12) / (10 * monthsBetween[frequency]));

const USUAL_EARLY_MONTH = 3;

export const earlyMonth = ({ early_month }: PlanTerms): number => early_month ?? USUAL_EARLY_MONTH;

/** Whether the plan's parts add up. An invalid plan is not shown. */
export function isValidPlan(plan: PlanTerms): boolean {
	const { years, cash_discount_percent } = plan;
	const share = instalmentShare(plan);
	return (
		listShares(plan).every((part) => part >= 0) &&
		share >= 0 &&
		years >= 0 &&
		years <= MOST_YEARS &&
		(share === 0 || instalmentCount(plan) > 0) &&
		isBetween(hundredths(cash_discount_percent), 0, 9999) &&
		isBetween(earlyMonth(plan), 0, MOST_YEARS * 12)
	);
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** A valid plan applied to a price: whole pounds, except that the last instalment takes the remainder. */
export type PlanParts = { down: Piastres; early: Piastres; delivery: Piastres; count: number; each: Piastres; last: Piastres };

export function splitPrice(price: Piastres, plan: PlanTerms): PlanParts {
	const down = computeShare(price, plan.down_payment_percent);
	const early = computeShare(price, plan.early_percent ?? 0);
	const delivery = computeShare(price, plan.delivery_percent ?? 0);
	const left = price - down - early - delivery;
	const count = instalmentShare(plan) > 0 ? instalmentCount(plan) : 0;
	if (count === 0) {
		const none = { count, each: 0, last: 0 };
		if (plan.delivery_percent) return { down, early, delivery: delivery + left, ...none };
		return plan.early_percent ? { down, early: early + left, delivery, ...none } : { down: down + left, early, delivery, ...none };
	}
	const each = roundDownToPounds(Math.floor(left / count));
	return { down, early, delivery, count, each, last: left - each * (count - 1) };
}

/** In pounds, for a valid plan; quarterly and yearly instalments are divided by their months. */
export const computeMonthly = (price: number, plan: PlanTerms): number =>
	Math.floor(toPounds(splitPrice(toPiastres(price), plan).each) / monthsBetween[plan.frequency]);

/** Each plan is drawn with all its payments, and nobody compares more. */
const MOST_PLANS = 8;

/**
 * Valid plans, the lowest monthly sum first: the first one is quoted on cards and opens on the page.
 * `chosen` comes before them, for visitors who come from a card that showed another plan.
 */
export const orderPlans = <Plan extends PlanTerms & { id?: number }>(
	price: number,
	plans: readonly Plan[],
	chosen: number | null = null,
): Plan[] => {
	const isLater = ({ id }: Plan) => Number(id === undefined || id !== chosen);
	return [...new Set(plans)]
		.filter(isValidPlan)
		.sort((a, b) => isLater(a) - isLater(b) || computeMonthly(price, a) - computeMonthly(price, b))
		.slice(0, MOST_PLANS);
};

export const findEasiestPlan = <Plan extends PlanTerms>(price: number, plans: readonly Plan[]): Plan | null =>
	orderPlans(price, plans)[0] ?? null;

/** In per cent. A cash buyer gets the largest discount of all plans and the offer. */
export const findCashDiscount = (plans: readonly PlanTerms[], offered = 0): number =>
	Math.max(offered, ...plans.filter(isValidPlan).map(({ cash_discount_percent }) => cash_discount_percent ?? 0));

/** In pounds. */
export const computeCashPrice = (price: number, plans: readonly PlanTerms[], offered = 0): number =>
	toPounds(toPiastres(price) - computeShare(toPiastres(price), findCashDiscount(plans, offered)));
