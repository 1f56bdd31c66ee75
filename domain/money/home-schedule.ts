import type { Day } from './months.ts';
import { findEasiestPlan, type PlanTerms } from './plan.ts';
import { readQuotedTakeover, type Takeover } from './resale.ts';
import { buildCashSchedule, buildDeal, buildSchedule, buildTakeoverSchedule, type Deal, type Payment } from './schedule.ts';
import { type PaymentSums, sumPayments } from './sums.ts';

export type SoldHome = Parameters<typeof readQuotedTakeover>[0] & Parameters<typeof buildDeal>[0];

export type HomeSchedule<Plan> = { takeover: Takeover | null; plan: Plan | null; deal: Deal; payments: Payment[]; sums: PaymentSums };

/** A home's payments, on its page and in comparisons: remaining instalments of a takeover, its first plan, or cash. */
export function scheduleHome<Plan extends PlanTerms>(home: SoldHome, plans: readonly Plan[], today: Day): HomeSchedule<Plan> {
	const deal = buildDeal(home, today);
	const takeover = readQuotedTakeover(home);
	const plan = takeover ? null : findEasiestPlan(home.price, plans);
	const payments = takeover ? buildTakeoverSchedule(takeover, deal) : ((plan && buildSchedule(plan, deal)) ?? buildCashSchedule(0, deal));
	return { takeover, plan, deal, payments, sums: sumPayments(payments, deal) };
}
