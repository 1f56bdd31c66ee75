import type { Property } from '../../../../content/entities/listings.ts';
import type { PageRequest } from '../../page-loader.ts';

/** What our own listings say about a place. */
export type Place = { area: number } | { location: number };

export type MetrePrice = { type: string; count: number; median: number; low: number; high: number };

/** Enough to stand for a price level. */
const AT_LEAST = 3;

function listingsIn({ read }: PageRequest, place: Place): Property[] {
	const areas =
		'area' in place ? [place.area] : read.list('area', { under: { field: 'location', id: place.location } }).map(({ id }) => id);
	return areas.flatMap((id) => read.list('property', { under: { field: 'area', id } }));
}

export function countIn({ read }: PageRequest, place: Place): number {
	const areas =
		'area' in place ? [place.area] : read.list('area', { under: { field: 'location', id: place.location } }).map(({ id }) => id);
	return areas.reduce((sum, id) => sum + read.count('property', { field: 'area', id }), 0);
}

/** Price per square metre by type, of homes for sale in pounds: the median, and the range the middle half lies in. */
export const metrePricesIn = (request: PageRequest, place: Place): MetrePrice[] => metrePricesOf(listingsIn(request, place));

export function metrePricesOf(listings: Property[]): MetrePrice[] {
	const byType = new Map<string, number[]>();
	for (const { purpose, currency, type, price, built_up_area } of listings)
		if (purpose === 'sale' && currency === 'EGP' && built_up_area) byType.set(type, [...(byType.get(type) ?? []), price / built_up_area]);
	return [...byType]
		.filter(([, prices]) => prices.length >= AT_LEAST)
		.map(([type, prices]) => {
			const sorted = prices.toSorted((a, b) => a - b);
			return { type, count: sorted.length, median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
		})
		.sort((a, b) => b.count - a.count);
}

function quantile(sorted: number[], share: number): number {
	const at = (sorted.length - 1) * share;
	const below = sorted[Math.floor(at)] ?? 0;
	const above = sorted[Math.ceil(at)] ?? below;
	return Math.round(below + (above - below) * (at % 1));
}

/** Same area and type first, then the same location; near in price and size. */
export function similarTo(request: PageRequest, property: Property, limit: number): Property[] {
	const location = request.read.get('area', property.area)?.location;
	const candidates = listingsIn(request, location ? { location } : { area: property.area });
	return candidates
		.filter(({ id, purpose, category }) => id !== property.id && purpose === property.purpose && category === property.category)
		.map((other) => ({ other, distance: distanceOf(property, other) }))
		.sort((a, b) => a.distance - b.distance || a.other.id - b.other.id)
		.slice(0, limit)
		.map(({ other }) => other);
}

function distanceOf(one: Property, other: Property): number {
	const ratio = (a: number | null, b: number | null) => (a && b ? Math.abs(Math.log(a / b)) : 0.5);
	return (
		(one.area === other.area ? 0 : 1) +
		(one.type === other.type ? 0 : 1.5) +
		(one.currency === other.currency ? ratio(one.price, other.price) : 2) +
		ratio(one.built_up_area, other.built_up_area)
	);
}
