import type { ChargeKind, Market, PropertyType, Purpose } from '../vocabulary.ts';
import { computeShare, toPiastres, toPounds } from './amounts.ts';
import { isTakeover } from './resale.ts';

/** What an offer gives, and what it is on: one unit, or what the developer sells in a compound, or anywhere. */
export type OfferTerms = {
	id: number;
	property: number | null;
	project: number | null;
	developer: number | null;
	/** Only these types of a compound or developer; none named means all. */
	types: readonly PropertyType[];
	price: number | null;
	discount_percent: number | null;
	/** The discount is for anyone who pays at once. */
	cash_only: boolean;
	/** What the developer pays instead of the buyer. */
	pays: readonly ChargeKind[];
	/** Plans that only the offer gives: longer, or with less to pay at first. */
	payment_plans: readonly number[];
};

/** What is asked for a unit today. There is no other price of it. */
export type Quote = {
	price: number;
	/** What was asked before the offer. */
	list_price: number;
	offer: number | null;
	/** Per cent off for cash, by the offer. */
	offer_cash_percent: number;
	paid_charges: readonly ChargeKind[];
	/** The unit's own, after those of the offer. */
	payment_plans: number[];
};

export type QuotedUnit = {
	id: number;
	purpose: Purpose;
	market: Market;
	type: PropertyType;
	project: number | null;
	price: number;
	/** Set for a home that is taken over with its instalments. */
	remaining_amount?: number | null;
	payment_plans: readonly number[];
};

/** An offer on a unit is on that unit, whatever it is. All others are of the developer, and so on what the developer sells. */
function isOn(offer: OfferTerms, unit: QuotedUnit, developer: number | null): boolean {
	// What is still owed does not become less by an offer.
	if (offer.property !== null) return offer.property === unit.id && !isTakeover(unit);
	if (unit.purpose !== 'sale' || unit.market !== 'primary') return false;
	if (offer.types.length > 0 && !offer.types.includes(unit.type)) return false;
	return offer.project === null ? offer.developer !== null && offer.developer === developer : offer.project === unit.project;
}

/** In per cent. */
export const MOST_DISCOUNT = 90;

const lessPercent = (price: number, percent: number) => toPounds(toPiastres(price) - computeShare(toPiastres(price), percent));

function quoteBy(offer: OfferTerms, { price: listPrice, payment_plans }: QuotedUnit): Quote {
	const discount = offer.discount_percent ?? 0;
	const offered = offer.cash_only ? listPrice : (offer.price ?? lessPercent(listPrice, discount));
	// More than nine tenths off is a slip of the keyboard.
	const isSlip = offered < lessPercent(listPrice, MOST_DISCOUNT);
	return {
		price: isSlip ? listPrice : Math.min(listPrice, offered),
		list_price: listPrice,
		offer: offer.id,
		offer_cash_percent: offer.cash_only ? discount : 0,
		paid_charges: offer.pays,
		payment_plans: [...new Set([...offer.payment_plans, ...payment_plans])],
	};
}

/** The lower price comes first, then what else is saved, then what is meant for fewer. */
const inFavour = (a: [OfferTerms, Quote], b: [OfferTerms, Quote]): number =>
	a[1].price - b[1].price ||
	b[1].offer_cash_percent - a[1].offer_cash_percent ||
	b[1].paid_charges.length - a[1].paid_charges.length ||
	b[0].payment_plans.length - a[0].payment_plans.length ||
	Number(a[0].property === null) - Number(b[0].property === null) ||
	Number(a[0].project === null) - Number(b[0].project === null) ||
	a[0].id - b[0].id;

/** By the best of the offers in force; offers do not add up. Null where none is on the unit. */
export function quoteUnit(unit: QuotedUnit, developer: number | null, offers: readonly OfferTerms[]): Quote | null {
	const quotes = offers.filter((offer) => isOn(offer, unit, developer)).map((offer): [OfferTerms, Quote] => [offer, quoteBy(offer, unit)]);
	return quotes.sort(inFavour)[0]?.[1] ?? null;
}
