import type { Day } from './months.ts';
import { easiestPlan, type PlanTerms } from './plan.ts';
import { type Takeover, takeoverOf } from './resale.ts';
import { buildCashSchedule, buildSchedule, buildTakeoverSchedule, type Deal, dealOf, type Payment } from './schedule.ts';
import { type Sums, sumPayments } from './sums.ts';

export type SoldHome = Parameters<typeof takeoverOf>[0] & Parameters<typeof dealOf>[0];

export type HomeSchedule<Plan> = { takeover: Takeover | null; plan: Plan | null; deal: Deal; payments: Payment[]; sums: Sums };

/** How a home is paid for, on its own page and beside others: by the instalments that go on, by the plan that opens, or for cash. */
export function scheduleHome<Plan extends PlanTerms>(home: SoldHome, plans: readonly Plan[], today: Day): HomeSchedule<Plan> {
	const deal = dealOf(home, today);
	const takeover = takeoverOf(home);
	const plan = takeover ? null : easiestPlan(home.price, plans);
	const payments = takeover ? buildTakeoverSchedule(takeover, deal) : ((plan && buildSchedule(plan, deal)) ?? buildCashSchedule(0, deal));
	return { takeover, plan, deal, payments, sums: sumPayments(payments, deal) };
}
