import { computeShare, type Piastres, toPiastres } from './amounts.ts';
import { type Charge, type ChargeFields, computeCharges } from './charges.ts';
import { addMonths, type Day } from './months.ts';
import { earlyMonth, isValidPlan, MOST_YEARS, monthsBetween, type PlanTerms, splitPrice } from './plan.ts';
import type { Takeover } from './resale.ts';

export type Payment = {
	kind: 'down' | 'early' | 'instalment' | 'delivery' | 'cash' | 'owner' | 'transfer' | 'remaining' | Charge['kind'];
	/** Null: at a handover whose day is not known yet, or with the remaining where nobody said until when. */
	day: Day | null;
	amount: Piastres;
	/** Which instalment it is. */
	number: number | null;
};

/** What is bought: the handover is on or after the start, or not known yet. */
export type Deal = { price: Piastres; charges: readonly Charge[]; start: Day; handover: Day | null };

/** What a unit is sold for on a day, as its record says. */
export function buildDeal(
	{ price, ready, delivery_date, ...charges }: { price: number; ready: boolean; delivery_date: Day | null } & ChargeFields,
	start: Day,
): Deal {
	const amount = toPiastres(price);
	return {
		price: amount,
		charges: computeCharges(amount, charges),
		start,
		handover: findHandover(start, { ready, deliveryDate: delivery_date }),
	};
}

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
	{ kind: 'cash', day: deal.start, amount: deal.price - computeShare(deal.price, discountPercent), number: null },
	...chargePayments(deal),
];

/** To the owner and, for the transfer, to the developer now; then what is left to pay, and the charges as with any plan. */
export function buildTakeoverSchedule(takeover: Takeover, deal: Deal): Payment[] {
	const { toOwner, transferFee } = takeover;
	return inOrder([
		{ kind: 'owner', day: deal.start, amount: toPiastres(toOwner), number: null },
		...(transferFee ? [{ kind: 'transfer', day: deal.start, amount: toPiastres(transferFee), number: null } as const] : []),
		...remainingPayments(takeover, deal.start),
		...chargePayments(deal),
	]);
}

/** The last instalment is due on the day they end. Where they would have begun before today, or nobody said until when, they begin now. */
function remainingPayments({ toDeveloper, until, instalment }: Takeover, start: Day): Payment[] {
	const left = toPiastres(toDeveloper);
	const end = until && until > start ? until : null;
	if (!instalment) return [{ kind: 'remaining', day: end, amount: left, number: null }];
	const [count, each] = [instalment.count, toPiastres(instalment.amount)];
	const months = monthsBetween[instalment.frequency];
	const first = end && addMonths(end, -(count - 1) * months);
	const findInstalmentDay = (number: number) =>
		end && first && first >= start ? addMonths(end, (number - count) * months) : addMonths(start, number * months);
	return Array.from({ length: count }, (_, index): Payment => {
		const number = index + 1;
		return { kind: 'instalment', day: findInstalmentDay(number), amount: number === count ? left - each * (count - 1) : each, number };
	});
}

const chargePayments = ({ charges, handover }: Deal): Payment[] =>
	charges.map(({ kind, amount }) => ({ kind, day: handover, amount, number: null }));

const UNKNOWN = '9999';

const inOrder = (payments: Payment[]): Payment[] =>
	payments.toSorted((a, b) => {
		const [dayOfA, dayOfB] = [a.day ?? UNKNOWN, b.day ?? UNKNOWN];
		return dayOfA < dayOfB ? -1 : dayOfA > dayOfB ? 1 : 0;
	});
