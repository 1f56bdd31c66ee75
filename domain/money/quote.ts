import type { ChargeKind, Market, PropertyType, Purpose } from '../vocabulary.ts';
import { percentOf, toPiastres, toPounds } from './amounts.ts';

/** What an offer gives, and what it is on: one unit, or what the developer sells in a compound, or anywhere. */
export type OfferTerms = {
	id: number;
	property: number | null;
	project: number | null;
	developer: number | null;
	/** Of a compound or a developer, these types alone; none named is all of them. */
	types: readonly PropertyType[];
	price: number | null;
	discount_percent: number | null;
	/** The discount is for whoever pays at once. */
	cash_only: boolean;
	/** What the developer pays instead of the buyer. */
	pays: readonly ChargeKind[];
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
};

export type QuotedUnit = { id: number; purpose: Purpose; market: Market; type: PropertyType; project: number | null; price: number };

/** An offer on a unit is on that unit, whatever it is. All others are of the developer, and so on what the developer sells. */
function isOn(offer: OfferTerms, unit: QuotedUnit, developer: number | null): boolean {
	if (offer.property !== null) return offer.property === unit.id;
	if (unit.purpose !== 'sale' || unit.market !== 'primary') return false;
	if (offer.types.length > 0 && !offer.types.includes(unit.type)) return false;
	return offer.project === null ? offer.developer !== null && offer.developer === developer : offer.project === unit.project;
}

const lessPercent = (price: number, percent: number) => toPounds(toPiastres(price) - percentOf(toPiastres(price), percent));

function quoteBy(offer: OfferTerms, listPrice: number): Quote {
	const discount = offer.discount_percent ?? 0;
	const offered = offer.cash_only ? listPrice : (offer.price ?? lessPercent(listPrice, discount));
	return {
		price: Math.min(listPrice, offered),
		list_price: listPrice,
		offer: offer.id,
		offer_cash_percent: offer.cash_only ? discount : 0,
		paid_charges: offer.pays,
	};
}

/** The lower price comes first, then what else is saved, then what is meant for fewer. */
const inFavour = (a: [OfferTerms, Quote], b: [OfferTerms, Quote]): number =>
	a[1].price - b[1].price ||
	b[1].offer_cash_percent - a[1].offer_cash_percent ||
	b[1].paid_charges.length - a[1].paid_charges.length ||
	Number(a[0].property === null) - Number(b[0].property === null) ||
	Number(a[0].project === null) - Number(b[0].project === null) ||
	a[0].id - b[0].id;

/** By the best of the offers in force; offers do not add up. Null where none is on the unit. */
export function quoteUnit(unit: QuotedUnit, developer: number | null, offers: readonly OfferTerms[]): Quote | null {
	const quotes = offers
		.filter((offer) => isOn(offer, unit, developer))
		.map((offer): [OfferTerms, Quote] => [offer, quoteBy(offer, unit.price)]);
	return quotes.sort(inFavour)[0]?.[1] ?? null;
}
