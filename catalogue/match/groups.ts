import type { Filters } from '../query.ts';

/** The questions a visitor answers: each is a filter, or a few that are one question. */
const keys = {
	purpose: ['purpose'],
	rentPeriod: ['rentPeriod'],
	market: ['market'],
	category: ['category'],
	types: ['types', 'notTypes'],
	bedrooms: ['bedrooms'],
	bathrooms: ['bathrooms'],
	where: ['regions', 'locations', 'areas', 'compounds', 'notLocations', 'notAreas', 'notCompounds'],
	developers: ['developers', 'notDevelopers'],
	inCompound: ['inCompound'],
	finishings: ['finishings'],
	furnished: ['furnished'],
	delivery: ['ready', 'deliveredBy', 'deliveredFrom'],
	views: ['views'],
	withOffer: ['withOffer'],
	exclusive: ['exclusive'],
	amenities: ['amenities', 'notAmenities'],
	floors: ['floors', 'notFloors'],
	orientations: ['orientations'],
	nearMetro: ['nearMetro'],
	nearMonorail: ['nearMonorail'],
	agent: ['agent'],
	price: ['price'],
	allIn: ['allIn'],
	builtUp: ['builtUp'],
	garden: ['garden', 'noGarden'],
	land: ['land'],
	newSince: ['newSince'],
	pay: ['downPayment', 'monthly', 'instalments', 'years', 'payYears', 'downShare'],
	over: ['over'],
	remaining: ['remaining'],
	bounds: ['bounds'],
	polygon: ['polygon'],
	within: ['within'],
	text: ['text'],
} as const satisfies Record<string, readonly (keyof Filters)[]>;

export type Group = keyof typeof keys;
const groups = Object.keys(keys) as Group[];

/** Nothing is counted for these: who fails one of them is out. */
const uncounted: ReadonlySet<Group> = new Set(['pay', 'bounds', 'polygon', 'within', 'nearMetro', 'nearMonorail', 'text']);

/** A bit for each that is counted, so that a number can say which of them a listing fails. There is room for 32. */
export const groupBits = Object.fromEntries(
	groups.filter((group) => !uncounted.has(group)).map((group, index) => [group, 1 << index]),
) as Partial<Record<Group, number>>;

export const isActive = (filters: Filters, group: Group): boolean => keys[group].some((key) => !isOpen(filters[key]));
export const activeGroups = (filters: Filters): Group[] => groups.filter((group) => isActive(filters, group));

export function withoutGroup(filters: Filters, group: Group): Filters {
	const others = { ...filters };
	for (const key of keys[group]) delete others[key];
	return others;
}

/** Answers to these questions leave no room for others beside them. */
const exclusive: Group[] = ['where', 'delivery'];

/** What was asked for before, and what is said now: the new place or day stands in for the former one, an office for homes, a rent for prices. */
export function mergeAnswer(before: Filters, said: Filters): Filters {
	const isOtherDeal = said.purpose !== undefined && before.purpose !== undefined && said.purpose !== before.purpose;
	const given = [
		...exclusive.filter((group) => isActive(said, group)),
		...(said.types ? ofCategory : said.category && said.category !== before.category ? ofTypes : []),
		...(isOtherDeal ? ofDeal : []),
	];
	return { ...given.reduce(withoutGroup, before), ...said };
}

const ofCategory: Group[] = ['category'];
const ofTypes: Group[] = ['types'];
/** What a price is of. */
const ofDeal: Group[] = ['price', 'allIn', 'over', 'remaining', 'rentPeriod', 'pay'];

/** A list of none, a range without an end and a text of nothing ask for nothing. */
function isOpen(value: Filters[keyof Filters]): boolean {
	if (value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value === 'object' && !('point' in value) && !('west' in value)) return value.from === undefined && value.to === undefined;
	return false;
}
