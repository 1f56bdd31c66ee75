import { type Piastres, sumAmounts } from './amounts.ts';
import type { Deal, Payment } from './schedule.ts';

/** The totals of a schedule that a buyer sees first. */
export type PaymentSums = {
	/** Due at signing; for a ready unit that includes the handover payment. */
	today: Piastres;
	early: { amount: Piastres; day: string | null } | null;
	/** One instalment, their number, and the day of the last. */
	each: Piastres;
	count: number;
	/** Due at a handover after signing. */
	handover: Piastres;
	all: Piastres;
	lastDay: string | null;
};

export function sumPayments(payments: readonly Payment[], { start, handover }: Pick<Deal, 'start' | 'handover'>): PaymentSums {
	const instalments = payments.filter(({ kind }) => kind === 'instalment');
	return {
		today: sumAmounts(payments.filter(({ day }) => day === start)),
		early: payments.find(({ kind, day }) => kind === 'early' && day !== start) ?? null,
		each: instalments[0]?.amount ?? 0,
		count: instalments.length,
		handover: handover === start ? 0 : sumAmounts(payments.filter(isAtHandover)),
		all: sumAmounts(payments),
		lastDay: payments.findLast(({ day }) => day !== null)?.day ?? null,
	};
}

export const isCharge = ({ kind }: Payment): boolean => kind === 'maintenance' || kind === 'club' || kind === 'parking';
const isAtHandover = (payment: Payment) => payment.kind === 'delivery' || isCharge(payment);

export type YearSums = {
	/** Null: a handover whose day is not known. */
	year: number | null;
	/** Down and early payment, the cash price, or what is due at signing of a takeover. */
	down: Piastres;
	instalments: Piastres;
	delivery: Piastres;
	charges: Piastres;
	total: Piastres;
	paid: Piastres;
};

/** Every year from the first payment to the last, including those without payments. */
export function sumByYear(payments: readonly Payment[]): YearSums[] {
	const known = payments.flatMap(({ day }) => (day ? [Number(day.slice(0, 4))] : []));
	const [first, last] = [Math.min(...known), Math.max(...known)];
	const years: (number | null)[] = known.length > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
	if (known.length < payments.length) years.push(null);
	let paid = 0;
	return years.map((year) => {
		const due = payments.filter(({ day }) => (day ? Number(day.slice(0, 4)) : null) === year);
		const of = (...kinds: Payment['kind'][]) => sumAmounts(due.filter(({ kind }) => kinds.includes(kind)));
		const total = sumAmounts(due);
		paid += total;
		return {
			year,
			down: of('down', 'early', 'cash', 'owner', 'transfer'),
			instalments: of('instalment', 'remaining'),
			delivery: of('delivery'),
			charges: sumAmounts(due.filter(isCharge)),
			total,
			paid,
		};
	});
}
