import type { PageRequest } from '#app/page-loader.ts';
import type { MetrePrice as Prices } from '#catalogue/counts/metre-prices.ts';
import type { Filters } from '#catalogue/query.ts';
import type { Property } from '#content/entities/listings.ts';
import type { PropertyType } from '#domain/vocabulary.ts';

/** What our own listings say about a place. */
export type Place = { area: number } | { location: number };

export type MetrePrice = Prices & { type: PropertyType };

/** Enough to stand for a price level. */
const AT_LEAST = 3;

const filtersOf = (place: Place): Filters => ('area' in place ? { areas: [place.area] } : { locations: [place.location] });

export const countIn = ({ site }: PageRequest, place: Place): number => site.search.catalogue.count(filtersOf(place));

/** Price per square metre by type, of homes for sale in pounds, the type most listed first. */
export function metrePricesIn({ site }: PageRequest, place: Place): MetrePrice[] {
	return [...site.search.catalogue.metrePrices(filtersOf(place))]
		.filter(([, { count }]) => count >= AT_LEAST)
		.map(([type, prices]) => ({ type, ...prices }))
		.sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
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
