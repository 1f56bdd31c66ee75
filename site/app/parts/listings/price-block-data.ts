import { localePath } from '#app/i18n/locale-paths.ts';
import { optional } from '#app/optional.ts';
import type { PageRequest } from '#app/page-loader.ts';
import type { Property } from '#content/entities/listings.ts';
import { computeMonthly, orderPlans } from '#domain/money/plan.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import { buildCurrencyChoice, type Converted, type CurrencyChoice, convertedPrice, convertedText } from '../exchange/exchange-data.ts';
import { daysUntil, shareLeft } from '../records/days-until.ts';
import type { Fact, PropertyCardData } from './card-data.ts';
import { buildCosts, buildFinishing, type CostsData } from './costs-data.ts';
import { createFormats, type Money } from './formats.ts';
import { describeMarket, differenceFrom, type OwnMarket } from './market.ts';
import { buildBasis } from './price-basis.ts';
import { type AmountLine, buildReceipt, type ReceiptLine } from './receipt.ts';
import { ownYield } from './rental-yield.ts';
import { buildTakeover, type TakeoverData } from './takeover-data.ts';

export type PriceBlockData = {
	basis: string;
	price: Money;
	earlierPrice: string | null;
	converted: Converted | null;
	/** Other currencies to show it in; null when the price is not in EGP. */
	currency: CurrencyChoice | null;
	offer: OfferStripData | null;
	perMetre: string | null;
	/** The difference from the median of its own market, and what that is based on. */
	comparison: { text: string; basis: string; isGood: boolean } | null;
	/** The parts of the all-in price. */
	lines: { kind: ReceiptLine['kind']; label: string; amount: string; share: number; paidBy: string | null }[];
	allIn: { label: string; total: Money; converted: string | null } | null;
	takeover: TakeoverData | null;
	/** The total cost of buying a resale or of moving in. */
	costs: CostsData | null;
	finishing: AmountLine | null;
	rentalYield: AmountLine | null;
	facts: Fact[];
	checked: { before: string; date: string; after: string; isOld: boolean };
	/** Of the preselected plan, as text, for the contact bar. */
	monthly: string | null;
};

/** The offer on this home: its end and who confirmed it. */
export type OfferStripData = {
	name: string;
	until: string;
	left: string;
	/** Per cent of its time that is left. */
	share: number;
	confirmed: string | null;
	terms: { to: string; text: string };
};

type Known = {
	card: PropertyCardData;
	market: OwnMarket | null;
	isClosed: boolean;
	/** The plan shown on the card that led here. */
	chosenPlan?: number | null;
};

export function buildPriceBlock(
	request: PageRequest,
	property: Property,
	{ card, market, isClosed, chosenPlan = null }: Known,
): PriceBlockData {
	const { read, t } = request;
	const { number, percent, money, moneyText } = createFormats(request);
	const hasPlans = property.purpose === 'sale' && !readQuotedTakeover(property);
	const [plan = null] = hasPlans ? orderPlans(property.price, read.many('payment_plan', property.payment_plans), chosenPlan) : [];
	const receipt = buildReceipt(property);
	const perMetre = computeMetrePrice(property);
	const each = plan ? computeMonthly(property.price, plan) : 0;
	const down = (property.price * (plan?.down_payment_percent ?? 0)) / 100;
	const monthly = plan && number(each);
	const beside = (amount: number) => (isClosed ? null : convertedText(request, amount, property.currency));
	return {
		basis: t(`listing.basis.${buildBasis(property, { hasPlans: plan !== null || readQuotedTakeover(property) !== null, isClosed })}`),
		price: card.price,
		earlierPrice: isClosed ? null : card.earlierPrice,
		converted: isClosed ? null : convertedPrice(request, property.price, property.currency),
		currency: property.currency === 'EGP' && !isClosed ? optional(request, 'currency', () => buildCurrencyChoice(request)) : null,
		offer: isClosed ? null : offerStrip(request, property),
		perMetre: perMetre
			? [t('listing.perMetre', { price: moneyText(money(perMetre, property.currency)) }), beside(perMetre)].filter(Boolean).join(' ')
			: null,
		comparison: isClosed ? null : buildComparison(request, property, perMetre, market),
		lines: (receipt?.lines ?? []).map(({ kind, amount, share, isPaid }) => ({
			kind,
			label: t(`listing.lines.${kind}`, { percent: percent(property.maintenance_percent ?? 0) }),
			amount: number(amount),
			share,
			paidBy: isPaid ? t('listing.paidByDeveloper') : null,
		})),
		takeover: isClosed ? null : buildTakeover(request, property),
		costs: isClosed ? null : buildCosts(request, property),
		finishing: isClosed ? null : buildFinishing(request, property),
		rentalYield: isClosed ? null : optional(request, 'rental yield', () => ownYield(request, property)),
		allIn: receipt && {
			label: t('listing.lines.allIn'),
			total: money(receipt.total, property.currency),
			converted: beside(receipt.total),
		},
		facts:
			plan && monthly
				? [
						{ label: t(`listing.monthly.${plan.frequency}`), value: monthly, converted: beside(each) },
						{ label: t('listing.down'), value: number(down), converted: beside(down) },
						...card.facts.slice(-1),
					]
				: card.facts,
		checked: formatChecked(request, property, card.checked),
		monthly: plan && monthly && t(plan.frequency === 'monthly' ? 'contact.monthlyFrom' : 'contact.monthlyAboutFrom', { amount: monthly }),
	};
}

function offerStrip(request: PageRequest, { offer: id }: Property): OfferStripData | null {
	const { read, t, locale } = request;
	const offer = id === null ? null : read.get('offer', id);
	if (!offer) return null;
	const { date } = createFormats(request);
	const { name, confirmed_by } = offer.translations[locale];
	const [left, whole] = [daysUntil(offer.valid_until), daysUntil(offer.valid_until, offer.valid_from)];
	return {
		name,
		until: t('records.validUntil', { date: date(offer.valid_until, 'long') }),
		left: t('offers.left', { count: left }),
		share: shareLeft(left, whole),
		confirmed:
			confirmed_by && offer.confirmed_on ? t('listing.offerConfirmed', { by: confirmed_by, date: date(offer.confirmed_on, 'long') }) : null,
		terms: { to: `${localePath('/offers', locale)}#offer-${offer.id}`, text: t('listing.offerTerms') },
	};
}

export const computeMetrePrice = ({ purpose, price, built_up_area }: Property): number | null =>
	purpose === 'sale' && built_up_area ? price / built_up_area : null;

function buildComparison(
	request: PageRequest,
	property: Property,
	own: number | null,
	market: OwnMarket | null,
): PriceBlockData['comparison'] {
	const difference = own && market && differenceFrom(market, own);
	const { t, read, locale } = request;
	const area = read.get('area', property.area);
	if (difference === null || market === null || area === null) return null;
	const percent = createFormats(request).percent(Math.abs(Number(difference)));
	return {
		text: t(`listing.${Number(difference) === 0 ? 'level' : Number(difference) < 0 ? 'under' : 'over'}`, { percent }),
		basis: describeMarket(request, market, area.translations[locale].name),
		isGood: Number(difference) <= 0,
	};
}

/** Splits the sentence around the date, which is emphasised. */
function formatChecked(request: PageRequest, property: Property, card: PropertyCardData['checked']): PriceBlockData['checked'] {
	const { t } = request;
	if (!property.price_checked_on) return { before: card.text, date: '', after: '', isOld: true };
	const [before = '', after = ''] = t(property.market === 'primary' ? 'listing.checkedDeveloper' : 'listing.checkedOwner', {
		date: '|',
	}).split('|');
	return { before, date: createFormats(request).date(property.price_checked_on, 'long'), after, isOld: card.isOld };
}
