import { instalmentShare, type PlanTerms } from './plan.ts';

/** How far a visitor may adjust a plan. It is the developer's minimum: a buyer may pay more down and finish sooner. */
export type Range = { min: number; max: number };
export type Choice = { down: number; years: number };

const USUAL_MOST_DOWN = 40;
const ALWAYS_MORE_DOWN = 20;

/** From the plan's own down payment to 40 %, or to 20 % more where it already asks for much, in steps of 1 %; never more than instalments carry. */
export function downRange(plan: PlanTerms): Range {
	const min = plan.down_payment_percent;
	const wanted = Math.max(USUAL_MOST_DOWN, min + ALWAYS_MORE_DOWN) - min;
	return { min, max: min + Math.floor(Math.min(wanted, instalmentShare(plan))) };
}

/** From one year to the plan's own, in whole years. Without instalments `min` equals `max`. */
export function yearsRange(plan: PlanTerms): Range {
	const max = plan.years;
	return { min: instalmentShare(plan) > 0 ? max - Math.max(0, Math.floor(max - 1)) : max, max };
}

export const isAdjustable = (plan: PlanTerms): boolean => [downRange(plan), yearsRange(plan)].some(({ min, max }) => min < max);

export const readChoice = (plan: PlanTerms): Choice => ({ down: plan.down_payment_percent, years: plan.years });

export const adjustPlan = (plan: PlanTerms, { down, years }: Choice): PlanTerms => ({ ...plan, down_payment_percent: down, years });
