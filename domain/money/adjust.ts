import { instalmentShare, type PlanTerms } from './plan.ts';

/** How far a visitor may move a plan. The plan is the least the developer asks: more may be paid down, and everything sooner. */
export type Range = { min: number; max: number };
export type Choice = { down: number; years: number };

const USUAL_MOST_DOWN = 40;
const ALWAYS_MORE_DOWN = 20;

/** From the plan's own down payment to 40 %, or 20 % more where it asks for much; never more than instalments carry. In steps of 1 %. */
export function downRange(plan: PlanTerms): Range {
	const min = plan.down_payment_percent;
	const wanted = Math.max(USUAL_MOST_DOWN, min + ALWAYS_MORE_DOWN) - min;
	return { min, max: min + Math.floor(Math.min(wanted, instalmentShare(plan))) };
}

/** From a year to the plan's own years, in steps of a year, where there are instalments to spread over them. */
export function yearsRange(plan: PlanTerms): Range {
	const max = plan.years;
	return { min: instalmentShare(plan) > 0 ? max - Math.max(0, Math.floor(max - 1)) : max, max };
}

export const isAdjustable = (plan: PlanTerms): boolean => [downRange(plan), yearsRange(plan)].some(({ min, max }) => min < max);

export const readChoice = (plan: PlanTerms): Choice => ({ down: plan.down_payment_percent, years: plan.years });

export const adjustPlan = (plan: PlanTerms, { down, years }: Choice): PlanTerms => ({ ...plan, down_payment_percent: down, years });
