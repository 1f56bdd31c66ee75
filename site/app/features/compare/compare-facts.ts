import type { PageRequest } from '#app/page-loader.ts';
import { convertedText } from '#app/parts/exchange/exchange-data.ts';
import type { PropertyCardData } from '#app/parts/listings/card-data.ts';
import { buildFinishing, costTotal } from '#app/parts/listings/costs-data.ts';
import { createFormats } from '#app/parts/listings/formats.ts';
import { differenceFrom, nameUsual, type OwnMarket, readOwnMarket } from '#app/parts/listings/market.ts';
import { computeMetrePrice } from '#app/parts/listings/price-block-data.ts';
import { type PropertyFact, propertyFacts } from '#app/parts/listings/property-facts.ts';
import type { Property } from '#content/entities/listings.ts';
import { cairoToday } from '#domain/cairo.ts';
import { toPiastres, toPounds } from '#domain/money/amounts.ts';
import { listAllCharges } from '#domain/money/charges.ts';
import { scheduleHome } from '#domain/money/home-schedule.ts';
import { computeCashPrice, computeMonthly, findCashDiscount, isValidPlan } from '#domain/money/plan.ts';
import { isTakeover, readQuotedTakeover, type Takeover } from '#domain/money/resale.ts';
import type { Frequency } from '#domain/vocabulary.ts';
import type { Line } from './aligned-rows.ts';
import { measure } from './best-value.ts';
import { comparablePrice, measureFacts, nameMarket } from './compare-measures.ts';

/** In order: price and costs, the home itself, its surroundings. */
export function buildFacts(request: PageRequest, property: Property, card: PropertyCardData, compared: readonly Property[] = [property]) {
	const { t } = request;
	const market = readOwnMarket(request, property);
	const measures = measureFacts(request, property);
	// When only flats are compared, "size" is enough; beside a villa it has to be called built-up area.
	const sizes = [t('find.label.size'), t('property.builtUp')];
	const size = t(compared.some(({ land_area }) => land_area) ? 'property.builtUp' : 'find.label.size');
	const nameOf = (label: string) => (sizes.includes(label) ? size : label);
	const facts = propertyFacts(request, property, market)
		.filter(({ label }) => label !== t('property.reference'))
		.map((fact): PropertyFact & Line => ({ ...fact, label: nameOf(fact.label), measure: measures.get(fact.label) }));
	const ofMoney = new Set([t('property.pricePerMetre'), t('listing.areaMedian')]);
	const isOfMoney = ({ label }: PropertyFact) => ofMoney.has(label);
	return {
		money: [
			...priceLines(request, property, card),
			...facts.filter(isOfMoney),
			marketLine(request, property, market),
			...planLines(request, property),
			checkedLine(request, property),
		],
		home: facts.filter((fact) => !isOfMoney(fact)),
		amenities: request.read
			.many('amenity', property.amenities)
			.map(({ translations }) => ({ label: translations[request.locale].name, value: t('listing.yes') })),
	};
}

/** Compares the price per m² with the median of its own market, because medians of two markets cannot be compared. */
function marketLine(request: PageRequest, property: Property, market: OwnMarket | null): Line {
	const { t } = request;
	const label = t('compare.market');
	const own = computeMetrePrice(property);
	const difference = own && market ? differenceFrom(market, own) : null;
	if (difference === null || !market) return { label, missing: isTakeover(property) || !own ? 'inapplicable' : 'unknown' };
	const percent = createFormats(request).percent(Math.abs(difference));
	return {
		label,
		value: t(`compare.${difference === 0 ? 'level' : difference < 0 ? 'below' : 'above'}`, { percent }),
		small: nameUsual(request, market),
		measure: measure('furthestBelow', difference),
	};
}

function priceLines(request: PageRequest, property: Property, { price, period }: PropertyCardData): Line[] {
	const { t } = request;
	const { moneyText } = createFormats(request);
	const isForSale = property.purpose === 'sale';
	return [
		{
			label: t('property.price'),
			value: [moneyText(price), period].filter(Boolean).join(' '),
			measure: measure('lowest', property.price, nameMarket(property)),
		},
		...(isForSale ? chargeLines(request, property) : []),
		amountLine(
			request,
			property,
			t('listing.lines.allIn'),
			isForSale && !isResale(property) ? toPounds(schedule(request, property).sums.all) : null,
		),
		costLine(request, property, 'sale'),
		finishingLine(request, property),
		costLine(request, property, 'rent'),
	];
}

/** Resales add our fee and legal costs, which only the cost to buy includes. */
export const isResale = ({ market }: Pick<Property, 'market'>): boolean => market === 'resale';

const schedule = ({ read }: PageRequest, property: Property) =>
	scheduleHome(property, read.many('payment_plan', property.payment_plans), cairoToday());

function amountText(request: PageRequest, { currency }: Property): (amount: number) => string {
	const { money, moneyText } = createFormats(request);
	return (amount) => [moneyText(money(amount, currency)), avoidBreaks(convertedText(request, amount, currency))].filter(Boolean).join(' ');
}

/** Keeps a value on one line in a narrow cell. */
const avoidBreaks = (text: string | null) => text?.replaceAll(' ', '\u00a0');

function chargeLines(request: PageRequest, property: Property): Line[] {
	const { t } = request;
	const { percent } = createFormats(request);
	const text = amountText(request, property);
	const takeover = readQuotedTakeover(property);
	const fee = t('takeover.transferFee');
	return [
		...listAllCharges(toPiastres(property.price), property).map(({ kind, amount }) => {
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

/** The total cost to buy or to move in; it does not apply to homes of the other purpose. */
function costLine(request: PageRequest, property: Property, purpose: Property['purpose']): Line {
	const label = request.t(purpose === 'rent' ? 'costs.moveIn' : 'costs.buy');
	if (property.purpose !== purpose) return { label, missing: 'inapplicable' };
	const total = costTotal(request, property);
	if (!total) return { label, missing: 'unknown' };
	const { low, high, isWhole, text } = total;
	return { label, value: text, measure: isWhole ? { best: 'lowest', low, high, among: comparablePrice(property) } : undefined };
}

/** A core-and-shell home shows what finishing it costs. */
function finishingLine(request: PageRequest, property: Property): Line {
	const { money, moneyText } = createFormats(request);
	const cost = buildFinishing(request, property);
	return buildLine(request.t('compare.finish'), cost && moneyText({ ...money(0, property.currency), amount: cost.amount }));
}

/** Homes that are cash only or rented leave out what does not apply to them. */
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
		neededLine(request, property, sums && toPounds(sums.today)),
		buildLine(t('takeover.toOwner'), takeover && text(takeover.toOwner)),
		buildLine(t('takeover.toDeveloper'), takeover && text(takeover.toDeveloper)),
		amountLine(request, property, t('listing.monthlyFrom'), each?.monthly ?? null, (amount) =>
			monthlyText(request, amount, each?.frequency ?? 'monthly'),
		),
		amountLine(request, property, t('listing.down'), plan && (price * plan.down_payment_percent) / 100),
		amountLine(
			request,
			property,
			t('compare.cash'),
			isForCash ? computeCashPrice(price, plans, offered) : null,
			(amount) => amount + formatDiscount(request, findCashDiscount(plans, offered)),
		),
		buildLine(t('compare.plans'), plan && number(plans.length)),
	];
}

/** Not comparable while a fee is unknown. */
function neededLine(request: PageRequest, property: Property, amount: number | null): Line {
	const label = request.t('takeover.now');
	const isWhole = readQuotedTakeover(property)?.transferFee !== null;
	if (amount === null || isWhole) return amountLine(request, property, label, amount);
	return { label, value: `${amountText(request, property)(amount)} + ${request.t('takeover.transferFee')}` };
}

export function takeoverText(request: PageRequest, { until }: Takeover): string {
	const { t } = request;
	return until ? t('takeover.toDeveloperUntil', { date: createFormats(request).date(until, 'month') }) : t('find.remaining');
}

/** Instalments that are not monthly are shown as "about … a month". */
const monthlyText = ({ t }: PageRequest, amount: string, frequency: Frequency): string =>
	frequency === 'monthly' ? amount : t('contact.monthlyAbout', { amount });

/** An amount where lower is better; null when there is none to pay. */
function amountLine(
	request: PageRequest,
	property: Property,
	label: string,
	amount: number | null,
	phrase: (amount: string) => string = (text) => text,
): Line {
	if (amount === null) return { label, missing: 'inapplicable' };
	return { label, value: phrase(amountText(request, property)(amount)), measure: measure('lowest', amount, comparablePrice(property)) };
}

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
