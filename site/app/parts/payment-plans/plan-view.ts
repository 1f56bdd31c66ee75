import { percentFigure } from '#app/i18n/figures.ts';
import { adjustPlan, type Choice, readChoice } from '#domain/money/adjust.ts';
import { type Piastres, toPounds } from '#domain/money/amounts.ts';
import { fromPounds } from '#domain/money/exchange.ts';
import { computeMonthly } from '#domain/money/plan.ts';
import { buildCashSchedule, buildSchedule, type Payment } from '#domain/money/schedule.ts';
import { type PaymentSums, sumPayments } from '#domain/money/sums.ts';
import { type ChartView, chartView } from './chart-view.ts';
import type { PaymentPlansData, PlanOption } from './plan-data.ts';
import { fill, planFormats, shareText } from './plan-formats.ts';

/** A payment option ready for rendering, with all amounts formatted. */
export type PlanView = { sums: SumView[]; chart: ChartView | null; schedule: ScheduleView };

/** `converted`: in the visitor's currency. */
export type SumView = { label: string; amount: string; converted: string | null; note: string | null; isMain: boolean };
export type ScheduleView = { rows: { date: string; name: string; amount: string; share: string }[]; total: string };

export const formatAmount =
	({ locale, exchange }: Pick<PaymentPlansData, 'locale' | 'exchange'>) =>
	(sum: Piastres): Pick<SumView, 'amount' | 'converted'> => {
		const { amount, number } = planFormats(locale);
		return { amount: amount(sum), converted: exchange && fill(exchange.pattern, number(fromPounds(toPounds(sum), exchange))) };
	};

export function planView(data: PaymentPlansData, { terms, labels }: PlanOption, choice: Choice = readChoice(terms)): PlanView {
	const plan = adjustPlan(terms, choice);
	const payments = buildSchedule(plan, data.deal) ?? [];
	const sums = sumPayments(payments, data.deal);
	const { number, month, comma } = planFormats(data.locale);
	const amounts = formatAmount(data);
	const downNote = choice.down > 0 ? fill(data.labels.downShare, percentFigure(choice.down)) : data.labels.noDown;
	const eachNote =
		terms.frequency === 'monthly'
			? labels.years.find(({ years }) => years === choice.years)?.instalments
			: fill(data.labels.about, number(computeMonthly(toPounds(data.deal.price), plan)));
	return {
		sums: [
			{
				label: data.labels.today,
				...amounts(sums.today),
				note: todayNote(data, downNote, labels.handoverNote),
				isMain: sums.count === 0,
			},
			...(sums.early
				? [
						{
							label: labels.after + (sums.early.day ? comma + month(sums.early.day) : ''),
							...amounts(sums.early.amount),
							note: labels.earlyNote,
							isMain: false,
						},
					]
				: []),
			...(sums.count > 0 ? [{ label: labels.every, ...amounts(sums.each), note: eachNote ?? null, isMain: true }] : []),
			lastSum(data, sums, labels.handoverNote),
		],
		chart: chartView(data, payments),
		schedule: scheduleView(data, payments, sums.all),
	};
}

export function cashView(data: PaymentPlansData): PlanView {
	const { discount, labels } = data.cash;
	const payments = buildCashSchedule(discount, data.deal);
	const sums = sumPayments(payments, data.deal);
	const amounts = formatAmount(data);
	const saved = data.deal.price - (payments[0]?.amount ?? 0);
	return {
		sums: [
			{ label: data.labels.today, ...amounts(sums.today), note: todayNote(data, labels.off, labels.handoverNote), isMain: true },
			...(saved > 0 ? [{ label: labels.saved, ...amounts(saved), note: labels.compared, isMain: false }] : []),
			...(sums.handover > 0 ? [lastSum(data, sums, labels.handoverNote)] : []),
		],
		chart: null,
		schedule: scheduleView(data, payments, sums.all),
	};
}

const todayNote = ({ deal }: PaymentPlansData, note: string, handoverNote: string | null) =>
	deal.handover === deal.start && handoverNote ? `${note} + ${handoverNote}` : note;

/** The amount at handover; when that is nothing or due today, the total. */
export function lastSum(
	data: Pick<PaymentPlansData, 'labels' | 'locale' | 'exchange'>,
	{ handover, all, lastDay }: PaymentSums,
	handoverNote: string | null,
): SumView {
	const { labels, locale } = data;
	const amounts = formatAmount(data);
	if (handover > 0) return { label: labels.handoverOn, ...amounts(handover), note: handoverNote, isMain: false };
	return {
		label: fill(labels.inAll, lastDay ? planFormats(locale).month(lastDay) : ''),
		...amounts(all),
		note: labels.whole,
		isMain: false,
	};
}

export function scheduleView(
	{ labels, locale }: Pick<PaymentPlansData, 'labels' | 'locale'>,
	payments: readonly Payment[],
	all: Piastres,
): ScheduleView {
	const { amount, day } = planFormats(locale);
	let paid = 0;
	const rows = payments.map((payment) => {
		paid += payment.amount;
		return {
			date: payment.day ? day(payment.day) : payment.kind === 'remaining' ? labels.unknownYear : labels.atHandover,
			name: fill(labels.rows[payment.kind], String(payment.number ?? '')),
			amount: amount(payment.amount),
			share: shareText(paid, all),
		};
	});
	return { rows, total: amount(all) };
}
