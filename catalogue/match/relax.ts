import { areaSteps, priceSteps, type Steps, stepDown, stepUp } from '../counts/steps.ts';
import { type Filters, limits, type Range } from '../query.ts';
import type { Stock } from '../store/stock.ts';
import { activeGroups, type Group, isActive, withoutGroup } from './groups.ts';

/** One filter dropped or widened, and the number of listings then; `group` null means two were dropped. */
export type Relaxation = { group: Group | null; how: 'widened' | 'dropped'; filters: Filters; count: number };

/** Dropping these makes it a different search, so they are suggested last. */
const droppedLast: readonly Group[] = ['where', 'text'];
/** A visitor's budget is a limit, so other filters are dropped first. */
const priceGroups: readonly Group[] = ['price', 'allIn', 'over', 'pay'];
const MOST_IN_PAIRS = 8;
/** Never dropped: a buyer is not helped by rents, or by offices. */
const essential: readonly Group[] = ['purpose', 'category'];

/**
 * Suggestions for searches with few results: for each active filter its wider form if that adds listings, otherwise the search without it.
 * Wider filters come first, then dropped filters that are not about price; within each, those that add most.
 */
export function listRelaxations(stock: Stock, filters: Filters, count: (filters: Filters) => number): Relaxation[] {
	const now = count(filters);
	const open = activeGroups(filters).filter((group) => !essential.includes(group));
	const ways = open.map((group): Relaxation => {
		const wider = widen(stock, filters, group);
		const wide = wider ? count(wider) : 0;
		if (wider && wide > now) return { group, how: 'widened', filters: wider, count: wide };
		const others = withoutGroup(filters, group);
		return { group, how: 'dropped', filters: others, count: count(others) };
	});
	const rank = (way: Relaxation) =>
		way.how === 'widened' ? 0 : isOtherSearch(filters, way) ? 3 : way.group && priceGroups.includes(way.group) ? 2 : 1;
	return ways.filter((way) => way.count > now).sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}

export const isOtherSearch = (filters: Filters, { how, filters: fewer }: Relaxation): boolean =>
	how === 'dropped' && droppedLast.some((group) => isActive(filters, group) && !isActive(fewer, group));

/** Drops two filters at once, for searches where no single one is to blame. */
export function listPairsDropped(filters: Filters, count: (filters: Filters) => number): Relaxation[] {
	const now = count(filters);
	const groups = activeGroups(filters)
		.filter((group) => !essential.includes(group))
		.slice(0, MOST_IN_PAIRS);
	return groups
		.flatMap((one, at) => groups.slice(at + 1).map((other) => withoutGroup(withoutGroup(filters, one), other)))
		.map((fewer): Relaxation => ({ group: null, how: 'dropped', filters: fewer, count: count(fewer) }))
		.filter((way) => way.count > now)
		.sort((a, b) => a.count - b.count);
}

/** Usual difference between two plans. */
const YEARS_LESS = 2;
const YEARS_MORE = 2;
const PERCENT_MORE = 5;

/** The next step on both sides, the neighbouring numbers of rooms, a year more, the places around. */
function widen({ places, names }: Stock, filters: Filters, group: Group): Filters | null {
	switch (group) {
		case 'price':
		case 'allIn':
		case 'over':
			return { ...filters, [group]: wider(filters[group], priceSteps) };
		case 'builtUp':
		case 'garden':
		case 'land':
			return { ...filters, [group]: wider(filters[group], areaSteps) };
		case 'pay':
			return {
				...filters,
				...(filters.downPayment !== undefined && { downPayment: stepUp(priceSteps, filters.downPayment) }),
				...(filters.monthly !== undefined && { monthly: stepUp(priceSteps, filters.monthly) }),
				...(filters.years !== undefined && { years: Math.max(1, filters.years - YEARS_LESS) }),
				...(filters.payYears !== undefined && { payYears: Math.min(limits.planYears, filters.payYears + YEARS_MORE) }),
				...(filters.downShare !== undefined && { downShare: Math.min(100, filters.downShare + PERCENT_MORE) }),
			};
		case 'bedrooms':
			return { ...filters, bedrooms: neighbours(filters.bedrooms ?? []) };
		case 'bathrooms':
			return filters.bathrooms && filters.bathrooms > 1 ? { ...filters, bathrooms: filters.bathrooms - 1 } : null;
		case 'delivery':
			return filters.deliveredBy === undefined ? null : { ...filters, deliveredBy: Math.min(limits.lastYear, filters.deliveredBy + 1) };
		case 'within':
			return filters.within
				? { ...filters, within: { ...filters.within, kilometres: Math.min(limits.kilometres, filters.within.kilometres * 2) } }
				: null;
		case 'where': {
			const around = new Set(filters.locations);
			for (const [, { place, location }] of places.entries())
				if (filters.areas?.includes(place.area) || (place.compound !== null && filters.compounds?.includes(place.compound))) {
					const id = names.location.things[location];
					if (id) around.add(id);
				}
			return around.size > 0 ? { ...withoutGroup(filters, 'where'), locations: [...around] } : null;
		}
		default:
			return null;
	}
}

function wider(range: Range | undefined, steps: Steps): Range {
	const from = range?.from === undefined ? undefined : stepDown(steps, range.from);
	const to = range?.to === undefined ? undefined : stepUp(steps, range.to);
	return { ...(from && { from }), ...(to && { to }) };
}

const neighbours = (bedrooms: readonly number[]) =>
	[0, 1, 2, 3, 4, 5].filter((number) => bedrooms.some((wanted) => Math.abs(wanted - number) <= 1));
