import type { Property } from '#content/entities/listings.ts';
import { allInPrice } from '#domain/money/charges.ts';
import { computeMonthlyRent } from '#domain/money/rent.ts';
import { readQuotedTakeover } from '#domain/money/resale.ts';
import type { Category, Finishing, Market, Orientation, PropertyType, Purpose, RentPeriod, View } from '#domain/vocabulary.ts';
import { isNearMetro, isNearMonorail } from './geography/rail.ts';
import type { Point } from './query.ts';
import { buildTakeoverTerms, type Terms } from './terms.ts';

/** Shared by all listings in the same place. */
export type Place = {
	/** The governorate, and wider regions. */
	regions: readonly number[];
	location: number | null;
	area: number;
	compound: number | null;
	developer: number | null;
	/** All their names, in both languages. */
	names: Record<'location' | 'area' | 'compound' | 'developer', readonly string[]>;
};

/** In EGP; valid until the next entry. */
export type PriceSince = { since: string; price: number };

/** A listing as the catalogue knows it. Days are written as 2026-11-15. */
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
	/** For rents, the monthly amount. */
	price: number;
	currency: 'EGP' | 'USD' | 'EUR';
	/** The price with all known charges. */
	allIn: number;
	/** List prices of a sale, oldest first; empty if not known. */
	history: readonly PriceSince[];
	terms: Terms;
	/** The over; null unless it is a takeover. */
	over: number | null;
	/** Whether a resale has instalments left; null for everything else. */
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
	offer: boolean;
	photos: number;
	/** When it was first listed, in milliseconds. */
	created: number | null;
	checked: string | null;
	/** The last day it is shown. */
	until: string | null;
	point: Point | null;
};

/** The words that only this listing has. */
export type Texts = { names: readonly string[]; descriptions: readonly string[] };

/** Without texts, which are most of a property and slowest to read. */
export type PropertyFacts = Omit<Property, 'translations'>;

/** Null if it is not on offer any more. */
export function buildListing(property: PropertyFacts, place: Place, terms: Terms): Listing | null {
	if (property.status !== 'published') return null;
	const { id, reference, purpose, market, category, type, agent, currency, bathrooms, finishing, furnished, view, floor, orientation } =
		property;
	const compared = (amount: number) => (purpose === 'rent' ? computeMonthlyRent(amount, property.rent_period) : amount);
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
		terms: takeover ? buildTakeoverTerms(takeover) : terms,
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

/** A price that never changed is valid since the listing day. Empty if the history does not end at today's price. */
function pricesSince({ purpose, currency, price_history, list_price, listed_on }: PropertyFacts): PriceSince[] {
	if (purpose !== 'sale' || currency !== 'EGP') return [];
	if (price_history.length === 0) return listed_on ? [{ since: listed_on, price: list_price }] : [];
	const prices = price_history
		.filter((entry) => (entry.currency ?? 'EGP') === 'EGP')
		.map(({ changed_on, price }) => ({ since: changed_on, price }))
		.sort((a, b) => (a.since < b.since ? -1 : 1));
	return prices.at(-1)?.price === list_price ? prices : [];
}

/** A day without time counts as noon. */
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
