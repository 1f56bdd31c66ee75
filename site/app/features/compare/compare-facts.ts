import type { PageRequest } from '#app/page-loader.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { buildCosts } from '#app/parts/listings/costs-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { readOwnMarket } from '#app/parts/listings/market.ts';
import { type PropertyFact, propertyFacts } from '#app/parts/listings/property-facts.ts';
import { buildReceipt } from '#app/parts/listings/receipt.ts';
import type { Property } from '#content/entities/listings.ts';
import { cashDiscount, cashPrice, computeMonthly, easiestPlan, isValidPlan } from '#domain/money/plan.ts';
import { type Takeover, takeoverOf } from '#domain/money/resale.ts';
import type { Frequency } from '#domain/vocabulary.ts';
import type { Line } from './aligned-rows.ts';

/** The price and all that comes with it, then the facts of the home, then what is around it. */
export function buildFacts(request: PageRequest, property: Property, card: PropertyCardData) {
	const { t } = request;
	const facts = propertyFacts(request, property, readOwnMarket(request, property));
	const ofMoney = new Set([t('property.pricePerMetre'), t('listing.areaMedian')]);
	const isOfMoney = ({ label }: PropertyFact) => ofMoney.has(label);
	return {
		money: [
			...priceLines(request, property, card),
			...facts.filter(isOfMoney),
			...planLines(request, property),
			checkedLine(request, property),
		],
		home: facts.filter((fact) => !isOfMoney(fact)),
		amenities: request.read
			.many('amenity', property.amenities)
			.map(({ translations }) => ({ label: translations[request.locale].name, value: t('listing.yes') })),
	};
}

function priceLines(request: PageRequest, property: Property, { price, period }: PropertyCardData): Line[] {
	const { t } = request;
	const { money, moneyText, percent } = createFormats(request);
	const text = (amount: number) => moneyText(money(amount, property.currency));
	const receipt = buildReceipt(property);
	const costs = buildCosts(request, property);
	const charges = (receipt?.lines ?? []).flatMap(({ kind, amount, isPaid }) =>
		kind === 'price' || isPaid
			? []
			: [
					{
						label: t(`compare.${kind}`),
						value: kind === 'maintenance' ? `${text(amount)} (${percent(property.maintenance_percent ?? 0)})` : text(amount),
					},
				],
	);
	return [
		{ label: t('property.price'), value: [moneyText(price), period].filter(Boolean).join(' ') },
		...charges,
		...(receipt ? [{ label: t('listing.lines.allIn'), value: text(receipt.total) }] : []),
		...(costs ? [{ label: costs.title, value: costs.total.amount }] : []),
	];
}

/** To a home that is sold for cash only, and even more to a rented one, not all of this applies. */
function planLines(request: PageRequest, property: Property): Line[] {
	const { t } = request;
	const { money, moneyText, number } = createFormats(request);
	const { price, currency, offer_cash_percent: offered } = property;
	const text = (amount: number) => moneyText(money(amount, currency));
	const isForSale = property.purpose !== 'rent';
	const plans = isForSale ? request.read.many('payment_plan', property.payment_plans).filter(isValidPlan) : [];
	const plan = easiestPlan(price, plans);
	const takeover = takeoverOf(property);
	if (takeover) return takeoverLines(request, takeover, text);
	const payment = plan ? planText(request, plan) : t('compare.cashOnly');
	return [
		lineOf(t('property.payment'), isForSale ? payment : null),
		lineOf(t('listing.monthlyFrom'), plan && monthlyText(request, text(computeMonthly(price, plan)), plan.frequency)),
		lineOf(t('listing.down'), plan && text((price * plan.down_payment_percent) / 100)),
		lineOf(
			t('compare.cash'),
			isForSale ? text(cashPrice(price, plans, offered)) + discountOf(request, cashDiscount(plans, offered)) : null,
		),
		lineOf(t('compare.plans'), plan && number(plans.length)),
	];
}

/** Of a resale whose instalments go on: it is neither for cash nor on a plan that begins now. */
function takeoverLines(request: PageRequest, { toOwner, toDeveloper, instalment }: Takeover, text: (amount: number) => string): Line[] {
	const { t } = request;
	return [
		lineOf(t('takeover.toOwner'), text(toOwner)),
		lineOf(t('takeover.toDeveloper'), text(toDeveloper)),
		lineOf(t('listing.monthlyFrom'), instalment && monthlyText(request, text(instalment.monthly), instalment.frequency)),
	];
}

/** What is not paid by the month is said to be about so much. */
const monthlyText = ({ t }: PageRequest, amount: string, frequency: Frequency): string =>
	frequency === 'monthly' ? amount : t('contact.monthlyAbout', { amount });

const lineOf = (label: string, value: string | null): Line => (value === null ? { label, missing: 'inapplicable' } : { label, value });

function discountOf(request: PageRequest, discount: number): string {
	return discount > 0 ? ` (${createFormats(request).percent(-discount)})` : '';
}

export const planText = (request: PageRequest, { down_payment_percent, years }: { down_payment_percent: number; years: number }): string =>
	request.t('compare.plan', {
		percent: createFormats(request).percent(down_payment_percent),
		years: request.t('count.years', { count: years }),
	});

function checkedLine(request: PageRequest, { price_checked_on }: Property): Line {
	const { t } = request;
	return {
		label: t('compare.checked'),
		value: price_checked_on ? createFormats(request).date(price_checked_on, 'long') : t('property.notChecked'),
	};
}
