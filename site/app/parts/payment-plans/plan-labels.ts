import { isolate, moneyFigure, percentFigure } from '#app/i18n/figures.ts';
import { listFormat } from '#app/i18n/intl-formats.ts';
import type { Property } from '#content/entities/listings.ts';
import { locales } from '#domain/locales.ts';
import { yearsRange } from '#domain/money/adjust.ts';
import { earlyMonth, instalmentCount, instalmentShare, type PlanTerms } from '#domain/money/plan.ts';
import type { Deal, Payment } from '#domain/money/schedule.ts';
import { createFormats, type Localization } from '../listings/formats.ts';
import { PLACE, planFormats } from './plan-formats.ts';

export type PlanLabels = ReturnType<typeof planLabels>;
export type OptionLabels = ReturnType<typeof optionLabels>;
export type CashLabels = ReturnType<typeof cashLabels>;

type Sale = { deal: Deal; currency: Property['currency']; isCashOnly: boolean; isStartingPrice: boolean; isSignedToday: boolean };

/** Translated texts for the browser, which then needs no dictionary; `#` stands for values that a slider changes. */
export function planLabels(request: Localization, { deal, currency, isCashOnly, isStartingPrice, isSignedToday }: Sale) {
	const { t, locale } = request;
	const { month, amount } = planFormats(locale);
	const currencyWord = createFormats(request).money(0, currency).currency;
	const lead = isCashOnly ? t('plan.cashOnlyLead') : t('plan.lead');
	const price = moneyFigure(locale, amount(deal.price), currencyWord);
	const hasCharges = deal.charges.length > 0;
	const rows = {
		down: t('plan.parts.down'),
		early: t('plan.row.early'),
		instalment: t('plan.row.instalment', { number: PLACE }).replaceAll(' ', '\u00a0'),
		delivery: t('plan.parts.delivery'),
		cash: t('plan.cashPrice'),
		owner: t('takeover.toOwner'),
		transfer: t('takeover.transferFee'),
		remaining: t('takeover.toDeveloper'),
		maintenance: t('plan.row.maintenance'),
		club: t('plan.row.club'),
		parking: t('plan.row.parking'),
	} satisfies Record<Payment['kind'], string>;
	return {
		title: isCashOnly ? t('plan.cashOnlyTitle') : t('plan.title'),
		lead: isStartingPrice ? `${lead} ${t('plan.startingPrice', { price })}` : lead,
		choose: t('plan.choose'),
		currency: currencyWord,
		today: isSignedToday ? t('plan.today') : t('plan.signing', { date: month(deal.start) }),
		downShare: t('plan.downShare', { percent: isolate(request.locale, PLACE) }),
		noDown: t('plan.noDown'),
		about: t('plan.about', { amount: PLACE }),
		handover: t('plan.handover'),
		atHandover: t('plan.atHandover'),
		unknownYear: t('plan.unknownYear'),
		handoverOn: deal.handover ? t('plan.handoverOn', { date: month(deal.handover) }) : t('plan.atHandover'),
		inAll: t('plan.inAll', { date: PLACE }),
		whole: hasCharges ? t('plan.allIn') : t('plan.price'),
		eachYear: t('plan.eachYear'),
		units: {
			million: t('plan.million', { currency: currencyWord }),
			thousand: t('plan.thousand', { currency: currencyWord }),
			one: currencyWord,
		},
		chart: t('plan.chart', { from: '{from}', until: '{until}', unit: '{unit}' }),
		parts: {
			down: t('plan.parts.down'),
			downAndEarly: t('plan.parts.downAndEarly'),
			instalments: t('plan.parts.instalments'),
			delivery: t('plan.parts.delivery'),
			charges: t('plan.parts.charges'),
		},
		share: hasCharges ? t('plan.shareOfAllIn') : t('plan.shareOfPrice'),
		allPayments: t('plan.allPayments'),
		columns: [t('plan.column.date'), t('plan.column.payment'), t('plan.column.amount'), t('plan.column.paid')] as const,
		rows,
		total: t('plan.total'),
		over: t('plan.over'),
		hint: t('plan.hint'),
		own: t('plan.own'),
		reset: t('plan.reset'),
	};
}

export function optionLabels(request: Localization, terms: PlanTerms, deal: Deal, isByOffer = false) {
	const { t } = request;
	const { frequency, early_percent, delivery_percent } = terms;
	const range = yearsRange(terms);
	return {
		down: percentFigure(terms.down_payment_percent),
		note: isByOffer
			? t('plan.byOffer')
			: instalmentShare(terms) > 0
				? t(`plan.frequency.${frequency}`)
				: t('plan.instalmentCount', { count: 0 }),
		every: t(`plan.every.${frequency}`),
		after: t('plan.after', { count: earlyMonth(terms) }),
		earlyNote: t('plan.earlyShare', { percent: isolate(request.locale, percentFigure(early_percent ?? 0)) }),
		handoverNote: handoverNote(request, delivery_percent ?? 0, deal),
		/** Every length the slider stops at, the plan's own last. */
		years: Array.from({ length: Math.round(range.max - range.min) + 1 }, (_, index) => {
			const years = Math.round((range.min + index) * 10) / 10;
			return {
				years,
				text: t('count.years', { count: years }),
				instalments: t('plan.instalmentCount', { count: instalmentCount({ ...terms, years }) }),
			};
		}),
	};
}

export function cashLabels(request: Localization, discount: number, deal: Deal) {
	const { t, locale } = request;
	const percent = isolate(request.locale, percentFigure(discount));
	return {
		title: t('plan.cash'),
		note: discount > 0 ? t('plan.cashLess', { percent }) : t('plan.cashAtOnce'),
		off: discount > 0 ? t('plan.cashOff', { percent, price: planFormats(locale).amount(deal.price) }) : t('plan.cashAtOnce'),
		price: t('plan.cashPrice'),
		saved: t('plan.saved'),
		compared: t('plan.comparedWithPlans'),
		handoverNote: handoverNote(request, 0, deal),
		schedule: t('plan.whatAndWhen'),
	};
}

/** `5% + maintenance, club and parking`; null when nothing is due at handover. */
export function handoverNote(request: Localization, deliveryPercent: number, { charges }: Deal): string | null {
	const { t, locale } = request;
	const percent = isolate(request.locale, percentFigure(deliveryPercent));
	if (charges.length === 0) return deliveryPercent > 0 ? t('plan.deliveryShare', { percent }) : null;
	const named = listFormat(locales[locale].format, { type: 'conjunction' }).format(charges.map(({ kind }) => t(`plan.short.${kind}`)));
	return deliveryPercent > 0 ? `${percent} + ${named}` : named;
}
