import type { PageRequest } from '#app/page-loader.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { costTotal } from '#app/parts/listings/costs-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { readOwnMarket } from '#app/parts/listings/market.ts';
import { type PropertyFact, propertyFacts } from '#app/parts/listings/property-facts.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { toPiastres, toPounds } from '#domain/money/amounts.ts';
import { allCharges } from '#domain/money/charges.ts';
import { scheduleHome } from '#domain/money/home-schedule.ts';
import { cashDiscount, cashPrice, computeMonthly, isValidPlan } from '#domain/money/plan.ts';
import { readQuotedTakeover, type Takeover } from '#domain/money/resale.ts';
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
	const { moneyText } = createFormats(request);
	const text = amountText(request, property);
	const isForSale = property.purpose === 'sale';
	return [
		{ label: t('property.price'), value: [moneyText(price), period].filter(Boolean).join(' ') },
		...(isForSale ? chargeLines(request, property) : []),
		buildLine(t('listing.lines.allIn'), isForSale && !isOwners(property) ? text(toPounds(schedule(request, property).sums.all)) : null),
		costLine(request, property, 'sale'),
		costLine(request, property, 'rent'),
	];
}

/** On what an owner sells come our fee and legal costs, which only its cost to buy counts. */
export const isOwners = ({ market }: Pick<Property, 'market'>): boolean => market === 'resale';

const schedule = ({ read }: PageRequest, property: Property) =>
	scheduleHome(property, read.many('payment_plan', property.payment_plans), cairoToday());

/** With the currency that the visitor chose beside it. */
function amountText(request: PageRequest, { currency }: Property): (amount: number) => string {
	const { money, moneyText } = createFormats(request);
	return (amount) => [moneyText(money(amount, currency)), keptTogether(convertedText(request, amount, currency))].filter(Boolean).join(' ');
}

/** In a narrow cell the line ends before it. */
const keptTogether = (text: string | null) => text?.replaceAll(' ', '\u00a0');

function chargeLines(request: PageRequest, property: Property): Line[] {
	const { t } = request;
	const { percent } = createFormats(request);
	const text = amountText(request, property);
	const takeover = readQuotedTakeover(property);
	const fee = t('takeover.transferFee');
	return [
		...allCharges(toPiastres(property.price), property).map(({ kind, amount }) => {
			const charged = text(toPounds(amount)) + (kind === 'maintenance' ? ` (${percent(property.maintenance_percent ?? 0)})` : '');
			return {
				label: t(`compare.${kind}`),
				value: property.paid_charges?.includes(kind) ? t('listing.paidByDeveloper') : charged,
			};
		}),
		takeover && takeover.transferFee === null
			? { label: fee, value: t('costs.unknown') }
			: buildLine(fee, takeover && text(takeover.transferFee ?? 0)),
	];
}

/** What buying or moving in costs in all, as on the page of the home; to a home of the other purpose it does not apply. */
function costLine(request: PageRequest, property: Property, purpose: Property['purpose']): Line {
	const label = request.t(purpose === 'rent' ? 'costs.moveIn' : 'costs.buy');
	if (property.purpose !== purpose) return { label, missing: 'inapplicable' };
	const value = costTotal(request, property);
	return value === null ? { label, missing: 'unknown' } : { label, value };
}

/** To a home that is sold for cash only, and even more to a rented one, not all of this applies. */
function planLines(request: PageRequest, property: Property): Line[] {
	const { t } = request;
	const { number } = createFormats(request);
	const { price, offer_cash_percent: offered } = property;
	const text = amountText(request, property);
	const isForSale = property.purpose !== 'rent';
	const { takeover, plan, sums } = isForSale ? schedule(request, property) : { takeover: null, plan: null, sums: null };
	const plans = isForSale && !takeover ? request.read.many('payment_plan', property.payment_plans).filter(isValidPlan) : [];
	const isForCash = isForSale && !takeover;
	const payment = takeover ? takeoverText(request, takeover) : plan ? planText(request, plan) : t('compare.cashOnly');
	const each = takeover?.instalment ?? (plan && { monthly: computeMonthly(price, plan), frequency: plan.frequency });
	return [
		buildLine(t('property.payment'), isForSale ? payment : null),
		buildLine(
			t('takeover.now'),
			sums && text(toPounds(sums.today)) + (takeover?.transferFee === null ? ` + ${t('takeover.transferFee')}` : ''),
		),
		buildLine(t('takeover.toOwner'), takeover && text(takeover.toOwner)),
		buildLine(t('takeover.toDeveloper'), takeover && text(takeover.toDeveloper)),
		buildLine(t('listing.monthlyFrom'), each && monthlyText(request, text(each.monthly), each.frequency)),
		buildLine(t('listing.down'), plan && text((price * plan.down_payment_percent) / 100)),
		buildLine(
			t('compare.cash'),
			isForCash ? text(cashPrice(price, plans, offered)) + formatDiscount(request, cashDiscount(plans, offered)) : null,
		),
		buildLine(t('compare.plans'), plan && number(plans.length)),
	];
}

export function takeoverText(request: PageRequest, { until }: Takeover): string {
	const { t } = request;
	return until ? t('takeover.toDeveloperUntil', { date: createFormats(request).date(until, 'month') }) : t('find.remaining');
}

/** What is not paid by the month is said to be about so much. */
const monthlyText = ({ t }: PageRequest, amount: string, frequency: Frequency): string =>
	frequency === 'monthly' ? amount : t('contact.monthlyAbout', { amount });

const buildLine = (label: string, value: string | null): Line => (value === null ? { label, missing: 'inapplicable' } : { label, value });

function formatDiscount(request: PageRequest, discount: number): string {
	return discount > 0 ? ` (${createFormats(request).percent(-discount)})` : '';
}

export const planText = (request: PageRequest, { down_payment_percent, years }: { down_payment_percent: number; years: number }): string =>
	request.t('compare.plan', {
		percent: createFormats(request).percent(down_payment_percent),
		years: request.t('count.overYears', { count: years }),
	});

function checkedLine(request: PageRequest, { price_checked_on }: Property): Line {
	const { t } = request;
	return {
		label: t('compare.checked'),
		value: price_checked_on ? createFormats(request).date(price_checked_on, 'long') : t('property.notChecked'),
	};
}
