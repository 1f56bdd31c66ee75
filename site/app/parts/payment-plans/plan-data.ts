import type { PageRequest } from '#app/page-loader.ts';
import type { PaymentPlan, Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import type { Locale } from '#domain/locales.ts';
import { toPiastres } from '#domain/money/amounts.ts';
import { type ChargeFields, computeCharges } from '#domain/money/charges.ts';
import { cashDiscount, orderPlans, type PlanTerms } from '#domain/money/plan.ts';
import { type Deal, findHandover } from '#domain/money/schedule.ts';
import { PLACE } from './plan-formats.ts';
import { type CashLabels, cashLabels, type OptionLabels, optionLabels, type PlanLabels, planLabels } from './plan-labels.ts';

export type PlanOption = { terms: PlanTerms; labels: OptionLabels };

/** What the section is drawn from, on the server and, once a slider moves, in the browser: the figures and every word, no amount twice. */
export type PaymentPlansData = {
	/** How the page's language writes numbers and dates. */
	locale: Locale;
	deal: Deal;
	plans: PlanOption[];
	cash: { discount: number; labels: CashLabels };
	labels: PlanLabels;
	/** For the currency that the visitor chose. */
	exchange: { egp_per_unit: number; pattern: string } | null;
};

export type PaymentPlansInput = {
	/** In pounds; the starting price where a compound or a launch has one. */
	price: number | null;
	currency: Property['currency'];
	plans: readonly PaymentPlan[];
	/** The plan that opens, where it is not the easiest. */
	chosenPlan?: number | null;
	/** Those that an offer gives: they say so. */
	offerPlans?: readonly number[];
	/** A property or a compound has them; null where nothing is known. */
	charges: ChargeFields | null;
	deliveryDate: string | null;
	ready: boolean;
	/** Per cent off for cash, by an offer. */
	offerCashPercent?: number;
	/** Sold for cash: no plan is shown. */
	cashOnly: boolean;
	/** The price is where a compound or a launch begins: the section says so. */
	isStartingPrice?: boolean;
	/** The first day a contract can be signed, where that is still to come. */
	signedFrom?: string | null;
};

/** Null where there is nothing to show: no price, or neither a plan that can be paid nor a sale for cash. */
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
	const discount = cashDiscount(offered, offerCashPercent);
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
