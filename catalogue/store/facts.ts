import type { Fact, Pool } from './pool.ts';
import { type Aspect, type Cost, type Kind, MANY_FLOORS, type PlaceNumbers, remainingNumber, type Size, type Trait } from './shared.ts';

type Pools = {
	kinds: Pool<Kind>;
	traits: Pool<Trait>;
	places: Pool<PlaceNumbers>;
	costs: Pool<Cost>;
	sizes: Pool<Size>;
	days: Pool<number>;
	agents: Pool<number>;
	aspects: Pool<Aspect>;
};

/** A number from 0 up for each value of a pool, by field. */
const of = <Value, Names extends string>(pool: Pool<Value>, fields: Record<Names, (value: Value) => number>): Record<Names, Fact<Value>> =>
	Object.fromEntries(Object.entries<(value: Value) => number>(fields).map(([name, field]) => [name, pool.fact(field)])) as Record<
		Names,
		Fact<Value>
	>;

/** What facets count, precomputed for every value of every pool. */
export const createFacts = ({ kinds, traits, places, costs, sizes, days, agents, aspects }: Pools) => ({
	kind: of(kinds, {
		purpose: ({ purpose }) => purpose,
		rentPeriod: ({ rentPeriod }) => rentPeriod,
		market: ({ market }) => market,
		category: ({ category }) => category,
		type: ({ type }) => type,
		/** From 1 up; 0 is not known. */
		bedrooms: ({ bedrooms }) => bedrooms + 1,
		bathrooms: ({ bathrooms }) => bathrooms + 1,
	}),
	trait: of(traits, {
		finishing: ({ finishing }) => finishing,
		furnished: ({ furnished }) => Number(furnished),
		view: ({ view }) => view,
		delivery: ({ delivery }) => delivery,
		offer: ({ offer }) => Number(offer),
		exclusive: ({ exclusive }) => Number(exclusive),
		remaining: ({ remaining }) => remainingNumber(remaining),
	}),
	place: of(places, {
		regions: ({ regions }) => regions,
		location: ({ location }) => location,
		area: ({ area }) => area,
		compound: ({ compound }) => compound,
		developer: ({ developer }) => developer,
		inCompound: ({ place }) => Number(place.compound !== null),
	}),
	cost: of(costs, { price: ({ price }) => price, allIn: ({ allIn }) => allIn, over: ({ over }) => over }),
	size: of(sizes, { builtUp: ({ builtUp }) => builtUp, garden: ({ garden }) => garden, land: ({ land }) => land }),
	aspect: of(aspects, {
		/** From 1 up; 0 is not known. */
		floor: ({ floor }) => (floor === null ? 0 : Math.max(-1, Math.min(MANY_FLOORS, floor)) + 2),
		orientation: ({ orientation }) => orientation,
	}),
	day: days.fact((day) => day),
	agent: agents.fact((agent) => agent),
});
