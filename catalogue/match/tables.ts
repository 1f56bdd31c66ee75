import type { Filters } from '../query.ts';
import { dayNumber } from '../store/days.ts';
import type { Numbering } from '../store/numbering.ts';
import type { Pool } from '../store/pool.ts';
import {
	type Amenities,
	type Aspect,
	type Kind,
	MANY_FLOORS,
	type PlaceNumbers,
	READY,
	type Trait,
	UNKNOWN_YEAR,
} from '../store/shared.ts';
import type { Stock } from '../store/stock.ts';
import { OUT } from './block-filter.ts';
import { type Group, isActive } from './groups.ts';

/** For each number of a pool, the bits of the groups its value fails. Null if it can fail none. */
export type Tables = { kinds: Int32Array } & Record<'traits' | 'places' | 'amenities' | 'aspects' | 'agents' | 'days', Int32Array | null>;

/** The bit that notes failing a group. */
export type BitFor = (group: Group) => number;

export type Test<Value> = [group: Group, passes: (value: Value, number: number) => boolean];

/** For each number of a pool, the bits of the groups its value fails. */
function buildTable<Value>({ values }: Pool<Value>, tests: readonly Test<Value>[], bitFor: BitFor): Int32Array {
	const table = new Int32Array(values.length);
	table[0] = OUT;
	for (const [group, passes] of tests) {
		const bit = bitFor(group);
		for (let number = 1; number < values.length; number++) {
			const value = values[number] as Value | null;
			if (value !== null && !passes(value, number)) table[number] = (table[number] as number) | bit;
		}
	}
	return table;
}

export function tablesFor(stock: Stock, filters: Filters, bitFor: BitFor): Tables {
	const { kinds, traits, places, amenities, aspects, agents, days } = stock;
	const active = <Value>(tests: Test<Value>[]) => tests.filter(([group]) => isActive(filters, group));
	const some = <Value>(pool: Pool<Value>, tests: Test<Value>[]) => (tests.length > 0 ? buildTable(pool, tests, bitFor) : null);
	const firstDay = dayNumber(filters.newSince ?? '');
	const wantedAgent = stock.names.agent.find(filters.agent ?? null);
	return {
		kinds: buildTable(kinds, active(kindTests(stock, filters)), bitFor),
		traits: some(traits, active(traitTests(stock, filters))),
		places: some(places, active(placeTests(stock, filters))),
		amenities: some(amenities, active(amenityTests(stock, filters))),
		aspects: some(aspects, active(aspectTests(stock, filters))),
		days: some(days, active<number>([['newSince', (day) => day >= firstDay]])),
		agents: some(agents, active<number>([['agent', (agent) => agent === wantedAgent]])),
	};
}

export function kindTests(
	{ names }: Stock,
	{ purpose, rentPeriod, market, category, types, notTypes, bedrooms, bathrooms }: Filters,
): Test<Kind>[] {
	const wanted = {
		purpose: names.purpose.find(purpose ?? null),
		rentPeriod: names.rentPeriod.find(rentPeriod ?? null),
		market: names.market.find(market ?? null),
		category: names.category.find(category ?? null),
		types: types?.length ? types.map(names.type.find) : null,
		notTypes: (notTypes ?? []).map(names.type.find),
		bedrooms: bedrooms ?? [],
	};
	return [
		['purpose', (kind) => kind.purpose === wanted.purpose],
		['rentPeriod', (kind) => kind.rentPeriod === wanted.rentPeriod],
		['market', (kind) => kind.market === wanted.market],
		['category', (kind) => kind.category === wanted.category],
		['types', (kind) => (wanted.types?.includes(kind.type) ?? true) && !wanted.notTypes.includes(kind.type)],
		['bedrooms', (kind) => wanted.bedrooms.includes(kind.bedrooms)],
		['bathrooms', (kind) => kind.bathrooms >= (bathrooms ?? 0)],
	];
}

export function placeTests(stock: Stock, filters: Filters): Test<PlaceNumbers>[] {
	const { names } = stock;
	const { developers, notLocations, notAreas, notCompounds, notDevelopers, inCompound } = filters;
	const isWanted = wherePredicate(stock, filters);
	const unwanted = {
		locations: (notLocations ?? []).map(names.location.find),
		areas: (notAreas ?? []).map(names.area.find),
		compounds: (notCompounds ?? []).map(names.compound.find),
		developers: (notDevelopers ?? []).map(names.developer.find),
	};
	const isUnwanted = ({ location, area, compound }: PlaceNumbers) =>
		unwanted.locations.includes(location) || unwanted.areas.includes(area) || unwanted.compounds.includes(compound);
	const wantedDevelopers = developers?.length ? developers.map(names.developer.find) : null;

	return [
		['where', notLocations || notAreas || notCompounds ? (where, number) => isWanted(where, number) && !isUnwanted(where) : isWanted],
		['developers', ({ developer }) => (wantedDevelopers?.includes(developer) ?? true) && !unwanted.developers.includes(developer)],
		['inCompound', ({ place }) => (place.compound !== null) === inCompound],
	];
}

/** Any of the places; where one of them lies in another, the narrower one counts. */
function wherePredicate(
	{ names, places, facts }: Stock,
	{ regions = [], locations = [], areas = [], compounds = [] }: Filters,
): (where: PlaceNumbers, number: number) => boolean {
	if (regions.length + locations.length + areas.length + compounds.length === 0) return () => true;
	const open = { locations: mark(names.location, locations), areas: mark(names.area, areas), compounds: mark(names.compound, compounds) };
	const narrowed = { regions: new Set<number>(), locations: new Set<number>(), areas: new Set<number>() };
	// Places of one kind do not contain each other, and most searches name only one kind.
	const levels = [regions, locations, areas, compounds].filter(({ length }) => length > 0).length;
	for (const [, { place, location, area, compound }] of levels > 1 ? places.entries() : []) {
		const isCompound = open.compounds[compound] === 1;
		if (isCompound) narrowed.areas.add(area);
		const isInner = isCompound || open.areas[area] === 1;
		if (isInner) narrowed.locations.add(location);
		if (isInner || open.locations[location] === 1) for (const region of place.regions) narrowed.regions.add(region);
	}
	for (const location of narrowed.locations) open.locations[location] = 0;
	for (const area of narrowed.areas) open.areas[area] = 0;
	const openRegions = regions.filter((region) => !narrowed.regions.has(region)).map(String);
	const inOpenRegion = Uint8Array.from(names.regions.things, (set) =>
		Number(openRegions.some((region) => set?.split(' ').includes(region))),
	);
	// The pool's columns are compact in memory, unlike the place objects.
	const numbers = {
		regions: facts.place.regions.numbers,
		location: facts.place.location.numbers,
		area: facts.place.area.numbers,
		compound: facts.place.compound.numbers,
	};
	return (_, number) =>
		inOpenRegion[numbers.regions[number] as number] === 1 ||
		open.locations[numbers.location[number] as number] === 1 ||
		open.areas[numbers.area[number] as number] === 1 ||
		open.compounds[numbers.compound[number] as number] === 1;
}

/** By number of a name, 1 for the ids asked for. Looked up for every place. */
function mark(numbering: Numbering<number | null>, ids: readonly number[]): Uint8Array {
	const marks = new Uint8Array(numbering.things.length);
	for (const id of ids) {
		const number = numbering.find(id);
		if (number !== undefined) marks[number] = 1;
	}
	return marks;
}

function aspectTests({ names }: Stock, { floors, notFloors, orientations, noGarden, nearMetro, nearMonorail }: Filters): Test<Aspect>[] {
	const wanted = (orientations ?? []).map(names.orientation.find);
	const floorOf = (floor: number | null) => (floor === null ? null : Math.max(-1, Math.min(MANY_FLOORS, floor)));
	return [
		[
			'floors',
			({ floor }) => {
				const known = floorOf(floor);
				return known === null ? !floors?.length : (!floors?.length || floors.includes(known)) && !notFloors?.includes(known);
			},
		],
		['orientations', ({ orientation }) => wanted.includes(orientation)],
		['garden', ({ garden }) => !noGarden || !garden],
		['nearMetro', ({ metro }) => metro === nearMetro],
		['nearMonorail', ({ monorail }) => monorail === nearMonorail],
	];
}

function traitTests(
	{ names }: Stock,
	{ finishings, furnished, ready, deliveredBy, deliveredFrom, views, withOffer, exclusive, remaining }: Filters,
): Test<Trait>[] {
	const wanted = { finishings: (finishings ?? []).map(names.finishing.find), views: (views ?? []).map(names.view.find) };
	return [
		['finishings', (trait) => wanted.finishings.includes(trait.finishing)],
		['furnished', (trait) => trait.furnished === furnished],
		[
			'delivery',
			({ delivery }) =>
				(ready === undefined || (ready ? delivery === READY : delivery !== READY && delivery !== UNKNOWN_YEAR)) &&
				(deliveredBy === undefined || delivery === READY || delivery <= deliveredBy) &&
				(deliveredFrom === undefined || (delivery !== UNKNOWN_YEAR && delivery >= deliveredFrom)),
		],
		['views', (trait) => wanted.views.includes(trait.view)],
		['withOffer', (trait) => trait.offer === withOffer],
		['exclusive', (trait) => trait.exclusive === exclusive],
		['remaining', (trait) => trait.remaining === remaining],
	];
}

function amenityTests({ names }: Stock, { amenities = [], notAmenities = [] }: Filters): Test<Amenities>[] {
	const wanted = amenities.map(names.amenity.find);
	const unwanted = notAmenities.map(names.amenity.find);
	return [
		[
			'amenities',
			({ members }) =>
				wanted.every((amenity) => amenity !== undefined && members.includes(amenity)) &&
				!unwanted.some((amenity) => amenity !== undefined && members.includes(amenity)),
		],
	];
}
