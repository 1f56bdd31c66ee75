import { cairoToday } from '#domain/cairo.ts';
import { distanceFrom, isInPolygon } from '../geo.ts';
import type { Listing, Place } from '../listing.ts';
import { byTheMonth } from '../match/match.ts';
import type { Filters, Query, Range } from '../query.ts';
import { type Item, naiveText } from './naive-text.ts';
import { TODAY } from './random-listings.ts';

/** The catalogue's answers, computed one listing at a time in the simplest way, for comparison in tests. */
const within = (range: Range | undefined, value: number | null) =>
	!range ||
	(range.from === undefined && range.to === undefined) ||
	(value !== null && value >= (range.from ?? Number.NEGATIVE_INFINITY) && value <= (range.to ?? Number.POSITIVE_INFINITY));
const matchesAny = <T>(wanted: readonly T[] | undefined, value: T | null) => !wanted?.length || (value !== null && wanted.includes(value));
const equal = <T>(wanted: T | undefined, value: T | null) => wanted === undefined || wanted === value;
export const egp = ({ currency }: Listing, amount: number | null) => (currency === 'EGP' ? amount : null);

function canPay({ downPayment, monthly, instalments, years, payYears, downShare }: Filters, { terms, price, currency }: Listing): boolean {
	const asksForPlan = instalments !== undefined || years !== undefined || downShare !== undefined;
	if (downPayment === undefined && monthly === undefined && payYears === undefined && !asksForPlan) return true;
	const suits = (share: number, limit: number | undefined) =>
		limit === undefined || share === 0 || (currency === 'EGP' && price < (Math.floor(limit) + 1) / share);
	const isPaid = (way: { down: number; monthly: number }) => suits(way.down, downPayment) && suits(way.monthly, monthly);
	if (terms.cash && isPaid(terms.cash) && downPayment !== undefined && !asksForPlan) return true;
	return terms.instalments.some(
		(way) =>
			isPaid(way) &&
			(years === undefined || way.years >= years) &&
			(payYears === undefined || way.years <= payYears) &&
			(downShare === undefined || Math.round(way.down * 10_000) / 100 <= downShare),
	);
}

function passes(filters: Filters, listing: Listing, isInside: (place: Place) => boolean): boolean {
	const { place, point, amenities, created } = listing;
	const floor = listing.floor === null ? null : Math.max(-1, Math.min(10, listing.floor));
	const noneOf = <T>(unwanted: readonly T[] | undefined, value: T | null) => value === null || !unwanted?.includes(value);
	const { bounds, polygon, within: circle } = filters;
	const narrow = point && { lng: Math.fround(point.lng), lat: Math.fround(point.lat) };
	return (
		equal(filters.purpose, listing.purpose) &&
		equal(filters.rentPeriod, listing.rentPeriod) &&
		equal(filters.market, listing.market) &&
		equal(filters.category, listing.category) &&
		matchesAny(filters.types, listing.type) &&
		noneOf(filters.notTypes, listing.type) &&
		isInside(place) &&
		noneOf(filters.notLocations, place.location) &&
		noneOf(filters.notAreas, place.area) &&
		noneOf(filters.notCompounds, place.compound) &&
		noneOf(filters.notDevelopers, place.developer) &&
		equal(filters.inCompound, place.compound !== null) &&
		matchesAny(filters.developers, place.developer) &&
		matchesAny(filters.floors, floor) &&
		noneOf(filters.notFloors, floor) &&
		matchesAny(filters.orientations, listing.orientation) &&
		(!filters.nearMetro || listing.nearMetro) &&
		(!filters.nearMonorail || listing.nearMonorail) &&
		(!filters.noGarden || !listing.garden) &&
		!filters.notAmenities?.some((amenity) => amenities.includes(amenity)) &&
		(filters.deliveredFrom === undefined ||
			(!listing.ready && listing.delivery !== null && Number(listing.delivery.slice(0, 4)) >= filters.deliveredFrom)) &&
		within(filters.price, egp(listing, listing.price)) &&
		within(filters.allIn, egp(listing, listing.allIn)) &&
		within(filters.over, egp(listing, listing.over)) &&
		equal(filters.remaining, listing.remaining) &&
		matchesAny(filters.bedrooms, listing.bedrooms === null ? null : Math.min(5, listing.bedrooms)) &&
		(filters.bathrooms === undefined || (listing.bathrooms !== null && listing.bathrooms >= filters.bathrooms)) &&
		within(filters.builtUp, listing.builtUp) &&
		within(filters.garden, listing.garden) &&
		within(filters.land, listing.land) &&
		matchesAny(filters.finishings, listing.finishing) &&
		equal(filters.furnished, listing.furnished) &&
		equal(filters.ready, listing.ready) &&
		(filters.ready !== false || listing.delivery !== null) &&
		(filters.deliveredBy === undefined ||
			listing.ready ||
			(listing.delivery !== null && Number(listing.delivery.slice(0, 4)) <= filters.deliveredBy)) &&
		matchesAny(filters.views, listing.view) &&
		(filters.amenities ?? []).every((amenity) => amenities.includes(amenity)) &&
		equal(filters.withOffer, listing.offer) &&
		equal(filters.exclusive, listing.exclusive) &&
		(filters.newSince === undefined || (created !== null && cairoToday(new Date(created)) >= filters.newSince)) &&
		equal(filters.agent, listing.agent) &&
		(!bounds ||
			(narrow !== null &&
				narrow.lng >= bounds.west &&
				narrow.lng <= bounds.east &&
				narrow.lat >= bounds.south &&
				narrow.lat <= bounds.north)) &&
		(!polygon?.length || (narrow !== null && isInPolygon(polygon, narrow.lng, narrow.lat))) &&
		(!circle || (narrow !== null && distanceFrom(circle.point)(narrow.lng, narrow.lat) <= circle.kilometres)) &&
		canPay(filters, listing)
	);
}

/** Any of the places, except those that contain another one asked for. */
function insideOf(
	{ regions = [], locations = [], areas = [], compounds = [] }: Filters,
	places: readonly Place[],
): (place: Place) => boolean {
	const isCompound = ({ compound }: Place) => compound !== null && compounds.includes(compound);
	const isNarrower = (one: Place) => isCompound(one) || areas.includes(one.area);
	const openAreas = areas.filter((id) => !places.some((one) => one.area === id && isCompound(one)));
	const openLocations = locations.filter((id) => !places.some((one) => one.location === id && isNarrower(one)));
	const isInner = (one: Place) => isNarrower(one) || (one.location !== null && locations.includes(one.location));
	const openRegions = regions.filter((id) => !places.some((one) => one.regions.includes(id) && isInner(one)));
	return (place) =>
		regions.length + locations.length + areas.length + compounds.length === 0 ||
		openRegions.some((id) => place.regions.includes(id)) ||
		isCompound(place) ||
		openAreas.includes(place.area) ||
		(place.location !== null && openLocations.includes(place.location));
}

export type NaiveMatches = { listings: Listing[]; scores: Map<number, number> | null };

/** Converts amounts of other periods to a month. */
export const inMonths = ({ price, allIn, ...filters }: Filters): Filters => ({
	...filters,
	...(price && { price: byTheMonth(price, filters.rentPeriod) ?? price }),
	...(allIn && { allIn: byTheMonth(allIn, filters.rentPeriod) ?? allIn }),
});

export const naiveMatches = (items: readonly Item[], filters: Filters): NaiveMatches => matchesIn(items, inMonths(filters));

export function matchesIn(
	items: readonly Item[],
	filters: Filters,
	scores = filters.text ? naiveText(items, filters.text) : null,
): NaiveMatches {
	const isInside = insideOf(
		filters,
		items.map(({ listing }) => listing.place),
	);
	const listings = items
		.map(({ listing }) => listing)
		.filter((one) => passes(filters, one, isInside) && (scores === null || scores.has(one.id)));
	return { listings, scores };
}

export function naiveOrder({ sort = 'best', from, filters }: Query, { listings, scores }: NaiveMatches): number[] {
	const area = ({ builtUp, land }: Listing) => (builtUp !== null ? Math.fround(builtUp) : land);
	const days = (day: string) => Date.parse(day) / 86_400_000;
	const quality = ({ featured, exclusive, photos, checked }: Listing) =>
		(featured ? 4 : 0) +
		(exclusive ? 2 : 0) +
		(photos >= 5 ? 2 : photos > 0 ? 1 : 0) +
		(checked && days(TODAY) - days(checked) <= 14 ? 3 : 0);
	const keys = (one: Listing): (number | null)[] => {
		const price = egp(one, one.price);
		const size = area(one);
		const monthly = one.terms.instalments.map((way) => way.monthly).filter((share) => share > 0);
		const centre = from ?? filters.within?.point;
		const best = [-(scores?.get(one.id) ?? 0), -quality(one), -(one.created ?? 0)];
		switch (sort) {
			case 'newest':
				return [-(one.created ?? 0)];
			case 'price':
				return [price];
			case '-price':
				return [price && -price];
			case 'metre':
				return [price && size && price / size];
			case '-area':
				return [size && -size];
			case 'delivery':
				return [one.ready ? 0 : one.delivery === null ? null : days(one.delivery)];
			case 'monthly':
				return [price && monthly.length > 0 ? price * Math.min(...monthly) : null];
			case 'distance':
				if (!centre) return best;
				return [one.point && distanceFrom(centre)(Math.fround(one.point.lng), Math.fround(one.point.lat))];
			default:
				return best;
		}
	};
	const compare = (a: Listing, b: Listing) => {
		const [left, right] = [keys(a), keys(b)];
		for (let at = 0; at < left.length; at++) {
			const [x, y] = [left[at] ?? Number.POSITIVE_INFINITY, right[at] ?? Number.POSITIVE_INFINITY];
			if (x !== y) return x - y;
		}
		return b.id - a.id;
	};
	return listings.toSorted(compare).map(({ id }) => id);
}
