import type { Day } from './months.ts';
import { easiestPlan, type PlanTerms } from './plan.ts';
import { readQuotedTakeover, type Takeover } from './resale.ts';
import { buildCashSchedule, buildDeal, buildSchedule, buildTakeoverSchedule, type Deal, type Payment } from './schedule.ts';
import { type PaymentSums, sumPayments } from './sums.ts';

export type SoldHome = Parameters<typeof readQuotedTakeover>[0] & Parameters<typeof buildDeal>[0];

export type HomeSchedule<Plan> = { takeover: Takeover | null; plan: Plan | null; deal: Deal; payments: Payment[]; sums: PaymentSums };

/** How a home is paid for, on its own page and beside others: by the instalments that go on, by the plan that opens, or for cash. */
export function scheduleHome<Plan extends PlanTerms>(home: SoldHome, plans: readonly Plan[], today: Day): HomeSchedule<Plan> {
	const deal = buildDeal(home, today);
	const takeover = readQuotedTakeover(home);
	const plan = takeover ? null : easiestPlan(home.price, plans);
	const payments = takeover ? buildTakeoverSchedule(takeover, deal) : ((plan && buildSchedule(plan, deal)) ?? buildCashSchedule(0, deal));
	return { takeover, plan, deal, payments, sums: sumPayments(payments, deal) };
}
