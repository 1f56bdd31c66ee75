import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { locales } from '#domain/locales.ts';
import { toPiastres } from '#domain/money/amounts.ts';
import { type Takeover, takeoverOf } from '#domain/money/resale.ts';
import { buildTakeoverSchedule, dealOf } from '#domain/money/schedule.ts';
import { sumPayments } from '#domain/money/sums.ts';
import { chartView } from './chart-view.ts';
import { fill, planFormats } from './plan-formats.ts';
import { lastSum, type PlanView, scheduleView } from './plan-view.ts';
import { handoverNote, type PlanWords, planWords } from './plan-words.ts';

export type TakeoverScheduleData = { view: PlanView; words: PlanWords };

type Resale = Parameters<typeof takeoverOf>[0] & Parameters<typeof dealOf>[0] & Pick<Property, 'currency'>;

/** What the buyer of a resale pays the owner now, and the developer until when; null where no instalments go on. */
export function takeoverSchedule(
	request: Pick<PageRequest, 'locale' | 't'>,
	property: Resale,
	today = cairoToday(),
): TakeoverScheduleData | null {
	const takeover = takeoverOf(property);
	if (!takeover) return null;
	const { t, locale } = request;
	const deal = dealOf(property, today);
	const payments = buildTakeoverSchedule(takeover, deal);
	const sums = sumPayments(payments, deal);
	const { format } = locales[locale];
	const plain = planWords(request, { deal, currency: property.currency, isCashOnly: false, isStartingPrice: false, isSignedToday: true });
	const words: PlanWords = {
		...plain,
		title: t('takeover.schedule'),
		lead: t(takeover.transferFee === null ? 'takeover.scheduleLeadNoFee' : 'takeover.scheduleLead'),
		parts: { ...plain.parts, down: t('takeover.partNow'), instalments: t('takeover.toDeveloper') },
	};
	const { amount } = planFormats(format);
	return {
		words,
		view: {
			sums: [
				{ label: words.today, amount: amount(sums.today), note: nowNote(request, takeover, format), isMain: !takeover.instalment },
				...(takeover.instalment ? [eachSum(request, takeover.instalment, words, format)] : []),
				lastSum({ words, format }, sums, handoverNote(request, 0, deal)),
			],
			chart: chartView({ deal, words, format }, payments),
			schedule: scheduleView({ words, format }, payments, sums.all),
		},
	};
}

function nowNote({ t }: Pick<PageRequest, 't'>, { toOwner, transferFee }: Takeover, format: string): string {
	const { amount } = planFormats(format);
	const owner = t('takeover.ownerNote', { amount: amount(toPiastres(toOwner)) });
	return transferFee ? `${owner} + ${t('takeover.transferNote', { amount: amount(toPiastres(transferFee)) })}` : owner;
}

function eachSum(
	{ t }: Pick<PageRequest, 't'>,
	{ amount, frequency, monthly, count }: NonNullable<Takeover['instalment']>,
	words: PlanWords,
	format: string,
) {
	const formats = planFormats(format);
	const number = t('plan.instalmentCount', { count });
	return {
		label: t(`plan.every.${frequency}`),
		amount: formats.amount(toPiastres(amount)),
		note: frequency === 'monthly' ? number : `${number}${formats.comma}${fill(words.about, formats.number(monthly))}`,
		isMain: true,
	};
}
