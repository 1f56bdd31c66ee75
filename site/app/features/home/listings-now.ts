import { cairoToday } from '../../../../content/cairo.ts';
import type { Property, Purpose } from '../../../../content/entities/listings.ts';
import { allInPrice } from '../../../../content/money/charges.ts';
import type { PageRequest } from '../../page-loader.ts';
import { type MetrePrice, metrePricesIn, metrePricesOf, type Place } from '../market/market.ts';

export type ListingsNow = {
	/** How many there are for sale and for rent; null where there are too many to look at each. */
	counts: Record<Purpose, number> | null;
	checkedThisWeek: number;
	types: ReadonlySet<string>;
	/** One that is for sale, featured and has its whole price and its picture. */
	featured: Property | null;
	/** What a square metre costs in a place. */
	metrePrices: (place: Place) => MetrePrice[];
};

const LOOKED_AT = 5000;
const HOUSES = new Set(['villa', 'twin_house', 'town_house', 'i_villa']);
const WEEK = 7 * 86_400_000;

/** By the address object, of which every request has its own. */
const known = new WeakMap<URL, ListingsNow>();

/** One look at all listings, for every block of the page that says something of them. */
export function listingsNow(request: PageRequest): ListingsNow {
	const before = known.get(request.url);
	if (before) return before;
	const { read } = request;
	const listings = read.list('property', { limit: LOOKED_AT });
	const weekAgo = Date.parse(cairoToday()) - WEEK;
	const isAll = listings.length === read.count('property');
	const sale = listings.filter(({ purpose }) => purpose === 'sale').length;
	const now: ListingsNow = {
		counts: isAll ? { sale, rent: listings.length - sale } : null,
		checkedThisWeek: listings.filter(({ price_checked_on }) => price_checked_on && Date.parse(price_checked_on) >= weekAgo).length,
		types: new Set(listings.map(({ type }) => type)),
		featured: showpieceOf(listings),
		metrePrices: (place) => (isAll ? metrePricesOf(listings.filter(isIn(request, place))) : metrePricesIn(request, place)),
	};
	known.set(request.url, now);
	return now;
}

function isIn({ read }: PageRequest, place: Place): (property: Property) => boolean {
	if ('area' in place) return ({ area }) => area === place.area;
	const areas = new Set(read.list('area', { under: { field: 'location', id: place.location } }).map(({ id }) => id));
	return ({ area }) => areas.has(area);
}

/** A house rather than a flat: it stands in the window of a house. */
function showpieceOf(listings: Property[]): Property | null {
	const candidates = listings.filter(
		(property) => property.featured && property.purpose === 'sale' && property.images.length > 0 && allInPrice(property) !== null,
	);
	return candidates.find(({ type }) => HOUSES.has(type)) ?? candidates[0] ?? null;
}
