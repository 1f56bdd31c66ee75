import type { Property } from '#content/entities/listings.ts';
import { allInPrice } from '#domain/money/charges.ts';
import { monthlyRent } from '#domain/money/rent.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import type { Category, Finishing, Market, Orientation, PropertyType, Purpose, RentPeriod, View } from '#domain/vocabulary.ts';
import { isNearMetro, isNearMonorail } from './geography/rail.ts';
import type { Point } from './query.ts';
import { type Terms, takeoverTerms } from './terms.ts';

/** Where a listing stands, shared by all that stand there. */
export type Place = {
	/** The governorate, and what people count it to. */
	regions: readonly number[];
	location: number | null;
	area: number;
	compound: number | null;
	developer: number | null;
	/** Everything each of them is called, in both languages. */
	names: Record<'location' | 'area' | 'compound' | 'developer', readonly string[]>;
};

/** In EGP; from that day until the next one. */
export type PriceSince = { since: string; price: number };

/** What the catalogue knows of a listing. Days are written as 2026-11-15. */
export type Listing = {
	id: number;
	reference: string;
	purpose: Purpose;
	rentPeriod: RentPeriod | null;
	market: Market;
	category: Category;
	type: PropertyType;
	place: Place;
	agent: number | null;
	/** The monthly amount of a rented unit, whatever the period it is paid by. */
	price: number;
	currency: 'EGP' | 'USD' | 'EUR';
	/** The price and everything known to come on top of it. */
	allIn: number;
	/** What the list asked for it to buy, and since when, oldest first; empty where that is not known. */
	history: readonly PriceSince[];
	terms: Terms;
	/** What the owner asks for on top of what was paid; null where no instalments go on. */
	over: number | null;
	/** Whether a resale has instalments left to pay; null for what is no resale. */
	remaining: boolean | null;
	bedrooms: number | null;
	bathrooms: number | null;
	builtUp: number | null;
	garden: number | null;
	land: number | null;
	finishing: Finishing | null;
	furnished: boolean;
	view: View | null;
	/** 0 is the ground floor. */
	floor: number | null;
	orientation: Orientation | null;
	nearMetro: boolean;
	nearMonorail: boolean;
	ready: boolean;
	delivery: string | null;
	amenities: readonly number[];
	featured: boolean;
	exclusive: boolean;
	/** Whether an offer is on it. */
	offer: boolean;
	photos: number;
	/** When it was first listed, in milliseconds. */
	created: number | null;
	checked: string | null;
	/** The last day it is shown. */
	until: string | null;
	point: Point | null;
};

/** The words of a listing that it shares with no other. */
export type Texts = { names: readonly string[]; descriptions: readonly string[] };

/** A property without its texts: they are most of it, and take longest to read. */
export type PropertyFacts = Omit<Property, 'translations'>;

/** Null for what is not on offer any more. */
export function buildListing(property: PropertyFacts, place: Place, terms: Terms): Listing | null {
	if (property.status !== 'published') return null;
	const { id, reference, purpose, market, category, type, agent, currency, bathrooms, finishing, furnished, view, floor, orientation } =
		property;
	const compared = (amount: number) => (purpose === 'rent' ? monthlyRent(amount, property.rent_period) : amount);
	const takeover = readQuotedTakeover(property);
	const point = property.coordinates && { lng: property.coordinates.longitude, lat: property.coordinates.latitude };
	return {
		...{
			id,
			reference,
			purpose,
			market,
			category,
			type,
			place,
			agent,
			currency,
			bathrooms,
			finishing,
			furnished,
			view,
			floor,
			orientation,
		},
		price: compared(property.price),
		rentPeriod: purpose === 'rent' ? (property.rent_period ?? 'month') : null,
		history: pricesSince(property),
		allIn: compared(allInPrice(property, takeover?.transferFee) ?? property.price),
		terms: takeover ? takeoverTerms(takeover) : terms,
		over: takeover?.over ?? null,
		remaining: purpose === 'sale' && market === 'resale' ? takeover !== null : null,
		bedrooms: property.bedrooms ?? (type === 'studio' ? 0 : null),
		builtUp: property.built_up_area,
		garden: property.garden_area,
		land: property.land_area,
		ready: property.ready,
		delivery: property.ready ? null : property.delivery_date,
		amenities: property.amenities,
		featured: property.featured,
		exclusive: property.exclusive,
		offer: property.offer !== null,
		photos: property.images.length,
		created: firstListed(property),
		checked: property.price_checked_on,
		until: property.expires_on,
		nearMetro: point !== null && isNearMetro(point),
		nearMonorail: point !== null && isNearMonorail(point),
		point,
	};
}

/** One that never changed has been asked since the home was listed. None where they do not lead to what is asked today. */
function pricesSince({ purpose, currency, price_history, list_price, listed_on }: PropertyFacts): PriceSince[] {
	if (purpose !== 'sale' || currency !== 'EGP') return [];
	if (price_history.length === 0) return listed_on ? [{ since: listed_on, price: list_price }] : [];
	const prices = price_history
		.filter((entry) => (entry.currency ?? 'EGP') === 'EGP')
		.map(({ changed_on, price }) => ({ since: changed_on, price }))
		.sort((a, b) => (a.since < b.since ? -1 : 1));
	return prices.at(-1)?.price === list_price ? prices : [];
}

/** Where only the day is known, it counts as noon. */
function firstListed({ listed_on, date_created }: Pick<Property, 'listed_on' | 'date_created'>): number | null {
	const moment = listed_on ? `${listed_on}T12:00:00Z` : date_created;
	return moment ? Date.parse(moment) : null;
}

const tag = /<[^>]*>/g;

export function collectTexts({ translations: { en, ar } }: Pick<Property, 'translations'>): Texts {
	const both = en === ar ? [en] : [en, ar];
	return {
		names: both.map(({ name }) => name),
		descriptions: both.map(({ description }) => description.replace(tag, ' ')),
	};
}
