import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { toPiastres } from '#domain/money/amounts.ts';
import { type SoldHome, scheduleHome } from '#domain/money/home-schedule.ts';
import type { Takeover } from '#domain/money/resale.ts';
import type { Deal } from '#domain/money/schedule.ts';
import { chartView } from './chart-view.ts';
import { buildExchange } from './plan-data.ts';
import { fill, PLACE, planFormats } from './plan-formats.ts';
import { handoverNote, type PlanLabels, planLabels } from './plan-labels.ts';
import { formatAmount, lastSum, type PlanView, scheduleView } from './plan-view.ts';

export type TakeoverScheduleData = { view: PlanView; labels: PlanLabels };

type Resale = SoldHome & Pick<Property, 'currency'>;

/** Payments to the owner now and to the developer later; null when it is no takeover. */
export function takeoverSchedule(
	request: Pick<PageRequest, 'locale' | 't' | 'rate'>,
	property: Resale,
	today = cairoToday(),
): TakeoverScheduleData | null {
	const { takeover, deal, payments, sums } = scheduleHome(property, [], today);
	if (!takeover) return null;
	const { t, locale } = request;
	const plain = planLabels(request, { deal, currency: property.currency, isCashOnly: false, isStartingPrice: false, isSignedToday: true });
	const labels: PlanLabels = {
		...plain,
		title: t('takeover.schedule'),
		lead: t(takeover.transferFee === null ? 'takeover.scheduleLeadNoFee' : 'takeover.scheduleLead'),
		today: t('takeover.now'),
		inAll: t('takeover.bothUntil', { date: PLACE }),
		whole: t('takeover.withoutFees'),
		total: t('takeover.both'),
		share: t('takeover.shareOfBoth'),
		parts: { ...plain.parts, down: t('takeover.partNow'), instalments: t('takeover.toDeveloper') },
	};
	const drawn = { labels, locale, exchange: property.currency === 'EGP' ? buildExchange(request) : null };
	const amounts = formatAmount(drawn);
	return {
		labels,
		view: {
			sums: [
				{ label: labels.today, ...amounts(sums.today), note: dueNowNote(request, takeover, deal), isMain: !takeover.instalment },
				...(takeover.instalment
					? [{ ...eachSum(request, takeover.instalment, labels, locale), ...amounts(toPiastres(takeover.instalment.amount)) }]
					: []),
				lastSum(drawn, sums, handoverNote(request, 0, deal)),
			],
			chart: chartView({ deal, labels, locale }, payments),
			schedule: scheduleView({ labels, locale }, payments, sums.all),
		},
	};
}

/** What the amount at signing includes: also charges, when the handover is at signing. */
export function dueNowNote(request: Pick<PageRequest, 'locale' | 't'>, { toOwner, transferFee }: Takeover, deal: Deal): string {
	const { t, locale } = request;
	const { amount, comma } = planFormats(locale);
	return [
		t('takeover.ownerNote', { amount: amount(toPiastres(toOwner)) }),
		transferFee ? t('takeover.transferNote', { amount: amount(toPiastres(transferFee)) }) : null,
		deal.handover === deal.start ? handoverNote(request, 0, deal) : null,
	]
		.filter(Boolean)
		.join(' + ')
		.concat(comma, t('takeover.withoutFees'));
}

function eachSum(
	{ t }: Pick<PageRequest, 't'>,
	{ frequency, monthly, count }: NonNullable<Takeover['instalment']>,
	labels: PlanLabels,
	locale: Locale,
) {
	const formats = planFormats(locale);
	const number = t('plan.instalmentCount', { count });
	return {
		label: t(`plan.every.${frequency}`),
		note: frequency === 'monthly' ? number : `${number}${formats.comma}${fill(labels.about, formats.number(monthly))}`,
		isMain: true,
	};
}
