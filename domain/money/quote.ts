import type { ChargeKind, Market, PropertyType, Purpose } from '../vocabulary.ts';
import { computeShare, toPiastres, toPounds } from './amounts.ts';
import { isTakeover } from './resale.ts';

/** An offer applies to one unit, or to what the developer sells in one compound or everywhere. */
export type OfferTerms = {
	id: number;
	property: number | null;
	project: number | null;
	developer: number | null;
	/** Limits an offer on a compound or developer to these types; empty means all. */
	types: readonly PropertyType[];
	price: number | null;
	discount_percent: number | null;
	/** The discount is only for cash buyers. */
	cash_only: boolean;
	/** Charges that the developer pays instead of the buyer. */
	pays: readonly ChargeKind[];
	/** Plans that exist only with the offer: longer, or with a smaller down payment. */
	payment_plans: readonly number[];
};

/** What is asked for a unit today; every page shows this price. */
export type Quote = {
	price: number;
	list_price: number;
	offer: number | null;
	/** The offer's discount for cash. */
	offer_cash_percent: number;
	paid_charges: readonly ChargeKind[];
	/** Plans of the offer first, then the unit's own. */
	payment_plans: number[];
};

export type QuotedUnit = {
	id: number;
	purpose: Purpose;
	market: Market;
	type: PropertyType;
	project: number | null;
	price: number;
	/** Set for a takeover. */
	remaining_amount?: number | null;
	payment_plans: readonly number[];
};

/** An offer on one unit applies whoever sells it. All others are the developer's, so they apply only to primary sales. */
function appliesTo(offer: OfferTerms, unit: QuotedUnit, developer: number | null): boolean {
	// An offer cannot reduce what is still owed to the developer.
	if (offer.property !== null) return offer.property === unit.id && !isTakeover(unit);
	if (unit.purpose !== 'sale' || unit.market !== 'primary') return false;
	if (offer.types.length > 0 && !offer.types.includes(unit.type)) return false;
	return offer.project === null ? offer.developer !== null && offer.developer === developer : offer.project === unit.project;
}

/** In per cent. */
export const MOST_DISCOUNT = 90;

const subtractPercent = (price: number, percent: number) => toPounds(toPiastres(price) - computeShare(toPiastres(price), percent));

function quoteBy(offer: OfferTerms, { price: listPrice, payment_plans }: QuotedUnit): Quote {
	const discount = offer.discount_percent ?? 0;
	const offered = offer.cash_only ? listPrice : (offer.price ?? subtractPercent(listPrice, discount));
	// More than MOST_DISCOUNT off is a typing mistake.
	const isSlip = offered < subtractPercent(listPrice, MOST_DISCOUNT);
	return {
		price: isSlip ? listPrice : Math.min(listPrice, offered),
		list_price: listPrice,
		offer: offer.id,
		offer_cash_percent: offer.cash_only ? discount : 0,
		paid_charges: offer.pays,
		payment_plans: [...new Set([...offer.payment_plans, ...payment_plans])],
	};
}

/** The lower price first, then further savings, then the more specific offer. */
const compareForBuyer = (a: [OfferTerms, Quote], b: [OfferTerms, Quote]): number =>
	a[1].price - b[1].price ||
	b[1].offer_cash_percent - a[1].offer_cash_percent ||
	b[1].paid_charges.length - a[1].paid_charges.length ||
	b[0].payment_plans.length - a[0].payment_plans.length ||
	Number(a[0].property === null) - Number(b[0].property === null) ||
	Number(a[0].project === null) - Number(b[0].project === null) ||
	a[0].id - b[0].id;

/** By the best offer in force; offers do not add up. Null if none applies. */
export function quoteUnit(unit: QuotedUnit, developer: number | null, offers: readonly OfferTerms[]): Quote | null {
	const quotes = offers
		.filter((offer) => appliesTo(offer, unit, developer))
		.map((offer): [OfferTerms, Quote] => [offer, quoteBy(offer, unit)]);
	return quotes.sort(compareForBuyer)[0]?.[1] ?? null;
}
