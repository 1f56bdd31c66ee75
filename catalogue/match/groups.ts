import type { Filters } from '../query.ts';

/** Filters grouped by the question they answer, as the filter panel shows them. */
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

/** Groups without facet counts: a row that fails one of them is excluded at once. */
const uncounted: ReadonlySet<Group> = new Set(['pay', 'bounds', 'polygon', 'within', 'nearMetro', 'nearMonorail', 'text']);

/** One bit for each counted group, to note which of them a row fails. There is room for 32. */
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

/** A new answer to these replaces all filters of the group. */
const exclusive: Group[] = ['where', 'delivery'];

/** Adds new filters to earlier ones: a new place or day replaces the earlier one, offices replace homes, and a rent drops prices. */
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
/** Groups about a price, which depend on buying or renting. */
const ofDeal: Group[] = ['price', 'allIn', 'over', 'remaining', 'rentPeriod', 'pay'];

/** An empty list, range or text is no filter. */
function isOpen(value: Filters[keyof Filters]): boolean {
	if (value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value === 'object' && !('point' in value) && !('west' in value)) return value.from === undefined && value.to === undefined;
	return false;
}
