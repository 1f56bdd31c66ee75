import { computeShare, type Piastres, toPiastres } from './amounts.ts';
import { type Charge, type ChargeFields, computeCharges } from './charges.ts';
import { addMonths, type Day } from './months.ts';
import { earlyMonth, isValidPlan, MOST_YEARS, monthsBetween, type PlanTerms, splitPrice } from './plan.ts';
import type { Takeover } from './resale.ts';

export type Payment = {
	kind: 'down' | 'early' | 'instalment' | 'delivery' | 'cash' | 'owner' | 'transfer' | 'remaining' | Charge['kind'];
	/** Null: the day of the handover, or of the last remaining payment, is not known. */
	day: Day | null;
	amount: Piastres;
	/** Its number among the instalments. */
	number: number | null;
};

/** `handover` is not before `start`; null if not known. */
export type Deal = { price: Piastres; charges: readonly Charge[]; start: Day; handover: Day | null };

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

/** A unit that is ready or overdue is handed over at signing. A day further away than any plan is ignored. */
export function findHandover(start: Day, { ready, deliveryDate }: { ready: boolean; deliveryDate: Day | null }): Day | null {
	if (ready || (deliveryDate && deliveryDate < start)) return start;
	return deliveryDate && deliveryDate <= addMonths(start, MOST_YEARS * 12) ? deliveryDate : null;
}

/** All payments by day, with charges. Without the charges they add up to the price exactly. Null for an invalid plan. */
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

/** The discounted price at once; charges are due at handover as with any plan. */
export const buildCashSchedule = (discountPercent: number, deal: Deal): Payment[] => [
	{ kind: 'cash', day: deal.start, amount: deal.price - computeShare(deal.price, discountPercent), number: null },
	...chargePayments(deal),
];

/** The owner and the transfer fee are paid at signing, then the remaining instalments; charges as with any plan. */
export function buildTakeoverSchedule(takeover: Takeover, deal: Deal): Payment[] {
	const { toOwner, transferFee } = takeover;
	return inOrder([
		{ kind: 'owner', day: deal.start, amount: toPiastres(toOwner), number: null },
		...(transferFee ? [{ kind: 'transfer', day: deal.start, amount: toPiastres(transferFee), number: null } as const] : []),
		...remainingPayments(takeover, deal.start),
		...chargePayments(deal),
	]);
}

/** Counted back from the last day. If that is unknown, or the first one would be in the past, they begin today. */
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
