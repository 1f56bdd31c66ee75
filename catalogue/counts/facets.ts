import type { Category, Finishing, Market, Orientation, PropertyType, Purpose, RentPeriod, View } from '#domain/vocabulary.ts';
import { type Group, isActive } from '../match/groups.ts';
import type { Matches } from '../match/match.ts';
import type { Filters } from '../query.ts';
import {
	type Aspect,
	type Cost,
	type Kind,
	MANY_BATHROOMS,
	MANY_BEDROOMS,
	MANY_FLOORS,
	type PlaceNumbers,
	READY,
	type Size,
	type Trait,
	UNKNOWN_YEAR,
} from '../store/shared.ts';
import type { Stock } from '../store/stock.ts';
import { Counted, countRegions, countRows, namedAll, withoutZeros } from './counting.ts';
import { countShares, type ShareCounts } from './share-counts.ts';
import { areaSteps, type Bar, priceSteps } from './steps.ts';

/** The number of listings for each value of a filter, without zeros. */
export type Counts<Value> = ReadonlyMap<Value, number>;

/** Each facet is counted as if its own filter were open. Amenities are joined by "and", so they are counted among listings with the chosen ones. */
export type Facets = {
	purpose: Counts<Purpose>;
	rentPeriod: Counts<RentPeriod>;
	market: Counts<Market>;
	category: Counts<Category>;
	types: Counts<PropertyType>;
	/** 0 is a studio, 5 is five or more. */
	bedrooms: Counts<number>;
	/** At least this many. */
	bathrooms: Counts<number>;
	regions: Counts<number>;
	locations: Counts<number>;
	areas: Counts<number>;
	compounds: Counts<number>;
	developers: Counts<number>;
	finishings: Counts<Finishing>;
	furnished: Counts<boolean>;
	ready: Counts<boolean>;
	/** By the end of that year. */
	deliveredBy: Counts<number>;
	views: Counts<View>;
	withOffer: Counts<boolean>;
	exclusive: Counts<boolean>;
	/** For resales. */
	remaining: Counts<boolean>;
	amenities: Counts<number>;
	/** -1 is below ground, 10 is ten or higher. */
	floors: Counts<number>;
	orientations: Counts<Orientation>;
	inCompound: Counts<boolean>;
	agents: Counts<number>;
	/** Within this many days. */
	newWithin: Counts<number>;
	price: Bar[];
	allIn: Bar[];
	over: Bar[];
	builtUp: Bar[];
	garden: Bar[];
	land: Bar[];
};

export function countFacets(stock: Stock, filters: Filters, matches: Matches): Facets {
	const { columns, names, facts } = stock;
	const counts = countShares(stock, matches);
	/** Counts the matches once and, for an active group, adds those that fail only that group. */
	const counter = <Value>(share: keyof ShareCounts) => {
		const closed = new Counted<Value>(counts[share]);
		return (group: Group): Counted<Value> =>
			isActive(filters, group) ? new Counted(countRows(columns[share], matches.near(group), counts[share].slice())) : closed;
	};
	const kinds = counter<Kind>('kind');
	const places = counter<PlaceNumbers>('place');
	const traits = counter<Trait>('trait');
	const costs = counter<Cost>('cost');
	const sizes = counter<Size>('size');
	const aspects = counter<Aspect>('aspect');
	const where = places('where');
	const delivery = traits('delivery');
	return {
		purpose: kinds('purpose').named(names.purpose, facts.kind.purpose),
		rentPeriod: kinds('rentPeriod').named(names.rentPeriod, facts.kind.rentPeriod),
		market: kinds('market').named(names.market, facts.kind.market),
		category: kinds('category').named(names.category, facts.kind.category),
		types: kinds('types').named(names.type, facts.kind.type),
		bedrooms: bedroomCounts(kinds('bedrooms').sum(new Uint32Array(MANY_BEDROOMS + 2), facts.kind.bedrooms)),
		bathrooms: bathroomCounts(kinds('bathrooms').sum(new Uint32Array(MANY_BATHROOMS + 2), facts.kind.bathrooms)),
		regions: countRegions(where.named(names.regions, facts.place.regions)),
		locations: where.named(names.location, facts.place.location),
		areas: where.named(names.area, facts.place.area),
		compounds: where.named(names.compound, facts.place.compound),
		developers: places('developers').named(names.developer, facts.place.developer),
		finishings: traits('finishings').named(names.finishing, facts.trait.finishing),
		furnished: traits('furnished').yesOrNo(facts.trait.furnished),
		...deliveryCounts(delivery.byNumber(facts.trait.delivery)),
		views: traits('views').named(names.view, facts.trait.view),
		withOffer: traits('withOffer').yesOrNo(facts.trait.offer),
		exclusive: traits('exclusive').yesOrNo(facts.trait.exclusive),
		remaining: remainingCounts(traits('remaining').sum(new Uint32Array(3), facts.trait.remaining)),
		amenities: namedAll(counts.amenities, stock.amenities, names.amenity),
		floors: floorCounts(aspects('floors').sum(new Uint32Array(MANY_FLOORS + 3), facts.aspect.floor)),
		orientations: aspects('orientations').named(names.orientation, facts.aspect.orientation),
		inCompound: places('inCompound').yesOrNo(facts.place.inCompound),
		agents: counter<number>('agent')('agent').named(names.agent, facts.agent),
		newWithin: newCounts(counter<number>('day')('newSince').byNumber(facts.day), stock.state.today),
		price: costs('price').bars(priceSteps, facts.cost.price),
		allIn: costs('allIn').bars(priceSteps, facts.cost.allIn),
		over: costs('over').bars(priceSteps, facts.cost.over),
		builtUp: sizes('builtUp').bars(areaSteps, facts.size.builtUp),
		garden: sizes('garden').bars(areaSteps, facts.size.garden),
		land: sizes('land').bars(areaSteps, facts.size.land),
	};
}

/** The first count is of listings without a known number. */
const bedroomCounts = ([, ...counts]: Uint32Array): Counts<number> => withoutZeros(counts.entries());

const floorCounts = ([, ...counts]: Uint32Array): Counts<number> => withoutZeros(counts.map((count, index) => [index - 1, count] as const));

const remainingCounts = ([, no = 0, yes = 0]: Uint32Array): Counts<boolean> =>
	withoutZeros([
		[true, yes],
		[false, no],
	]);

function bathroomCounts(exactly: Uint32Array): Counts<number> {
	const known = [...exactly].slice(1);
	return withoutZeros(known.map((_, least) => [least, known.slice(least).reduce((sum, count) => sum + count, 0)] as const).slice(1));
}

function deliveryCounts(exactly: Counts<number>): Pick<Facets, 'ready' | 'deliveredBy'> {
	const ready = exactly.get(READY) ?? 0;
	const years = [...exactly.keys()].filter((year) => year !== READY && year !== UNKNOWN_YEAR).sort((a, b) => a - b);
	let handedOver = ready;
	let later = 0;
	const deliveredBy = new Map<number, number>();
	for (const year of years) {
		const count = exactly.get(year) ?? 0;
		handedOver += count;
		later += count;
		deliveredBy.set(year, handedOver);
	}
	return {
		ready: withoutZeros([
			[true, ready],
			[false, later],
		]),
		deliveredBy,
	};
}

const NEW_DAYS = [1, 3, 7, 14, 30] as const;

/** One day means today. */
function newCounts(exactly: Counts<number>, today: number): Counts<number> {
	const byDay = [...exactly];
	const since = (first: number) => byDay.reduce((sum, [day, count]) => (day >= first ? sum + count : sum), 0);
	return withoutZeros(NEW_DAYS.map((days) => [days, since(today - days + 1)] as const));
}
