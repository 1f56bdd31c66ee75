import type { PageRequest } from '#app/page-loader.ts';
import type { PaymentPlan, Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { toPiastres } from '#domain/money/amounts.ts';
import { type ChargeFields, computeCharges } from '#domain/money/charges.ts';
import { findCashDiscount, orderPlans, type PlanTerms } from '#domain/money/plan.ts';
import { type Deal, findHandover } from '#domain/money/schedule.ts';
import { PLACE } from './plan-formats.ts';
import { type CashLabels, cashLabels, type OptionLabels, optionLabels, type PlanLabels, planLabels } from './plan-labels.ts';

export type PlanOption = { terms: PlanTerms; labels: OptionLabels };

/**
 * What the section is rendered from, on the server and, after a slider moved, in the browser. Texts are templates, so that no amount is
 * sent twice.
 */
export type PaymentPlansData = {
	/** For number and date formats. */
	locale: Locale;
	deal: Deal;
	plans: PlanOption[];
	cash: { discount: number; labels: CashLabels };
	labels: PlanLabels;
	/** For the visitor's currency. */
	exchange: { egp_per_unit: number; pattern: string } | null;
};

export type PaymentPlansInput = {
	/** In pounds; a compound or launch has its starting price. */
	price: number | null;
	currency: Property['currency'];
	plans: readonly PaymentPlan[];
	/** The preselected plan, when it is not the easiest. */
	chosenPlan?: number | null;
	/** Plans that belong to an offer, which are marked. */
	offerPlans?: readonly number[];
	/** Null when unknown. */
	charges: ChargeFields | null;
	deliveryDate: string | null;
	ready: boolean;
	/** An offer's discount for cash, in per cent. */
	offerCashPercent?: number;
	/** Cash only: no plans are shown. */
	cashOnly: boolean;
	/** The price is a starting price, which the section says. */
	isStartingPrice?: boolean;
	/** The first possible day of signing, when in the future. */
	signedFrom?: string | null;
};

/** Null without a price, or with neither a valid plan nor a cash sale. */
export function buildPaymentPlans(
	request: Pick<PageRequest, 'locale' | 't' | 'rate'>,
	{
		price,
		currency,
		plans,
		chosenPlan = null,
		offerPlans = [],
		charges,
		deliveryDate,
		ready,
		cashOnly,
		offerCashPercent = 0,
		isStartingPrice = false,
		signedFrom = null,
	}: PaymentPlansInput,
	today: string = cairoToday(),
): PaymentPlansData | null {
	const offered = cashOnly || !price ? [] : orderPlans(price, plans, chosenPlan);
	if (!price || (offered.length === 0 && !cashOnly)) return null;
	const amount = toPiastres(price);
	const start = signedFrom && signedFrom > today ? signedFrom : today;
	const deal: Deal = {
		price: amount,
		charges: charges ? computeCharges(amount, charges) : [],
		start,
		handover: findHandover(start, { ready, deliveryDate }),
	};
	const discount = findCashDiscount(offered, offerCashPercent);
	return {
		locale: request.locale,
		deal,
		plans: offered.map(({ id, ...terms }) => ({ terms, labels: optionLabels(request, terms, deal, offerPlans.includes(id)) })),
		cash: { discount, labels: cashLabels(request, discount, deal) },
		labels: planLabels(request, { deal, currency, isCashOnly: offered.length === 0, isStartingPrice, isSignedToday: start === today }),
		exchange: currency === 'EGP' ? buildExchange(request) : null,
	};
}

export const buildExchange = ({ rate, t }: Pick<PageRequest, 't' | 'rate'>): PaymentPlansData['exchange'] =>
	rate && { egp_per_unit: rate.egp_per_unit, pattern: t(`exchange.about.${rate.currency}`, { amount: PLACE }) };
