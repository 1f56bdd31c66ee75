import { cairoToday } from '#domain/cairo.ts';
import { areaSteps, type Bar, priceSteps, type Steps } from '../counts/steps.ts';
import type { Listing } from '../listing.ts';
import { type Group, isActive, withoutGroup } from '../match/groups.ts';
import type { Filters } from '../query.ts';
import { egp, inMonths, matchesIn } from './naive.ts';
import type { Item } from './naive-text.ts';
import { TODAY } from './random-listings.ts';

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
	const open = (group: Group) =>
		isActive(filters, group) ? matchesIn(items, withoutGroup(filters, group), all.scores).listings : all.listings;
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
		regions: tally(where.flatMap((one) => [...one.place.regions])),
		locations: tally(where.map((one) => one.place.location)),
		areas: tally(where.map((one) => one.place.area)),
		compounds: tally(where.map((one) => one.place.compound)),
		developers: tally(open('developers').map((one) => one.place.developer)),
		finishings: tally(open('finishings').map((one) => one.finishing)),
		furnished: tally(open('furnished').map((one) => one.furnished)),
		ready: tally(delivery.flatMap((one) => (one.ready || one.delivery !== null ? [one.ready] : []))),
		deliveredBy: atLeast(
			delivery.map((one) => (one.ready ? 0 : one.delivery ? Number(one.delivery.slice(0, 4)) : null)),
			years,
			(value, year) => value <= year,
		),
		views: tally(open('views').map((one) => one.view)),
		withOffer: tally(open('withOffer').map((one) => one.offer)),
		exclusive: tally(open('exclusive').map((one) => one.exclusive)),
		remaining: tally(open('remaining').map((one) => one.remaining)),
		floors: tally(open('floors').map((one) => (one.floor === null ? null : Math.max(-1, Math.min(10, one.floor))))),
		orientations: tally(open('orientations').map((one) => one.orientation)),
		inCompound: tally(open('inCompound').map((one) => one.place.compound !== null)),
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
		over: bars(
			priceSteps,
			open('over').map((one) => egp(one, one.over)),
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
