import { cairoToday } from '#domain/cairo.ts';
import { areaSteps, type Bar, priceSteps, type Steps } from '../counts/steps.ts';
import { distanceFrom, isInPolygon } from '../geo.ts';
import type { Listing, Texts } from '../listing.ts';
import { type Group, isActive, without } from '../match/groups.ts';
import { byTheMonth } from '../match/match.ts';
import type { Filters, Query, Range } from '../query.ts';
import { finishingWords, typeWords, viewWords, weighted, weights } from '../text/label-words.ts';
import { editsBetween, forgiven } from '../words/edits.ts';
import { fold } from '../words/fold.ts';
import { amenityNames, TODAY } from './random-listings.ts';

/** The catalogue's answers, worked out one listing at a time in the plainest way: what tests compare it with. */
export type Item = { listing: Listing; isDescribed: boolean; words: { near: Word[]; descriptions: Word[] } };

type Word = readonly [word: string, weight: number, prefixFrom: number];

export const buildItem = (listing: Listing, texts: Texts | null): Item => ({
	listing,
	isDescribed: texts !== null,
	words: {
		near: [...sharedWords(listing), ...weighted(texts?.names ?? [], weights.name)].map(([word, weight]) => [word, weight, 2]),
		descriptions: weighted(texts?.descriptions ?? [], weights.description).map(([word, weight]) => [word, weight, 4]),
	},
});

const sharedWords = ({ place: { names }, type, finishing, view, amenities }: Listing) => [
	...weighted(names.compound, weights.compound),
	...weighted(names.area, weights.area),
	...weighted(names.location, weights.location),
	...weighted(names.developer, weights.developer),
	...typeWords(type),
	...finishingWords(finishing),
	...viewWords(view),
	...amenities.flatMap((id) => weighted(amenityNames.get(id) ?? [], weights.amenity)),
];

const within = (range: Range | undefined, value: number | null) =>
	!range ||
	(range.from === undefined && range.to === undefined) ||
	(value !== null && value >= (range.from ?? Number.NEGATIVE_INFINITY) && value <= (range.to ?? Number.POSITIVE_INFINITY));
const anyOf = <T>(wanted: readonly T[] | undefined, value: T | null) => !wanted?.length || (value !== null && wanted.includes(value));
const equal = <T>(wanted: T | undefined, value: T | null) => wanted === undefined || wanted === value;
const egp = ({ currency }: Listing, amount: number) => (currency === 'EGP' ? amount : null);

function canPay({ downPayment, monthly, instalments, years, downShare }: Filters, { terms, price, currency }: Listing): boolean {
	const asksForPlan = instalments !== undefined || years !== undefined || downShare !== undefined;
	if (downPayment === undefined && monthly === undefined && !asksForPlan) return true;
	const suits = (share: number, limit: number | undefined) =>
		limit === undefined || share === 0 || (currency === 'EGP' && price < (Math.floor(limit) + 1) / share);
	const isPaid = (way: { down: number; monthly: number }) => suits(way.down, downPayment) && suits(way.monthly, monthly);
	if (terms.cash && isPaid(terms.cash) && downPayment !== undefined && !asksForPlan) return true;
	return terms.instalments.some(
		(way) =>
			isPaid(way) &&
			(years === undefined || way.years >= years) &&
			(downShare === undefined || Math.round(way.down * 10_000) / 100 <= downShare),
	);
}

function passes(filters: Filters, listing: Listing): boolean {
	const { place, point, amenities, created } = listing;
	const where = [...(filters.locations ?? []), ...(filters.areas ?? []), ...(filters.compounds ?? [])];
	const { bounds, polygon, within: circle } = filters;
	const narrow = point && { lng: Math.fround(point.lng), lat: Math.fround(point.lat) };
	return (
		equal(filters.purpose, listing.purpose) &&
		equal(filters.rentPeriod, listing.rentPeriod) &&
		equal(filters.market, listing.market) &&
		equal(filters.category, listing.category) &&
		anyOf(filters.types, listing.type) &&
		(where.length === 0 ||
			(place.location !== null && filters.locations?.includes(place.location)) ||
			filters.areas?.includes(place.area) ||
			(place.compound !== null && filters.compounds?.includes(place.compound)) ||
			false) &&
		anyOf(filters.developers, place.developer) &&
		within(filters.price, egp(listing, listing.price)) &&
		within(filters.allIn, egp(listing, listing.allIn)) &&
		anyOf(filters.bedrooms, listing.bedrooms === null ? null : Math.min(5, listing.bedrooms)) &&
		(filters.bathrooms === undefined || (listing.bathrooms !== null && listing.bathrooms >= filters.bathrooms)) &&
		within(filters.builtUp, listing.builtUp) &&
		within(filters.garden, listing.garden) &&
		within(filters.land, listing.land) &&
		anyOf(filters.finishings, listing.finishing) &&
		equal(filters.furnished, listing.furnished) &&
		equal(filters.ready, listing.ready) &&
		(filters.deliveredBy === undefined ||
			listing.ready ||
			(listing.delivery !== null && Number(listing.delivery.slice(0, 4)) <= filters.deliveredBy)) &&
		anyOf(filters.views, listing.view) &&
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

const asWritten = (typed: string) => (words: Word[]) =>
	Math.max(
		0,
		...words.map(([word, weight, prefixFrom]) =>
			word === typed ? 4 * weight : typed.length >= prefixFrom && word.startsWith(typed) ? 3 * weight : 0,
		),
	);
const mistyped = (typed: string, slips: number) => (words: Word[]) =>
	Math.max(
		0,
		...words.map(([word, weight]) => {
			const edits = editsBetween(typed, word, slips);
			return edits > slips ? 0 : (edits <= 1 ? 2 : 1) * weight;
		}),
	);

/** The score of each listing that a text finds; null when the text asks for nothing. */
function naiveText(items: readonly Item[], text: string): Map<number, number> | null {
	const pieces = text.split(/\s+/).filter(Boolean);
	const byReference = items.filter(({ listing }) => listing.reference !== '' && pieces.includes(listing.reference.toLowerCase()));
	const rest = pieces.filter((piece) => !byReference.some(({ listing }) => listing.reference.toLowerCase() === piece)).join(' ');
	const tables: Map<number, number>[] = byReference.map(({ listing }) => new Map([[listing.id, 4 * weights.reference]]));
	for (const typed of new Set(fold(rest))) {
		const slips = /\d/.test(typed) ? 0 : forgiven(typed.length);
		const found = wordScores(items, typed, asWritten(typed));
		const table = found === 'everywhere' || found.size > 0 || slips === 0 ? found : wordScores(items, typed, mistyped(typed, slips));
		if (table !== 'everywhere') tables.push(table);
	}
	if (tables.length === 0) return null;
	const sums = new Map<number, number>();
	for (const { listing } of items) {
		const scores = tables.map((table) => table.get(listing.id) ?? 0);
		if (scores.every((score) => score > 0))
			sums.set(
				listing.id,
				scores.reduce((a, b) => a + b),
			);
	}
	return sums;
}

function wordScores(items: readonly Item[], typed: string, score: (words: Word[]) => number): Map<number, number> | 'everywhere' {
	const described = items.filter(({ isDescribed }) => isDescribed).length;
	const inDescriptions = new Map(items.map((item) => [item.listing.id, score(item.words.descriptions)]));
	const isCommon = [...inDescriptions.values()].filter(Boolean).length > Math.max(described, 100) / 4;
	const scores = new Map<number, number>();
	for (const item of items) {
		const number = String(item.listing.id) === typed ? 4 * weights.reference : 0;
		const best = Math.max(number, score(item.words.near), isCommon ? 0 : (inDescriptions.get(item.listing.id) as number));
		if (best > 0) scores.set(item.listing.id, best);
	}
	return scores.size === 0 && isCommon ? 'everywhere' : scores;
}

export type NaiveMatches = { listings: Listing[]; scores: Map<number, number> | null };

/** Amounts of another period are by the month from here on. */
const inMonths = ({ price, allIn, ...filters }: Filters): Filters => ({
	...filters,
	...(price && { price: byTheMonth(price, filters.rentPeriod) ?? price }),
	...(allIn && { allIn: byTheMonth(allIn, filters.rentPeriod) ?? allIn }),
});

export const naiveMatches = (items: readonly Item[], filters: Filters): NaiveMatches => matchesIn(items, inMonths(filters));

function matchesIn(items: readonly Item[], filters: Filters, scores = filters.text ? naiveText(items, filters.text) : null): NaiveMatches {
	const listings = items.map(({ listing }) => listing).filter((one) => passes(filters, one) && (scores === null || scores.has(one.id)));
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

const bars = (steps: Steps, amounts: (number | null)[]): Bar[] => {
	const all = steps.map((from, index): Bar => {
		const to = steps[index + 1] ?? null;
		return { from, to, count: amounts.filter((amount) => amount !== null && amount >= from && (to === null || amount < to)).length };
	});
	const full = all.filter(({ count }) => count > 0);
	return full.length === 0 ? [] : all.slice(all.indexOf(full[0] as Bar), all.indexOf(full.at(-1) as Bar) + 1);
};

function tally<T>(values: (T | null)[]): Map<T, number> {
	const counts = new Map<T, number>();
	for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

const atLeast = (
	values: (number | null)[],
	steps: readonly number[],
	holds: (value: number, step: number) => boolean,
): Map<number, number> =>
	new Map(
		steps
			.map((step) => [step, values.filter((value) => value !== null && holds(value, step)).length] as const)
			.filter(([, count]) => count > 0),
	);

export function naiveFacets(items: readonly Item[], asked: Filters) {
	const filters = inMonths(asked);
	const all = matchesIn(items, filters);
	const open = (group: Group) => (isActive(filters, group) ? matchesIn(items, without(filters, group), all.scores).listings : all.listings);
	const delivery = open('delivery');
	const where = open('where');
	const years = [...new Set(delivery.flatMap((one) => (one.delivery && !one.ready ? [Number(one.delivery.slice(0, 4))] : [])))];
	const age = ({ created }: Listing) =>
		created === null ? null : (Date.parse(TODAY) - Date.parse(cairoToday(new Date(created)))) / 86_400_000;
	return {
		purpose: tally(open('purpose').map((one) => one.purpose)),
		rentPeriod: tally(open('rentPeriod').map((one) => one.rentPeriod)),
		market: tally(open('market').map((one) => one.market)),
		category: tally(open('category').map((one) => one.category)),
		types: tally(open('types').map((one) => one.type)),
		bedrooms: tally(open('bedrooms').map((one) => (one.bedrooms === null ? null : Math.min(5, one.bedrooms)))),
		bathrooms: atLeast(
			open('bathrooms').map((one) => one.bathrooms),
			[1, 2, 3, 4, 5, 6, 7, 8, 9],
			(value, least) => value >= least,
		),
		locations: tally(where.map((one) => one.place.location)),
		areas: tally(where.map((one) => one.place.area)),
		compounds: tally(where.map((one) => one.place.compound)),
		developers: tally(open('developers').map((one) => one.place.developer)),
		finishings: tally(open('finishings').map((one) => one.finishing)),
		furnished: tally(open('furnished').map((one) => one.furnished)),
		ready: tally(delivery.map((one) => one.ready)),
		deliveredBy: atLeast(
			delivery.map((one) => (one.ready ? 0 : one.delivery ? Number(one.delivery.slice(0, 4)) : null)),
			years,
			(value, year) => value <= year,
		),
		views: tally(open('views').map((one) => one.view)),
		withOffer: tally(open('withOffer').map((one) => one.offer)),
		exclusive: tally(open('exclusive').map((one) => one.exclusive)),
		amenities: tally(all.listings.flatMap((one) => one.amenities)),
		agents: tally(open('agent').map((one) => one.agent)),
		newWithin: atLeast(open('newSince').map(age), [1, 3, 7, 14, 30], (value, days) => value < days),
		price: bars(
			priceSteps,
			open('price').map((one) => egp(one, one.price)),
		),
		allIn: bars(
			priceSteps,
			open('allIn').map((one) => egp(one, one.allIn)),
		),
		builtUp: bars(
			areaSteps,
			open('builtUp').map((one) => one.builtUp),
		),
		garden: bars(
			areaSteps,
			open('garden').map((one) => one.garden),
		),
		land: bars(
			areaSteps,
			open('land').map((one) => one.land),
		),
	};
}
