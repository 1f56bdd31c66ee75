import type { PageRequest } from '#app/page-loader.ts';
import type { MetrePrice as Prices } from '#catalogue/counts/metre-prices.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import { isTakeover } from '#domain/money/resale.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

/** What our own listings say about a place. */
export type Place = { area: number } | { location: number };

/** What a developer asks by instalments, an owner in cash and a tenant every month have nothing in common: none is compared with another. */
export const segments = ['primary', 'resale', 'rent'] as const;
export type Segment = (typeof segments)[number];

export type MetrePrice = Prices & { type: PropertyType; segment: Segment };

/** Enough to stand for a price level. */
const AT_LEAST = 8;
/** What differs by more says that something else differs. */
const MOST_DIFFERENT = 0.6;

export const inSegment: Record<Segment, Filters> = {
	primary: { purpose: 'sale', market: 'primary' },
	// What is taken over with its instalments is paid over years as well, and is in no median.
	resale: { purpose: 'sale', market: 'resale', remaining: false },
	rent: { purpose: 'rent' },
};

export const buildPlaceFilters = (place: Place): Filters => ('area' in place ? { areas: [place.area] } : { locations: [place.location] });

export const countIn = ({ site }: PageRequest, place: Place): number => site.search.catalogue.count(buildPlaceFilters(place));

export const hasEnoughHomes = ({ count }: Pick<MetrePrice, 'count'>): boolean => count >= AT_LEAST;

/** Price per square metre by type, in pounds, the type most listed first. Few of them say little: `isEnough`. */
export function metrePricesIn(request: PageRequest, place: Filters | Place, segment: Segment): MetrePrice[] {
	const filters = 'area' in place || 'location' in place ? buildPlaceFilters(place) : place;
	if (segment === 'resale' && filters.remaining) return [];
	return [...request.site.search.catalogue.metrePrices({ ...filters, ...inSegment[segment] })]
		.map(([type, prices]) => ({ type, segment, ...prices }))
		.sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}

/** The type most listed for sale, in the market it is most listed in. */
export function usualMetrePrice(request: PageRequest, place: Place): MetrePrice | null {
	const sold = (['primary', 'resale'] as const).flatMap((segment) => metrePricesIn(request, place, segment)).filter(hasEnoughHomes);
	return sold.sort((a, b) => b.count - a.count)[0] ?? null;
}

export const findSegment = ({ purpose, market }: Pick<Property, 'purpose' | 'market'>): Segment => (purpose === 'rent' ? 'rent' : market);

/** What others of its type ask in its area and market, as far built as it is; null where there are too few of them, and for what is taken over with its instalments. */
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

/** `ready`: whether it rests on what is ready or on what is not; null is on both. */
export type OwnMarket = MetrePrice & { ready: boolean | null };

/** In whole per cent; null where it would be absurd. */
export function differenceFrom(market: Pick<MetrePrice, 'median'>, own: number): number | null {
	const difference = own / market.median - 1;
	return Math.abs(difference) > MOST_DIFFERENT ? null : Math.round(100 * difference);
}

/** Inside an English sentence names of types are small. */
export const nameTypes = ({ t, locale }: PageRequest, type: PropertyType): string =>
	locale === 'en' ? t(`typePlural.${type}`).toLocaleLowerCase('en') : t(`typePlural.${type}`);

/** Whose price it is, with the price or without, and how many it rests on: `Apartments from the developer EGP 106,400 / m² (median of 32)`. */
export function nameUsual(request: PageRequest, { type, segment, count }: MetrePrice, price?: string): string {
	const { t } = request;
	const types = segment === 'resale' ? nameTypes(request, type) : t(`typePlural.${type}`);
	return price === undefined ? t(`market.whose.${segment}`, { types, count }) : t(`market.usual.${segment}`, { types, price, count });
}

/** What the number rests on: `median of 14 resale apartments, Fifth Settlement`. */
export function describeMarket(request: PageRequest, { type, segment, count, ready }: OwnMarket, place: string): string {
	const { t } = request;
	const types = nameTypes(request, type);
	const state = ready === null ? types : t(`market.${ready ? 'ready' : 'offPlan'}`, { types });
	return t(`market.${segment}`, { types: state, place, count, homes: t('count.properties', { count }) });
}

/** Same area and type first, then the same location; near in price and size. One that is no longer listed is likened by its area and type. */
export function similarTo({ read, site }: PageRequest, property: Property, limit: number): Property[] {
	const { catalogue } = site.search;
	if (catalogue.has(property.id)) return read.many('property', catalogue.similar(property.id, limit));
	const { purpose, type, area } = property;
	const location = read.get('area', area)?.location;
	const places: Filters[] = [{ areas: [area] }, ...(location ? [{ locations: [location] }] : [])];
	const found = places.flatMap((place) => catalogue.find({ filters: { ...place, purpose, types: [type] }, limit }));
	return read.many('property', [...new Set(found)].slice(0, limit));
}
