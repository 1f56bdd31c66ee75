import type { PageRequest } from '#app/page-loader.ts';
import type { MetrePrice as Prices } from '#catalogue/counts/metre-prices.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import { isTakeover } from '#domain/money/resale.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

export type Place = { area: number } | { location: number };

/** Prices are only compared within a segment: instalments, cash and monthly rent have nothing in common. */
export const segments = ['primary', 'resale', 'rent'] as const;
export type Segment = (typeof segments)[number];

export type MetrePrice = Prices & { type: PropertyType; segment: Segment };

/** The fewest homes for a median. */
const AT_LEAST = 8;
/** A larger difference means that something else differs, so it is not shown. */
const MOST_DIFFERENT = 0.6;

export const inSegment: Record<Segment, Filters> = {
	primary: { purpose: 'sale', market: 'primary' },
	// Takeovers are paid over years, so they are in no median.
	resale: { purpose: 'sale', market: 'resale', remaining: false },
	rent: { purpose: 'rent' },
};

export const buildPlaceFilters = (place: Place): Filters => ('area' in place ? { areas: [place.area] } : { locations: [place.location] });

export const countIn = ({ site }: PageRequest, place: Place): number => site.search.catalogue.count(buildPlaceFilters(place));

export const hasEnoughHomes = ({ count }: Pick<MetrePrice, 'count'>): boolean => count >= AT_LEAST;

/** Price per m² by type, in EGP, the most listed type first. `isEnough`: enough homes for a median. */
export function metrePricesIn(request: PageRequest, place: Filters | Place, segment: Segment): MetrePrice[] {
	const filters = 'area' in place || 'location' in place ? buildPlaceFilters(place) : place;
	if (segment === 'resale' && filters.remaining) return [];
	return [...request.site.search.catalogue.metrePrices({ ...filters, ...inSegment[segment] })]
		.map(([type, prices]) => ({ type, segment, ...prices }))
		.sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

/** For the most listed type for sale, in its most common market. */
export function usualMetrePrice(request: PageRequest, place: Place): MetrePrice | null {
	const sold = (['primary', 'resale'] as const).flatMap((segment) => metrePricesIn(request, place, segment)).filter(hasEnoughHomes);
	return sold.sort((a, b) => b.count - a.count)[0] ?? null;
}

export const findSegment = ({ purpose, market }: Pick<Property, 'purpose' | 'market'>): Segment => (purpose === 'rent' ? 'rent' : market);

/** The median of the same type, area, market and state of construction; null with too few homes, and for takeovers. */
export function readOwnMarket(request: PageRequest, property: Property): OwnMarket | null {
	const { area, type, ready, currency } = property;
	if (currency !== 'EGP' || isTakeover(property)) return null;
	const segment = findSegment(property);
	const find = (filters: Filters) =>
		metrePricesIn(request, { areas: [area], types: [type], ...filters }, segment)
			.filter(hasEnoughHomes)
			.map((prices) => ({ ...prices, ready: filters.ready ?? null }))[0];
	return find(segment === 'rent' ? {} : { ready }) ?? null;
}

/** `ready`: based on ready homes, on unfinished ones, or (null) on both. */
export type OwnMarket = MetrePrice & { ready: boolean | null };

/** In whole per cent; null beyond MOST_DIFFERENT. */
export function differenceFrom(market: Pick<MetrePrice, 'median'>, own: number): number | null {
	const difference = own / market.median - 1;
	return Math.abs(difference) > MOST_DIFFERENT ? null : Math.round(100 * difference);
}

/** Lower case inside an English sentence. */
export const nameTypes = ({ t, locale }: PageRequest, type: PropertyType): string =>
	locale === 'en' ? t(`typePlural.${type}`).toLocaleLowerCase('en') : t(`typePlural.${type}`);

/** `Apartments from the developer EGP 106,400 / m² (median of 32)`; the price is optional. */
export function nameUsual(request: PageRequest, { type, segment, count }: MetrePrice, price?: string): string {
	const { t } = request;
	const types = segment === 'resale' ? nameTypes(request, type) : t(`typePlural.${type}`);
	return price === undefined ? t(`market.whose.${segment}`, { types, count }) : t(`market.usual.${segment}`, { types, price, count });
}

/** The basis of a median: `median of 14 resale apartments, Fifth Settlement`. */
export function describeMarket(request: PageRequest, { type, segment, count, ready }: OwnMarket, place: string): string {
	const { t } = request;
	const types = nameTypes(request, type);
	const state = ready === null ? types : t(`market.${ready ? 'ready' : 'offPlan'}`, { types });
	return t(`market.${segment}`, { types: state, place, count, homes: t('count.properties', { count }) });
}

/**
 * Same area and type first, then the same location; close in price and size. A home that is no longer listed is compared by area and type
 * only.
 */
export function similarTo({ read, site }: PageRequest, property: Property, limit: number): Property[] {
	const { catalogue } = site.search;
	if (catalogue.has(property.id)) return read.many('property', catalogue.similar(property.id, limit));
	const { purpose, type, area } = property;
	const location = read.get('area', area)?.location;
	const places: Filters[] = [{ areas: [area] }, ...(location ? [{ locations: [location] }] : [])];
	const found = places.flatMap((place) => catalogue.find({ filters: { ...place, purpose, types: [type] }, limit }));
	return read.many('property', [...new Set(found)].slice(0, limit));
}
