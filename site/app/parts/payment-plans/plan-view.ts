import { percentFigure } from '#app/i18n/figures.ts';
import { adjusted, type Choice, readChoice } from '#domain/money/adjust.ts';
import { type Piastres, toPounds } from '#domain/money/amounts.ts';
import { fromPounds } from '#domain/money/exchange.ts';
import { computeMonthly } from '#domain/money/plan.ts';
import { buildCashSchedule, buildSchedule, type Payment } from '#domain/money/schedule.ts';
import { type Sums, sumPayments } from '#domain/money/sums.ts';
import { type ChartView, chartView } from './chart-view.ts';
import type { PaymentPlansData, PlanOption } from './plan-data.ts';
import { fill, planFormats, shareText } from './plan-formats.ts';

/** One way to pay, as it is drawn: every figure written out. */
export type PlanView = { sums: SumView[]; chart: ChartView | null; schedule: ScheduleView };

/** `converted`: in the currency that the visitor chose. */
export type SumView = { label: string; amount: string; converted: string | null; note: string | null; isMain: boolean };
export type ScheduleView = { rows: { date: string; name: string; amount: string; share: string }[]; total: string };

/** In pounds, and beside them in what the visitor chose. */
export const formatAmount =
	({ format, exchange }: Pick<PaymentPlansData, 'format' | 'exchange'>) =>
	(sum: Piastres): Pick<SumView, 'amount' | 'converted'> => {
		const { amount, number } = planFormats(format);
		return { amount: amount(sum), converted: exchange && fill(exchange.words, number(fromPounds(toPounds(sum), exchange))) };
	};

export function planView(data: PaymentPlansData, { terms, words }: PlanOption, choice: Choice = readChoice(terms)): PlanView {
	const plan = adjusted(terms, choice);
	const payments = buildSchedule(plan, data.deal) ?? [];
	const sums = sumPayments(payments, data.deal);
	const { number, month, comma } = planFormats(data.format);
	const amounts = formatAmount(data);
	const downNote = choice.down > 0 ? fill(data.words.downShare, percentFigure(choice.down)) : data.words.noDown;
	const eachNote =
		terms.frequency === 'monthly'
			? words.years.find(({ years }) => years === choice.years)?.instalments
			: fill(data.words.about, number(computeMonthly(toPounds(data.deal.price), plan)));
	return {
		sums: [
			{
				label: data.words.today,
				...amounts(sums.today),
				note: todayNote(data, downNote, words.handoverNote),
				isMain: sums.count === 0,
			},
			...(sums.early
				? [
						{
							label: words.after + (sums.early.day ? comma + month(sums.early.day) : ''),
							...amounts(sums.early.amount),
							note: words.earlyNote,
							isMain: false,
						},
					]
				: []),
			...(sums.count > 0 ? [{ label: words.every, ...amounts(sums.each), note: eachNote ?? null, isMain: true }] : []),
			lastSum(data, sums, words.handoverNote),
		],
		chart: chartView(data, payments),
		schedule: scheduleView(data, payments, sums.all),
	};
}

export function cashView(data: PaymentPlansData): PlanView {
	const { discount, words } = data.cash;
	const payments = buildCashSchedule(discount, data.deal);
	const sums = sumPayments(payments, data.deal);
	const amounts = formatAmount(data);
	const saved = data.deal.price - (payments[0]?.amount ?? 0);
	return {
		sums: [
			{ label: data.words.today, ...amounts(sums.today), note: todayNote(data, words.off, words.handoverNote), isMain: true },
			...(saved > 0 ? [{ label: words.saved, ...amounts(saved), note: words.compared, isMain: false }] : []),
			...(sums.handover > 0 ? [lastSum(data, sums, words.handoverNote)] : []),
		],
		chart: null,
		schedule: scheduleView(data, payments, sums.all),
	};
}

const todayNote = ({ deal }: PaymentPlansData, note: string, handoverNote: string | null) =>
	deal.handover === deal.start && handoverNote ? `${note} + ${handoverNote}` : note;

/** What is due at handover; where that is nothing, or today, what it comes to in all. */
export function lastSum(
	data: Pick<PaymentPlansData, 'words' | 'format' | 'exchange'>,
	{ handover, all, lastDay }: Sums,
	handoverNote: string | null,
): SumView {
	const { words, format } = data;
	const amounts = formatAmount(data);
	if (handover > 0) return { label: words.handoverOn, ...amounts(handover), note: handoverNote, isMain: false };
	return { label: fill(words.inAll, lastDay ? planFormats(format).month(lastDay) : ''), ...amounts(all), note: words.whole, isMain: false };
}

export function scheduleView(
	{ words, format }: Pick<PaymentPlansData, 'words' | 'format'>,
	payments: readonly Payment[],
	all: Piastres,
): ScheduleView {
	const { amount, day } = planFormats(format);
	let paid = 0;
	const rows = payments.map((payment) => {
		paid += payment.amount;
		return {
			date: payment.day ? day(payment.day) : payment.kind === 'remaining' ? words.unknownYear : words.atHandover,
			name: fill(words.rows[payment.kind], String(payment.number ?? '')),
			amount: amount(payment.amount),
			share: shareText(paid, all),
		};
	});
	return { rows, total: amount(all) };
}
