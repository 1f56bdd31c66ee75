import { type Piastres, percentOf } from './amounts.ts';
import type { Charge } from './charges.ts';
import { addMonths, type Day } from './months.ts';
import { earlyMonth, isValidPlan, MOST_YEARS, monthsBetween, type PlanTerms, splitPrice } from './plan.ts';

export type Payment = {
	kind: 'down' | 'early' | 'instalment' | 'delivery' | 'cash' | Charge['kind'];
	/** Null: at a handover whose day is not known yet. */
	day: Day | null;
	amount: Piastres;
	/** Which instalment it is. */
	number: number | null;
};

/** What is bought: the handover is on or after the start, or not known yet. */
export type Deal = { price: Piastres; charges: readonly Charge[]; start: Day; handover: Day | null };

/** What is ready, or should have been, is handed over at signing. A day beyond any plan says nothing. */
export function findHandover(start: Day, { ready, deliveryDate }: { ready: boolean; deliveryDate: Day | null }): Day | null {
	if (ready || (deliveryDate && deliveryDate < start)) return start;
	return deliveryDate && deliveryDate <= addMonths(start, MOST_YEARS * 12) ? deliveryDate : null;
}

/** Every payment of a plan in the order of their days, charges included. All but the charges add up to the price, to the piastre. */
export function buildSchedule(plan: PlanTerms, deal: Deal): Payment[] | null {
	if (!isValidPlan(plan)) return null;
	const { down, early, delivery, count, each, last } = splitPrice(deal.price, plan);
	const months = monthsBetween[plan.frequency];
	const once = (kind: Payment['kind'], day: Day | null, amount: Piastres): Payment[] =>
		amount ? [{ kind, day, amount, number: null }] : [];
	return inOrder([
		...once('down', deal.start, down),
		...once('early', addMonths(deal.start, earlyMonth(plan)), early),
		...Array.from({ length: count }, (_, index): Payment => {
			const number = index + 1;
			return { kind: 'instalment', day: addMonths(deal.start, number * months), amount: number === count ? last : each, number };
		}),
		...once('delivery', deal.handover, delivery),
		...chargePayments(deal),
	]);
}

/** The price less its discount at once; the charges come at handover as with any plan. */
export const buildCashSchedule = (discountPercent: number, deal: Deal): Payment[] => [
	{ kind: 'cash', day: deal.start, amount: deal.price - percentOf(deal.price, discountPercent), number: null },
	...chargePayments(deal),
];

const chargePayments = ({ charges, handover }: Deal): Payment[] =>
	charges.map(({ kind, amount }) => ({ kind, day: handover, amount, number: null }));

const UNKNOWN = '9999';

const inOrder = (payments: Payment[]): Payment[] =>
	payments.toSorted((a, b) => {
		const [dayOfA, dayOfB] = [a.day ?? UNKNOWN, b.day ?? UNKNOWN];
		return dayOfA < dayOfB ? -1 : dayOfA > dayOfB ? 1 : 0;
	});
