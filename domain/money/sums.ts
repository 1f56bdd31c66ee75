import { type Piastres, sumAmounts } from './amounts.ts';
import type { Deal, Payment } from './schedule.ts';

/** What a buyer wants to know of a schedule at a glance. */
export type PaymentSums = {
	/** Everything due at signing: for a ready unit, what is due at handover too. */
	today: Piastres;
	early: { amount: Piastres; day: string | null } | null;
	/** One instalment, how many there are, and when the last is due. */
	each: Piastres;
	count: number;
	/** What is due at a handover after signing. */
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
	/** Null: the year of a handover whose day is not known yet. */
	year: number | null;
	/** Down payment and early payment, the cash price, or what a takeover needs to be signed. */
	down: Piastres;
	instalments: Piastres;
	delivery: Piastres;
	charges: Piastres;
	total: Piastres;
	/** Paid by the end of the year. */
	paid: Piastres;
};

/** Every year from the first payment to the last, also those in which nothing is due. */
export function yearlySums(payments: readonly Payment[]): YearSums[] {
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
